import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import { isDeep } from '../laws/law.ts';
import { mayLoop, randomGrammar, randomInput } from './random-grammar.ts';

function result(parser: RuntimeParser, input: string): { value: unknown } | undefined {
  try {
    return { value: parser.parse(input) };
  } catch {
    return undefined;
  }
}

const example = `
List = items:(Item / BadItem)* end:(";" / MissingEnd) { return { items, end }; }
Item = "<" name:$[a-z]+ errors:BadSpace? more:BadSpace* ">" { return { name, errors, more }; }
BadItem = raw:$[^<;]+ { return { bad: raw }; }
BadSpace = " " { return { bad: ' ' }; }
MissingEnd = "" { return { missing: ';' }; }
Badge = "b"
`;

describe('the strict grammar', () => {
  const sources = [{ source: 'example', text: example }];
  const compiled = { tolerant: compileGrammar(sources), strict: compileGrammar(sources, { strict: true }) };

  it('refuses what only recovery rules match, and yields the same tree for the rest', () => {
    const { tolerant, strict } = compiled;
    expect(strict.parse('<a><b>;')).toEqual(tolerant.parse('<a><b>;'));
    expect(strict.parse('<a>;')).toEqual({ items: [{ name: 'a', errors: null, more: [] }], end: ';' });
    for (const text of ['<a>', 'x<a>;', '<a >;']) {
      expect(() => tolerant.parse(text)).not.toThrow();
      expect(() => strict.parse(text)).toThrow(/Expected/);
    }
  });

  it('does not read as something else what an optional recovery rule would take', () => {
    const number = `Number = zeros:BadZeros? digits:$[0-9]+ { return { zeros, digits }; }\nBadZeros = ("0" &digit)+\ndigit = [0-9]`;
    const strict = compileGrammar([{ source: 'number', text: number }], { strict: true });
    expect(strict.parse('70')).toEqual({ zeros: null, digits: '70' });
    expect(() => strict.parse('007')).toThrow();
  });

  it('is without the rules that gather repairs', () => {
    const words = 'Words = (Word / RepairedWord)+\nWord = [a-z]\nRepairedWord = [A-Z]';
    const strict = compileGrammar([{ source: 'words', text: words }], { strict: true });
    expect(strict.parse('ab')).toEqual(['a', 'b']);
    expect(() => strict.parse('aB')).toThrow();
  });

  it('says so when nothing is left', () => {
    const only = [{ source: 'only', text: 'Start = BadThing\nBadThing = "x"' }];
    expect(() => compileGrammar(only, { strict: true })).toThrow(/Nothing is left/);
  });

  it('reads what it accepts as the tolerant grammar does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', 'a', '>', ';', ' '), { maxLength: 9 }), (chars) => {
        const text = chars.join('');
        const strict = result(compiled.strict, text);
        if (strict !== undefined) expect(result(compiled.tolerant, text)).toEqual(strict);
      }),
    );
  });
  it.runIf(isDeep)('compiles for any grammar, or says why not', () => {
    fc.assert(
      fc.property(randomGrammar({ recovery: true }), randomInput, (grammar, text) => {
        fc.pre(!mayLoop(grammar));
        const random = [{ source: 'random', text: grammar }];
        try {
          compileGrammar(random);
        } catch {
          fc.pre(false);
        }
        let why = '';
        try {
          result(compileGrammar(random, { strict: true }), text);
        } catch (error) {
          why = String(error);
        }
        expect(why).toMatch(/^$|Nothing is left/);
      }),
      { numRuns: 60 },
    );
  });
});
