// Builds the guide and the playground as a static folder, site/dist, from what npm installs alone.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlayground, packPlayground } from './playground.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = `${root}/site`;

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: site, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const bin = (name: string): string => `${site}/node_modules/.bin/${name}`;

// What fails is told, also where npm was asked to be silent.
if (!existsSync(`${site}/node_modules`))
  run('npm', 'ci', '--prefix', site, '--no-audit', '--no-fund', '--loglevel=error');

if (process.argv.includes('--playground')) {
  await playground();
  process.exit();
}
measured();
rmSync(`${root}/docs/api`, { recursive: true, force: true });
run(bin('typedoc'), '--options', `${site}/typedoc.json`);
run(bin('vitepress'), 'build', site);
cpSync(`${root}/docs/grammars`, `${site}/dist/grammars`, { recursive: true });
await playground();
console.log('site: built in site/dist');

/** The playground beside the guide, and as the package holds it. */
async function playground(): Promise<void> {
  await buildPlayground(root, `${site}/dist/playground`);
  packPlayground(root, `${site}/dist/playground`);
}

/** The figures of the last run, for the page of performance. */
function measured(): void {
  const results = `${root}/bench/RESULTS.md`;
  const page = `${site}/.cache/results.md`;
  mkdirSync(`${site}/.cache`, { recursive: true });
  if (existsSync(results)) copyFileSync(results, page);
  else {
    console.warn('site: bench/RESULTS.md is missing (npm run bench writes it); the page of performance says so');
    writeFileSync(page, 'None was measured yet for this version: `npm run bench` does it.\n');
  }
}
