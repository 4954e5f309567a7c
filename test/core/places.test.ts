import { formatPath, LineIndex } from 'peglot';
import { describe, expect, it } from 'vitest';
import { firstDifference } from '../../src/core/difference.ts';

describe('LineIndex', () => {
  const places = (text: string): string[] => {
    const index = new LineIndex(text);
    return [...Array(text.length + 1).keys()].map((offset) => {
      const { line, column } = index.positionAt(offset);
      return `${line}:${column}`;
    });
  };

  it('counts lines that end with LF, CRLF or CR', () => {
    expect(places('a\nb')).toEqual(['1:1', '1:2', '2:1', '2:2']);
    expect(places('\r\nb')).toEqual(['1:1', '1:2', '2:1', '2:2']);
    expect(places('\r\rb\n\r')).toEqual(['1:1', '2:1', '3:1', '3:2', '4:1', '5:1']);
    expect(places('')).toEqual(['1:1']);
  });

  it('counts columns in UTF-16 code units', () => {
    expect(places('🦆x')).toEqual(['1:1', '1:2', '1:3', '1:4']);
  });

  it('moves offsets outside the text to its ends', () => {
    const index = new LineIndex('a\nbc');
    expect(index.positionAt(-5)).toEqual({ line: 1, column: 1, offset: 0 });
    expect(index.positionAt(99)).toEqual({ line: 2, column: 3, offset: 4 });
  });
});

describe('formatPath', () => {
  it.each([
    [[], ''],
    [['actions', 0, 'params', 'path'], 'actions[0].params.path'],
    [['vitals', 'a b'], 'vitals["a b"]'],
    [['a-b', '__proto__'], '["a-b"].__proto__'],
    [[2, 'x"y\n'], '[2]["x\\"y\\n"]'],
  ] as const)('%j is %s', (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

describe('firstDifference', () => {
  const proto = (value: number): unknown => JSON.parse(`{"__proto__": ${value}}`);

  it.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, undefined],
    [{ a: undefined }, {}, undefined],
    [Number.NaN, Number.NaN, undefined],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, ['a', 'b', 1]],
    [[1], [1, 2], [1]],
    [[], {}, []],
    [null, {}, []],
    [0, -0, []],
    [{ a: '1' }, { a: 1 }, ['a']],
    [proto(1), proto(2), ['__proto__']],
    [proto(1), {}, ['__proto__']],
    [{ constructor: 1 }, {}, ['constructor']],
  ])('of %j and %j is %j', (left, right, path) => {
    expect(firstDifference(left, right)).toEqual(path);
    expect(firstDifference(right, left)).toEqual(path);
  });
});
