// `npm start`: what peglot makes of a reply, in the terminal; `npm start -- --web`: the playground and the guide. What they
// need is built where it is older than its sources.
import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './is-built.ts';
import { serveFolder } from './serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const LIBRARY = ['src', 'generated', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];

if (args.includes('--web')) {
  build('site', 'the playground and the guide (two minutes)', 'site/dist/playground/index.html', [
    ...LIBRARY,
    'docs',
    'grammars',
    'site/.vitepress',
    'site/playground',
    'site/package.json',
  ]);
  const port = Number(process.env.PORT ?? 4173);
  // A port that is taken is no reason to give up.
  const server = await serveFolder(`${root}/site/dist`, port).catch(() => serveFolder(`${root}/site/dist`, 0));
  const { port: taken } = server.address() as AddressInfo;
  console.log(`playground  http://localhost:${taken}/playground/\nguide       http://localhost:${taken}/`);
} else {
  build('build', 'the command (half a minute)', 'dist/THIRD-PARTY-LICENCES.txt', LIBRARY);
  run(process.execPath, `${root}/dist/src/cli/main.js`, ...(args.length === 0 ? ['demo'] : ['parse', ...args]));
}

/** Runs a script that builds something, unless that is newer than all that it is made of. */
function build(script: string, what: string, made: string, sources: readonly string[]): void {
  if (isBuilt(root, made, sources)) return;
  console.error(`building ${what} …`);
  run('npm', 'run', '--silent', '--loglevel=error', script);
}

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
