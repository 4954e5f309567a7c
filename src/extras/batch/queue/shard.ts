import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { fileProblem } from '../../../cli/problem.ts';
import { counted } from '../../../core/counted.ts';
import { codeOf } from '../../../core/thrown.ts';
import { readPieces } from '../read-documents.ts';
import type { DocumentChunk } from '../read-record.ts';
import { countRows, readTable } from '../read-table.ts';
import type { Settings } from '../settings.ts';
import type { Source } from '../sources.ts';
import { LINE_FEED } from '../splitter.ts';
import { fileBelow, sharedPath } from './parts.ts';

/** The location of a shard's documents. Paths are relative to the folder that all machines share. */
export type ShardSource = RangeSource | RowsSource | FilesSource;

/** A byte range of a file of records or texts; `before` pieces precede it. */
interface RangeSource {
  readonly kind: 'records' | 'texts';
  readonly path: string;
  /** The name of the file in ids. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly before: number;
}

/** Rows of a table. */
export interface RowsSource {
  readonly kind: 'table';
  readonly path: string;
  readonly name: string;
  readonly from: number;
  readonly count: number;
}

/** Files of one document each. */
export interface FilesSource {
  readonly kind: 'document';
  readonly files: readonly { readonly path: string; readonly name: string; readonly size: number }[];
}

/** A part of a run: one job of the queue. */
export interface Shard {
  /** The run that it belongs to. */
  readonly run: string;
  /** Its index among the shards of the run, from 0. */
  readonly at: number;
  /** The folder for the results, relative to the shared one. */
  readonly parts: string;
  readonly source: ShardSource;
  readonly task: ShardTask;
}

/** How the documents are parsed. */
export interface ShardTask {
  readonly timeout: number;
  readonly settings: Settings;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = { path: v.string(), name: v.string() };

const schema: v.GenericSchema<unknown, Shard> = v.object({
  run: v.pipe(v.string(), v.hexadecimal()),
  at: count,
  parts: v.string(),
  source: v.variant('kind', [
    v.object({ kind: v.picklist(['records', 'texts']), ...place, start: count, end: count, before: count }),
    v.object({ kind: v.literal('table'), ...place, from: count, count }),
    v.object({ kind: v.literal('document'), files: v.array(v.object({ ...place, size: count })) }),
  ]),
  task: v.object({
    timeout: v.number(),
    settings: v.object({
      format: v.optional(v.string()),
      strict: v.boolean(),
      maxBytes: v.number(),
      times: v.boolean(),
      values: v.boolean(),
      wellFormed: v.boolean(),
      columns: v.object({
        text: v.string(),
        id: v.string(),
        model: v.string(),
        time: v.string(),
        stopReason: v.string(),
      }),
    }),
  }),
});

/** Validates a shard from the queue. @throws {Error} when it is not a shard */
export function asShard(value: unknown): Shard {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw new Error('the job is not a shard of a batch');
  return output;
}

/** The name of the file with the results of a shard. */
export function partName(at: number): string {
  return `part-${String(at).padStart(6, '0')}.ndjson`;
}

/** A description of a shard's documents. */
export function shardInWords({ at, source }: Shard): string {
  if (source.kind === 'table')
    return `shard ${at}: ${source.name}, rows ${source.from + 1} to ${source.from + source.count}`;
  if (source.kind === 'document')
    return `shard ${at}: ${counted(source.files.length, 'file')} from ${source.files[0]?.name ?? ''}`;
  return `shard ${at}: ${source.name} from row ${source.before + 1}, bytes ${source.start} to ${source.end}`;
}

/** Cuts sources into shards of this many documents, in order. */
export async function* planShards(
  sources: readonly Source[],
  root: string,
  documents: number,
): AsyncGenerator<ShardSource> {
  let files: FilesSource['files'][number][] = [];
  for (const { path: name, kind, size = 0 } of sources) {
    const path = sharedPath(root, name);
    if (kind === 'document') {
      files.push({ path, name, size });
      if (files.length < documents) continue;
    }
    if (files.length > 0) yield { kind: 'document', files };
    files = [];
    if (kind === 'table') yield* rowShards(path, name, documents);
    else if (kind !== 'document') yield* rangeShards(kind, path, name, documents);
  }
  if (files.length > 0) yield { kind: 'document', files };
}

async function* rowShards(path: string, name: string, documents: number): AsyncGenerator<RowsSource> {
  const rows = await countRows(name);
  for (let from = 0; from < rows; from += documents) {
    yield { kind: 'table', path, name, from, count: Math.min(documents, rows - from) };
  }
}

/** Finds the start of each shard's first piece by scanning the bytes, without parsing. */
async function* rangeShards(
  kind: 'records' | 'texts',
  path: string,
  name: string,
  documents: number,
): AsyncGenerator<RangeSource> {
  const separator = kind === 'records' ? LINE_FEED : 0;
  let start = 0;
  let before = 0;
  let pieces = 0;
  let size = 0;
  try {
    for await (const chunk of createReadStream(name, { highWaterMark: 1024 * 1024 })) {
      const bytes: Buffer = chunk;
      for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + 1)) {
        pieces++;
        if (pieces - before < documents) continue;
        const end = size + at + 1;
        yield { kind, path, name, start, end, before };
        start = end;
        before = pieces;
      }
      size += bytes.length;
    }
  } catch (error) {
    throw fileProblem(name, error);
  }
  if (size > start) yield { kind, path, name, start, end: size, before };
}

/** The documents of a shard, in the same order and with the same ids as without a queue. */
export async function* readShard(source: ShardSource, root: string, settings: Settings): AsyncGenerator<DocumentChunk> {
  if (source.kind === 'document') {
    yield await readFiles(source, root);
    return;
  }
  const path = await fileBelow(root, source.path);
  if (source.kind === 'table') yield* readTable({ path, name: source.name }, settings, source);
  else yield* readPieces({ ...source, path }, settings);
}

async function readFiles({ files }: FilesSource, root: string): Promise<DocumentChunk> {
  const documents = await Promise.all(
    files.map(async ({ path, name, size }) => ({
      kind: 'file' as const,
      id: name,
      // A file that has gone meanwhile is an unreadable document, and no reason to give up the others.
      path: await fileBelow(root, path).catch((error) => gone(error, resolve(root, path))),
      size,
    })),
  );
  return { documents, bytes: 0 };
}

function gone(error: unknown, path: string): string {
  if (codeOf(error) === 'ENOENT') return path;
  throw error;
}
