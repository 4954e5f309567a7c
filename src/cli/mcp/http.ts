import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import { Problem } from '../problem.ts';

/** Where to listen. */
export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The longest request, in bytes. */
  readonly maxBody: number;
}

/** The path of the server's URL. */
const PATH = '/mcp';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Serves MCP over streamable HTTP. On the loopback address, requests that a web page has tricked a browser into are turned
 * away by their `Host` and `Origin`.
 *
 * @returns when it listens: the URL
 * @throws {Problem} when the address cannot be had
 */
export async function serveHttp(factory: McpServerFactory, { host, port, maxBody }: HttpOptions): Promise<string> {
  const handle = toNodeHandler(createMcpHandler(factory, { maxRequestBodySize: maxBody }));
  const guards = LOOPBACK.has(host) ? [localhostHostValidation(), localhostOriginValidation()] : [];
  const server = createServer((request, response) => {
    if (!guards.every((allows) => allows(request, response))) return;
    const { method = 'GET', url = '/' } = request;
    if (url.split('?')[0] === PATH) void handle(Object.assign(request, { method, url }), response);
    else response.writeHead(404).end(`peglot mcp is at ${PATH}\n`);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(listenProblem(error, host, port)));
    server.listen(port, host, listening);
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}${PATH}`;
}

/** Whether only this machine can reach a host name. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

function portOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address !== null ? String(address.port) : '';
}

function listenProblem(error: Error, host: string, port: number): Problem {
  const code = 'code' in error ? String(error.code) : error.message;
  const known: Record<string, readonly [string, string]> = {
    EADDRINUSE: [`port ${port} of ${host} is taken`, 'name another one with --http PORT'],
    EACCES: [`port ${port} needs more rights`, 'name one above 1023 with --http PORT'],
    EADDRNOTAVAIL: [`${host} is no address of this machine`, 'check --host'],
    ENOTFOUND: [`${host} is no address of this machine`, 'check --host'],
  };
  const [problem, mend] = known[code] ?? [`${host}:${port} cannot be listened on (${code})`, 'check --host and --http'];
  return new Problem(problem, mend);
}
