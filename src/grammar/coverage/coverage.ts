import type { Plugin } from 'peggy';
import type { Options } from '../../engine/option-words.ts';
import { compileGrammar, matchEnd, type RuntimeParser } from '../compile.ts';
import { annotationsOf } from '../generate/annotations.ts';
import { GrammarPlan } from '../generate/plan.ts';
import { reachableFrom } from '../generate/reachable.ts';
import { type GrammarSource, readGrammar } from '../read.ts';
import { type Expr, type Grammar, rulesByName, walk } from '../tree.ts';
import { EngineMeanings } from './engine-meanings.ts';
import { scoped, withMeanings } from './meanings.ts';
import { type CoveragePoint, countPoints } from './points.ts';

export type { CoveragePoint };

/** A point and how often it matched. */
export interface CoverageCount extends CoveragePoint {
  /**
   * How often it matched. Every match counts, also one under a predicate and one that the parser gave up later: it shows
   * that a text can get there.
   */
  readonly count: number;
}

/** How a text is read: options of the parser, and the words of a dialect. */
export interface ParseOptions {
  readonly words?: Options;
  readonly [option: string]: unknown;
}

/**
 * Counts what texts exercise in a grammar: rules, alternatives, and the two ways of whatever may be left out. It parses
 * with a build of its own, the plain grammar without the speed pass. A grammar with annotations of the engine is read with
 * what they mean.
 *
 * @example
 * const coverage = new GrammarCoverage(files, ['Reply']);
 * for (const text of texts) coverage.parse(text, 'Reply');
 * coverage.counts.filter((point) => point.count === 0); // what no text exercised
 */
export class GrammarCoverage {
  readonly #parser: RuntimeParser;
  readonly #points: readonly CoveragePoint[];
  readonly #hits: number[];
  readonly #reachable: ReadonlySet<string>;
  readonly #meanings: EngineMeanings | undefined;

  /** @param startRules where parsing may start; rules that cannot be reached from there do not count */
  constructor(sources: readonly GrammarSource[], startRules: readonly string[] = []) {
    const whole = readGrammar(sources);
    const starts = startRules.length > 0 ? startRules : whole.rules.slice(0, 1).map((rule) => rule.name);
    const grammar = reachableFrom(starts, whole, sources);
    const points: CoveragePoint[] = [];
    if (isForEngine(grammar, sources)) {
      const plan = new GrammarPlan(grammar, sources);
      this.#meanings = new EngineMeanings(plan, sources, starts);
      this.#parser = compileGrammar(withMeanings(grammar, plan), {
        allowedStartRules: grammar.rules.map(({ name }) => name),
        plugins: [countPoints(points, (rule, expr) => scopedBy(rule, expr, plan)), withoutChecks],
      });
    } else this.#parser = compileGrammar(whole, { allowedStartRules: starts, plugins: [countPoints(points)] });
    this.#points = points;
    this.#hits = points.map(() => 0);
    this.#reachable = exercised(starts, grammar, sources);
  }

  /** The grammar is written for the engine: its texts are read from their beginning, with the words of a dialect. */
  get isForEngine(): boolean {
    return this.#meanings !== undefined;
  }

  /**
   * Parses a whole text; true when it is a sentence of the rule. What matched counts either way.
   *
   * @param options of the parser; `words` are those of the rules marked `@option`
   */
  parse(text: string, rule: string, options: ParseOptions = {}): boolean {
    try {
      this.#parser.parse(text, { ...this.#begin(text, options), startRule: rule });
      return true;
    } catch {
      return false;
    }
  }

  /** Tries a rule at an offset; the text after it may be anything. */
  match(text: string, rule: string, offset: number, options: ParseOptions = {}): boolean {
    try {
      return matchEnd(this.#parser, rule, text, this.#begin(text, options), offset) !== undefined;
    } catch {
      return false;
    }
  }

  #begin(text: string, { words = {}, ...options }: ParseOptions): object {
    this.#meanings?.begin(text, words);
    return { ...options, hits: this.#hits, meanings: this.#meanings };
  }

  /** Forgets what was counted. */
  clear(): void {
    this.#hits.fill(0);
  }

  /** All points of the rules that can be reached, in the order of the grammar. */
  get counts(): readonly CoverageCount[] {
    return this.#points.flatMap((point, at) =>
      this.#reachable.has(point.rule) ? [{ ...point, count: this.#hits[at] ?? 0 }] : [],
    );
  }
}

/** The counts of several grammars as one: a file that they share is exercised by each of them. */
export function joinedCounts(all: readonly (readonly CoverageCount[])[]): CoverageCount[] {
  const joined = new Map<string, CoverageCount>();
  for (const counts of all) {
    for (const point of counts) {
      const { rule, kind, source, start, end } = point;
      const key = JSON.stringify([rule, kind, source, start, end]);
      const known = joined.get(key);
      joined.set(key, known === undefined ? point : { ...known, count: known.count + point.count });
    }
  }
  return [...joined.values()];
}

/**
 * The rules that texts can exercise. Not those that are only asked whether a text ends inside them (`@cut`): where one
 * matches, the text does not.
 */
function exercised(
  starts: readonly string[],
  grammar: Grammar,
  sources: readonly GrammarSource[],
): ReadonlySet<string> {
  const rules = rulesByName(grammar);
  const { of } = annotationsOf(grammar, sources);
  const seen = new Set(starts);
  for (const name of seen) {
    const { later } = of(name);
    if (later !== undefined) seen.add(later.rule);
    const rule = rules.get(name);
    if (rule === undefined) continue;
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') seen.add(expr.name);
    });
  }
  return seen;
}

/** Annotations say how it is read. */
function isForEngine(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  const { of } = annotationsOf(grammar, sources);
  return grammar.rules.some(({ name }) => {
    const { stream, option, cut, words, hands, same, closes, later } = of(name);
    return stream || option || [cut, words, hands, same, closes, later].some((said) => said !== undefined);
  });
}

function scopedBy(rule: string, expr: Expr, plan: GrammarPlan): Expr {
  const { hands } = plan.annotations(rule);
  return hands === undefined ? expr : scoped(plan.register(hands.register), expr);
}

/** The engine has checked the grammar; Peggy cannot see that the code of a word reads something. */
const withoutChecks: Plugin = {
  use(config) {
    Object.assign(config.passes, { prepare: [], check: [] });
  },
};
