import { isRecord } from '../../../core/record.ts';
import { written } from '../../../hosts/openai/json-text.ts';
import { errorBody } from '../../../hosts/openai/reading.ts';
import { AS_CHUNKS } from '../../../hosts/openai/stream.ts';
import type { AnswerWriter, Api, Fields, Place } from './api.ts';
import { WholeWriter } from './whole-writer.ts';

/** Chat completions, for a client whose upstream speaks another API. */
export const chat: Api & Place = {
  path: '/v1/chat/completions',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion: (request) => request,
  writer: (request) => (request.stream === true ? streamWriter(request) : new WholeWriter()),
  errorBody: (_, code, message) => errorBody(code, message),
  headers: bearer,
};

/** Where most servers look for a key. */
export function bearer(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

/** The events of the upstream are none of this API: each chunk is written anew. */
function streamWriter({ stream_options: options }: Fields): AnswerWriter {
  const hasUsage = Object(options).include_usage === true;
  return {
    kept: 0,
    chunk: (chunk) => {
      const { usage, ...said } = chunk;
      const event = `data: ${written(said)}\n\n`;
      const isEnd = hasUsage && isRecord(usage) && hasEnd(chunk);
      return isEnd ? `${event}data: ${written({ ...said, choices: [], usage })}\n\n` : event;
    },
    other: (raw) => (raw.startsWith(':') ? raw : ''),
    end: () => 'data: [DONE]\n\n',
    error: (body) => AS_CHUNKS.error(body),
    whole: () => ({}),
  };
}

function hasEnd({ choices }: Fields): boolean {
  return (
    Array.isArray(choices) && choices.some((choice) => isRecord(choice) && typeof choice.finish_reason === 'string')
  );
}
