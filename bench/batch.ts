import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Alone } from './batch-child.ts';
import { median, pace } from './measure.ts';
import { replyShapes } from './replies.ts';
import { atLeast, type Row } from './table.ts';

const SIZE = 12_000;
const DOCUMENTS = 500;
// The replies are read so many times in the short run and in the long one.
const FEW = 4;
const MANY = 12;
const ROUNDS = 3;

/** What was measured for one kind of replies, in parts of the bare rate × cores: a figure for each round. */
interface Figures {
  readonly values: number[];
  readonly noValue: number[];
  /** What JSON alone leaves of the rate, at most. */
  readonly most: Record<'values' | 'noValue', number[]>;
}

/**
 * How much of the processor time of `peglot batch` goes into parsing: what one thread that does nothing but parse needs
 * for a reply, by what the command needs with all its threads. On idle cores that is its rate by the bare rate × cores.
 * Both are measured by turns, and the command as the difference of a long run and a short one: with millions of documents
 * nobody waits for the start and for code to be compiled. Beside it is what no command can surpass: a thread that does
 * nothing but read each record by `JSON.parse`, parse, and write each result by `JSON.stringify`.
 *
 * @param command the built command
 * @param child the built `batch-child.ts`
 */
export async function batch(command: string, child: string, report: (line: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-bench-'));
  try {
    const files = writeReplies(folder);
    const found = new Map([...files.keys()].map((name): [string, Figures] => [name, noFigures()]));
    for (let round = 0; round < (pace.isQuick ? 1 : ROUNDS); round++) {
      for (const [name, figures] of found) {
        const same = files.get(name) ?? [];
        const { bare, values, noValue } = await alone(child, same[0] ?? '');
        const together = await perReply(command, [], same);
        const withoutValue = await perReply(command, ['--no-value'], same);
        figures.values.push(bare / together);
        figures.noValue.push(bare / withoutValue);
        figures.most.values.push(bare / values);
        figures.most.noValue.push(bare / noValue);
        const all = [bare, values, together, noValue, withoutValue].map((micros) => micros.toFixed(0));
        report(
          `  ${name}: bare ${all[0]} µs, with JSON ${all[1]}, batch ${all[2]}; without values ${all[3]} and ${all[4]}`,
        );
      }
    }
    return [...found].map(([name, figures]) => rowOf(name, figures));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MIXED = 'all shapes in equal parts';

/** Records of each shape of replies, and of all of them by turns, as logs hold them: one file under many names. */
function writeReplies(folder: string): ReadonlyMap<string, readonly string[]> {
  const lines = (replies: readonly string[]): string =>
    Array.from({ length: pace.isQuick ? 50 : DOCUMENTS }, (_, at) => {
      const reply = replies[at % replies.length] ?? '';
      return `${JSON.stringify({ text: reply.replace('counted once', `counted ${at} times`) })}\n`;
    }).join('');
  const replies = replyShapes.map(({ name, make }): [string, string[]] => [name, [make(SIZE)]]);
  const mixed: [string, string[]] = [MIXED, replies.flatMap(([, [reply = '']]) => reply)];
  return new Map(
    [mixed, ...replies].map(([name, some], at) => {
      const same = Array.from({ length: MANY }, (_, again) => join(folder, `replies-${at}-${again}.ndjson`));
      const [first = '', ...others] = same;
      writeFileSync(first, lines(some));
      for (const other of others) linkSync(first, other);
      return [name, same];
    }),
  );
}

function noFigures(): Figures {
  return { values: [], noValue: [], most: { values: [], noValue: [] } };
}

function rowOf(name: string, { values, noValue, most }: Figures): Row {
  const value = median(values);
  const shown = (all: readonly number[]): string => median(all).toFixed(2);
  const parts = [
    `JSON alone leaves at most ${shown(most.values)}`,
    `--no-value ${shown(noValue)}, where JSON leaves at most ${shown(most.noValue)}`,
  ];
  return {
    group: 'batch',
    what: `throughput of peglot batch, replies of 12 kB: ${name}`,
    measured: `${value.toFixed(2)} of the bare rate × cores`,
    target: atLeast(value, 0.85, ''),
    note: `processor time of bare parse by that of the command; ${parts.join('; ')}`,
  };
}

/** What one thread needs that does nothing else. */
async function alone(child: string, file: string): Promise<Alone> {
  const done = spawn(process.execPath, [child, file, `${FEW}`, `${MANY - FEW}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(done.stdout), once(done, 'exit')]);
  if (code !== 0) throw new Error(`the replies of the bench do not parse: ${code}`);
  const figures: Alone = JSON.parse(said);
  return figures;
}

// Runs in the command before anything else.
const SAY_TIME = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error(user + system); });`,
)}`;

/** The microseconds of processor time that all threads of the command take for one more reply. */
async function perReply(command: string, flags: readonly string[], same: readonly string[]): Promise<number> {
  const documents = (pace.isQuick ? 50 : DOCUMENTS) * (MANY - FEW);
  const short = await run(command, [...flags, ...same.slice(0, FEW)]);
  const long = await run(command, [...flags, ...same]);
  return (long - short) / documents;
}

/** The microseconds of processor time that all threads of the command take. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const flags = ['--import', SAY_TIME, command, 'batch', '--format', 'duckflow', '--quiet', '--exit-zero'];
  const child = spawn(process.execPath, [...flags, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`peglot batch ended with ${code}: ${said}`);
  return Number(said);
}
