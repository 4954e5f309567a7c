import { describe, expect, it } from 'vitest';
import { JSONRepairError, jsonrepair } from '../src/compat/jsonrepair/index.ts';
import { Allow, MalformedJSON, PartialJSON, parse } from '../src/compat/partial-json/index.ts';

describe('peglot/compat/jsonrepair', () => {
  it('gives JSON for what is no JSON', () => {
    expect(jsonrepair("{name: 'John'}")).toBe('{"name": "John"}');
    expect(jsonrepair('[1, 2')).toBe('[1, 2]');
  });

  it('throws an error with a position where there is nothing to repair', () => {
    const repairing = (): string => jsonrepair('none here');
    expect(repairing).toThrow(JSONRepairError);
    expect(repairing).toThrow(expect.objectContaining({ name: 'JSONRepairError', position: 0 }));
  });
});

describe('peglot/compat/partial-json', () => {
  const { ARR, OBJ, STR, NUM, BOOL, NULL, ALL } = Allow;

  it.each([
    ['{"key": "v', STR | OBJ, { key: 'v' }],
    ['{"key": "v', OBJ, {}],
    ['{"key": "value"', OBJ, { key: 'value' }],
    ['[ {"key1": "value1", "key2": [ "value2', ALL, [{ key1: 'value1', key2: ['value2'] }]],
    ['[{"a": 1, "b": 2}, {"a": 3,', ARR, [{ a: 1, b: 2 }]],
    ['["complete string", "incompl', ~STR, ['complete string']],
    ['[[1], [2]', ARR, [[1], [2]]],
    ['[1, 12', ARR, [1]],
    ['[1, 12', ARR | NUM, [1, 12]],
    ['{"a": tr', OBJ, {}],
    ['{"a": tr', OBJ | BOOL, { a: true }],
    ['{"a": nu', OBJ | NULL, { a: null }],
    ['{"__proto__": [1', OBJ, {}],
    ['{"a": {"b": [', OBJ, { a: {} }],
    ['[[', ARR, [[]]],
  ])('%s, %i', (text, allow, value) => {
    expect(parse(text, allow)).toEqual(value);
  });

  it('throws where the whole value is cut off and may not be, and where there is none', () => {
    expect(() => parse('[1, 2', OBJ)).toThrow(PartialJSON);
    expect(() => parse('wrong')).toThrow(MalformedJSON);
    expect(() => parse('')).toThrow(MalformedJSON);
  });
});
