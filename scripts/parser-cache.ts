import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { GrammarEntry } from './grammars.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIBRARIES = 'package-lock.json';

/** The files of the program that writes parsers, wherever they are. */
export async function builderFiles(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/parser-text.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

/** Everything that decides what a generator writes, other than the grammar: its own code and its libraries. */
export async function toolFingerprint(): Promise<string> {
  return hashOf([...(await builderFiles()), LIBRARIES]);
}

/** What is generated, what it is generated from, and by what: the same value means that there is nothing to do. */
export async function treeFingerprint(): Promise<string> {
  const folders = ['grammars', 'src', 'scripts', 'generated', 'schemas', 'docs'];
  const files = await Promise.all(
    folders.map(async (folder) => {
      const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name).slice(root.length));
    }),
  );
  return hashOf([...files.flat().sort(), LIBRARIES]);
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The cache key of one grammar. */
export function cacheKey(tools: string, entry: GrammarEntry, texts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([tools, entry, texts]))
    .digest('hex');
}

/** The cached parser, if this very grammar has been compiled before. */
export async function readCached(folder: string, key: string): Promise<string | undefined> {
  return readIfThere(join(folder, `${key}.ts`));
}

/** Keeps a parser for the next run. */
export async function writeCached(folder: string, key: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${key}.ts`), text);
}

/** The text of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
