import { isRecord } from '../../../core/record.ts';
import { written } from '../../../hosts/openai/json-text.ts';
import { errorBody } from '../../../hosts/openai/reading.ts';
import { AS_CHUNKS, CHAT, eventOf } from '../../../hosts/openai/stream.ts';
import type { AnswerWriter, AskedApi, Fields } from './api.ts';
import { recordsOf } from './parts.ts';
import { WholeWriter } from './whole-writer.ts';

/** Chat completions. */
export const chat: AskedApi = {
  path: '/v1/chat/completions',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion: (request) => request,
  writer: (request) => (request.stream === true ? streamWriter(request) : new WholeWriter()),
  errorBody: (_, code, message) => errorBody(code, message),
  server: {
    wire: () => CHAT,
    completionOf: (answer) => answer,
    withMessages: (_, sent) => sent,
    goOn: (request, more) =>
      Array.isArray(request.messages) ? { ...request, messages: [...request.messages, ...more] } : undefined,
  },
  isAssumed: true,
  fromCompletion: (request) => request,
  headers: bearer,
};

/** The header in which most servers expect a key. */
export function bearer(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

/** The upstream's events are in another API, so each chunk is rewritten. */
function streamWriter({ stream_options: options }: Fields): AnswerWriter {
  const hasUsage = Object(options).include_usage === true;
  return {
    kept: 0,
    chunk: (chunk) => {
      const { usage, ...said } = chunk;
      const choices = recordsOf(chunk.choices);
      const isLast = choices.length === 0 || choices.some(({ finish_reason }) => typeof finish_reason === 'string');
      const counts = hasUsage && isRecord(usage) && isLast ? eventOf(written({ ...said, choices: [], usage })) : '';
      return choices.length === 0 && isRecord(usage) ? counts : eventOf(written(said)) + counts;
    },
    other: (raw) => (raw.startsWith(':') ? raw : ''),
    end: () => eventOf('[DONE]'),
    error: (body) => AS_CHUNKS.error(body),
    whole: () => ({}),
  };
}
