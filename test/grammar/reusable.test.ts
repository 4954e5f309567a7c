import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { compileGrammar, matchEnd, type RuntimeParser } from '../../src/grammar/compile.ts';
import { runs } from '../laws/law.ts';
import { mayLoop, randomGrammar, randomInput } from './random-grammar.ts';

/** All that can be seen of a parse. */
function seen(parser: RuntimeParser, input: string): unknown {
  try {
    return { result: parser.parse(input) };
  } catch (error) {
    const { message, location, expected }: Record<string, unknown> = Object(error);
    return { message, location, expected };
  }
}

function compiled(text: string, allowedStartRules = ['*']): RuntimeParser {
  return compileGrammar([{ source: 'test', text }], { allowedStartRules });
}

describe('a parser that is used again', () => {
  it('reads each text as the parser of Peggy does, whatever it read before', () => {
    fc.assert(
      fc.property(
        randomGrammar({ code: true }).filter((text) => !mayLoop(text)),
        fc.array(randomInput, { minLength: 5, maxLength: 10 }),
        (grammar, inputs) => {
          let plain: RuntimeParser;
          try {
            plain = peggy.generate(grammar);
          } catch {
            return;
          }
          const again = compileGrammar([{ source: 'random', text: grammar }]);
          for (const input of inputs) expect(seen(again, input)).toEqual(seen(plain, input));
        },
      ),
      { numRuns: runs(60).numRuns },
    );
  });

  it('starts from the rule that each parse names, or from the first', () => {
    const parser = compiled('A = "a"\nB = "b"');
    expect(parser.parse('b', { startRule: 'B' })).toBe('b');
    expect(parser.parse('a')).toBe('a');
    expect(() => parser.parse('a', { startRule: 'B' })).toThrow('Expected "b" but "a" found');
    expect(() => parser.parse('a', { startRule: 'C' })).toThrow(`Can't start parsing from rule "C"`);
  });

  it('can be asked inside its own parse', () => {
    const parser = compiled(`
      Outer = "(" inner:$[a-z]+ value:("" { return options.read(inner); }) ")" rest:$[a-z]*
        { return [value, rest, text(), location().start.offset]; }
      Inner = $[a-z]+ { return [text(), input.length]; }`);
    const read = (text: string): unknown => parser.parse(text, { startRule: 'Inner' });
    expect(parser.parse('(abc)de', { read })).toEqual([['abc', 3], 'de', '(abc)de', 0]);
  });

  it('goes on after a parse that failed inside another one', () => {
    const parser = compiled('Outer = "(" value:("" { return options.read(); }) ")" { return value; }\nInner = "x"');
    const read = (): unknown => parser.parse('y', { startRule: 'Inner' });
    expect(() => parser.parse('()', { read })).toThrow('Expected "x" but "y" found');
    expect(parser.parse('()', { read: () => 1 })).toBe(1);
  });

  it('runs the code of a grammar before each text', () => {
    const parser = compiled('{ let count = 0; }\nCount = ("a" { return ++count; })*');
    expect(parser.parse('aaa')).toEqual([1, 2, 3]);
    expect(parser.parse('aa')).toEqual([1, 2]);
  });

  it('tells lines and columns of each text', () => {
    const parser = compiled('Lines = ([a-z] / "\\n")* @("!" { return location().start; })');
    expect(parser.parse('a\nb!')).toEqual({ offset: 3, line: 2, column: 2 });
    expect(parser.parse('abc!')).toEqual({ offset: 3, line: 1, column: 4 });
  });

  it('tells where a rule ends from an offset on, and reads a whole text after that', () => {
    const parser = compiled('A = "a"+');
    expect(matchEnd(parser, 'A', 'xaax', {}, 1)).toBe(3);
    expect(matchEnd(parser, 'A', 'xaax')).toBeUndefined();
    expect(() => parser.parse('aab')).toThrow('Expected "a" or end of input but "b" found');
  });
});
