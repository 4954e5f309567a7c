import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { match, parse, type StartRules } from '../../generated/design.ts';
import { grammars } from '../../scripts/grammars.ts';
import { compileGrammar } from '../../src/grammar/compile.ts';
import { fragments } from './design-texts.ts';
import { prefix } from './grammar-laws.ts';
import { runs } from './law.ts';
import { damaged } from './texts.ts';

// The generated parser looks at a copy of the text, made in steps of 1,024 units and kept up to 65,536.
const { sources = [], startRules = [] } = grammars.find(({ name }) => name === 'design') ?? {};
const plain = compileGrammar(
  sources.map((source) => ({
    source,
    text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
  })),
  { allowedStartRules: startRules, speed: true },
);

/** A damaged document behind text of about so many units, so that its parts stand anywhere in a step. */
const texts = fc
  .tuple(
    fc.constantFrom('', 'plain words. ', 'Wörter, 鴨 and 🦆. '),
    fc.oneof(fc.nat(2200), fc.integer({ min: 65_000, max: 66_500 })),
    damaged(fragments),
  )
  .map(([filler, length, text]) => `${filler.repeat(length / Math.max(1, filler.length))}\n\n${text}`);

describe('the generated parser of designs', () => {
  it('reads whole texts as the grammar says', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(parse(text, { startRule: 'Document' })).toEqual(plain.parse(text, { startRule: 'Document' }));
      }),
      runs(150),
    );
  });

  it('matches parts of a text as if they were all there is, whatever it read before', () => {
    const rules = fc.constantFrom<StartRules>('SectionTitle', 'PairTitle', 'MethodTitle', 'DocumentTitle', 'TableRows');
    const parts = fc.array(fc.tuple(rules, fc.nat(), fc.nat(60), fc.nat(9)), { minLength: 1, maxLength: 30 });
    // In a short one the parts overlap, and an end stands where another part reads.
    const anyText = fc.oneof(damaged(fragments), texts);
    fc.assert(
      fc.property(anyText, anyText, parts, (text, other, spans) => {
        parse(text, { startRule: 'Document' });
        for (const [rule, place, length, turn] of spans) {
          const whole = turn === 0 ? other : text;
          const start = place % (whole.length + 1);
          const end = Math.min(whole.length, start + length);
          const found = match(whole, rule, start, end);
          const due = prefix(plain, whole.slice(0, end), rule, start);
          expect(found.matched ? { tree: found.value, end: found.end } : 'no match').toEqual(due);
          if (turn === 1) parse(whole, { startRule: 'Document' });
        }
      }),
      runs(150),
    );
  });

  it('is whole again behind a mistaken call', () => {
    const text = '# Design Specification: X-1\n';
    const tiles = parse(text, { startRule: 'Document' });
    expect(() => Reflect.apply(parse, undefined, [text, { startRule: 'Nothing' }])).toThrow('Nothing');
    expect(parse(text, { startRule: 'Document' })).toEqual(tiles);
  });
});
