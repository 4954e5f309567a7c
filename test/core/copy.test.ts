import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/core/copy.ts';
import { runs } from '../laws/law.ts';

describe('a copy of a value', () => {
  it('is what structuredClone makes of it', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true, withSparseArray: true, maxDepth: 7 }), (value) => {
        expect(copyOf(value)).toStrictEqual(structuredClone(value));
      }),
      runs(1000),
    );
  });

  it('shares nothing with the value', () => {
    const value = { list: [{ params: { path: ['a', { deep: [['b']] }] } }] };
    const copy = copyOf(value);
    const before = structuredClone(value);
    value.list[0]?.params.path.push('c');
    const [, inner] = value.list[0]?.params.path ?? [];
    if (typeof inner === 'object') inner.deep[0]?.push('d');
    expect(copy).toEqual(before);
  });

  it('has the names of prototypes as its own', () => {
    const copy = copyOf(JSON.parse('{"__proto__": {"polluted": [1]}, "constructor": null}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"polluted":[1]},"constructor":null}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});
