import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { command } from '../../scripts/command.ts';

const installed = process.env.PEGLOT_PACKAGE;

/**
 * The command as the package ships it, for what threads do: they cannot run the sources.
 *
 * @returns its main file, gone after the tests
 */
export async function builtCommand(): Promise<string> {
  if (installed !== undefined) return join(installed, 'dist/src/cli/main.js');
  // Within the package, so that it finds itself by its name.
  const root = fileURLToPath(new URL('../../', import.meta.url));
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'command-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await build({ ...command, absWorkingDir: root, outdir: folder });
  return join(folder, 'main.js');
}
