import type { Api, AskedApi, Fields } from './api.ts';
import { chat } from './chat.ts';
import { functions } from './functions.ts';
import { messages } from './messages/index.ts';
import { ollamaChat, ollamaGenerate } from './ollama/index.ts';
import { responses } from './responses/index.ts';

const APIS: readonly Api[] = [chat, responses, messages, ollamaChat, ollamaGenerate];

/** The name of an API that an upstream is asked in. */
export type UpstreamApi = 'chat' | 'messages' | 'responses';

const ASKED: Readonly<Record<UpstreamApi, AskedApi>> = { chat, messages, responses };

/** The API of that name; chat completions where there is none. */
export function askedApiOf(name: UpstreamApi = 'chat'): AskedApi {
  return ASKED[name];
}

/** The paths whose answers are read. */
export const readPaths: readonly string[] = APIS.map(({ path }) => path);

/** The API that a request is of; undefined for all that is passed on. */
export function apiOf(method: string, path: string): Api | undefined {
  if (method !== 'POST') return undefined;
  const found = APIS.find((api) => path === api.path || `/v1${path}` === api.path);
  return found ?? (path.endsWith('/chat/completions') ? chat : undefined);
}

/** The API of a request for a chat completion: an older one where it offers `functions`, as clients did before there were tools. */
export function chatApiOf({ functions: offered, tools }: Fields): Api {
  return Array.isArray(offered) && tools === undefined ? functions : chat;
}

/** The API that a server speaks on a path; chat completions, if it is none that is known. */
export function apiAt(path: string): Api {
  return APIS.find((api) => path.endsWith(api.path.replace(/^\/v1/, ''))) ?? chat;
}
