import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GrammarEntry } from './grammars.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const toolFolders = [join(root, 'src/grammar'), join(root, 'scripts')];

/** Everything that decides what a generator writes, other than the grammar: its own code and its libraries. */
export async function toolFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of toolFolders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
    for (const name of names)
      hash
        .update(name)
        .update('\0')
        .update(await readFile(join(folder, name)));
  }
  for (const library of ['peggy', 'ts-pegjs', 'typescript']) hash.update(await libraryVersion(library));
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

async function libraryVersion(name: string): Promise<string> {
  // Some libraries do not export their package.json: climb from the file they do export.
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  for (;;) {
    const text = await readIfThere(join(folder, 'package.json'));
    if (text !== undefined) return `${name} ${/"version": "([^"]+)"/.exec(text)?.[1] ?? ''}`;
    folder = dirname(folder);
  }
}
