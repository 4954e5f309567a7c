import { reachOf } from '../../cli/listen.ts';
import { optionalPeer } from '../../cli/optional-peer.ts';
import { type Outcome, serveParent, type Task } from './work.ts';

interface McpOptions {
  /** The port; true for the default one. */
  readonly http?: number | true;
  readonly host: string;
  readonly maxLength: number;
  readonly timeout: number;
  /** How many texts are read at the same time. */
  readonly workers: number;
  readonly worker?: boolean;
}

const PORT = 8347;

/** `peglot mcp`: a server for MCP clients, over standard input and output, or over HTTP. */
export async function mcp({ http, host, maxLength, timeout, workers, worker }: McpOptions): Promise<void> {
  if (worker === true) return serveParent();
  const [{ makeServer }, { Workshop }] = await Promise.all([
    optionalPeer('peglot mcp', '@modelcontextprotocol/server', () => import('./server.ts')),
    import('../../cli/workshop.ts'),
  ]);
  const workshop = new Workshop<Task, Outcome>({
    args: ['mcp', '--worker'],
    maxLength,
    timeout: timeout * 1000,
    workers,
    refused: (problem) => ({ ok: false, problem }),
  });
  const factory = () => makeServer(workshop);
  // A character takes at most six bytes in JSON; the rest of a request is small.
  const maxBytes = maxLength * 6 + 100_000;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  if (http === undefined) {
    const { serveStdio, StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
    const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: maxBytes });
    serveStdio(factory, { transport, onerror: (error) => tell(`peglot mcp: ${error.message}`) });
    return;
  }
  const { serveHttp } = await optionalPeer('peglot mcp', '@modelcontextprotocol/node', () => import('./http.ts'));
  const url = await serveHttp(factory, { host, port: http === true ? PORT : http, maxBody: maxBytes });
  tell(`peglot mcp: listening on ${url}; ${reachOf(host)}`);
}

/** Standard output belongs to the protocol. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
