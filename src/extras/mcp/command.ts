import { reachOf } from '../../cli/listen.ts';
import { Problem } from '../../cli/problem.ts';
import { codeOf } from '../../core/thrown.ts';
import type { Outcome, Task } from './work.ts';
import { serveParent } from './worker.ts';

/** The options of `peglot mcp`. */
interface McpOptions {
  /** The port; true for the usual one. */
  readonly http?: string | true;
  readonly host: string;
  readonly maxLength: string;
  readonly timeout: string;
  /** How many texts are read at once. */
  readonly workers: string;
  readonly worker?: boolean;
}

const PORT = 8347;

/** `peglot mcp`: a server for MCP clients, over standard input and output, or over HTTP. */
export async function mcp(options: McpOptions): Promise<void> {
  if (options.worker === true) {
    serveParent();
    return;
  }
  const maxLength = numberOf(options.maxLength, '--max-length', 1, 100_000_000);
  const timeout = numberOf(options.timeout, '--timeout', 0.1, 3600) * 1000;
  const workers = wholeNumberOf(options.workers, '--workers', 1, 64);
  const port = options.http === undefined || options.http === true ? PORT : numberOf(options.http, '--http', 0, 65_535);
  const [{ makeServer }, { Workshop }] = await Promise.all([
    needing('@modelcontextprotocol/server', import('./server.ts')),
    import('../../cli/workshop.ts'),
  ]);
  const workshop = new Workshop<Task, Outcome>({
    args: ['mcp', '--worker'],
    maxLength,
    timeout,
    workers,
    refused: (problem) => ({ ok: false, problem }),
  });
  const factory = () => makeServer(workshop);
  // A character takes at most six bytes in JSON; the rest of a request is small.
  const maxBytes = maxLength * 6 + 100_000;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  if (options.http === undefined) {
    const { serveStdio, StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
    const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: maxBytes });
    serveStdio(factory, { transport, onerror: (error) => tell(`peglot mcp: ${error.message}`) });
    return;
  }
  const { serveHttp } = await needing('@modelcontextprotocol/node', import('./http.ts'));
  const url = await serveHttp(factory, { host: options.host, port, maxBody: maxBytes });
  tell(`peglot mcp: listening on ${url}; ${reachOf(options.host)}`);
}

/** Standard output belongs to the protocol. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function numberOf(value: string, option: string, least: number, most: number): number {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (number >= least && number <= most) return number;
  throw new Problem(
    `${option} ${JSON.stringify(value)} is not a number from ${least} to ${most}`,
    'see peglot mcp --help',
  );
}

function wholeNumberOf(value: string, option: string, least: number, most: number): number {
  const number = numberOf(value, option, least, most);
  if (Number.isInteger(number)) return number;
  throw new Problem(`${option} ${JSON.stringify(value)} is not a whole number`, 'see peglot mcp --help');
}

/** A module that needs a package which does not come with this one. */
async function needing<Module>(name: string, module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND' || !String(error).includes(name)) throw error;
    throw new Problem(`peglot mcp needs the package ${name}`, `npm install ${name}`);
  }
}
