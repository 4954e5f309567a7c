import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Puts packages where `npm install` would put them in a folder: libraries by their names, and the peglot that is tested.
 *
 * @param entries the entries of peglot that are needed, by name, with their source files: `{ define: 'src/engine/index.ts' }`
 */
export async function install(
  folder: string,
  libraries: readonly string[],
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  const target = join(folder, 'node_modules');
  for (const name of libraries) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(target, name));
  }
  const installed = process.env.PEGLOT_PACKAGE;
  if (installed !== undefined) {
    await mkdir(target, { recursive: true });
    await symlink(installed, join(target, 'peglot'));
    return;
  }
  await build({
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: join(root, source), out })),
    outdir: join(target, 'peglot'),
    bundle: true,
    splitting: true,
    format: 'esm',
    mainFields: ['module', 'main'],
  });
  const exports = Object.fromEntries(Object.keys(entries).map((name) => [`./${name}`, `./${name}.js`]));
  await writeFile(join(target, 'peglot/package.json'), JSON.stringify({ name: 'peglot', type: 'module', exports }));
}
