/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, take the recovery rules out, export,
 * draw. They know no format; every Peggy grammar will do. What makes sentences is `peglot/grammar/sentences`.
 *
 * @packageDocumentation
 */

export * from '../extras/export/index.ts';
export * from '../extras/workbench/index.ts';
export { type CompileOptions, compileGrammar, matchEnd, type RuntimeParser } from './compile.ts';
export { ImportError } from './imports.ts';
export { lintPrefixShadowing } from './lint/prefix-shadowing.ts';
export { lintRecoveryPredicate } from './lint/recovery-predicate.ts';
export { codeOfRule, type Mistake, type MistakeDocs, mistakesOf } from './mistakes.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { isRecoveryName } from './recovery.ts';
export { type RuleComment, ruleComments } from './rule-comments.ts';
export { strictGrammar, strictTree } from './strict.ts';
export type { Expr, Grammar, Rule } from './tree.ts';
