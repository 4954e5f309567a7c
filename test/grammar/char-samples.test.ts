import { expect, it } from 'vitest';
import { readGrammar } from '../../src/grammar/read.ts';
import { CharSamples } from '../../src/grammar/sentences/chars.ts';

it.each([
  ['[\\u0900-\\u0908]', '\u0900\u0901\u0904\u0907\u0908'],
  ['[\\u0900-\\u0901]', '\u0900\u0901'],
  ['[\\u0900-\\u0900]', '\u0900'],
  ['[\\u0900x]', 'x\u0900'],
  ['[^\\u0000-\\u08ff\\u0901-\\u{10ffff}]', '\u0900'],
])('of %s: the edges of ranges, what is beside them and their middles, the plainest first', (written, samples) => {
  const { rules } = readGrammar([{ source: 'x', text: `A = ${written}\n` }]);
  const expr = rules[0]?.expression;
  if (expr?.type !== 'class') throw new Error('a class');
  expect(new CharSamples([]).of(expr).join('')).toBe(samples);
});
