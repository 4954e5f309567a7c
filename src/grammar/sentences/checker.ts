import { getOrMake } from '../../core/maps.ts';
import { compileGrammar, type RuntimeParser } from '../compile.ts';
import { type CoveragePoint, countPoints } from '../points.ts';
import { strictTree } from '../strict.ts';
import type { Expr, Grammar } from '../tree.ts';
import { Fitter } from './fitter.ts';
import { wordRules } from './words.ts';

/** What tells sentences of a grammar from other texts, from whichever rule they start. */
export interface SentenceChecker {
  /** The grammar that sentences are made of. */
  readonly tree: Grammar;
  /** Starts from every rule, and counts what has matched when it is given `hits`. */
  readonly parser: RuntimeParser;
  /** What each of the `hits` counts. */
  readonly points: readonly CoveragePoint[];
  /** The rules by which the parser tells whether a word fits an expression. */
  readonly wordNames: ReadonlyMap<Expr, string>;
  /** Asks the parser, without further options. */
  readonly fitter: Fitter;
}

interface Checkers {
  strict?: SentenceChecker;
  tolerant?: SentenceChecker;
}

const known = new WeakMap<Grammar, Checkers>();

/** The checker of a grammar, with its recovery rules or without; made once, since that takes a second. */
export function sentenceChecker(grammar: Grammar, recovery: boolean): SentenceChecker {
  const own = getOrMake(known, grammar, (): Checkers => ({}));
  if (recovery) {
    own.tolerant ??= makeChecker(grammar);
    return own.tolerant;
  }
  own.strict ??= makeChecker(strictTree(grammar));
  return own.strict;
}

function makeChecker(tree: Grammar): SentenceChecker {
  const words = wordRules(tree);
  const points: CoveragePoint[] = [];
  const parser = compileGrammar(
    { ...tree, rules: [...tree.rules, ...words.rules] },
    { allowedStartRules: ['*'], plugins: [countPoints(points)] },
  );
  return { tree, parser, points, wordNames: words.names, fitter: new Fitter({ parser, points }) };
}
