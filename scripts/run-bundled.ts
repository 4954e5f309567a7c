import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles a program and runs it in a process of its own: under tsx, parsers are many times slower. Its exit status becomes
 * that of this process; true when it is 0.
 */
export async function runBundled(entry: string, args: readonly string[]): Promise<boolean> {
  // Within the package, so that it finds itself by its name.
  const outfile = `${root}/.cache/${basename(entry, '.ts')}.mjs`;
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
  const { status } = spawnSync(process.execPath, [outfile, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 2;
  return status === 0;
}
