import type { AskedApi } from '../api.ts';
import { recordsOf } from '../parts.ts';
import { conversationOf, fromCompletion } from './from-completion.ts';
import { toCompletion } from './request.ts';
import { completionOf, wire } from './server.ts';
import { MessageWriter } from './writer.ts';

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

/** Anthropic's Messages API. */
export const messages: AskedApi = {
  path: '/v1/messages',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion,
  writer: (request) => new MessageWriter(request),
  errorBody: (status, code, message) => ({
    type: 'error',
    error: { type: ERROR_TYPES[status] ?? 'api_error', message: `${message} (${code})` },
  }),
  server: {
    wire,
    completionOf,
    withMessages: ({ tools: _, tool_choice: __, system: ___, ...request }, { messages: told }) => ({
      ...request,
      ...conversationOf(told, () => {}),
    }),
    goOn: (request, more) => ({ ...request, messages: [...recordsOf(request.messages), ...more] }),
  },
  isAssumed: false,
  fromCompletion,
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) }),
};
