// Packs the package and walks the way of somebody with a format of their own, from the tarball, in empty folders: each
// template as `peglot new` writes it, and each example, with their tests.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'peglot-examples-'));

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

const peglot = join(folder, 'node_modules/.bin/peglot');

try {
  const [tarball = ''] = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], root)
    .trim()
    .split('\n');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const libraries = ['vitest', 'fast-check', 'valibot', 'typescript', '@types/node'].map(
    (name) => `${name}@${devDependencies[name] ?? 'latest'}`,
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', `./${tarball}`, ...libraries], folder);
  for (const from of ['lines', 'blocks', 'tags', 'markdown']) {
    run(peglot, ['generate', '--check', 'todo.peggy'], join(root, 'examples/templates', from));
    const own = join(folder, from);
    mkdirSync(own);
    run(peglot, ['new', 'to-do', '--from', from], own);
    judge(own);
    console.log(`peglot new --from ${from}: its tests pass`);
  }
  const folders = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const example of folders.map(({ name }) => name).filter((name) => name !== 'templates')) {
    const own = join(folder, example);
    cpSync(join(root, 'examples', example), own, { recursive: true });
    if (!existsSync(join(own, `${example}.peggy`))) {
      judge(own, ['node']);
      console.log(`examples/${example}: its test passes`);
      continue;
    }
    run(peglot, ['generate', '--check', `${example}.peggy`], own);
    sameAsMade(own, `${example}.svg`, ['diagram']);
    sameAsMade(own, `${example}.gbnf`, ['export']);
    isShort(own, example);
    judge(own);
    console.log(`examples/${example}: its tests pass`);
  }
} catch (error) {
  console.error(`examples: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout).slice(-4000));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A file of an example is what the tool makes of its grammar. */
function sameAsMade(own: string, file: string, command: readonly string[]): void {
  const grammar = file.replace(/\.\w+$/, '.peggy');
  const committed = readFileSync(join(own, file), 'utf8');
  run(peglot, ['grammar', ...command, grammar, '-o', file], own);
  if (readFileSync(join(own, file), 'utf8') !== committed)
    throw new Error(
      `examples/${basename(own)}/${file} is out of date: peglot grammar ${command.join(' ')} ${grammar} -o ${file}`,
    );
}

/** What somebody writes of a format is a page or two. */
function isShort(own: string, example: string): void {
  const lines = ['.peggy', '.ts'].map(
    (end) =>
      readFileSync(join(own, example + end), 'utf8')
        .trimEnd()
        .split('\n').length,
  );
  const sum = lines.reduce((all, each) => all + each, 0);
  if (sum > 200) throw new Error(`examples/${example}: grammar and adapter have ${sum} lines, more than 200`);
}

/** The types of a folder are right under strict settings, and its tests pass. */
function judge(own: string, types: readonly string[] = []): void {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types,
  };
  writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  run(join(folder, 'node_modules/.bin/tsc'), ['-p', own], own);
  run(join(folder, 'node_modules/.bin/vitest'), ['run', '--reporter=dot'], own);
}
