import { parseArgs } from 'node:util';
import type { GrowthCase } from '../test/growth/cases.ts';
import { loadCounted } from '../test/growth/counted.ts';
import { NOTHING, type Pumped, pump } from '../test/growth/pumped.ts';
import { MOST, search } from '../test/growth/search.ts';
import { type Subject, subjectsOf } from '../test/growth/subjects.ts';

const usage = `npm run growth -- [--minutes N] [--format NAME …] [--pairs] [--seed S]
  searches for N minutes (1 by default) for texts of which twice as long a text takes more than ${MOST} times the work:
  in all formats and dialects, or in those named; prints the smallest case of each. Exit code 1 when there is one.
  With --pairs, each pair of words of a format is repeated instead of random texts; it ends when all were tried.
npm run growth -- --case '{"subject": "json", "prefix": "", "unit": "[", "middle": "", "back": "]", "suffix": ""}'
  prints the work of each step for one of them, doubled again and again; all parts but subject and unit may be left out`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    format: { type: 'string', multiple: true, default: [] },
    pairs: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    case: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else {
  const all = subjectsOf(await loadCounted());
  if (values.case === undefined) searchIn(all);
  else show(all, JSON.parse(values.case));
}

function searchIn(all: readonly Subject[]): void {
  const names = new Set(values.format);
  const subjects = names.size === 0 ? all : all.filter(({ name }) => names.has(name));
  if (subjects.length === 0) throw new Error(`no such format: it is one of ${all.map(({ name }) => name).join(', ')}`);
  console.log(`seed ${values.seed}`);
  const tried = search(subjects, {
    seconds: Number(values.minutes) * 60,
    pairs: values.pairs,
    seed: Number(values.seed),
    tell({ subject, step, ratio, pumped }) {
      process.exitCode = 1;
      const parts = Object.fromEntries(Object.entries(pumped).filter(([, text]) => text !== ''));
      console.log(`${ratio.toFixed(2)} times: ${step}  ${JSON.stringify({ subject, ...parts })}`);
    },
  });
  console.log(`${tried} texts tried`);
}

/** Prints how the work for a text grows. */
function show(all: readonly Subject[], { subject: name, ...parts }: GrowthCase): void {
  const subject = all.find((one) => one.name === name);
  if (subject === undefined) throw new Error(`there is no ${name}`);
  const pumped: Pumped = { ...NOTHING, ...parts };
  const rows: object[] = [];
  for (let count = 64; pump(pumped, count).length <= 70_000; count *= 2) {
    const text = pump(pumped, count);
    rows.push({ length: text.length, ...Object.fromEntries(subject.measure(text)) });
  }
  console.table(rows);
}
