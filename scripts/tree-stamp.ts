import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, 'node_modules/.cache/peglot/generated.sha256');

/** Whether all that is generated was found to be as it should be, and nothing has changed since. */
export async function isStamped(): Promise<boolean> {
  return (await readIfThere(STAMP)) === (await treeFingerprint());
}

/** Says that all that is generated is as it should be. */
export async function stamp(): Promise<void> {
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, await treeFingerprint());
}

/** What is generated, what it is generated from, and by what. */
async function treeFingerprint(): Promise<string> {
  const folders = ['grammars', 'src', 'scripts', 'generated', 'schemas', 'docs'];
  const files = await Promise.all(
    folders.map(async (folder) => {
      const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name).slice(root.length));
    }),
  );
  const hash = createHash('sha256');
  for (const file of [...files.flat().sort(), 'package-lock.json'])
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0');
  return hash.digest('hex');
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
