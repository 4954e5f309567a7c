import peggy, { type BuildOptionsBase } from 'peggy';
import type { GrammarSource } from '../read.ts';
import { asRead } from './as-read.ts';
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
