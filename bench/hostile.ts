import { createStream, parse } from '../src/formats/duckflow/index.ts';
import { type Growing, growthRows, type Way } from './growth.ts';
import type { Row } from './table.ts';

const repeat = (name: string, unit: string, big: number): Growing => ({
  name,
  big,
  make: (count) => unit.repeat(count),
});
const numbered = (name: string, unit: (index: number) => string, big: number): Growing => ({
  name,
  big,
  make: (count) => Array.from({ length: count }, (_, index) => unit(index)).join(''),
});

const HOSTILE: readonly Growing[] = [
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

const WAYS: readonly Way[] = [
  { name: 'parse', read: parse },
  { name: 'stream', read: streamed, most: 200_000 },
];

/** Inputs made to hurt: twice the text must take about twice the time. */
export function hostile(report: (line: string) => void): Row[] {
  return growthRows('Hostile inputs', HOSTILE, WAYS, report);
}

function streamed(text: string): number {
  const stream = createStream();
  let events = 0;
  for (let at = 0; at < text.length; at += 16) events += stream.push(text.slice(at, at + 16)).length;
  return events + stream.end().events.length;
}
