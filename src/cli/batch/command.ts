import { availableParallelism, totalmem } from 'node:os';
import { type FormatOptions, formatNamed } from '../choose-format.ts';
import { raiseExitCode } from '../exit-code.ts';
import { Problem } from '../problem.ts';
import type { PoolOptions } from './pool.ts';
import { duration, showProgress } from './progress.ts';
import { readDocuments } from './read-documents.ts';
import { runBatch } from './run.ts';
import { FileSink, type Sink, StdoutSink } from './sink.ts';
import { findBatchSources, type Source, type SourceOptions } from './sources.ts';
import { number, type Tally, tallyInWords } from './tally.ts';
import type { TableKind } from './write-table.ts';

/** The options of `peglot batch`. */
export interface BatchOptions extends FormatOptions, SourceOptions {
  readonly strict?: boolean;
  readonly id: string;
  readonly model: string;
  readonly time: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly workers?: number;
  /** In seconds. */
  readonly timeout: number;
  /** In MB. */
  readonly maxSize: number;
  readonly ms: boolean;
  readonly exitZero?: boolean;
  readonly quiet?: boolean;
}

/** `peglot batch`: a result for each of many documents. */
export async function batch(args: readonly string[], options: BatchOptions): Promise<void> {
  if (options.format !== undefined) formatNamed(options.format);
  if (options.resume && options.out === undefined)
    throw new Problem('--resume needs --out', 'name the file to go on with');
  const sources = await findBatchSources(args, options);
  const start = performance.now();
  const sink = await sinkOf(options);
  const pool = poolOptions(options);
  const progress = showProgress(totalOf(sources), options.quiet === true);
  try {
    const tally = await runBatch(readDocuments(sources, pool.settings), sink, pool, progress);
    progress.clear();
    finishBatch(tally, (performance.now() - start) / 1000, options);
  } finally {
    progress.clear();
  }
}

/** Says in one line what came out, and sets the exit code. */
export function finishBatch(tally: Tally, seconds: number, { quiet, exitZero }: BatchOptions): void {
  const rate = number(Math.round(tally.documents / Math.max(seconds, 0.001)));
  if (!quiet) process.stderr.write(`peglot: ${tallyInWords(tally)}; ${duration(seconds)}, ${rate}/s\n`);
  if (tally.ok < tally.documents && !exitZero) raiseExitCode(1);
}

// In MB, for one thread: enough for the largest document that is let in.
const MOST_MEMORY = 2048;

/** How the threads work for these options. */
export function poolOptions(options: BatchOptions): PoolOptions {
  const { format, id, model, time, column = 'text', workers = availableParallelism() } = options;
  return {
    workers,
    timeout: options.timeout * 1000,
    memory: Math.min(MOST_MEMORY, totalmem() / 1_000_000 / (workers + 1)),
    settings: {
      format,
      strict: options.strict === true,
      maxBytes: options.maxSize * 1_000_000,
      times: options.ms,
      wellFormed: options.out !== undefined && tableKind(options.out) !== undefined,
      columns: { text: column, id, model, time },
    },
  };
}

async function sinkOf({ out, resume, format }: BatchOptions): Promise<Sink> {
  if (out === undefined) return new StdoutSink();
  const kind = tableKind(out);
  if (kind === undefined) return FileSink.open(out, resume === true);
  // Whether a table can be made is known before the work, and not behind it.
  const { connect } = await import('./duckdb.ts');
  (await connect('peglot batch --out')).closeSync();
  const { writeTable } = await import('./write-table.ts');
  const chosen = format === undefined ? undefined : formatNamed(format);
  return FileSink.open(out, resume === true, (results) => writeTable(results, out, kind, chosen));
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
