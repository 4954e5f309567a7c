import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServing, type ServeSettings } from '../../../src/extras/serve/server.ts';
import type { OpenAiOptions } from '../../../src/hosts/openai/index.ts';
import { toolCalls } from '../../../src/tools/index.ts';
import { started } from './started.ts';

/** What a server of models does with a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Both servers: the one of models, and ours in front of it. */
export interface Pair {
  /** The base of our API. */
  readonly url: URL;
  readonly close: (grace: number) => Promise<void>;
}

/** How the server is set up, and how it reads. */
type Settings = Partial<ServeSettings> & OpenAiOptions;

export async function served(handler: Handler, settings: Settings = {}): Promise<Pair> {
  return servedAt(await started(createServer((request, response) => void handler(request, response))), settings);
}

export async function servedAt(upstream: URL, settings: Settings = {}): Promise<Pair> {
  const { server, close } = createServing({
    upstream,
    reading: { dialect: (tools) => toolCalls({ dialect: 'hermes', tools }), maxLength: 100_000, ...settings },
    isLocal: true,
    timeout: 20_000,
    maxBody: 100_000,
    log: 'none',
    ...settings,
  });
  return { url: await started(server), close };
}
