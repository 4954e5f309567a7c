import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { speedPass } from '../../src/grammar/speed/speed.ts';
import { runs } from '../laws/law.ts';
import { mayLoop, randomGrammar, randomInput } from './random-grammar.ts';

type Parser = peggy.Parser;

function compile(grammar: string, plugins: peggy.Plugin[]): Parser | undefined {
  try {
    return peggy.generate(grammar, { plugins, allowedStartRules: ['*'] });
  } catch (error) {
    if (error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError) return undefined;
    // Peggy's own check of some left-recursive grammars does not end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** All that can be seen of a parse. */
function seen(parser: Parser, input: string): unknown {
  try {
    return { result: parser.parse(input) };
  } catch (error) {
    if (!(error instanceof parser.SyntaxError)) throw error;
    return { message: error.message, location: error.location, expected: error.expected };
  }
}

function seenAsLibrary(parser: Parser, input: string, offset: number): unknown {
  const found = parser.parse(input, { peg$library: true, peg$currPos: offset });
  const matched = found.peg$result !== found.peg$FAILED;
  return {
    matched,
    result: matched ? found.peg$result : undefined,
    end: found.peg$currPos,
    maxFailPos: found.peg$maxFailPos,
    expected: found.peg$maxFailExpected,
  };
}

function expectSame(grammar: string, inputs: readonly string[], options: { pureActions?: boolean }): void {
  fc.pre(!mayLoop(grammar));
  const plain = compile(grammar, []);
  fc.pre(plain !== undefined);
  const fast = compile(grammar, [speedPass(options)]);
  if (plain === undefined || fast === undefined) throw new Error('the speed pass broke the grammar');
  for (const input of inputs) {
    expect(seen(fast, input)).toEqual(seen(plain, input));
    expect(seenAsLibrary(fast, input, 1)).toEqual(seenAsLibrary(plain, input, 1));
  }
}

const inputs = fc.array(randomInput, { minLength: 10, maxLength: 10 });
const { numRuns } = runs(200);

describe('the speed pass', () => {
  it('changes nothing that can be seen of a parse', () => {
    fc.assert(
      fc.property(randomGrammar(), inputs, (grammar, texts) => expectSame(grammar, texts, { pureActions: true })),
      { numRuns },
    );
  });

  it('changes nothing in grammars with code', () => {
    fc.assert(
      fc.property(randomGrammar({ code: true }), inputs, fc.boolean(), (grammar, texts, pureActions) =>
        expectSame(grammar, texts, { pureActions }),
      ),
      { numRuns },
    );
  });
});
