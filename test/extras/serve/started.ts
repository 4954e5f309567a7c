import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { start } from '../../cli/run.ts';

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

/** The text of a request. */
export async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

/** The command in front of a server. */
export interface Command {
  /** The base of its API. */
  readonly url: string;
  /** What it has written so far. */
  readonly said: { readonly stdout: string; readonly stderr: string };
  readonly pid: number;
  /** Ends it; its exit code. */
  end(): Promise<number | null>;
}

/** Starts `peglot serve`; it is gone when the test is over. */
export async function serveCommand(upstream: URL, args: readonly string[] = []): Promise<Command> {
  const child = start(['serve', '--upstream', `${upstream}`, '--port', '0', ...args]);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      said[name] += text;
    });
  const closed = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  while (!said.stderr.includes('\n')) await Promise.race([once(child.stderr, 'data'), closed]);
  const [url = ''] = /http:\S+\/v1/.exec(said.stderr) ?? [];
  const end = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const [code] = await closed;
    return code;
  };
  return { url, said, pid: child.pid ?? 0, end };
}
