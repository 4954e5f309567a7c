import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createServing, type ServeSettings } from '../../src/cli/serve/server.ts';
import { toolCalls } from '../../src/tools/index.ts';

/** What a server of models does with a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts a server on this machine, which is gone when the test is over. */
export async function started(server: Server): Promise<URL> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${portOf(server.address())}/v1`);
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}

/** Both servers: the one of models, and ours in front of it. */
export interface Pair {
  /** The base of our API. */
  readonly url: URL;
  readonly close: (grace: number) => Promise<void>;
}

export async function served(handler: Handler, settings: Partial<ServeSettings> = {}): Promise<Pair> {
  return servedAt(await started(createServer((request, response) => void handler(request, response))), settings);
}

export async function servedAt(upstream: URL, settings: Partial<ServeSettings> = {}): Promise<Pair> {
  const { server, close } = createServing({
    upstream,
    dialect: (tools) => toolCalls({ dialect: 'hermes', tools }),
    inject: false,
    isLocal: true,
    timeout: 20_000,
    maxBody: 100_000,
    maxReply: 100_000,
    log: 'none',
    ...settings,
  });
  return { url: await started(server), close };
}

/** The text of a request. */
export async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}
