import { resolve } from 'node:path';
import { codeOf } from '../../../core/thrown.ts';
import type { DocumentChunk } from '../document.ts';
import { readPieces } from '../read-documents.ts';
import { readTable } from '../read-table.ts';
import type { Settings } from '../settings.ts';
import type { FilesSource, ShardSource } from './shard.ts';
import { fileBelow } from './shared-folder.ts';

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
      // A file that is gone meanwhile is a document that could not be read, and no reason to give up the others.
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
