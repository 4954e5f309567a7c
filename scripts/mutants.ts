// How many small changes of the sources the tests notice.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { type Mutant, mutantsOf, mutated } from './mutants/mutate.ts';
import { NearestTests } from './mutants/nearest.ts';

const usage = `npm run mutants -- [FOLDER or FILE …] [--sample N] [--seed S] [--minutes M]
  changes the sources (src by default) in N places (20 by default), one at a time, in a copy, and tells which changes
  the tests do not notice: the files of tests nearest to the change are run, a few, then some more, then those of the
  deep run. After M minutes (25 by default) no other change is tried`;

/** So many files of tests are run first; where they notice nothing, so many more; then so many of the deep run. */
const NEAR = 5;
const MORE = 30;
const DEEP = 12;

/** What takes longer than the tests themselves on a busy machine hangs. */
const LONGEST = 240_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else run(positionals.length === 0 ? ['src'] : positionals);

function run(places: readonly string[]): void {
  const files = places.flatMap((place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`).sort()));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const size = Math.min(Number(values.sample), all.length);
  const order = fc.shuffledSubarray(all, { minLength: size, maxLength: size });
  const [mutants = []] = fc.sample(order, { numRuns: 1, seed: Number(values.seed) });
  console.log(`${size} of ${all.length} mutants, seed ${values.seed}`);
  const copy = copied();
  const tests = new NearestTests();
  const nearest = new Map(mutants.map(({ file }) => [file, tests.of(file)]));
  const near = new Set([...nearest.values()].flatMap(({ usual }) => usual.slice(0, NEAR)));
  if (near.size > 0 && !passes(copy, [...near], 'inherit'))
    throw new Error('the tests fail without any change: see above');
  const end = Date.now() + Number(values.minutes) * 60_000;
  let noticed = 0;
  let tried = 0;
  for (const mutant of mutants) {
    if (Date.now() > end) break;
    tried++;
    const { usual, deep } = nearest.get(mutant.file) ?? { usual: [], deep: [] };
    const rounds = [usual.slice(0, NEAR), usual.slice(NEAR, NEAR + MORE), deep.slice(0, DEEP)];
    if (isNoticed(copy, mutant, rounds)) noticed++;
    else console.log(`not noticed: ${mutant.file}:${mutant.line}  ${mutant.was} → ${mutant.text}`);
  }
  rmSync(copy, { recursive: true, force: true });
  console.log(`${noticed} of ${tried} noticed`);
}

/** The tree without what is made of it, for changes. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'peglot-mutants-'));
  const made = new Set(['.git', '.cache', 'dist', 'node_modules']);
  for (const name of readdirSync('.').filter((one) => !made.has(one)))
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => !made.has(basename(path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function isNoticed(copy: string, mutant: Mutant, rounds: readonly (readonly string[])[]): boolean {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutant));
  try {
    return rounds.some((tests) => tests.length > 0 && !passes(copy, tests));
  } finally {
    writeFileSync(path, source);
  }
}

function passes(copy: string, tests: readonly string[], stdio: 'ignore' | 'inherit' = 'ignore'): boolean {
  const isDeep = tests.some((test) => test.endsWith('.deep.test.ts'));
  const config = isDeep ? ['--config', 'vitest.deep.config.ts'] : [];
  const args = ['run', '--bail', '1', '--silent', '--reporter', 'dot', ...config, ...tests];
  const env = isDeep ? { ...process.env, PEGLOT_SEED: '1', PEGLOT_SHARE: '0.05' } : process.env;
  const options = { cwd: copy, timeout: LONGEST, stdio, env } as const;
  return spawnSync(join(copy, 'node_modules/.bin/vitest'), args, options).status === 0;
}
