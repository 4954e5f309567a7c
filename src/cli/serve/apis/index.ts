import type { Api } from './api.ts';
import { messages } from './messages/index.ts';
import { responses } from './responses/index.ts';

const APIS: readonly Api[] = [responses, messages];

/** The API that a request is of, beside that of chat completions; undefined for all that is passed on. */
export function apiOf(method: string, path: string): Api | undefined {
  if (method !== 'POST') return undefined;
  return APIS.find((api) => path === api.path || path === `/v1${api.path}`);
}
