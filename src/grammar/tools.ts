import type { Plugin } from 'peggy';
import { lintPrefixShadowing } from './lint/prefix-shadowing.ts';
import { lintRecoveryPredicate } from './lint/recovery-predicate.ts';
import { speedPass } from './speed/speed.ts';

/** The passes every generated parser goes through: the lints, then the speed pass. */
export function grammarTools(reports = true): Plugin[] {
  return [lintPrefixShadowing, lintRecoveryPredicate, speedPass({ pureActions: true, reports })];
}
