import { errorBody } from '../../../../hosts/openai/reading.ts';
import type { AskedApi, Fields } from '../api.ts';
import { bearer } from '../chat.ts';
import { recordsOf } from '../parts.ts';
import { fromCompletion, itemsOf } from './from-completion.ts';
import { toCompletion } from './request.ts';
import { completionOf, wire } from './server.ts';
import { ResponseWriter } from './writer.ts';

/** OpenAI's Responses API. */
export const responses: AskedApi = {
  path: '/v1/responses',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion,
  writer: (request) => new ResponseWriter(request),
  errorBody: (_, code, message) => errorBody(code, message),
  server: {
    wire,
    completionOf,
    withMessages: ({ tools: _, tool_choice: __, instructions: ___, ...request }, { messages }) => ({
      ...request,
      input: itemsOf(messages, () => {}),
    }),
    goOn: ({ input, ...request }, more) => ({ ...request, input: [...inputOf(input), ...more] }),
  },
  isAssumed: false,
  fromCompletion,
  headers: bearer,
};

function inputOf(input: unknown): Fields[] {
  return typeof input === 'string' ? [{ role: 'user', content: input }] : recordsOf(input);
}
