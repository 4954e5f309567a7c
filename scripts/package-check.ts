// Packs the package, installs the tarball in an empty folder, and judges what a user would get: publint, the types under
// strict settings, a browser bundle without Node built-ins, and the test suite run against the installed package.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'peglot-package-'));

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
console.log(reply.reasoning, type, detect('x'));
`;

try {
  const packed: unknown = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
  );
  const tarball = fileName(packed);
  console.log(`packed ${tarball}`);

  run(join(root, 'node_modules/.bin/publint'), ['--strict', join(folder, tarball)], root);
  console.log('publint: clean');

  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', `./${tarball}`], folder);
  writeFileSync(join(folder, 'user.ts'), USER_CODE);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['user.ts'] }));
  run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], folder);
  console.log('types: a strict program compiles');

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
  rmSync(folder, { recursive: true, force: true });
}

function fileName(packed: unknown): string {
  const first: unknown = Array.isArray(packed) ? packed[0] : undefined;
  if (typeof first === 'object' && first !== null && 'filename' in first && typeof first.filename === 'string')
    return first.filename;
  throw new Error('npm pack named no file');
}
