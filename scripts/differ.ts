// What became different since a commit: the same texts and values through the build of that commit and through this one.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { appendTo } from '../src/core/maps.ts';
import { type Difference, differencesOf } from './differ/compare.ts';
import { type Side, sideOf, sourcesAt } from './differ/sides.ts';
import { type Subject, subjectsFor } from './differ/subjects.ts';

const usage = `npm run differ -- COMMIT [--only NAME] [--most N] [--examples N]
  reads the corpus, its texts with one line damaged, and its values with one part changed, by the sources of COMMIT and by
  those here, and prints what became different, grouped by what it is. --only takes the formats and dialects whose name
  has NAME in it; N texts of each (400 by default), N examples of each group (10 by default; 0 for the counts alone)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '400' },
    examples: { type: 'string', default: '10' },
    help: { type: 'boolean' },
  },
});
const [commit, ...others] = positionals;

if (values.help) console.log(usage);
else if (commit === undefined || others.length > 0) fail(`name one commit to compare with\n${usage}`);
else if (!isCount(values.most) || !isCount(values.examples)) fail('--most and --examples take a whole number');
else await compare(commit, Number(values.most), Number(values.examples));

async function compare(commit: string, most: number, examples: number): Promise<void> {
  const before = sourcesAt(commit);
  if (before === undefined) return fail(`${commit} is no commit here: git fetch it, or name another`);
  try {
    const [was, is] = [await sideOf(before.folder), await sideOf(fileURLToPath(new URL('..', import.meta.url)))];
    const subjects = subjectsFor(most).filter(({ name }) => name.includes(values.only));
    if (subjects.length === 0) return fail(`no format and no dialect has ${JSON.stringify(values.only)} in its name`);
    let [count, changed] = [0, 0];
    for (const subject of subjects) {
      const differences = differencesBetween(subject, was, is);
      count += subject.texts.length;
      changed += new Set(differences.map(({ text }) => text)).size;
      if (differences.length > 0) console.log(shown(subject, differences, examples));
    }
    console.log(`${changed} of ${count} texts are read otherwise than at ${commit}`);
  } finally {
    before.remove();
  }
}

function differencesBetween(subject: Subject, was: Side, is: Side): Difference[] {
  const [before, now] = [subject.reader(was), subject.reader(is)];
  if (before === undefined) return [];
  if (now === undefined) return [{ text: subject.name, kind: 'is not here any more', lines: [] }];
  return differencesOf(subject.texts, before, now);
}

/** One subject: its groups, the largest first, with the shortest examples of each. */
function shown({ name, texts }: Subject, differences: readonly Difference[], examples: number): string {
  const byKind = new Map<string, Difference[]>();
  for (const difference of differences) appendTo(byKind, difference.kind, difference);
  const groups = [...byKind].sort(([, one], [, other]) => other.length - one.length);
  const parts = groups.map(([kind, ones]) => {
    const shortest = ones.toSorted((one, other) => one.text.length - other.text.length).slice(0, examples);
    const lines = shortest.flatMap(({ text, lines }) => [`    ${text}`, ...lines.map((line) => `      ${line}`)]);
    return [`  ${ones.length}: ${kind}`, ...lines].join('\n');
  });
  return [`${name}, ${texts.length} texts`, ...parts].join('\n');
}

function isCount(text: string): boolean {
  return /^\d+$/.test(text);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
