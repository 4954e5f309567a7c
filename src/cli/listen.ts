import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../core/thrown.ts';
import { Problem } from './problem.ts';

/** The address that a server listens on. */
export interface Place {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly portOption: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether a host name is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

/** Describes who can reach a server on a host name. */
export function reachOf(host: string): string {
  return isLoopback(host)
    ? 'only this machine can reach it'
    : 'everyone who can reach this machine can use it: there is no password';
}

/**
 * Starts listening.
 *
 * @returns the URL, without a path
 * @throws {Problem} when the address is not available
 */
export async function listen(server: Server, { host, port, portOption }: Place): Promise<string> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(listenProblem(error, { host, port, portOption })));
    server.listen(port, host, listening);
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address !== null ? String(address.port) : '';
}

function listenProblem(error: Error, { host, port, portOption }: Place): Problem {
  const code = codeOf(error) ?? error.message;
  const known: Record<string, readonly [string, string]> = {
    EADDRINUSE: [`port ${port} of ${host} is taken`, `name another one with ${portOption} PORT`],
    EACCES: [`port ${port} needs more rights`, `name one above 1023 with ${portOption} PORT`],
    EADDRNOTAVAIL: [`${host} is not an address of this machine`, 'check --host'],
    ENOTFOUND: [`${host} is not an address of this machine`, 'check --host'],
  };
  const [problem, hint] = known[code] ?? [
    `${host}:${port} cannot be listened on (${code})`,
    `check --host and ${portOption}`,
  ];
  return new Problem(problem, hint);
}
