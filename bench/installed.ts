import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of bench/node_modules; `require.resolve` finds none that has an entry for `import` alone. */
export async function installed(name: string): Promise<unknown> {
  const folder = join(process.cwd(), 'bench/node_modules', name);
  const { exports, main } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const entry = exports?.['.']?.import ?? exports?.['.']?.default ?? main;
  return import(pathToFileURL(join(folder, entry)).href);
}
