import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from '../src/formats/duckflow/index.ts';
import { median, pace } from './measure.ts';
import { reply } from './replies.ts';
import { atLeast, type Row } from './table.ts';

const SIZE = 12_000;
const DOCUMENTS = 2000;
// The replies are read so many times in the short run and in the long one.
const FEW = 2;
const MANY = 8;
const ROUNDS = 3;

interface Variant {
  readonly flags: readonly string[];
  /** What of a result is written. */
  readonly shown: (result: ReturnType<typeof parse>) => unknown;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  '': { flags: [], shown: (result) => result },
  ' --no-value': { flags: ['--no-value'], shown: ({ ok, diagnostics }) => ({ ok, diagnostics }) },
};

/**
 * How much of the processor time of `peglot batch` goes into parsing: what one thread that does nothing but parse needs
 * for a reply, by what the command needs with all its threads. On idle cores that is its rate by the bare rate × cores.
 * Both are measured by turns, and each as the difference of a long run and a short one: with millions of documents
 * nobody waits for the start and for code to be compiled. Beside it stands what no command can surpass: one thread that
 * makes a string of each record's bytes and reads it by `JSON.parse`, writes each result by `JSON.stringify` and makes
 * bytes of it, and does nothing else.
 *
 * @param command the built command
 */
export async function batch(command: string, report: (line: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-bench-'));
  try {
    const texts = Array.from({ length: pace.isQuick ? 50 : DOCUMENTS }, (_, at) =>
      reply(SIZE).replace('counted once', `counted ${at} times`),
    );
    const files = Array.from({ length: MANY }, (_, at) => join(folder, `replies-${at}.ndjson`));
    const [first = '', ...others] = files;
    writeFileSync(first, texts.map((text) => `${JSON.stringify({ text })}\n`).join(''));
    for (const other of others) linkSync(first, other);
    const more = texts.length * (MANY - FEW);
    const ratios = new Map(Object.keys(VARIANTS).map((variant): [string, number[]] => [variant, []]));
    const ceilings = new Map(Object.keys(VARIANTS).map((variant): [string, number[]] => [variant, []]));
    const lines = texts.map((text) => Buffer.from(JSON.stringify({ text })));
    bare(texts, FEW);
    for (const { shown } of Object.values(VARIANTS)) inJson(lines, shown, FEW);
    for (let round = 0; round < (pace.isQuick ? 1 : ROUNDS); round++) {
      const alone = bare(texts, MANY - FEW) / more;
      for (const [variant, { flags, shown }] of Object.entries(VARIANTS)) {
        ceilings.get(variant)?.push(alone / (inJson(lines, shown, MANY - FEW) / more));
        const short = await run(command, [...flags, ...files.slice(0, FEW)]);
        const together = ((await run(command, [...flags, ...files])) - short) / more;
        ratios.get(variant)?.push(alone / together);
        report(`  bare ${inWords(alone)}, batch${variant} ${inWords(together)} for each reply`);
      }
    }
    return [...ratios].map(([variant, all]) =>
      rowOf(variant, median(all), median(ceilings.get(variant) ?? []), texts.length * MANY),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(variant: string, value: number, ceiling: number, documents: number): Row {
  const what = `throughput of peglot batch${variant}`;
  const most = `JSON.parse of the records and JSON.stringify of the results alone leave at most ${ceiling.toFixed(2)}`;
  const note = `processor time of bare parse by that of the command; ${documents} replies of 12 kB in NDJSON; ${most}`;
  return {
    group: 'batch',
    what,
    measured: `${value.toFixed(2)} of the bare rate × cores`,
    target: atLeast(value, 0.85, ''),
    note,
  };
}

function inWords(seconds: number): string {
  return `${(seconds * 1e6).toFixed(0)} µs`;
}

/** The seconds of processor time that one thread takes to parse all texts, so many times. */
function bare(texts: readonly string[], times: number): number {
  const start = process.cpuUsage();
  let errors = 0;
  for (let time = 0; time < times; time++) for (const text of texts) if (!parse(text).ok) errors++;
  return secondsSince(start, errors === 0);
}

/** The same, to read all records, parse their texts and write the results. */
function inJson(lines: readonly Buffer[], shown: Variant['shown'], times: number): number {
  const start = process.cpuUsage();
  let written = 0;
  for (let time = 0; time < times; time++) {
    for (const line of lines) {
      const { text }: { text: string } = JSON.parse(line.toString());
      written += Buffer.from(JSON.stringify(shown(parse(text)))).length;
    }
  }
  return secondsSince(start, written > 0);
}

/** The seconds of processor time since then, if all went well. */
function secondsSince(start: NodeJS.CpuUsage, isWell: boolean): number {
  if (!isWell) throw new Error('the replies of the bench do not parse');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

// Runs in the command before anything else.
const SAY_TIME = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error(user + system); });`,
)}`;

/** The seconds of processor time that all threads of the command take. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const flags = ['--import', SAY_TIME, command, 'batch', '--format', 'duckflow', '--quiet'];
  const child = spawn(process.execPath, [...flags, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`peglot batch ended with ${code}: ${said}`);
  return Number(said) / 1e6;
}
