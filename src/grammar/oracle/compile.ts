import type { Plugin } from 'peggy';
import type { Options } from '../../engine/option-words.ts';
import { compileGrammar, type RuntimeParser } from '../compile.ts';
import { isAnnotated } from '../generate/for-engine.ts';
import { GrammarPlan } from '../generate/plan.ts';
import { reachableFrom } from '../generate/reachable.ts';
import { type GrammarSource, readGrammar } from '../read.ts';
import type { Expr } from '../tree.ts';
import { EngineOracle } from './engine-oracle.ts';
import { counted, scoped, withMeanings } from './written-out.ts';

/** How a text is read: options of the parser, and the words of rules marked `@option`. */
export interface MeantOptions {
  readonly words?: Options;
  readonly [option: string]: unknown;
}

/** A parser of a grammar that is read with what its annotations mean. */
export interface MeantParser extends RuntimeParser {
  parse(text: string, options?: MeantOptions): unknown;
}

/**
 * Compiles a grammar in memory with Peggy, so that it reads whole texts as the parser that `peglot generate` writes. A
 * grammar without annotations is compiled as it is.
 *
 * @param plugin a plugin for the build; `around` puts something around the expression of a rule, which belongs outermost
 * @throws Peggy's `SyntaxError` or `GrammarError` when the grammar is broken
 * @throws {GrammarFlaws} when its annotations are
 */
export function compileMeant(
  sources: readonly GrammarSource[],
  startRules: readonly string[],
  plugin?: (around: (rule: string, expr: Expr) => Expr) => Plugin,
): MeantParser {
  const whole = readGrammar(sources);
  const grammar = reachableFrom(startRules, whole, sources);
  if (!isAnnotated(grammar, sources)) {
    const plugins = plugin === undefined ? [] : [plugin((_, expr) => expr)];
    return compileGrammar(whole, { allowedStartRules: startRules, plugins });
  }
  const plan = new GrammarPlan(grammar, sources);
  const oracle = new EngineOracle(plan, sources, startRules);
  const around = (rule: string, expr: Expr): Expr => {
    const { attribute } = plan.annotations(rule);
    const inside = plan.surrounding.indexOf(rule);
    const whole = attribute === undefined ? expr : scoped(plan.attribute(attribute.name), expr);
    return inside < 0 ? whole : counted(inside, whole);
  };
  const parser = compileGrammar(withMeanings(grammar, plan), {
    allowedStartRules: grammar.rules.map(({ name }) => name),
    plugins: [plugin === undefined ? wrapping(around) : plugin(around), withoutChecks],
  });
  return {
    parse(text, { words = {}, ...options } = {}) {
      oracle.begin(text, words);
      return parser.parse(text, { startRule: startRules[0], ...options, oracle });
    },
  };
}

function wrapping(around: (rule: string, expr: Expr) => Expr): Plugin {
  return {
    use(config) {
      config.passes.transform.unshift((tree) => {
        for (const rule of tree.rules) Object.assign(rule, { expression: around(rule.name, rule.expression) });
      });
    },
  };
}

/** The grammar was checked as it was written; Peggy cannot see that the code of a word reads something. */
const withoutChecks: Plugin = {
  use(config) {
    Object.assign(config.passes, { prepare: [], check: [] });
  },
};
