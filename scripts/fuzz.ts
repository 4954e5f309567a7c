// The fuzzer with the laws of test/laws besides its own. It runs bundled: under tsx parsers are many times slower.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}/.cache/fuzz.mjs`;

await build({
  absWorkingDir: root,
  entryPoints: ['scripts/fuzz-main.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  outfile,
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 2;
