import { createStream, parse } from '../src/formats/duckflow/index.ts';
import { median, timeOf } from './measure.ts';
import { atMost, type Row, times } from './table.ts';

/** A text that grows with `count`; `big` is the larger count for `parse`, the stream gets a part of it. */
interface Hostile {
  readonly name: string;
  readonly big: number;
  make(count: number): string;
}

const repeat = (name: string, unit: string, big: number): Hostile => ({
  name,
  big,
  make: (count) => unit.repeat(count),
});
const numbered = (name: string, unit: (index: number) => string, big: number): Hostile => ({
  name,
  big,
  make: (count) => Array.from({ length: count }, (_, index) => unit(index)).join(''),
});

const HOSTILE: readonly Hostile[] = [
  numbered('blocks that nothing closes', (i) => `[ACTION_${i}_TYPE] x\n[ACTION_${i}_CONTENT_START]\nabc\n`, 40_000),
  numbered('START lines alone', (i) => `[ACTION_${i}_CONTENT_START]\n`, 40_000),
  numbered('END lines alone', (i) => `[ACTION_${i}_CONTENT_END]\n`, 40_000),
  repeat('one unclosed number, again and again', '[ACTION_0_CONTENT_START]\nabc\n', 40_000),
  numbered('actions in falling order', (i) => `[ACTION_${40_000 - i}_TYPE] finish\n`, 40_000),
  repeat('a million sections', '[NOTES]\n', 1_000_000),
  repeat('a million vitals', '[MOOD] 0.5\n', 1_000_000),
  repeat('a million [', '[', 1_000_000),
  { name: 'a section of [', big: 1_000_000, make: (count) => `[NOTES]\n${'['.repeat(count)}` },
  {
    name: 'a section in one endless line',
    big: 8_000_000,
    make: (count) => `[REASONING]\n${'word '.repeat(count / 5)}`,
  },
  {
    name: 'a block in one endless line',
    big: 8_000_000,
    make: (count) => `[ACTION_0_CONTENT_START]\n${'word '.repeat(count / 5)}`,
  },
  repeat('fences that open and close', '```\n', 400_000),
  numbered('fences of growing length', (i) => `${'`'.repeat(3 + (i % 60))}x\n`, 20_000),
  { name: 'fences in a section', big: 400_000, make: (count) => `[NOTES]\n${'```\n'.repeat(count)}` },
  { name: 'an endless fence run in a section', big: 1_000_000, make: (count) => `[NOTES]\n${'`'.repeat(count)}` },
  repeat('template tokens', '<|end|>', 400_000),
  { name: 'template tokens, then text', big: 400_000, make: (count) => `${'<|a|>'.repeat(count)} text` },
  { name: 'template tokens in a section', big: 400_000, make: (count) => `[NOTES]\n${'<|a|>'.repeat(count)}` },
  {
    name: 'template tokens in a section, then text',
    big: 400_000,
    make: (count) => `[NOTES]\n${'<|a|>'.repeat(count)} text\n`,
  },
  { name: 'tokens and text in a section', big: 200_000, make: (count) => `[NOTES]\n${'<|a|> text '.repeat(count)}` },
  { name: 'lines of tokens in a section', big: 200_000, make: (count) => `[NOTES]\n${'<|a|>\n'.repeat(count)}` },
  { name: 'half tokens in a section', big: 1_000_000, make: (count) => `[NOTES]\n${'<|'.repeat(count / 2)}` },
  repeat('half tokens', '<|', 500_000),
  repeat('colour sequences', '\x1b[1', 300_000),
  repeat('{ without end', '{', 1_000_000),
  repeat('{" without end', '{"a":', 300_000),
  repeat('lines of - [', '- [\n', 400_000),
  repeat('decorations in one line', '- ', 500_000),
  repeat('# in one line', '#', 1_000_000),
  repeat('blank lines', ' \n', 500_000),
  repeat('blanks in one line', ' ', 2_000_000),
  { name: 'blank lines in a section', big: 500_000, make: (count) => `[NOTES]\nx${' \n'.repeat(count)}` },
  repeat('bare carriage returns', '\r', 500_000),
  repeat('mentions of vitals', 'mood: 0.5 ', 200_000),
  { name: 'prose in one line of 50 MB', big: 25_000_000, make: (count) => 'a '.repeat(count) },
  {
    name: 'paragraphs of chat, 20 MB',
    big: 100_000,
    make: (count) => `${'The words are counted once per file. '.repeat(5)}\n\n`.repeat(count),
  },
];

/** The milliseconds from which on a text is long enough. */
const LONG = 600;

/** Inputs made to hurt: twice the text must take about twice the time. */
export function hostile(report: (line: string) => void): Row[] {
  const rows = HOSTILE.flatMap((input) => {
    report(`hostile: ${input.name}`);
    return [growth(input, 'parse', input.big, parse), growth(input, 'stream', Math.min(input.big, 200_000), streamed)];
  });
  const late = rows.filter((row) => row.target?.met === false);
  const worst = Math.max(...rows.filter((row) => row.target?.met === true).map((row) => row.growth));
  return [
    {
      group: 'Hostile inputs',
      what: `twice the text, ${HOSTILE.length} inputs by parse and by stream: the worst within the target`,
      measured: times(worst),
      target: atMost(worst, 2.3),
      note: late.length === 0 ? 'none is worse' : `${late.length} are worse`,
    },
    ...late,
  ];
}

function growth(
  input: Hostile,
  way: string,
  biggest: number,
  read: (text: string) => unknown,
): Row & { growth: number } {
  const what = `${input.name} (${way})`;
  try {
    const first = growthOf(input, biggest, read);
    // A busy machine is not a super-linear parser: the better of two counts.
    const second = first.growth > 2.3 ? growthOf(input, biggest, read) : first;
    const { growth, note } = second.growth < first.growth ? second : first;
    const measured = times(growth);
    return { group: 'Hostile inputs', what, measured, target: atMost(growth, 2.3), growth, note };
  } catch (thrown) {
    const note = `threw ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    const target = { text: 'no throw', met: false };
    return { group: 'Hostile inputs', what, measured: '–', target, growth: Number.NaN, note };
  }
}

/** Doubles the text until it is the biggest or takes long, and measures the last doubling once more. */
function growthOf(input: Hostile, biggest: number, read: (text: string) => unknown): { growth: number; note: string } {
  let count = biggest >> 6;
  let text = input.make(count);
  while (timeOf(() => read(text)) < LONG / 2 && count * 2 <= biggest) {
    count *= 2;
    text = input.make(count);
  }
  const half = input.make(count >> 1);
  const halfTimes: number[] = [];
  const wholeTimes: number[] = [];
  for (let round = 0; round < 7; round++) {
    const goes = Math.max(1, Math.ceil(5 / timeOf(() => read(half))));
    halfTimes.push(timeOf(() => read(half), goes));
    wholeTimes.push(timeOf(() => read(text), goes));
    if (round >= 2 && median(wholeTimes) / median(halfTimes) <= 2.1) break;
    if ((wholeTimes.at(-1) ?? 0) > LONG / 2 && round >= 1) break;
  }
  // The least time is the one that other processes and the garbage collector disturbed least.
  const growth = Math.min(median(wholeTimes) / median(halfTimes), Math.min(...wholeTimes) / Math.min(...halfTimes));
  return { growth, note: `${median(wholeTimes).toFixed(0)} ms for ${(text.length / 1e6).toPrecision(2)} MB` };
}

function streamed(text: string): number {
  const stream = createStream();
  let events = 0;
  for (let at = 0; at < text.length; at += 16) events += stream.push(text.slice(at, at + 16)).length;
  return events + stream.end().events.length;
}
