import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const usage = `npm run bench -- [--quick] [one-shot | streaming | memory | hostile | json | typed | dml | acor | design | start | first | batch | serve | skill | tools | libraries …]
  measures everything, or the parts that are named, and prints a table; goals that are missed are marked with ✗
  bench/RESULTS.md gets what was measured, unless the sources are not as they are committed
  --quick      only to see that everything works: the figures say nothing, and nothing is written
  npm install --prefix bench   installs the parsers that are compared`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/peglot/bench');

if (values.help) {
  console.log(usage);
} else {
  // What is measured is JavaScript as the package ships it: a loader's helpers would be measured too.
  await build({
    absWorkingDir: root,
    entryPoints: [
      'bench/main.ts',
      'bench/memory-child.ts',
      'bench/acor-memory-child.ts',
      'bench/design-contestant.ts',
      'bench/batch-child.ts',
      'bench/first-parse-child.ts',
      'bench/serve-child.ts',
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'es2022',
  });
  if (
    positionals.length === 0 ||
    ['start', 'first', 'batch', 'serve', 'libraries'].some((name) => positionals.includes(name))
  ) {
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const flags = ['--memory', join(folder, 'memory-child.mjs'), ...(values.quick ? ['--quick'] : [])];
  const args = ['--expose-gc', join(folder, 'main.mjs'), ...flags, ...positionals];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
