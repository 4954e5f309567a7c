import { duckflow } from 'peglot';
import { toParseAs } from 'peglot/vitest';
import { describe, expect, it } from 'vitest';
import { TEXT } from './hosts/reply.ts';

expect.extend({ toParseAs });

function messageOf(work: () => void): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('it passed');
}

describe('toParseAs', () => {
  it('passes for a clean text, and for its value', () => {
    expect(TEXT).toParseAs(duckflow);
    expect(TEXT).toParseAs(duckflow, { value: duckflow.parse(TEXT).value, strict: true });
    expect(TEXT).toParseAs(duckflow, { value: expect.objectContaining({ reasoning: 'Say hello.' }) });
    expect('Hello.').not.toParseAs(duckflow);
    expect(TEXT.slice(0, -30)).not.toParseAs(duckflow);
  });

  it('shows each finding in its place', () => {
    const text = TEXT.replace('0.8', 'high\u001b[31m');
    expect(messageOf(() => expect(text).toParseAs(duckflow))).toMatchInlineSnapshot(`
      "expected a clean duckflow text:

      text:5:8 error duckflow/bad-vital The value of a vital is not a number from 0.0 to 1.0: "high"
        3 |
        4 | [CONFIDENCE] 0.9
      > 5 | [MOOD] high\\u001b[31m
          |        ^^^^
        6 | [FOCUS] 0.7
        7 | [STAMINA] 0.6
        hint: Write a number from 0.0 to 1.0.

      text:5:12 warning duckflow/bad-line-noise A chat template token or a colour code after a value: "\\u001b[31m"
        3 |
        4 | [CONFIDENCE] 0.9
      > 5 | [MOOD] high\\u001b[31m
          |            ^^^^^^^^^^
        6 | [FOCUS] 0.7
        7 | [STAMINA] 0.6
        hint: Strip such sequences from the reply.
      "
    `);
  });

  it('says that a text was cut off', () => {
    const message = messageOf(() => expect(TEXT.slice(0, -30)).toParseAs(duckflow));
    expect(message.split('\n')[0]).toBe('expected a clean duckflow text, and it was cut off:');
  });

  it('says what is wrong with the value, and with what is no text', () => {
    const value = { reasoning: 'Say hello.' };
    const about = { equals: () => false, isNot: false };
    const { message, ...other } = toParseAs.call(about, TEXT, duckflow, { value });
    expect(other).toEqual({ pass: false, actual: duckflow.parse(TEXT).value, expected: value });
    expect(message()).toBe('expected the duckflow text to give another value');
    const clean = 'expected the text not to be a clean duckflow text';
    expect(messageOf(() => expect(TEXT).not.toParseAs(duckflow))).toBe(clean);
    const noText = 'toParseAs takes a text, and this is of the type number';
    expect(messageOf(() => expect(7).toParseAs(duckflow))).toBe(noText);
    expect(messageOf(() => expect(7).not.toParseAs(duckflow))).toBe(noText);
  });

  it('takes a repair for no error, but where it is strict', () => {
    const text = TEXT.replace('[MOOD] 0.8', '[mood] 0.8');
    expect(text).toParseAs(duckflow);
    expect(text).not.toParseAs(duckflow, { strict: true });
    expect(messageOf(() => expect(text).toParseAs(duckflow, { strict: true }))).toMatchInlineSnapshot(`
      "expected a clean duckflow text:

      text:5:2 error duckflow/bad-marker-name A marker is not in upper case with underscores: "mood"
        3 |
        4 | [CONFIDENCE] 0.9
      > 5 | [mood] 0.8
          |  ^^^^
        6 | [FOCUS] 0.7
        7 | [STAMINA] 0.6
        hint: Write MOOD
      "
    `);
  });
});
