import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { pace } from './measure.ts';
import { atMost, type Row } from './table.ts';

const GROUP = 'peglot serve';
const STREAMS = 200;
const CHUNKS = 100;
/** Between two chunks of a stream, in milliseconds; half more or less of it where streams do not move in step. */
const PACE = 50;
/** How late chunks of streams that do not move in step may come, in milliseconds. */
const LATE = 20;
/** How much memory a stream may take, in MB. */
const MEMORY = 2;

/** How late chunks come, in milliseconds, in the order of how late. */
interface Lateness {
  /** The first chunk of each stream, while the requests of the others are taken. */
  readonly first: readonly number[];
  readonly later: readonly number[];
}

/**
 * Many streams at once through the command, whose server of models and whose clients are this process: how much later than
 * it is sent a chunk comes, and what the command computes for it. Beside it the same without the command.
 *
 * @param command the built command
 */
export async function serve(command: string, report: (line: string) => void): Promise<Row[]> {
  let isInStep = true;
  const upstream = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces()) {
      response.write(eventOf({ created: Date.now(), choices: [{ index: 0, delta: { content } }] }));
      await after(isInStep ? PACE : PACE * (0.5 + Math.random()));
    }
    response.end(`${eventOf({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
  });
  const base = `http://127.0.0.1:${await portOf(upstream)}/v1`;
  const args = [command, 'serve', '--upstream', base, '--port', '0', '--log', 'none'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [said] = await once(child.stderr, 'data');
    const [url = ''] = /http:\S+\/v1/.exec(String(said)) ?? [];
    report(`serve: ${STREAMS} streams`);
    await latenessOf(url, 20);
    const direct = await latenessOf(base, STREAMS);
    const before = busyTime(child.pid);
    const through = await latenessOf(url, STREAMS);
    const busy = (busyTime(child.pid) - before) / (through.first.length + through.later.length);
    const late = share(through.later, 0.99);
    isInStep = false;
    const alone = residentMegabytes(child.pid);
    let most = alone;
    const looks = setInterval(() => {
      most = Math.max(most, residentMegabytes(child.pid));
    }, PACE);
    const apart = await latenessOf(url, STREAMS, 2000);
    clearInterval(looks);
    const directApart = await latenessOf(base, STREAMS, 2000);
    const lateApart = share(apart.later, 0.99);
    const memory = Math.round((100 * (most - alone)) / STREAMS) / 100;
    return [
      {
        group: GROUP,
        what: `${STREAMS} streams that do not move in step, a chunk each ${PACE} ms: how late 99 of 100 chunks come at most`,
        measured: `${lateApart} ms, half of them ${share(apart.later, 0.5)} ms`,
        target: atMost(lateApart, LATE, ' ms'),
        note: `without the server ${share(directApart.later, 0.99)} and ${share(directApart.later, 0.5)} ms`,
      },
      {
        group: GROUP,
        what: 'the memory that each of these streams takes',
        measured: `${memory} MB`,
        target: atMost(memory, MEMORY, ' MB'),
        note: 'what the process holds at most beside what it held before, heap and all, for each stream',
      },
      {
        group: GROUP,
        what: `${STREAMS} streams at once, a chunk each ${PACE} ms: how late 99 of 100 chunks come at most`,
        measured: `${late} ms, half of them ${share(through.later, 0.5)} ms`,
        target: atMost(late, PACE, ' ms'),
        note: `without the server ${share(direct.later, 0.99)} and ${share(direct.later, 0.5)} ms; it computes ${(1000 * busy).toFixed(0)} µs for a chunk`,
      },
      {
        group: GROUP,
        what: `${STREAMS} requests in one moment: how late their first chunks come`,
        measured: `${share(through.first, 0.99)} ms, half of them ${share(through.first, 0.5)} ms`,
        note: `without the server ${share(direct.first, 0.99)} and ${share(direct.first, 0.5)} ms`,
      },
    ];
  } finally {
    child.kill();
    upstream.closeAllConnections();
    upstream.close();
  }
}

/** A reply: prose, and then a call whose argument is most of it. */
function pieces(): string[] {
  const words = pace.isQuick ? 2 : CHUNKS - 20;
  return [
    ...Array.from({ length: 16 }, (_, at) => `prose${at} `),
    '\n<tool_',
    'call>\n{"name": "note", "arguments": {"body": "',
    ...Array.from({ length: words }, (_, at) => `word${at} `),
    '"}}\n</tool',
    '_call>',
  ];
}

/** @param within - the requests come within so many milliseconds, at random */
async function latenessOf(url: string, streams: number, within = 0): Promise<Lateness> {
  const late: Record<keyof Lateness, number[]> = { first: [], later: [] };
  const body = JSON.stringify({
    model: 'm',
    stream: true,
    messages: [{ role: 'user', content: 'x' }],
    tools: [{ type: 'function', function: { name: 'note', parameters: { type: 'object' } } }],
  });
  const client = async (): Promise<void> => {
    if (within > 0) await after(within * Math.random());
    const response = await fetch(`${url}/chat/completions`, { method: 'POST', body });
    let list = late.first;
    for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      for (const [, created] of text.matchAll(/"created":(\d{5,})/g)) {
        list.push(Date.now() - Number(created));
        list = late.later;
      }
  };
  await Promise.all(Array.from({ length: streams }, client));
  for (const list of Object.values(late)) list.sort((one, other) => one - other);
  return late;
}

function share(late: readonly number[], part: number): number {
  return late[Math.floor(late.length * part)] ?? Number.NaN;
}

function eventOf(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
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
