import {
  annotationsOf,
  type CoveragePoint,
  compileMeant,
  countPoints,
  type Grammar,
  type GrammarSource,
  isAnnotated,
  type MeantOptions,
  type MeantParser,
  matchEnd,
  readGrammar,
  rulesByName,
  walk,
} from '../../grammar/inside.ts';

export type { CoveragePoint };

/** A point and how often it matched. */
export interface CoverageCount extends CoveragePoint {
  /**
   * How often it matched. Every match counts, also one under a predicate and one that the parser gave up later: it shows
   * that a text can get there.
   */
  readonly count: number;
}

/**
 * Counts what texts exercise in a grammar: rules, alternatives, and the two ways of whatever may be left out. It parses
 * with a build of its own. A grammar with annotations of the engine is read with what they mean.
 *
 * @example
 * const coverage = new GrammarCoverage(files, ['Reply']);
 * for (const text of texts) coverage.parse(text, 'Reply');
 * coverage.counts.filter((point) => point.count === 0); // what no text exercised
 */
export class GrammarCoverage {
  readonly #parser: MeantParser;
  readonly #points: readonly CoveragePoint[];
  readonly #hits: number[];
  readonly #reachable: ReadonlySet<string>;
  readonly #isForEngine: boolean;

  /** @param startRules where parsing may start; rules that cannot be reached from there do not count */
  constructor(sources: readonly GrammarSource[], startRules: readonly string[] = []) {
    const grammar = readGrammar(sources);
    const starts = startRules.length > 0 ? startRules : grammar.rules.slice(0, 1).map((rule) => rule.name);
    const points: CoveragePoint[] = [];
    this.#isForEngine = isAnnotated(grammar, sources);
    this.#parser = compileMeant(sources, starts, (around) => countPoints(points, around));
    this.#points = points;
    this.#hits = points.map(() => 0);
    this.#reachable = exercised(starts, grammar, sources);
  }

  /** The grammar is written for the engine: its texts are read from their beginning, with the words of a dialect. */
  get isForEngine(): boolean {
    return this.#isForEngine;
  }

  /**
   * Parses a whole text; true when it is a sentence of the rule. What matched counts either way.
   *
   * @param options of the parser; `words` are those of the rules marked `@option`
   */
  parse(text: string, rule: string, options: MeantOptions = {}): boolean {
    try {
      this.#parser.parse(text, { ...options, startRule: rule, hits: this.#hits });
      return true;
    } catch {
      return false;
    }
  }

  /** Tries a rule at an offset; the text after it may be anything. */
  match(text: string, rule: string, offset: number, options: MeantOptions = {}): boolean {
    try {
      return matchEnd(this.#parser, rule, text, { ...options, hits: this.#hits }, offset) !== undefined;
    } catch {
      return false;
    }
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
 * The rules that texts can exercise. Not those that are only asked whether a text ends inside them (`@incomplete`): where one
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
