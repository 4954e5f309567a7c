import { describe, it } from 'vitest';
import { laws } from './design-laws.ts';
import { long, runs } from './law.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['many marks', '#'.repeat(long(1e6))],
  ['many brackets in a signature', `## Component Logic\n### Component: A\n#### f(${'['.repeat(long(1e6))}`],
  ['many brackets in a type', `## Component Logic\n### Component: A\n#### f(a: ${'['.repeat(long(1e6))}`],
  ['many unclosed comments', '<!-- '.repeat(long(1e5))],
  ['many fences', '```\n'.repeat(long(1e5))],
  ['many pipes', `|${'a|'.repeat(long(3e5))}\n`.repeat(2)],
  ['many stars', '**'.repeat(long(3e5))],
  ['many labels', '**A:** b\n'.repeat(long(1e5))],
  ['many quotes', `### Table: t\n**Indexes:**\n\`\`\`sql\n${"'".repeat(long(1e5))}\n\`\`\`\n`],
  ['one line of five megabytes', 'x'.repeat(long(5e6))],
  ['nothing', ''],
];

describe('the laws of design specifications', () => {
  describe('1 total: every text has an answer', () => {
    it('for random texts', () => laws.total.assert(runs(600)));
    it.each(hostile)('for %s', (_, text) => {
      laws.expectTotal(text);
      laws.follow([text]);
    });
  });
  describe('2 lossless: the tiles are the text', () => {
    it('for random texts', () => laws.lossless.assert(runs(600)));
    it.each(hostile)('for %s', (_, text) => laws.expectTiling(text));
  });
  it('3 round trip: what is printed reads back', () => laws.roundTrip.assert(runs(300)));
  it('5 chunking does not matter', () => laws.chunking.assert(runs(500)));
  it('6 events only add', () => laws.onlyAdding.assert(runs(500)));
});
