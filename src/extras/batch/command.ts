import { availableParallelism, totalmem } from 'node:os';
import { type FormatOptions, formatNamed } from '../../cli/choose-format.ts';
import { raiseExitCode } from '../../cli/exit-code.ts';
import { Problem } from '../../cli/problem.ts';
import { Pool, type PoolOptions, type Task } from './pool.ts';
import { duration, showProgress } from './progress.ts';
import { readDocuments } from './read-documents.ts';
import { number, type Tally, tallyInWords } from './result.ts';
import { runBatch } from './run.ts';
import { FileSink, StdoutSink } from './sink.ts';
import { findBatchSources, refuseOwnInput, type Source, type SourceOptions } from './sources.ts';
import type { FinishedResults, TableKind } from './write-table.ts';

interface BatchOptions extends FormatOptions, SourceOptions {
  readonly strict?: boolean;
  readonly id: string;
  readonly model: string;
  readonly time: string;
  readonly stopReason: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly workers?: number;
  /** In seconds. */
  readonly timeout: number;
  /** In MB. */
  readonly maxSize: number;
  readonly ms: boolean;
  readonly value: boolean;
  readonly exitZero?: boolean;
  readonly quiet?: boolean;
  /** The URL of a queue. */
  readonly queue?: string;
  /** The number of documents in one job of the queue. */
  readonly shard?: number;
  /** In seconds. */
  readonly patience?: number;
}

/** `peglot batch`: one result for each of many documents. */
export async function runCommand(args: readonly string[], options: BatchOptions): Promise<void> {
  if (options.format !== undefined) formatNamed(options.format);
  if (options.resume && options.out === undefined)
    throw new Problem('--resume needs --out', 'name the file to go on with');
  for (const name of ['shard', 'patience'] as const)
    if (options[name] !== undefined && options.queue === undefined)
      throw new Problem(`--${name} needs --queue`, 'name the queue that shares the work, or leave it out');
  const sources = await findBatchSources(args, options);
  // Patterns that match nothing were reported one by one.
  if (sources.length === 0) return;
  if (options.out !== undefined) await refuseOwnInput(options.out, sources);
  const start = performance.now();
  const tally =
    options.queue === undefined ? await runHere(sources, options) : await runThere(options.queue, sources, options);
  finishBatch(tally, (performance.now() - start) / 1000, options);
}

async function runHere(sources: readonly Source[], options: BatchOptions): Promise<Tally> {
  const sink =
    options.out === undefined ? new StdoutSink() : await fileSink(options.out, options, options.resume === true);
  const task = taskOf(options);
  const pool = new Pool(poolOptions(options));
  // Results on the same terminal show the progress themselves.
  const shows = options.out === undefined && process.stdout.isTTY;
  const progress = showProgress(totalOf(sources), options.quiet === true || shows);
  try {
    return await runBatch(readDocuments(sources, task.settings), sink, pool, task, progress);
  } finally {
    progress.clear();
    await pool.close();
    await sink.close();
  }
}

async function runThere(url: string, sources: readonly Source[], options: BatchOptions): Promise<Tally> {
  const { out, shard = 5000, resume, quiet, patience = 60 } = options;
  if (out === undefined) throw new Problem('--queue needs --out', 'name the file that the parts are joined to');
  const { runQueued } = await import('./queue/produce.ts');
  const task = taskOf(options);
  const settings = { task, out, shard, patience, resume: resume === true, quiet: quiet === true };
  const run = { url, root: process.cwd(), sources, ...settings };
  return runQueued(run, () => fileSink(out, options, false));
}

/** Reports the totals in one line, and sets the exit code. */
function finishBatch(tally: Tally, seconds: number, { quiet, exitZero, resume }: BatchOptions): void {
  const rate = Math.round(tally.documents / Math.max(seconds, 0.001));
  // A resumed run includes results that took none of this time.
  const pace = resume || rate === 0 ? '' : `, ${number(rate)}/s`;
  if (!quiet) process.stderr.write(`peglot: ${tallyInWords(tally)}; ${duration(seconds)}${pace}\n`);
  if (tally.ok < tally.documents && !exitZero) raiseExitCode(1);
}

// In MB, for one thread: enough for the largest document allowed.
const MOST_MEMORY = 2048;

/** The threads for these options. */
export function poolOptions({ workers = availableParallelism() }: Pick<BatchOptions, 'workers'>): PoolOptions {
  return { workers, memory: Math.min(MOST_MEMORY, totalmem() / 1_000_000 / (workers + 1)) };
}

/** The work of the threads for these options. */
function taskOf(options: BatchOptions): Task {
  const { format, id, model, time, column = 'text', strict, maxSize, ms, value, out, timeout } = options;
  const { stopReason } = options;
  const settings = {
    format,
    strict: strict === true,
    maxBytes: maxSize * 1_000_000,
    times: ms,
    values: value,
    wellFormed: out !== undefined && tableKind(out) !== undefined,
    columns: { text: column, id, model, time, stopReason },
  };
  return { settings, timeout: timeout * 1000 };
}

async function fileSink(out: string, { format, value }: BatchOptions, resume: boolean): Promise<FileSink> {
  const kind = tableKind(out);
  if (kind === undefined) return FileSink.open(out, resume, format);
  // Fails before the work when no table can be written, and not after it.
  const { connect } = await import('./duckdb.ts');
  (await connect('peglot batch --out')).closeSync();
  const { writeTable } = await import('./write-table.ts');
  const chosen = format === undefined ? undefined : formatNamed(format);
  const complete = (results: FinishedResults): Promise<void> =>
    writeTable(results, out, kind, value ? (chosen ?? 'json') : 'none');
  return FileSink.open(out, resume, format, complete);
}

function tableKind(out: string): TableKind | undefined {
  if (out.endsWith('.parquet')) return 'parquet';
  if (out.endsWith('.duckdb')) return 'duckdb';
  if (/\.(?:ndjson|jsonl)$/.test(out)) return undefined;
  throw new Problem(`${out}: there is no such kind of results`, 'name a file .ndjson, .parquet or .duckdb');
}

function totalOf(sources: readonly Source[]): number | undefined {
  let total = 0;
  for (const { size, kind } of sources) {
    if (size === undefined || kind === 'table') return undefined;
    total += size;
  }
  return total;
}
