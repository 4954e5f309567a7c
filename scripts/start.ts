// `npm start`: what peglot makes of a reply, in the terminal; `npm start -- --web`: the playground and the guide.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveFolder } from './serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

if (args.includes('--web')) {
  if (!existsSync(`${root}/site/dist/playground/index.html`)) run('npm', 'run', '--silent', 'site');
  const port = Number(process.env.PORT ?? 4173);
  // A port that is taken is no reason to give up.
  const server = await serveFolder(`${root}/site/dist`, port).catch(() => serveFolder(`${root}/site/dist`, 0));
  const { port: taken } = server.address() as AddressInfo;
  console.log(`playground  http://localhost:${taken}/playground/\nguide       http://localhost:${taken}/`);
} else {
  run('npm', 'run', '--silent', 'build');
  run(process.execPath, `${root}/dist/src/cli/main.js`, 'demo', ...args);
}

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
