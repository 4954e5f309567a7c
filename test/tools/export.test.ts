import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Format } from 'peglot';
import { describe, expect, test } from 'vitest';
import { exportCalls, toolCalls } from '../../src/entries/tools.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { readLark } from '../gbnf/read-lark.ts';
import { recognizes } from '../gbnf/recognize.ts';
import { sentences } from '../gbnf/sample.ts';
import { isDeep } from '../laws/law.ts';
import { tools } from './corpus.ts';
import { replies } from './replies.ts';

const RUNS = isDeep ? 60 : 6;

test('of react, what is thought and said is one line', () => {
  const gbnf = readGbnf(exportCalls({ dialect: 'react', tools }, 'gbnf'));
  expect(recognizes(gbnf, 'Thought: I see\nFinal Answer: two boats')).toBe(true);
  expect(recognizes(gbnf, 'Thought: I\nsee\nFinal Answer: two boats')).toBe(false);
  expect(recognizes(gbnf, 'Final Answer: two\nboats')).toBe(false);
});

test.runIf(isDeep)('what is said may hold an opening square bracket, unless calls may begin with one', () => {
  const without = dialectNames.filter((dialect) => !recognizes(readGbnf(exportCalls({ dialect }, 'gbnf')), 'see [1'));
  const begin = ['granite', 'xlam', 'llama3-json', 'mistral', 'pythonic'];
  const noWordsAlone = ['harmony', 'llm-jp-4', 'muse', 'react'];
  expect(without).toEqual([...begin, ...noWordsAlone]);
});

describe.each(dialectNames)('%s', (dialect) => {
  const format = toolCalls({ dialect, tools });
  const gbnf = readGbnf(exportCalls({ dialect, tools }, 'gbnf'));
  const isTried = isDeep || dialectNames.indexOf(dialect) % 6 === 1;

  test('holds what is printed', () => {
    for (const reply of replies) {
      const text = format.print(reply);
      expect(recognizes(gbnf, text), text).toBe(true);
    }
  });

  test('holds no other tool, and no other type', () => {
    const [, one] = replies;
    const good = one === undefined ? '' : format.print(one);
    expect(recognizes(gbnf, good.replaceAll('tide_at', 'tide_for'))).toBe(false);
    expect(recognizes(gbnf, good.replace(/\b6\b/, 'noon'))).toBe(false);
  });

  test('holds nothing that the format finds fault with', () => {
    fc.assert(
      fc.property(sentences(gbnf, 60), (text) => {
        expect(codesOf(format, text), text).toEqual([]);
        expect(format.parse(text).complete, text).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test.runIf(isTried)('is the same in the notation of llguidance', () => {
    const lark = readLark(exportCalls({ dialect, tools }, 'lark'));
    // `toEqual` takes long where all is well.
    expect(isDeepStrictEqual(lark, gbnf) ? gbnf : lark).toEqual(gbnf);
  });

  test.runIf(isTried)('is a structural tag that begins with the marker of calls, or holds the whole reply', () => {
    const { format: tag } = JSON.parse(exportCalls({ dialect, tools }, 'structural-tag'));
    if (tag.type === 'triggered_tags') {
      const [{ begin, end, content }] = tag.tags;
      expect(begin.startsWith(tag.triggers[0])).toBe(true);
      expect(end).not.toBe('');
      fc.assert(
        fc.property(sentences(readGbnf(content.grammar), 40), (inside) => {
          expect(codesOf(format, begin + inside + end), begin + inside + end).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    } else expect(tag.grammar).toBe(exportCalls({ dialect, tools }, 'gbnf'));
  });

  test.runIf(isTried)('holds calls of any tool where none is given', () => {
    const free = toolCalls({ dialect });
    const grammar = readGbnf(exportCalls({ dialect }, 'gbnf'));
    fc.assert(
      fc.property(sentences(grammar, 40), (text) => {
        expect(codesOf(free, text), text).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

test('auto has no grammar', () => {
  expect(() => Reflect.apply(exportCalls, undefined, [{ dialect: 'auto' }, 'gbnf'])).toThrow('name the dialect');
});

/** What is found in a text of the grammar. That two keys are the same, no context-free grammar can tell. */
function codesOf(format: Format<unknown>, text: string): string[] {
  return format
    .parse(text)
    .diagnostics.map(({ code }) => code)
    .filter((code) => code !== 'tools/repeated-key');
}
