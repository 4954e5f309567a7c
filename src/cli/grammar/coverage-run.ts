import fc from 'fast-check';
import { arbitrary } from '../../grammar/arbitrary.ts';
import { GrammarCoverage } from '../../grammar/coverage.ts';
import { mutated } from '../../grammar/mutate.ts';
import { readGrammar } from '../../grammar/read.ts';
import type { Sample } from './corpus.ts';
import type { Subject } from './table.ts';

/** What is tried on a grammar to see what it exercises. */
export interface CoverageJob {
  readonly corpus: readonly Sample[];
  /** How many sentences, and how many spoiled texts, of each kind. */
  readonly runs: number;
  readonly seed: number;
}

/** Tries the corpus, sentences of the grammar, and both as models spoil them. The same seed gives the same numbers. */
export function covered(subject: Subject, { corpus, runs, seed }: CoverageJob): GrammarCoverage {
  const grammar = readGrammar(subject.sources);
  const startRules =
    subject.startRules.length > 0 ? subject.startRules : grammar.rules.slice(0, 1).map((rule) => rule.name);
  const coverage = new GrammarCoverage(subject.sources, startRules);
  const texts = corpus.map((sample) => sample.text);
  for (const text of [...texts, ...made(subject, startRules[0] ?? '', texts, runs, seed)])
    exercise(coverage, startRules, text);
  return coverage;
}

function made(subject: Subject, start: string, corpus: readonly string[], runs: number, seed: number): string[] {
  if (runs === 0) return [];
  const grammar = readGrammar(subject.sources);
  const sentences = [false, true].flatMap((recovery) => {
    try {
      return [arbitrary(grammar, start, { recovery })];
    } catch {
      // Without its recovery rules a grammar may have no sentence.
      return [];
    }
  });
  const bases = [...sentences, ...(corpus.length === 0 ? [] : [fc.constantFrom(...corpus)])];
  const all = [...sentences, ...(bases.length === 0 ? [] : [mutated(fc.oneof(...bases))])];
  return all.flatMap((texts) => fc.sample(texts, { seed, numRuns: runs }));
}

/** Every start rule on the whole text, and at the start of every line as far as it matches. */
function exercise(coverage: GrammarCoverage, startRules: readonly string[], text: string): void {
  const lines = [...text.matchAll(/(?<=^|\r\n|\n|\r(?!\n))/g)].map((line) => line.index);
  for (const rule of startRules) {
    coverage.parse(text, rule);
    for (const at of lines) coverage.match(text, rule, at);
  }
}
