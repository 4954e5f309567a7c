import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A database of its own for a test, on loopback, with its data in a folder of its own. */
export interface Server {
  readonly url: string;
  /** Ends it at once, as a crash would, and takes its data away. */
  kill(): Promise<void>;
  /** Starts it again on the same port, without any data. */
  restart(): Promise<void>;
}

/** Starts a Redis that keeps nothing. */
export async function startRedis(): Promise<Server> {
  const port = await freePort();
  return startServer(`redis://127.0.0.1:${port}`, port, async (folder) => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    return spawn('redis-server', settings, { stdio: 'ignore' });
  });
}

/** Starts a PostgreSQL with a new database. */
export async function startPostgres(): Promise<Server> {
  const port = await freePort();
  const user = serverUser();
  return startServer(`postgres://postgres@127.0.0.1:${port}/postgres`, port, async (folder) => {
    if (user !== undefined) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
    execFileSync(postgresProgram('initdb'), init, { stdio: 'ignore', ...user, cwd: folder });
    const settings = [
      '-D',
      data,
      '-p',
      `${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
    ];
    return spawn(postgresProgram('postgres'), settings, { stdio: 'ignore', ...user, cwd: folder });
  });
}

async function startServer(
  url: string,
  port: number,
  launch: (folder: string) => Promise<ChildProcess>,
): Promise<Server> {
  let folder = '';
  let server: ChildProcess | undefined;
  const restart = async (): Promise<void> => {
    folder = await mkdtemp(join(tmpdir(), 'peglot-server-'));
    server = await launch(folder);
    await answering(port);
  };
  await restart();
  return {
    url,
    restart,
    async kill() {
      if (server !== undefined && server.exitCode === null && server.signalCode === null) {
        // PostgreSQL ends its own children only when it is asked to; SIGQUIT is its way to crash.
        server.kill(url.startsWith('postgres') ? 'SIGQUIT' : 'SIGKILL');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run for root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Debian keeps the programs of each version in a folder of its own, which is not on the PATH. */
function postgresProgram(name: string): string {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  const paths = found.map((version) => join(versions, version, 'bin', name));
  return paths.find((path) => existsSync(path)) ?? name;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`nothing answers on port ${port}`);
}
