import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Room for what is soon forgotten: with Node's own, programs that search take a sixth longer. */
const YOUNG = '--max-semi-space-size=64';

/**
 * Bundles a program and runs it in a process of its own: under tsx, parsers are many times slower. Its exit status becomes
 * that of this process; true when it is 0.
 */
export async function runBundled(entry: string, args: readonly string[]): Promise<boolean> {
  return (await bundled(entry))(args);
}

/** Bundles a program once, to be run as often as one likes. */
export async function bundled(entry: string): Promise<(args: readonly string[]) => Promise<boolean>> {
  // Within the package, so that it finds itself by its name.
  const program = `${root}/.cache/${basename(entry, '.ts')}.mjs`;
  const outfile = `${program}.partial`;
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
  // What it was before may be starting now.
  await rename(outfile, program);
  return async (args) => {
    const running = spawn(process.execPath, [YOUNG, program, ...args], { cwd: root, stdio: 'inherit' });
    const [status] = await once(running, 'exit');
    if (status !== 0) process.exitCode = typeof status === 'number' ? status : 2;
    return status === 0;
  };
}
