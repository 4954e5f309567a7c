import peggy, { type BuildOptionsBase, type Plugin } from 'peggy';
import { type Annotations, annotationsOf } from '../generate/annotations.ts';
import type { GrammarSource } from '../read.ts';
import { isRepairName } from '../recovery.ts';
import { type Expr, type TreePass, walk } from '../tree.ts';
import { lintPrefixShadowing } from './prefix-shadowing.ts';
import { lintReadAgain } from './read-again.ts';
import { lintRecoveryPredicate } from './recovery-predicate.ts';

/**
 * Peggy's own checks of a grammar, as the engine reads it, and what Peggy does not watch.
 *
 * @throws Peggy's `GrammarError` with all that is wrong
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
 * Tells Peggy's checks and the lints how the engine reads a grammar. For checks only: nothing can be generated from such a
 * tree.
 *
 * - A rule that depends on an annotation (`@inside List`) matches sometimes, also where its expression, `""`, always would.
 * - After a recovery rule, as in `MissingEnd / ""`, is what the strict grammar reads.
 * - `Cell|1|` is a list of one, no loop.
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
