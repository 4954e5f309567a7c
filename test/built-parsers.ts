import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Builds the generated parsers, which no test changes, as modules that Node imports by itself: Vitest's way to read a
 * hundred thousand lines of them takes a fifth of the time of all tests.
 *
 * @returns the folder that they are in
 */
export function buildParsers(): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const outdir = `${root}.cache/parsers`;
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['generated/*.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  });
  for (const { path, text } of outputFiles) {
    // Another run may be reading what is there.
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return outdir;
}
