import { parseArgs } from 'node:util';
import { type Case, doubles, isMeant, pickBy, randomOf, singles } from './cases.ts';
import { readPrefixes } from './prefixes.ts';
import { own, peers, type Reader } from './readers.ts';

const usage = `npm run damage -- [--seed N] [--count N] [--own] [--only TEXT] [--show right|wrong|silent]
  damages documents of many shapes, and counts which values are read as they were
  --count  how many texts of each damage
  --own    peglot alone
  --only   the damages whose names contain it
  --show   the texts of one outcome`;

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    show: { type: 'string' },
    own: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

type Outcome = 'right' | 'wrong' | 'silent';

/** How many texts came out how. */
class Count {
  readonly of: Record<Outcome, number> = { right: 0, wrong: 0, silent: 0 };

  get all(): number {
    return this.of.right + this.of.wrong + this.of.silent;
  }

  toString(): string {
    return `${((100 * this.of.right) / this.all).toFixed(1)} %`;
  }
}

if (flags.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const pick = pickBy(randomOf(Number(flags.seed)));
  const count = Number(flags.count);
  const all = [...singles(pick, count), ...doubles(pick, 30 * count)].filter(({ name }) => name.includes(flags.only));
  const readers: Reader[] = [own, ...(flags.own ? [] : await peers(console.error))];
  const counts = new Map<string, Map<Reader, Count>>();
  for (const one of all) {
    const rows = [one.group === 'two damages' ? one.group : `${one.group}: ${one.name}`, rowOfAll(one)];
    for (const reader of readers) {
      const outcome = await judge(reader, one);
      for (const row of rows) countOf(counts, row, reader).of[outcome]++;
      if (reader === own && outcome === flags.show) await show(reader, one);
    }
  }
  print(counts, readers);
  if (flags.only === '') printPrefixes(readPrefixes(pick));
}

function rowOfAll({ group }: Case): string {
  return group === 'two damages' ? 'ALL texts with two damages' : 'ALL texts with one damage';
}

async function judge(reader: Reader, { text, truth }: Case): Promise<Outcome> {
  const { value, isTold } = await reader.read(text);
  return isMeant(value, truth) ? 'right' : isTold ? 'wrong' : 'silent';
}

function countOf(counts: Map<string, Map<Reader, Count>>, row: string, reader: Reader): Count {
  const ofRow = counts.get(row) ?? new Map<Reader, Count>();
  counts.set(row, ofRow);
  const count = ofRow.get(reader) ?? new Count();
  ofRow.set(reader, count);
  return count;
}

async function show(reader: Reader, { name, text, truth }: Case): Promise<void> {
  const { value } = await reader.read(text);
  console.log(
    `── ${name}\n  text:  ${JSON.stringify(text)}\n  meant: ${JSON.stringify(truth)}\n  read:  ${JSON.stringify(value)}`,
  );
}

function print(counts: Map<string, Map<Reader, Count>>, readers: readonly Reader[]): void {
  const head = ['', 'texts', ...readers.flatMap(({ name }) => [name, 'silent'])];
  const lines = [...counts].map(([row, ofRow]) => [
    row,
    String(ofRow.get(own)?.all ?? 0),
    ...readers.flatMap((reader) => [String(ofRow.get(reader)), String(ofRow.get(reader)?.of.silent)]),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at]?.length ?? 0)));
  for (const line of [head, ...lines.sort()])
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    );
}

function printPrefixes({ texts, right, complete, wrong }: ReturnType<typeof readPrefixes>): void {
  console.log(`\n${texts} beginnings of sound texts: ${right} read as such, ${complete.length} said to be complete`);
  for (const text of [...complete, ...wrong].slice(0, 5)) console.log(`  ${JSON.stringify(text)}`);
}
