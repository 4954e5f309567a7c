import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const usage = `npm run bench -- [--markdown] [one-shot | streaming | memory | hostile | acor | start | batch …]
  prints one table of ratios from one run; targets that are missed are marked with ✗
  --markdown   the table for the README
  npm ci --prefix bench   installs the parsers that the stream is compared with`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/peglot/bench');

if (values.help) {
  console.log(usage);
} else {
  // What is measured is JavaScript as the package ships it: a loader's helpers would be measured too.
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/main.ts', 'bench/memory-child.ts', 'bench/acor-memory-child.ts', 'bench/design-contestant.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'es2022',
  });
  if (positionals.length === 0 || ['start', 'batch'].some((name) => positionals.includes(name))) {
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const files = ['--compiled', join(root, 'dist'), '--memory', join(folder, 'memory-child.mjs')];
  const flags = values.markdown ? ['--markdown'] : [];
  const script = join(folder, 'main.mjs');
  spawnSync(process.execPath, ['--expose-gc', script, ...files, ...flags, ...positionals], {
    cwd: root,
    stdio: 'inherit',
  });
}
