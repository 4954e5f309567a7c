import { getOrMake } from '../../core/maps.ts';
import { compileGrammar, matchEnd, type RuntimeParser } from '../compile.ts';
import { type CoveragePoint, countPoints } from '../points.ts';
import { strictTree } from '../strict.ts';
import { type Code, type Expr, type Grammar, type Rule, walk } from '../tree.ts';

/** Tells sentences of a grammar from other texts, for any start rule. */
export interface SentenceChecker {
  /** The grammar that sentences are generated from. */
  readonly tree: Grammar;
  /** Can start from every rule, and counts what matched in `hits`. */
  readonly parser: RuntimeParser;
  /** What each of the `hits` counts. */
  readonly points: readonly CoveragePoint[];
  /** The rules that tell whether a word fits an expression. */
  readonly wordNames: ReadonlyMap<Expr, string>;
  /** A rule for each `&x` and `!x`, by which a parser can tell whether it holds. */
  readonly lookaheads: ReadonlyMap<Expr, Rule>;
  /** Asks the parser, with default options. */
  readonly fitter: Fitter;
}

interface Checkers {
  strict?: SentenceChecker;
  tolerant?: SentenceChecker;
}

const known = new WeakMap<Grammar, Checkers>();

/** The checker of a grammar, with its recovery rules or without; cached, since making it takes a second. */
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
  const lookaheads = lookaheadRules(tree);
  const points: CoveragePoint[] = [];
  const parser = compileGrammar(
    { ...tree, rules: [...tree.rules, ...words.rules, ...lookaheads.values()] },
    { allowedStartRules: ['*'], plugins: [countPoints(points)] },
  );
  return { tree, parser, points, wordNames: words.names, lookaheads, fitter: new Fitter({ parser, points }) };
}

/** How often each counted rule is open. */
export type Open = Readonly<Record<string, number>>;

/** Where a part of a sentence is. */
interface Surroundings {
  /** What follows. */
  readonly follow?: string;
  readonly open?: Open;
  /** What has to be passed: one of these. */
  readonly points?: readonly number[];
}

/** Sentences are short: a parse that tries more rules takes exponential time, so the text is given up. */
const MOST_STEPS = 20_000;

/** Tells which texts the rules of a grammar match, with its plain parser. */
export class Fitter {
  readonly #parser: RuntimeParser;
  readonly #steps = { left: 0 };
  readonly #options: object;
  /** The counters of a parse whose caller does not pass any. */
  readonly #hits: number[];
  readonly #counting: { readonly hits: number[]; open: object };

  readonly #failing: boolean;

  /**
   * @param options - for the parser, besides the start rule
   * @param failing - whether a text is accepted on which code in the grammar throws
   */
  constructor(
    { parser, points }: { parser: RuntimeParser; points: readonly CoveragePoint[] },
    options: object = {},
    failing: boolean = false,
  ) {
    this.#parser = parser;
    this.#failing = failing;
    this.#options = { ...options, steps: this.#steps };
    this.#hits = points.map(() => 0);
    this.#counting = { ...this.#options, hits: this.#hits, open: {} };
  }

  /** Whether a text is a sentence of a rule; matches are counted in `hits`. */
  accepts(rule: string, text: string, hits?: number[]): boolean {
    this.#steps.left = MOST_STEPS;
    try {
      return matchEnd(this.#parser, rule, text, { ...this.#options, ...(hits && { hits }) }) === text.length;
    } catch (error) {
      return this.#failing && isFailure(error);
    }
  }

  /** Whether a rule matches exactly this text where it is, passing one of the points, if any are given. */
  fits(rule: string, text: string, { follow = '', open = {}, points = [] }: Surroundings = {}): boolean {
    for (const at of points) this.#hits[at] = 0;
    this.#steps.left = MOST_STEPS;
    try {
      this.#counting.open = { ...open };
      if (matchEnd(this.#parser, rule, text + follow, this.#counting) !== text.length) return false;
      return points.length === 0 || points.some((at) => this.#hits[at] !== 0);
    } catch (error) {
      return this.#failing && isFailure(error);
    }
  }
}

/** An error that code throws by accident: not a refusal of the text, like Peggy's `error()`, and not a limit. */
function isFailure(error: unknown): boolean {
  return !(error instanceof RangeError) && !(error instanceof Error && 'location' in error);
}

const MAX_LENGTH = 40;

/** Words that may matter to the code of a grammar: its literals, and the strings in its code. */
export function grammarWords(grammar: Grammar): string[] {
  const words = new Set<string>();
  const add = (word: string): void => {
    if (word !== '' && word.length <= MAX_LENGTH) words.add(word);
  };
  const initializers = [grammar.initializer ?? [], grammar.topLevelInitializer ?? []].flat(2);
  for (const { code } of initializers satisfies readonly Code[]) for (const word of stringsIn(code)) add(word);
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type === 'literal') add(expr.value);
      if ('code' in expr) for (const word of stringsIn(expr.code)) add(word);
    });
  }
  return [...words];
}

/** The names in a text, as they are and in other common spellings. */
export function namesIn(text: string): string[] {
  const names = text.match(/[\p{L}_][\p{L}\p{N}_-]*/gu) ?? [];
  return names.flatMap((name) => [name, name.toLowerCase(), name.replaceAll('_', '-'), name.slice(0, -1)]);
}

/** Quoted names in code: the code may require them in a text. */
function stringsIn(code: string): string[] {
  return [...code.matchAll(/(['"`])([\w.:/-]+)\1/g)].map(([, , word]) => word ?? '');
}

/** The expressions that a word could stand for, each with a rule by which a parser can tell. */
function wordRules(grammar: Grammar): { readonly names: ReadonlyMap<Expr, string>; readonly rules: Rule[] } {
  const names = new Map<Expr, string>();
  const rules: Rule[] = [];
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (!standsForWords(expr)) return;
      const name = `peg$word${names.size}`;
      names.set(expr, name);
      rules.push({ ...rule, name, expression: structuredClone(expr) });
    });
  }
  return { names, rules };
}

function lookaheadRules(grammar: Grammar): Map<Expr, Rule> {
  const rules = new Map<Expr, Rule>();
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if ((expr.type !== 'simple_and' && expr.type !== 'simple_not') || hasCode(expr)) return;
      rules.set(expr, { ...rule, name: `peg$ahead${rules.size}`, expression: structuredClone(expr) });
    });
  }
  return rules;
}

/** Code may use labels from outside. */
function hasCode(expr: Expr): boolean {
  let found = false;
  walk(expr, (inner) => {
    found ||= 'code' in inner;
  });
  return found;
}

/** `$(…)` and runs of characters. */
function standsForWords(expr: Expr): boolean {
  const isRun = expr.type === 'one_or_more' || expr.type === 'zero_or_more';
  return (expr.type === 'text' || (isRun && expr.expression.type === 'class')) && !hasCode(expr);
}
