// Packs the package, installs the tarball in an empty folder, and judges what a user would get: publint, the sizes, the
// types under strict settings, a browser bundle without Node built-ins, and tests run against the installed package.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILERS } from './compilers.ts';
import { optionalPeers, readEntries } from './entries.ts';
import { ENTRY_PAGE, entryPage, isSamePage } from './entry-page.ts';
import { installPacked } from './packed.ts';
import { judge, sizesOf } from './sizes.ts';

const root = new URL('..', import.meta.url).pathname;
const { tarball, folder, remove } = installPacked();

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

const USER_CODE = `import { detect, duckflow } from 'peglot';
import { parse, type Reply } from 'peglot/duckflow';

const reply: Reply = parse('[REASONING]').value;
const type: string | undefined = duckflow.parse('').value.actions[0]?.type;
export const read = [reply.reasoning, type, detect('x')];
`;

/** The entries whose peers, or the types of Node that they name, are not installed here. */
const WITH_PEERS = ['bundler', 'grammar/sentences', 'testing', 'ai-sdk', 'langchain', 'vitest', 'node'].map(
  (name) => `peglot/${name}`,
);

/** Imports all parts of the command line: what they need has to be there, but for optional peers. */
const LOAD_ALL = `import { readdirSync } from 'node:fs';
const peers = ${JSON.stringify(optionalPeers())};
const folder = new URL('node_modules/peglot/dist/src/cli/', import.meta.url);
const parts = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'main.js');
const isPeer = ({ code, message }) =>
  code === 'ERR_MODULE_NOT_FOUND' && peers.some((peer) => message.includes(\`'\${peer}'\`) || message.includes(\`'\${peer}/\`));
for (const name of parts) {
  await import(new URL(name, folder)).catch((error) => {
    if (!isPeer(error)) throw error;
  });
}
`;

/** Entries that are no modules. */
const NO_TYPES = ['--exclude-entrypoints', './schemas/skill-output-v1.schema.json', './package.json'];

/** What npm does not like in package.json, it changes while it publishes, with a warning that nobody reads. */
function expectKept(scratch: string): void {
  mkdirSync(scratch);
  const copy = join(scratch, 'package.json');
  copyFileSync(join(root, 'package.json'), copy);
  run('npm', ['pkg', 'fix', '--silent'], scratch);
  const texts = [join(root, 'package.json'), copy].map((file) =>
    JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
  );
  if (texts[0] !== texts[1]) throw new Error('npm would publish another package.json: npm pkg fix shows what');
}

/** The address that a command of the package prints; the command ends with this program. */
async function addressOf(args: readonly string[]): Promise<string> {
  const child = spawn(join(folder, 'node_modules/.bin/peglot'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  for await (const line of child.stderr.setEncoding('utf8')) {
    child.unref();
    return /http:\S+/.exec(String(line))?.[0] ?? '';
  }
  throw new Error(`peglot ${args.join(' ')} ended at once`);
}

try {
  console.log(`packed ${tarball}`);

  run(join(root, 'node_modules/.bin/publint'), ['--strict', tarball], root);
  console.log('publint: clean');

  // Users import modules; what `require` of them gives is not promised.
  run(join(root, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii', ...NO_TYPES], root);
  console.log('attw: the types of every entry are found');

  expectKept(join(folder, 'described'));
  console.log('npm: publishes package.json as it is');

  // As far as it goes without a login: npm reads the tarball and the registry's answer is no part of it.
  run('npm', ['publish', tarball, '--dry-run', '--ignore-scripts', '--fetch-retries=0', '--loglevel=error'], root);
  console.log('npm publish --dry-run: takes the tarball');

  const { table, tooLarge } = judge(await sizesOf(folder));
  console.log(table);
  if (tooLarge.length > 0) throw new Error(`too large: ${tooLarge.map(({ what }) => what).join('; ')}`);

  if (!isSamePage(await entryPage(root, folder), readFileSync(join(root, ENTRY_PAGE), 'utf8')))
    throw new Error(`${ENTRY_PAGE} is out of date: npm run size`);
  console.log('entries: the guide lists them, with their sizes');

  const entries = readEntries().filter(({ name }) => !WITH_PEERS.includes(name));
  const imports = entries.map(({ name }, at) => `export * as entry${at} from '${name}';\n`).join('');
  writeFileSync(join(folder, 'user.ts'), USER_CODE);
  writeFileSync(join(folder, 'all.ts'), imports);
  for (const lib of [['es2022'], ['es2023', 'dom']]) {
    const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', target: 'es2022', lib, types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['user.ts', 'all.ts'] }));
    for (const compiler of COMPILERS) run(process.execPath, [compiler, '-p', folder], folder);
  }
  console.log(
    'types: a strict program compiles with TypeScript 5 and 7, with every entry, with the types of the web and without',
  );

  writeFileSync(join(folder, 'load-all.mjs'), LOAD_ALL);
  run(process.execPath, ['load-all.mjs'], folder);
  console.log('command line: every part of it loads');

  const served = await fetch(await addressOf(['play', '--no-open']));
  if (!(await served.text()).includes('<title>peglot playground</title>')) throw new Error('peglot play shows no page');
  console.log('peglot play: serves the playground');

  const bundle = [
    '--bundle',
    '--platform=browser',
    '--format=esm',
    '--log-level=warning',
    '--outfile=bundle.js',
    'user.ts',
  ];
  run(join(root, 'node_modules/.bin/esbuild'), bundle, folder);
  console.log('browser: bundles without Node built-ins');

  // The whole suite has judged the sources: here, one file for each entry and the main commands.
  const files = ['exports', 'cli/parse', 'cli/stream', 'cli/misuse', 'formats/duckflow-intent', 'formats/acor-intent'];
  files.push('formats/dml-spec', 'formats/skill-json', 'formats/design-mermaid');
  const tests = ['run', '--reporter=dot', ...files.map((file) => `test/${file}.test.ts`)];
  const installed = join(folder, 'node_modules/peglot');
  run(join(root, 'node_modules/.bin/vitest'), tests, root, { PEGLOT_PACKAGE: installed, PEGLOT_RUNS: '50' });
  console.log('tests: pass against the installed package');
} catch (error) {
  console.error(`package check failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout).slice(-4000));
  process.exitCode = 1;
} finally {
  remove();
}
