import type { Api, AskedApi, Fields } from './api.ts';
import { chat } from './chat.ts';
import { functions } from './functions.ts';
import { messages } from './messages/index.ts';
import { ollamaChat, ollamaGenerate } from './ollama/index.ts';
import { responses } from './responses/index.ts';

const APIS: readonly Api[] = [chat, responses, messages, ollamaChat, ollamaGenerate];

/** The name of an API for requests to the upstream. */
export type UpstreamApi = 'chat' | 'messages' | 'responses';

const ASKED: Readonly<Record<UpstreamApi, AskedApi>> = { chat, messages, responses };

/** The API with this name; chat completions by default. */
export function askedApiOf(name: UpstreamApi = 'chat'): AskedApi {
  return ASKED[name];
}

/** The paths whose answers are read. */
export const readPaths: readonly string[] = APIS.map(({ path }) => path);

/** The API of a request; undefined for requests that are passed on. */
export function apiOf(method: string, path: string): Api | undefined {
  if (method !== 'POST') return undefined;
  const found = APIS.find((api) => path === api.path || `/v1${path}` === api.path);
  return found ?? (path.endsWith('/chat/completions') ? chat : undefined);
}

/** The API of a request for a chat completion: the older one if it has `functions`, as before there were tools. */
export function chatApiOf({ functions: offered, tools }: Fields): Api {
  return Array.isArray(offered) && tools === undefined ? functions : chat;
}

/** The API that a server uses on a path; chat completions for unknown paths. */
export function apiAt(path: string): Api {
  return APIS.find((api) => path.endsWith(api.path.replace(/^\/v1/, ''))) ?? chat;
}
