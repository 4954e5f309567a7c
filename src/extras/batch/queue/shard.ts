import * as v from 'valibot';
import { counted } from '../../../core/counted.ts';
import type { Settings } from '../settings.ts';

/** Where the documents of a shard are. Paths are relative to the folder that all machines share. */
export type ShardSource = RangeSource | RowsSource | FilesSource;

/** Bytes of a file of records or texts; `before` pieces are in front of them. */
export interface RangeSource {
  readonly kind: 'records' | 'texts';
  readonly path: string;
  /** What ids call the file. */
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
  /** Its place among the shards of the run, from 0. */
  readonly at: number;
  /** The folder that the results go to, relative to the shared one. */
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

/** What a queue holds as a shard. @throws {Error} when it is none */
export function asShard(value: unknown): Shard {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw new Error('the job is not a shard of a batch');
  return output;
}

/** The name of the file with the results of a shard. */
export function partName(at: number): string {
  return `part-${String(at).padStart(6, '0')}.ndjson`;
}

/** What a shard is, in words: where its documents are. */
export function shardInWords({ at, source }: Shard): string {
  if (source.kind === 'table')
    return `shard ${at}: ${source.name}, rows ${source.from + 1} to ${source.from + source.count}`;
  if (source.kind === 'document')
    return `shard ${at}: ${counted(source.files.length, 'file')} from ${source.files[0]?.name ?? ''}`;
  return `shard ${at}: ${source.name} from row ${source.before + 1}, bytes ${source.start} to ${source.end}`;
}
