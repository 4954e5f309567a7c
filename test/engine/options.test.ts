import { describe, expect, test } from 'vitest';
import { OptionWords, prepareOptions } from '../../src/engine/option-words.ts';
import { SourceText } from '../../src/engine/source-text.ts';
import { generateParser } from '../../src/grammar/generate/generate.ts';

describe('options of several words', () => {
  const words = new OptionWords(['<a', '<ab', 'x']);

  test('the longest stands first', () => {
    expect(words.at('<', 0)).toEqual(['<ab', '<a']);
  });

  test('only those that can begin are tried', () => {
    expect(words.at('x', 0)).toEqual(['x']);
    expect(words.at('y', 0)).toEqual([]);
  });

  test('at the end of the text one says for all that it waits', () => {
    expect(words.at('x', 1)).toEqual(['<ab']);
    expect(new OptionWords(['<ab', '']).at('x', 1)).toEqual(['<ab', '']);
  });

  test('of many that begin alike, the second unit decides', () => {
    const markers = new OptionWords(['<call>', '<', '</call>', '<|call|>', '<｜call｜>', '<｜end｜>']);
    expect(markers.at('</', 0)).toEqual(['</call>', '<']);
    expect(markers.at('<x', 0)).toEqual(['<']);
    expect(markers.at('<｜', 0)).toEqual(['<｜call｜>', '<｜end｜>', '<']);
    // More may come: one says for all that are longer that it waits.
    expect(markers.at('<', 0)).toEqual(['<|call|>', '<']);
  });

  test('the empty word always matches', () => {
    expect(new OptionWords(['']).at('y', 0)).toEqual(['']);
  });
});

test('words can depend on what is handed down', () => {
  const { part } = prepareOptions({ part: { lamp: ['room'], note: ['title', 'body'] } });
  expect(part?.at('b', 0, 'note')).toEqual(['body']);
  expect(part?.at('b', 0, 'lamp')).toEqual([]);
  expect(part?.at('b', 0, 'toString')).toEqual([]);
  const text = 'Tool = name:word "(" Part\n/** @option tool */\nPart = "x"\nword = $[a-z]+';
  const sources = [{ source: 'tool.peggy', text }];
  expect(() => generateParser(sources, { engine: 'peglot/define/runtime' })).toThrow('no rule hands down tool');
});

describe('the source that is kept', () => {
  test('is given over chunks, until it is released', () => {
    const source = new SourceText();
    for (const chunk of ['abc', 'de', 'fgh']) source.push(chunk);
    expect(source.slice(1, 6)).toBe('bcdef');
    source.release(4);
    expect(source.slice(4, 8)).toBe('efgh');
  });
});

test('what is looked at before a streamed rule guards it', () => {
  const text =
    '/** @stream */\nAll = (&"a" Run / Other)*\n/** @stream */\nRun = Head Tail*\nHead = "ab"\nTail = "c"\nOther = .';
  expect(generateParser([{ source: 'guard.peggy', text }], { engine: 'peglot/define/runtime' })).toContain(
    "op: 'guard'",
  );
});
