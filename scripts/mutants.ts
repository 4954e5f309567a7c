// How many small changes of the sources the tests notice.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { Compiler } from './mutants/compiler.ts';
import { Copy, type Round } from './mutants/copy.ts';
import { Equivalents } from './mutants/equivalents.ts';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';
import { NearestTests } from './mutants/nearest.ts';
import type { Reach } from './mutants/reach.ts';
import { type Verdict, Verdicts } from './mutants/verdicts.ts';

const usage = `npm run mutants -- [FOLDER or FILE …] [--sample N] [--seed S] [--minutes M]
  changes the sources (src by default) in N places (20 by default), one at a time in each of two copies, and tells which
  changes the tests do not notice. First all tests are run, which must pass, and then with probes that tell which tests
  run which blocks; those are run for a change that run the changed block, the nearest first and then the shortest, at
  last those of the deep run. What does not compile is told apart, and what scripts/mutants/equivalents.txt lists changes
  nothing. After M minutes (60 by default) no other change is tried; the same command goes on where it ended, as long as
  sources and tests stay as they are`;

/** Vitest's start and a round's last file leave a core idle: two at once take a third less. */
const COPIES = 2;

/** So many files of tests are run first: most changes are noticed there. */
const NEAR = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else await run(positionals.length === 0 ? ['src'] : positionals);

async function run(places: readonly string[]): Promise<void> {
  const files = places.flatMap((place) => (place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`).sort()));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const size = Math.min(Number(values.sample), all.length);
  const order = fc.shuffledSubarray(all, { minLength: size, maxLength: size });
  const [mutants = []] = fc.sample(order, { numRuns: 1, seed: Number(values.seed) });
  console.log(`${size} of ${all.length} mutants, seed ${values.seed}`);
  const equivalents = new Equivalents();
  const copies = Array.from({ length: COPIES }, () => new Copy());
  const queue = mutants.values();
  try {
    const nearest = new NearestTests();
    const { usual, deep } = nearest.all();
    const rounds = [
      { tests: usual, isDeep: false },
      { tests: deep, isDeep: true },
    ];
    const [copy] = copies;
    if (copy === undefined) return;
    await copy.prove(rounds);
    const reach = await copy.reach(rounds);
    const compiler = new Compiler();
    const verdicts = new Verdicts();
    const end = Date.now() + Number(values.minutes) * 60_000;
    const tried: Verdict[] = [];
    const work = async (copy: Copy): Promise<void> => {
      const tested = async (mutant: Mutant): Promise<Verdict> => {
        const { usual, deep } = roundsFor(mutant, nearest, reach);
        const ending = await copy.test(mutant, usual);
        if (!compiler.compiles(mutant)) return ending === 'passed' ? 'broken' : 'mistyped';
        return ending === 'passed' ? copy.test(mutant, deep) : ending;
      };
      for (const mutant of queue) {
        if (equivalents.has(mutant)) {
          tried.push('equivalent');
          continue;
        }
        const known = verdicts.of(mutant);
        if (known === undefined && Date.now() > end) continue;
        const verdict = known ?? (await tested(mutant));
        verdicts.keep(mutant, verdict);
        tried.push(verdict);
        const shown = `${tried.length}: ${mutant.file}:${mutant.line}  ${mutant.was} → ${mutant.text}`;
        if (verdict === 'passed') console.log(`not noticed, ${shown}`);
        if (verdict === 'killed') console.log(`hangs, ${shown}`);
      }
    };
    await Promise.all(copies.map(work));
    console.log(summaryOf(tried));
  } finally {
    for (const copy of copies) copy.remove();
  }
}

function summaryOf(tried: readonly Verdict[]): string {
  const count = (verdict: Verdict): number => tried.filter((one) => one === verdict).length;
  const [noticed, mistyped, missed] = [count('failed') + count('killed'), count('mistyped'), count('passed')];
  return `${noticed + mistyped} of ${noticed + mistyped + missed} noticed; of those that compile, ${noticed} of ${noticed + missed}.
${count('equivalent')} more change nothing, ${count('broken')} do not compile, which no test notices`;
}

/**
 * The tests of a change, the nearest first and then the shortest. Of what runs when a file is loaded no probe tells: then
 * imports alone decide, and for the sources of the command, which tests run in processes of their own, too.
 */
function roundsFor(mutant: Mutant, nearest: NearestTests, reach: Reach): Record<'usual' | 'deep', Round> {
  const { usual, deep } = nearest.of(mutant.file);
  const reached = reach.of(mutant.file, mutant.start);
  const isOfCommand = mutant.file.startsWith('src/cli/');
  const isNeeded = (test: string): boolean =>
    reached === undefined || reached.has(test) || (isOfCommand && nearest.runsCommand(test));
  const inOrder = (tests: readonly string[]): string[] => {
    const [near, far] = [tests.slice(0, NEAR), tests.slice(NEAR).filter(isNeeded)];
    const byLength = (one: string, other: string): number => reach.took(one) - reach.took(other);
    return [...near.sort(byLength), ...far.sort(byLength)];
  };
  const ofLaws = usual.slice(0, NEAR);
  return {
    usual: { tests: inOrder(usual), isDeep: false },
    deep: { tests: [...ofLaws, ...inOrder(deep)], isDeep: true },
  };
}
