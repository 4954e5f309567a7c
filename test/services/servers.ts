import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
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
  const nothingKept = ['--save', '', '--appendonly', 'no'];
  return startServer(`redis://127.0.0.1:${port}`, {
    async launch(folder) {
      const settings = ['--port', `${port}`, '--bind', '127.0.0.1', ...nothingKept, '--dir', folder];
      return spawn('redis-server', settings, { stdio: 'ignore' });
    },
    ready: () => isReady('redis-cli', ['-p', `${port}`, 'ping']),
  });
}

/** Starts a PostgreSQL with a new database. */
export async function startPostgres(): Promise<Server> {
  const port = await freePort();
  const user = serverUser();
  return startServer(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    async launch(folder) {
      if (user !== undefined) await chown(folder, user.uid, user.gid);
      const data = join(folder, 'data');
      const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
      execFileSync(postgresProgram('initdb'), init, { stdio: 'ignore', ...user, cwd: folder });
      const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
      const settings = ['-D', data, '-p', `${port}`, ...places.flatMap((setting) => ['-c', setting])];
      return spawn(postgresProgram('postgres'), settings, { stdio: 'ignore', ...user, cwd: folder });
    },
    ready: () => isReady(postgresProgram('pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]),
  });
}

/** How to start a database, and how to wait until it can be used. */
interface Launch {
  launch(folder: string): Promise<ChildProcess>;
  ready(): Promise<void>;
}

async function startServer(url: string, { launch, ready }: Launch): Promise<Server> {
  let folder = '';
  let server: ChildProcess | undefined;
  const restart = async (): Promise<void> => {
    folder = await mkdtemp(join(tmpdir(), 'peglot-server-'));
    server = await launch(folder);
    await ready();
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
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
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

/** A port that connections do not take for their own end meanwhile, as they do with those from 32768. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Waits until the database says that it is ready; it takes connections before that. */
async function isReady(program: string, args: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (spawnSync(program, args, { stdio: 'ignore' }).status === 0) return;
    await sleep(100);
  }
  throw new Error(`${program} ${args.join(' ')}: nothing answers`);
}
