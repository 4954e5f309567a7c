import type { Api, Fields } from './api.ts';
import { functions } from './functions.ts';
import { messages } from './messages/index.ts';
import { ollamaChat, ollamaGenerate } from './ollama/index.ts';
import { responses } from './responses/index.ts';

const APIS: readonly Api[] = [responses, messages, ollamaChat, ollamaGenerate];

/** The API that a request is of, beside that of chat completions; undefined for all that is passed on. */
export function apiOf(method: string, path: string): Api | undefined {
  return method === 'POST' ? APIS.find((api) => path === api.path || `/v1${path}` === api.path) : undefined;
}

/** The API of a request for a chat completion that offers `functions`, as clients did before there were tools. */
export function olderApiOf({ functions: offered, tools }: Fields): Api | undefined {
  return Array.isArray(offered) && tools === undefined ? functions : undefined;
}
