import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeCase } from '../test/corpus-file.ts';
import { lawsOf } from '../test/laws/index.ts';
import type { Law, Violation } from '../test/laws/law.ts';

const usage = `npm run fuzz -- [--format F] [--seconds N] [--seed S]
  tries the laws on random texts for N seconds (10 by default); exit code 1 when one is broken`;

const RUNS_PER_ROUND = 200;

interface Job {
  readonly format: string;
  readonly laws: readonly Law[];
  readonly seconds: number;
  readonly seed: number;
}

/** What the flags ask for; `help` when they ask for that. @throws {Error} with one clear line */
function readFlags(args: readonly string[]): Job | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'duckflow' },
      seconds: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  const laws = lawsOf.get(values.format)?.all;
  if (laws === undefined)
    throw new Error(
      `--format: there is no format ${JSON.stringify(values.format)}; choose ${[...lawsOf.keys()].join(', ')}`,
    );
  if (!/^\d+(?:\.\d+)?$/.test(values.seconds))
    throw new Error(`--seconds must be a number, not ${JSON.stringify(values.seconds)}`);
  if (!/^\d{1,10}$/.test(values.seed))
    throw new Error(`--seed must be a whole number of at most ten digits, not ${JSON.stringify(values.seed)}`);
  return { format: values.format, laws, seconds: Number(values.seconds), seed: Number(values.seed) };
}

/** Runs the laws round by round, each round with the next seed; true when all of them hold. */
function fuzz({ format, laws, seconds, seed }: Job): boolean {
  console.log(`seed ${seed}`);
  const end = Date.now() + seconds * 1000;
  let round = 0;
  do {
    for (const law of laws) {
      showProgress(`round ${round + 1}: ${law.name}`);
      const violation = law.check({ seed: seed + round, numRuns: RUNS_PER_ROUND });
      if (violation === undefined) continue;
      showProgress('');
      tell(format, law, seed + round, violation);
      return false;
    }
    round++;
  } while (Date.now() < end);
  showProgress('');
  console.log(`${laws.length} laws hold: ${round} rounds of ${RUNS_PER_ROUND} inputs each`);
  return true;
}

function tell(format: string, law: Law, seed: number, { text, report }: Violation): void {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `test/corpus/${format}/found-${hash}.txt`;
  writeFileSync(
    new URL(`../${file}`, import.meta.url),
    writeCase({ title: `found by fuzzing: ${law.name}`, input: text, expected: undefined }),
  );
  console.error(`The law "${law.name}" is broken.\n\n${report}\n`);
  console.error(
    `The text is saved as ${file}. Once the parser is mended, UPDATE_CORPUS=1 npx vitest run test/corpus.test.ts writes its expectation.`,
  );
  console.error(`Again: npm run fuzz -- --format ${format} --seconds 0 --seed ${seed}`);
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

try {
  const job = readFlags(process.argv.slice(2));
  if (job === 'help') console.log(usage);
  else if (!fuzz(job)) process.exitCode = 1;
} catch (error) {
  console.error(`fuzz: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  process.exitCode = 2;
}
