// Installs the tarball in empty folders, as people do: by old and new npm on old and new Node, by Bun, by Deno, bundled for
// a browser and for an edge worker. Each must give the first value, and say nothing else on the way.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Platform } from 'esbuild';
import { openBrowser } from '../test/extras/page/browser.ts';
import { installPacked } from './packed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the runtimes are installed, once; nothing of the machine is used but the Node that runs this. */
const home = `${root}/node_modules/.cache/peglot/runtimes`;
const RUNTIMES: Readonly<Record<string, string>> = {
  node20: 'npm:node@20',
  node22: 'npm:node@22',
  node24: 'npm:node@24',
  npm10: 'npm:npm@10',
  npm12: 'npm:npm@12',
  bun: '1',
  deno: '2',
  workerd: '1',
};

const PROGRAM = `import { detect } from 'peglot';
import { typed } from 'peglot/json';
import { toolCalls } from 'peglot/tools';
const day = { type: 'object', properties: { day: { type: 'integer' } } };
const call = '<tool_call>\\n{"name": "tide_at", "arguments": {"day": "3",}}\\n</tool_call>';
const reply = toolCalls({ dialect: 'auto', tools: { tide_at: { parameters: day } } }).parse(call);
const said = JSON.stringify([typed(day).parse('Sure! {day: "3",}').value, reply.value.calls[0].arguments, detect(call)]);
`;
const EXPECTED = '[{"day":3},{"day":3},"hermes"]';

/** How long it may take until the first value is there, in milliseconds. */
const A_MINUTE = 60_000;
/** How long `npx peglot` may take once it is installed. */
const A_MOMENT = 2000;

const bin = (name: string): string => join(home, 'node_modules', name);
const node = (version: string): string => bin(`node${version}/bin/node`);
const npm = (version: string): string => bin(`npm${version}/bin/npm-cli.js`);

/** Words of a command, with TARBALL for the package. */
type Command = readonly [string, ...string[]];
/** How the package is installed, how the program is run, and the command line. */
const WAYS: Readonly<Record<string, readonly [install: Command, run: Command, command: Command]>> = {
  ...Object.fromEntries(
    [
      ['20', '10'],
      ['22', '10'],
      ['22', '12'],
      ['24', '12'],
    ].map(([on = '', by = '']) => [
      `Node ${on}, npm ${by}`,
      [
        [node(on), npm(by), 'install', 'TARBALL'],
        [node(on), 'print.mjs'],
        [node(on), 'node_modules/.bin/peglot', '--version'],
      ],
    ]),
  ),
  Bun: [
    [bin('bun/bin/bun.exe'), 'add', '--silent', 'TARBALL'],
    [bin('bun/bin/bun.exe'), 'print.mjs'],
    [bin('bun/bin/bun.exe'), 'run', '--silent', '--bun', 'peglot', '--version'],
  ],
  Deno: [
    [node('24'), npm('12'), 'install', 'TARBALL'],
    [bin('deno/deno'), 'run', '--node-modules-dir=manual', 'print.mjs'],
    [bin('deno/deno'), 'run', '-A', '--node-modules-dir=manual', 'npm:peglot', '--version'],
  ],
};

/** What npm takes from the folder that it runs in and from the machine would be told of, too. */
const env: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  npm_config_userconfig: join(home, 'npmrc'),
  npm_config_update_notifier: 'false',
  NO_COLOR: '1',
};

/** Runs a command; what it printed. */
function run([command, ...words]: Command, cwd: string): { readonly out: string; readonly took: number } {
  const begun = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: A_MINUTE,
  });
  const took = performance.now() - begun;
  const line = [command.split('/').at(-1), ...words].join(' ');
  if (error !== undefined) throw new Error(`${line}: ${error.message}`);
  if (status !== 0 || stderr !== '') throw new Error(`${line}: status ${status}, and said:\n${stderr}`);
  return { out: stdout.trim(), took };
}

function expectValue(said: string): void {
  if (said !== EXPECTED) throw new Error(`the first value is ${said}`);
}

const scratch = mkdtempSync(join(tmpdir(), 'peglot-runtimes-'));
const { tarball, folder, remove } = installPacked();

/** Walks one way in a folder of its own, and says how long it took. */
function walk([install, ...rest]: readonly [Command, Command, Command], own: string): string {
  mkdirSync(own);
  copyFileSync(tarball, join(own, 'peglot.tgz'));
  writeFileSync(join(own, 'print.mjs'), `${PROGRAM}console.log(said);\n`);
  writeFileSync(join(own, 'package.json'), '{ "type": "module", "private": true }\n');
  const [runProgram, command] = rest;
  const [first = '', ...words] = install.map((word) => (word === 'TARBALL' ? './peglot.tgz' : word));
  const installed = run([first, ...words], own);
  const { out, took } = run(runProgram, own);
  expectValue(out);
  if (installed.took + took > A_MINUTE) throw new Error('the first value took more than a minute');
  const version = run(command, own);
  if (version.took > A_MOMENT) throw new Error(`peglot --version took ${version.took.toFixed(0)} ms`);
  return `first value after ${((installed.took + took) / 1000).toFixed(1)} s; peglot --version in ${version.took.toFixed(0)} ms`;
}

/** The program in one file, from the folder where the tarball is installed. */
async function bundled(contents: string, platform: Platform, format: 'esm' | 'iife'): Promise<string> {
  const stdin = { contents: PROGRAM + contents, resolveDir: folder };
  const options = { bundle: true, minify: true, write: false, logLevel: 'warning' } as const;
  const { outputFiles, warnings } = await build({ ...options, stdin, platform, format });
  if (warnings.length > 0) throw new Error('the bundler warns');
  return outputFiles[0]?.text ?? '';
}

async function inBrowser(): Promise<void> {
  const { browser, close } = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled('document.title = said;', 'browser', 'iife') });
    expectValue(await page.title());
  } finally {
    await close();
  }
}

async function inWorker(): Promise<void> {
  const own = join(scratch, 'worker');
  mkdirSync(own);
  const test = `export default { test() { if (said !== ${JSON.stringify(EXPECTED)}) throw new Error(said); } };`;
  writeFileSync(join(own, 'worker.js'), await bundled(test, 'browser', 'esm'));
  const worker = '(modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01")';
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = ${worker})]);
`;
  writeFileSync(join(own, 'config.capnp'), config);
  const { status, stderr } = spawnSync(bin('workerd/bin/workerd'), ['test', 'config.capnp'], {
    cwd: own,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

try {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'npmrc'), 'audit=false\nfund=false\n');
  if (!existsSync(node('24'))) {
    const dependencies = RUNTIMES;
    const allowScripts = Object.fromEntries(['node', 'bun', 'deno', 'workerd'].map((name) => [name, true]));
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies, allowScripts }));
    const { status } = spawnSync('npm', ['install', '--silent', '--force'], { cwd: home, stdio: 'inherit' });
    if (status !== 0) throw new Error('the runtimes cannot be installed');
  }
  for (const [at, [name, way]] of Object.entries(WAYS).entries())
    console.log(`${name}: ${walk(way, join(scratch, String(at)))}`);
  await inBrowser();
  console.log('a browser: runs the bundle');
  await inWorker();
  console.log('an edge worker: runs the bundle');
} catch (error) {
  console.error(`runtimes: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  remove();
  rmSync(scratch, { recursive: true, force: true });
}
