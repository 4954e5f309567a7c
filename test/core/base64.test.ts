import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/core/base64.ts';
import { parse } from '../../src/formats/duckflow/index.ts';
import { runs } from '../laws/law.ts';

/** Of any code points but surrogates; fast-check's own unit for them takes a second to make. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength: 200 })
  .map((codes) => String.fromCodePoint(...codes));

describe('base64', () => {
  it('holds every text, in lines of 76 characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = encodeBase64(text).split('\n');
        expect(lines.every((line, at) => line.length === 76 || (at === lines.length - 1 && line.length < 76))).toBe(
          true,
        );
        expect(decodeBase64(lines.join('\n'))).toBe(text);
        expect(decodeBase64(lines.join('\r\n'))).toBe(text);
      }),
      runs(500),
    );
    expect(encodeBase64('a'.repeat(57)).length).toBe(76);
    expect(decodeBase64(encodeBase64('\ufeffx'))).toBe('\ufeffx');
  });

  it('holds more than the arguments of a call', () => {
    const text = 'ü'.repeat(100_000);
    expect(decodeBase64(encodeBase64(text))).toBe(text);
  });

  it.each(['\ud83e', 'a\udd86', '\udd86\ud83e'])('has no bytes for half a character: %j', (text) => {
    expect(() => encodeBase64(text)).toThrow(RangeError);
  });

  // What is no base64, and bytes that are no UTF-8: a lone 0xff, a sequence that is cut, a surrogate, one that is too long.
  it.each(['%', 'a', 'YQ=', '/w==', '4pw=', '7aCA', 'wIA='])('%s is no text', (encoded) => {
    expect(decodeBase64(encoded)).toBeUndefined();
    const { value, diagnostics } = parse(
      `[ACTION_0_TYPE] x\n[ACTION_0_CONTENT_ENCODING] base64\n[ACTION_0_CONTENT_START]\n${encoded}\n[ACTION_0_CONTENT_END]\n`,
    );
    expect(diagnostics.map(({ code }) => code)).toContain('duckflow/bad-encoding');
    expect(value.actions[0]?.content).toBe(encoded);
  });
});
