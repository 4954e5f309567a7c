import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PrintError } from 'peglot';
import { parse, print, type Reply } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/core/base64.ts';
import { quote } from '../../src/core/diagnostic.ts';
import { escapeControls } from '../../src/core/escape-controls.ts';
import { anyUnit } from '../../src/testing/any-unit.ts';

describe('what a message quotes', () => {
  it('holds no control characters', () => {
    expect(escapeControls('a\x1b[31m\0\x7f\x9b')).toBe('a\\u001b[31m\\u0000\\u007f\\u009b');
    expect(escapeControls('\u202e\u2066\u200f\ufeff\u2028')).toBe('\\u202e\\u2066\\u200f\\ufeff\\u2028');
    expect(escapeControls('\ud83e x \udd86 🦆')).toBe('\\ud83e x \\udd86 🦆');
    expect(escapeControls('鴨 ü <b>')).toBe('鴨 ü <b>');
  });

  it('keeps line feeds and tabs where the layout matters', () => {
    expect(escapeControls('a\n\tb\r')).toBe('a\\u000a\\u0009b\\u000d');
    expect(escapeControls('a\n\tb\r', true)).toBe('a\n\tb\\u000d');
  });

  it('is short and in quotes', () => {
    expect(quote('a\tb"')).toBe('"a\\tb\\""');
    expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
    expect(quote(`${'x'.repeat(59)}🦆`)).not.toMatch(/[\ud800-\udfff]/);
  });

  it('never steers a terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (text) =>
        assert.doesNotMatch(quote(text), /[\p{Cc}\p{Cs}\u202a-\u202e]/u),
      ),
    );
  });
});

describe('base64', () => {
  it('carries every text that has UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(decodeBase64(encodeBase64(text)), text)),
    );
    const long = '鴨🦆\ufeff'.repeat(50_000);
    expect(decodeBase64(encodeBase64(long))).toBe(long);
  });

  it('comes in lines of 76 characters', () => {
    const lines = encodeBase64('x'.repeat(200)).split('\n');
    expect(lines.map((line) => line.length)).toEqual([76, 76, 76, 40]);
  });

  it('refuses what it cannot carry', () => {
    expect(() => encodeBase64('\ud83e')).toThrow(RangeError);
    expect(decodeBase64('%%')).toBeUndefined();
    expect(decodeBase64('/w==')).toBeUndefined();
  });

  const reply = (content: string): Reply => ({
    reasoning: 'x',
    vitals: {},
    sections: {},
    actions: [{ index: 0, type: 'finish', params: { result: 'ok' }, content }],
  });

  it.each(['[ACTION_0_CONTENT_END]', 'a\r', '🦆\n[ACTION_0_CONTENT_END] \t\nx', '\r'])(
    'is how print writes the content %j',
    (content) => {
      const text = print(reply(content));
      expect(text).toContain('[ACTION_0_CONTENT_ENCODING] base64\n');
      expect(parse(text).value).toEqual(reply(content));
      expect(() => print(reply(content), { encoding: 'never' })).toThrow(PrintError);
    },
  );

  it.each(['', 'x', '[ACTION_1_CONTENT_END]', ' [ACTION_0_CONTENT_END]', 'a\r\n', 'aGk='])(
    'is not needed for the content %j',
    (content) => {
      const text = print(reply(content), { encoding: 'never' });
      expect(text).not.toContain('ENCODING');
      expect(parse(text).value).toEqual(reply(content));
    },
  );

  it('names what neither form can carry', () => {
    expect(() => print(reply('\ud83e\r'))).toThrow(/^actions\[0\]\.content: /);
  });
});
