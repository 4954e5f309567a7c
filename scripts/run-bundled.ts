import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Room for what is soon forgotten, in MB: with Node's own, programs that search take a sixth longer. */
export const YOUNG = 192;

/**
 * Bundles a program and runs it in a process of its own: under tsx, parsers are many times slower. Its exit status becomes
 * that of this process.
 */
export async function runBundled(entry: string, args: readonly string[]): Promise<void> {
  const file = await bundled(entry);
  const program = spawn(process.execPath, [`--max-semi-space-size=${YOUNG / 3}`, file, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const [status] = await once(program, 'exit');
  if (status !== 0) process.exitCode = typeof status === 'number' ? status : 2;
}

/** Bundles a program; gives its file. `name` tells apart what is bundled of one program at different times. */
export async function bundled(entry: string, name: string = basename(entry, '.ts')): Promise<string> {
  // Within the package, so that it finds itself by its name.
  const outfile = `${root}/.cache/${name}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    outfile,
    logLevel: 'warning',
  });
  return outfile;
}
