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
   * Every match counts, also one in a predicate or one that the parser gave up later: it shows that a text can get
   * there.
   */
  readonly count: number;
}

/**
 * Counts what texts exercise in a grammar: rules, alternatives, and both outcomes of optional parts. It compiles its
 * own parser. Annotations for the engine are taken into account.
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

  /** @param startRules where parsing may start; unreachable rules do not count */
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

  /** Whether the grammar is for the engine: its texts are read from their beginning, with the words of a dialect. */
  get isForEngine(): boolean {
    return this.#isForEngine;
  }

  /**
   * Parses a whole text; true when it is a sentence of the rule. Matches count either way.
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

  /** Tries a rule at an offset; any text may follow. */
  match(text: string, rule: string, offset: number, options: MeantOptions = {}): boolean {
    try {
      return matchEnd(this.#parser, rule, text, { ...options, hits: this.#hits }, offset) !== undefined;
    } catch {
      return false;
    }
  }

  /** Resets the counts. */
  clear(): void {
    this.#hits.fill(0);
  }

  /** All points of the reachable rules, in the order of the grammar. */
  get counts(): readonly CoverageCount[] {
    return this.#points.flatMap((point, at) =>
      this.#reachable.has(point.rule) ? [{ ...point, count: this.#hits[at] ?? 0 }] : [],
    );
  }
}

/** Merges the counts of several grammars: a file that they share is exercised by each of them. */
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
 * The rules that texts can exercise. Excludes those that are only used to see whether a text ends inside them
 * (`@incomplete`): where one matches, the text does not end.
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
