import { createReadStream } from 'node:fs';
import { fileProblem } from '../../../cli/problem.ts';
import { countRows } from '../read-table.ts';
import type { Source } from '../sources.ts';
import { LINE_FEED } from '../splitter.ts';
import type { FilesSource, RangeSource, RowsSource, ShardSource } from './shard.ts';
import { sharedPath } from './shared-folder.ts';

/** Cuts sources into shards of so many documents, in order. */
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

/** Finds where each shard's first piece begins; that takes one look at the bytes and no parsing. */
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
