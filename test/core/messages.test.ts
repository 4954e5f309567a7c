import fc from 'fast-check';
import { acor, design, dml, duckflow, formatPath, PrintError, skill } from 'peglot';
import * as json from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { escapeControls } from '../../src/core/escape-controls.ts';
import { runs } from '../laws/law.ts';

const HOSTILE = ['\x1b[31m', '\u202e', '\x07', '\x9b', '\u2028', '\0', '\ud800'];

describe.each(Object.entries({ acor, design, dml, duckflow, json, skill }))('the messages of %s', (_, format) => {
  const examples = Object.values(format.diagnostics).map(({ example }) => example);

  it('hold no character that steers a terminal, whatever they quote', () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.constantFrom(...HOSTILE), fc.nat(), (example, char, place) => {
        const at = place % (example.length + 1);
        const { diagnostics } = format.parse(example.slice(0, at) + char + example.slice(at));
        for (const { message, hint = '' } of diagnostics) {
          expect(message).toBe(escapeControls(message));
          expect(hint).toBe(escapeControls(hint));
        }
      }),
      runs(300),
    );
  });

  it('quote a line without its end', () => {
    const messages = examples.flatMap((example) => format.parse(`${example}\n`).diagnostics.map((one) => one.message));
    expect(messages.length).toBeGreaterThan(examples.length / 2);
    expect(messages.filter((message) => message.endsWith('\\n"'))).toEqual([]);
  });
});

describe('a path and an error that names it', () => {
  it.each(HOSTILE)('show %j', (char) => {
    const path = formatPath(['a', `b${char}`]);
    expect(path).toBe(escapeControls(path));
    const { message } = new PrintError(['a', `b${char}`], `not ${char}`);
    expect(message).toBe(escapeControls(message));
  });
});
