import { errorBody } from '../../../../hosts/openai/reading.ts';
import type { Api } from '../api.ts';
import { toCompletion } from './request.ts';
import { ResponseWriter } from './writer.ts';

/** OpenAI's Responses API. */
export const responses: Api = {
  path: '/v1/responses',
  streamType: 'text/event-stream',
  streams: ({ stream }) => stream === true,
  toCompletion,
  writer: (request) => new ResponseWriter(request),
  errorBody: (_, code, message) => errorBody(code, message),
};
