import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Case, pickBy, randomOf, singles } from '../../bench/damage/cases.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { type ToolCallFormat, toolCalls } from '../../src/tools/index.ts';
import { callDialects } from '../tools/corpus.ts';
import { long } from './law.ts';

// Arguments with one damage of any kind: a call that is ok has the arguments that were meant.

/** What a tool takes that takes anything; a text is none of it. */
const anything = { parameters: { type: 'object', properties: { a: {}, b: {} }, additionalProperties: true } };
const WRITTEN = '{"a":"x"}';

const cases: readonly Case[] = singles(pickBy(randomOf(5)), long(20)).filter(
  ({ truth }) => typeof truth === 'object' && truth !== null && !Array.isArray(truth),
);

function printed(format: ToolCallFormat): string {
  const call = { name: 'f', arguments: { a: 'x' }, raw: '', complete: true };
  return format.print({ text: '', reasoning: '', calls: [call] });
}

const ways = callDialects.filter(isDialect).flatMap((dialect) => {
  const format = toolCalls({ dialect, tools: { f: anything } });
  const text = printed(format);
  return text.includes(WRITTEN) ? [{ dialect, format, text }] : [];
});

describe('arguments with one damage never come out ok and different', () => {
  it('is tried with many dialects and damages', () => {
    expect(ways.length).toBeGreaterThan(20);
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(ways)('in $dialect', ({ format, text }) => {
    let right = 0;
    for (const { name, text: damaged, truth } of cases) {
      const written = text.replace(WRITTEN, () => damaged);
      const { ok, value } = format.parse(written, { finished: true });
      const isRight = isDeepStrictEqual([value.calls.length, value.calls[0]?.arguments], [1, truth]);
      if (isRight) right++;
      expect(!ok || isRight, `${name}: ${written}: ${JSON.stringify(value.calls)}`).toBe(true);
    }
    expect(right).toBeGreaterThan(cases.length * 0.8);
  });
});
