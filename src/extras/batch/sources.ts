import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileProblem, Problem } from '../../cli/problem.ts';
import { findSources, refuseNoInput, STDIN } from '../../cli/sources.ts';

/** The content of a source: records line by line, texts separated by NUL, one text, or rows of a table. */
export type SourceKind = 'records' | 'texts' | 'document' | 'table';

/** A source of documents. */
export interface Source {
  /** A path, or `-` for standard input. */
  readonly path: string;
  readonly kind: SourceKind;
  /** In bytes; undefined when unknown. */
  readonly size: number | undefined;
}

/** How the arguments are read. */
export interface SourceOptions {
  /** Texts separated by NUL, instead of records. */
  readonly null?: boolean;
  /** The column of the text; with it, JSON files count as tables too. */
  readonly column?: string;
}

/** Finds the sources that the arguments name. @throws {Problem} when one of them does not exist, before any work */
export async function findBatchSources(args: readonly string[], options: SourceOptions): Promise<Source[]> {
  const { paths } = await findSources(args);
  if (paths.includes(STDIN)) refuseNoInput();
  const sources: Source[] = [];
  for (const path of paths) {
    sources.push({ path, kind: kindOf(path, options), size: path === STDIN ? stdinSize() : await sizeOf(path) });
  }
  return sources;
}

/** Refuses to overwrite an input with its results. @throws {Problem} */
export async function refuseOwnInput(out: string, sources: readonly Source[]): Promise<void> {
  const there = await stat(out, { bigint: true }).catch(() => undefined);
  if (there === undefined) return;
  for (const { path } of sources) {
    const found = path === STDIN ? fstatSync(process.stdin.fd, { bigint: true }) : await stat(path, { bigint: true });
    if (found.dev === there.dev && found.ino === there.ino)
      throw new Problem(
        `${out} is one of the inputs`,
        'name another file for the results, or leave it out of the inputs',
      );
  }
}

function kindOf(path: string, { null: nulls, column }: SourceOptions): SourceKind {
  if (nulls === true) return 'texts';
  if (path === STDIN || /\.(?:ndjson|jsonl)$/i.test(path)) return 'records';
  if (/\.(?:parquet|csv|tsv)$/i.test(path) || (column !== undefined && /\.json$/i.test(path))) return 'table';
  return 'document';
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    throw fileProblem(path, error);
  });
  if (found.isDirectory())
    throw new Problem(`${path}: this is a directory`, 'name the files in it, for example with a glob');
  return found.isFile() ? found.size : undefined;
}

/** Only known when standard input is a file. */
function stdinSize(): number | undefined {
  const found = fstatSync(process.stdin.fd);
  return found.isFile() ? found.size : undefined;
}
