import fc from 'fast-check';

/**
 * Any code point as a unit of `fc.string`, lone surrogates included: fast-check's own unit `binary` has none of those,
 * and builds a table of a million units before the first text.
 */
export const anyUnit: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff })
  .map((code) => String.fromCodePoint(code), codeOf);

function codeOf(unit: unknown): number {
  const code = typeof unit === 'string' ? unit.codePointAt(0) : undefined;
  if (code === undefined || unit !== String.fromCodePoint(code)) throw new TypeError('no single code point');
  return code;
}
