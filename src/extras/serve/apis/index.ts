import type { Api, AskedApi, Fields, OwnServer } from './api.ts';
import { chat } from './chat.ts';
import { functions } from './functions.ts';
import { messages } from './messages/index.ts';
import { ollamaChat, ollamaGenerate } from './ollama/index.ts';
import { responses } from './responses/index.ts';

const APIS: readonly Api[] = [responses, messages, ollamaChat, ollamaGenerate];

/** The paths whose answers are read. */
export const readPaths: readonly string[] = [chat, ...APIS].map(({ path }) => path);

/** The API that a request is of, beside that of chat completions; undefined for all that is passed on. */
export function apiOf(method: string, path: string): Api | undefined {
  return method === 'POST' ? APIS.find((api) => path === api.path || `/v1${path}` === api.path) : undefined;
}

/** The API of a request for a chat completion that offers `functions`, as clients did before there were tools. */
export function olderApiOf({ functions: offered, tools }: Fields): Api | undefined {
  return Array.isArray(offered) && tools === undefined ? functions : undefined;
}

/** The name of an API that an upstream is asked in. */
export type UpstreamApi = 'chat' | 'messages' | 'responses';

/** The API of that name; undefined for chat completions. */
export function askedApiOf(name: UpstreamApi | undefined): AskedApi | undefined {
  if (name === 'messages') return messages;
  return name === 'responses' ? responses : undefined;
}

/** How a server answers on a path; undefined for chat completions, and for what is passed on. */
export function ownServerAt(path: string): OwnServer | undefined {
  const isAt = (api: Api): boolean => path.endsWith(api.path.replace(/^\/v1/, ''));
  return [messages, responses].find(isAt)?.server ?? APIS.find(isAt)?.own;
}
