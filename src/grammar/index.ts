/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, strip the recovery rules, export, draw. They
 * depend on no format and work for every Peggy grammar. `peglot/grammar/sentences` makes sentences of a grammar.
 *
 * @packageDocumentation
 */

export { compileGrammar, type RuntimeParser } from './compile.ts';
export { ImportError } from './imports.ts';
export { type Mistake, type MistakeDocs, mistakesOf } from './mistakes.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { strictGrammar } from './strict.ts';
export type { Expr, Grammar, Rule } from './tree.ts';
