import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import { ExportError, toGbnf } from '../../src/grammar/export/export.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { type Gbnf, readGbnf } from '../gbnf/read-gbnf.ts';
import { recognizes } from '../gbnf/recognize.ts';
import { sentences } from '../gbnf/sample.ts';
import { runs } from '../laws/law.ts';
import { mayLoop, randomGrammar } from './random-grammar.ts';

interface Pair {
  readonly parser: RuntimeParser;
  readonly gbnf: Gbnf;
  /** Nothing had to be left out. */
  readonly exact: boolean;
}

/** A grammar's strict parser and its export; undefined where Peggy refuses the grammar or nothing is left of it. */
function pairOf(text: string): Pair | undefined {
  if (mayLoop(text)) return undefined;
  const sources = [{ source: 'random', text }];
  let parser: RuntimeParser;
  try {
    parser = compileGrammar(sources, { strict: true });
  } catch {
    return undefined;
  }
  try {
    const exported = toGbnf(readGrammar(sources), 'R0');
    return { parser, gbnf: readGbnf(exported.text), exact: exported.notes.length === 0 };
  } catch (error) {
    assert(error instanceof ExportError, String(error));
    return undefined;
  }
}

function accepts(parser: RuntimeParser, text: string): boolean {
  try {
    parser.parse(text);
    return true;
  } catch {
    return false;
  }
}

const inputs = fc.array(fc.constantFrom('a', 'b', 'c', 'A', '\n', 'é', '🦆'), { maxLength: 7 }).map((chars) => chars.join(''));

describe('an exported grammar, for random grammars', () => {
  it('has no text that the parser refuses', () => {
    let sampled = 0;
    fc.assert(
      fc.property(
        randomGrammar({ code: true, recovery: true }),
        fc.infiniteStream(fc.nat({ max: 0xffff })),
        (grammar, numbers) => {
          const pair = pairOf(grammar);
          if (pair === undefined) return;
          for (const text of fc.sample(sentences(pair.gbnf, 12), { numRuns: 15, seed: numbers.next().value })) {
            sampled++;
            assert(accepts(pair.parser, text), `${JSON.stringify(text)} is a sentence of the export only`);
          }
        },
      ),
      runs(300),
    );
    expect(sampled).toBeGreaterThan(100);
  });

  it('has every text that the parser reads when no note says otherwise', () => {
    let accepted = 0;
    fc.assert(
      fc.property(randomGrammar(), fc.array(inputs, { minLength: 12, maxLength: 12 }), (grammar, texts) => {
        const pair = pairOf(grammar);
        if (pair?.exact !== true) return;
        for (const text of texts) {
          if (/[^\n-\uffff]/u.test(text) || !accepts(pair.parser, text)) continue;
          accepted++;
          assert(recognizes(pair.gbnf, text), `${JSON.stringify(text)} is not in the export`);
        }
      }),
      runs(300),
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
