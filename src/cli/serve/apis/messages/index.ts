import type { Api } from '../api.ts';
import { toCompletion } from './request.ts';
import { MessageWriter } from './writer.ts';

/** What errors are called, by their status. */
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
export const messages: Api = {
  path: '/v1/messages',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion,
  writer: (request) => new MessageWriter(request),
  errorBody: (status, code, message) => ({
    type: 'error',
    error: { type: ERROR_TYPES[status] ?? 'api_error', message: `${message} (${code})` },
  }),
};
