import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pace } from './measure.ts';
import { atMost, type Row } from './table.ts';

const GROUP = 'peglot serve';
const STREAMS = 200;
/** How late chunks of streams that do not move in step may come, in milliseconds. */
const LATE = 20;
/** The same of streams that do: as long as until the next chunk. */
const IN_STEP = 50;
/** How much memory a stream may take, in MB. */
const MEMORY = 2;

/** How late chunks come, in milliseconds, in the order of how late. */
interface Lateness {
  /** The first chunk of each stream, while the requests of the others are taken. */
  readonly first: readonly number[];
  readonly later: readonly number[];
}

/**
 * Many streams at once through the command, with the server of models and the clients each in a process of its own: how much
 * later than it is sent a chunk comes, and what the command computes for it. Beside it the same without the command.
 *
 * @param command the built command
 * @param child the sides, built
 */
export async function serve(command: string, child: string, report: (line: string) => void): Promise<Row[]> {
  const models = spawn(process.execPath, [child, 'models'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const base = `http://127.0.0.1:${String(await once(models.stdout, 'data')).trim()}/v1`;
  const args = [command, 'serve', '--upstream', base, '--port', '0', '--log', 'none'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [said] = await once(server.stderr, 'data');
    const [url = ''] = /http:\S+\/v1/.exec(String(said)) ?? [];
    report(`serve: ${STREAMS} streams`);
    const alone = residentMegabytes(server.pid);
    const direct = await latenessOf(child, base, 0);
    const through = await latenessOf(child, url, 0);
    const late = share(through.later, 0.99);
    let most = alone;
    const looks = setInterval(() => {
      most = Math.max(most, residentMegabytes(server.pid));
    }, 50);
    const before = busyTime(server.pid);
    const apart = await latenessOf(child, url, 2000);
    const busy = (busyTime(server.pid) - before) / (apart.first.length + apart.later.length);
    clearInterval(looks);
    const directApart = await latenessOf(child, base, 2000);
    const lateApart = share(apart.later, 0.99);
    const memory = Math.round((100 * (most - alone)) / STREAMS) / 100;
    return [
      {
        group: GROUP,
        what: `${STREAMS} streams that do not move in step, a chunk each 50 ms: how late 99 of 100 chunks come at most`,
        measured: `${lateApart} ms, half of them ${share(apart.later, 0.5)} ms`,
        target: atMost(lateApart, LATE, ' ms'),
        note: `without the server ${share(directApart.later, 0.99)} and ${share(directApart.later, 0.5)} ms; it computes ${(1000 * busy).toFixed(0)} µs for a chunk`,
      },
      {
        group: GROUP,
        what: 'the memory that each of these streams takes',
        measured: `${memory} MB`,
        target: atMost(memory, MEMORY, ' MB'),
        note: 'what the process holds at most beside what it held before the first one, heap and all, for each stream',
      },
      {
        group: GROUP,
        what: `${STREAMS} streams at once, a chunk each 50 ms: how late 99 of 100 chunks come at most`,
        measured: `${late} ms, half of them ${share(through.later, 0.5)} ms`,
        target: atMost(late, IN_STEP, ' ms'),
        note: `without the server ${share(direct.later, 0.99)} and ${share(direct.later, 0.5)} ms`,
      },
      {
        group: GROUP,
        what: `${STREAMS} requests in one moment: how late their first chunks come`,
        measured: `${share(through.first, 0.99)} ms, half of them ${share(through.first, 0.5)} ms`,
        note: `without the server ${share(direct.first, 0.99)} and ${share(direct.first, 0.5)} ms`,
      },
    ];
  } finally {
    server.kill();
    models.kill();
  }
}

/** @param within - the requests come within so many milliseconds, at random; with 0, all streams move in step */
async function latenessOf(child: string, url: string, within: number): Promise<Lateness> {
  const args = [child, 'clients', url, `${STREAMS}`, `${within}`, ...(pace.isQuick ? ['quick'] : [])];
  const clients = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  clients.stdout.on('data', (piece) => {
    text += piece;
  });
  await once(clients, 'close');
  return JSON.parse(text);
}

function share(late: readonly number[], part: number): number {
  return late[Math.floor(late.length * part)] ?? Number.NaN;
}

/** The milliseconds that a process has computed so far, all threads and the system's part in it; NaN but on Linux. */
function busyTime(pid = 0): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** What a process holds of memory, in MB; NaN but on Linux. */
function residentMegabytes(pid = 0): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
