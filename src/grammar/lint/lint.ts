import peggy, { type BuildOptionsBase, type Plugin } from 'peggy';
import { type Annotations, annotationsOf } from '../generate/annotations.ts';
import type { GrammarSource } from '../read.ts';
import { isRepairName } from '../recovery.ts';
import { type Expr, type TreePass, walk } from '../tree.ts';
import { lintPrefixShadowing } from './prefix-shadowing.ts';
import { lintReadAgain } from './read-again.ts';
import { lintRecoveryPredicate } from './recovery-predicate.ts';

/**
 * Runs Peggy's own checks on a grammar as the engine reads it, and lints that Peggy lacks.
 *
 * @throws Peggy's `GrammarError` with all problems
 */
export function lintGrammar(
  sources: readonly GrammarSource[],
  options: Pick<BuildOptionsBase, 'allowedStartRules' | 'warning'> = {},
): void {
  peggy.generate([...sources], {
    ...options,
    output: 'ast',
    plugins: [asRead(sources), lintPrefixShadowing, lintReadAgain, lintRecoveryPredicate],
  });
}

/**
 * Rewrites a grammar so that Peggy's checks and the lints see it as the engine reads it. For checks only: no parser can
 * be generated from such a tree.
 *
 * - A rule whose match depends on an annotation (`@inside List`) may fail, even if its expression, `""`, cannot.
 * - Behind a recovery rule, as in `MissingEnd / ""`, stands what the strict grammar reads.
 * - `Cell|1|` is a list of one, not a loop.
 */
function asRead(sources: readonly GrammarSource[]): Plugin {
  const rewrite: TreePass = (grammar) => {
    const { of } = annotationsOf(grammar, sources);
    for (const rule of grammar.rules) {
      walk(rule.expression, rewriteExpression);
      if (isConditional(of(rule.name))) rule.expression = underCondition(rule.expression);
    }
  };
  return {
    use(config) {
      config.passes.check.unshift(rewrite);
    },
  };
}

function isConditional({ inside, later, same, closes, incomplete, words, option }: Annotations): boolean {
  return option || [inside, later, same, closes, incomplete, words].some((one) => one !== undefined);
}

function rewriteExpression(expr: Expr): void {
  if (expr.type === 'repeated' && expr.min === null && expr.max.value === 1) Object.assign(expr, { type: 'group' });
  if (expr.type !== 'choice') return;
  expr.alternatives = expr.alternatives.map((one) =>
    one.type === 'rule_ref' && isRepairName(one.name) ? underCondition(one) : one,
  );
}

function underCondition(expr: Expr): Expr {
  const { location } = expr;
  const condition: Expr = { type: 'semantic_and', code: '', codeLocation: location, location };
  return { type: 'sequence', elements: [condition, expr], location };
}
