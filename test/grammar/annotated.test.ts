import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGbnf } from '../../src/export/export.ts';
import { readAnnotated, readNested } from '../../src/grammar/annotated.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { arbitrary } from '../../src/grammar/sentences/arbitrary.ts';

const text = `Doc = Line+
Line = kind:kind eol
/** @words alpha beta betamax · any case: BadCase */
kind = $[a-z]+
eol = "\\n"
/**
 * Another case.
 * @code bad-case
 * @severity warning
 * @example ALPHA
 * @hint Write it small.
 */
`;

describe('annotations written out as expressions', () => {
  it('export the words of a list and no others, the longer of two first', () => {
    const { grammar, comparisons } = readAnnotated([{ source: 'x', text }]);
    expect(comparisons).toEqual([]);
    expect(toGbnf(grammar, 'Doc').text).toBe('root ::= (("betamax" | "alpha" | "beta") "\\n")+\n');
  });

  it('make sentences that the compiled grammar reads', () => {
    const { machine, steps } = compileInMemory([{ source: 'x', text: `whole = Doc\n${text}` }]).rules();
    const start = steps.whole;
    const { grammar } = readAnnotated([{ source: 'x', text }]);
    fc.assert(
      fc.property(arbitrary(grammar, 'Doc', { recovery: false }), (sentence) => {
        machine.load({ text: sentence, base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} });
        expect(start?.op === 'leaf' ? start.read(0) : -1).toBe(sentence.length);
      }),
      { numRuns: 50 },
    );
  });

  it('tells of comparisons, which no expression can say', () => {
    const source =
      'Doc = open:Run close\n/** @attribute run r */\nRun = r:run\n/** @closes run */\nclose = run\nrun = $"~"+';
    expect(readAnnotated([{ source: 'x', text: source }]).comparisons).toEqual([
      { rule: 'close', annotation: '@closes run' },
    ]);
  });

  it('make sentences in which a rule is only read inside another where it may be', () => {
    const source = `Doc = Quote / Line
/** @stream */
Quote = ">" Line
Line = inQuote "a" / !inQuote "b"
/** @inside Quote */
inQuote = ""
/** @incomplete whole */
cut = [a-z]+
whole = "abc"`;
    const samples = fc.sample(arbitrary(readNested([{ source: 'x', text: source }]), 'Doc'), { seed: 1, numRuns: 40 });
    expect([...new Set(samples)].sort()).toEqual(['>a', 'b']);
    const cut = arbitrary(readNested([{ source: 'x', text: `Text = cut "!" / "x"\n${source}` }]), 'Text');
    expect(fc.sample(cut, 40).filter((text) => text !== 'x')).toEqual([]);
  });
});
