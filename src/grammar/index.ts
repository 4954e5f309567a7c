/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, speed up, take the recovery rules out, make
 * sentences, spoil texts. They know no format; every Peggy grammar will do.
 *
 * @packageDocumentation
 */

export { arbitrary, type SentenceArbitrary, type SentenceOptions } from './arbitrary.ts';
export { type CompileOptions, compileGrammar, matchEnd, type RuntimeParser } from './compile.ts';
export { lintPrefixShadowing } from './lint-prefix-shadowing.ts';
export { lintRecoveryPredicate } from './lint-recovery-predicate.ts';
export { minimized } from './minimize.ts';
export { type MutationOptions, mutate, mutated, mutationNames } from './mutate.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { isRecoveryName } from './recovery.ts';
export { type SpeedOptions, speedPass } from './speed.ts';
export { strictGrammar, strictTree } from './strict.ts';
export type { Expr, Grammar, Rule } from './tree.ts';
