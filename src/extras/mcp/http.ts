import { createServer } from 'node:http';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import { isLoopback, listen } from '../../cli/listen.ts';

/** The address to listen on. */
interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The maximum size of a request, in bytes. */
  readonly maxBody: number;
}

/** The path of the server's URL. */
const PATH = '/mcp';

/**
 * Serves MCP over streamable HTTP. On the loopback address, requests from web pages are refused by their `Host` and
 * `Origin`.
 *
 * @returns the URL, once it is listening
 * @throws {Problem} when the address is not available
 */
export async function serveHttp(factory: McpServerFactory, { host, port, maxBody }: HttpOptions): Promise<string> {
  const handle = toNodeHandler(createMcpHandler(factory, { maxRequestBodySize: maxBody }));
  const guards = isLoopback(host) ? [localhostHostValidation(), localhostOriginValidation()] : [];
  const server = createServer((request, response) => {
    if (!guards.every((allows) => allows(request, response))) return;
    const { method = 'GET', url = '/' } = request;
    if (url.split('?')[0] === PATH) void handle(Object.assign(request, { method, url }), response);
    else response.writeHead(404).end(`peglot mcp is at ${PATH}\n`);
  });
  return (await listen(server, { host, port, portOption: '--http' })) + PATH;
}
