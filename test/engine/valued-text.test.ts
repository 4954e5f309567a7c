import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Driver } from '../../src/engine/driver.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { runs } from '../laws/law.ts';

const REST = `
/** @type string */
escape = "\\\\" letter:[nt] { return letter === 'n' ? '\\n' : '\\t'; } / "\\\\" @unit
unit = [a-z"\\\\]
End = '"' / MissingEnd
/**
 * The quote is missing.
 * @severity error
 * @example "a
 * @hint Add it.
 */
MissingEnd = ""
/**
 * A bell rings.
 * @severity warning
 * @example "\x07"
 * @hint Leave it out.
 */
BadBell = "\x07"
bell = BadBell
Rest = .
Open = '"'
`;

const quoted = (text: string): string => `Doc = (Quoted / Rest)*
/** @stream */
Quoted = Open Text End
/** @stream */
Text = ${text}
${REST}`;

/** The texts of a source, as their pieces make them, and whether the pieces lie side by side. */
function textsOf(grammar: string, source: string, size: number): { texts: string[]; isTiled: boolean } {
  const texts: string[] = [];
  let isTiled = true;
  let last = -1;
  const driver = new Driver(compileInMemory([{ source: 'said.peggy', text: grammar }]), 'Doc', {
    leaf: () => {},
    mistakes: () => {},
    enter: (rule) => {
      if (rule === 'Text') texts.push('');
      last = -1;
    },
    leave: () => {},
    piece: (_, text, start, end) => {
      texts.push((texts.pop() ?? '') + text);
      isTiled &&= start < end && (last < 0 || last === start);
      last = end;
    },
  });
  for (let at = 0; at < source.length; at += size) driver.push(source.slice(at, at + size));
  driver.end();
  return { texts, isTiled };
}

describe('what a rule of a text returns stands in the text, if it is marked @type string', () => {
  it.each([
    '([^\\x07"\\\\]+ / escape)*',
    '(escape / !"q" [^\\x07"\\\\] / "q")*',
    '([^\\x07"\\\\]+ / !"\\\\z" escape)*',
    '([^\\x07"\\\\]+ / escape / bell)*',
    '([^\\x07"\\\\]+ / bell / !"\\\\z" escape)*',
  ])('%s', (text) => {
    const grammar = quoted(text);
    expect(textsOf(grammar, '"a\\nb\\"c" "\\t"', 99)).toEqual({ texts: ['a\nb"c', '\t'], isTiled: true });
    const sources = fc.string({
      unit: fc.constantFrom('"', '\\', 'n', 't', 'z', 'q', 'ab', '\x07', '\ud83d'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(sources, fc.integer({ min: 1, max: 4 }), (source, size) => {
        const whole = textsOf(grammar, source, 99);
        expect(whole.isTiled).toBe(true);
        expect(textsOf(grammar, source, size)).toEqual(whole);
      }),
      runs(200),
    );
  });
});
