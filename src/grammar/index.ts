/**
 * Tools for Peggy grammars, on Peggy's own grammar tree: compile, lint, take the recovery rules out, export,
 * draw. They know no format; every Peggy grammar will do. What makes sentences is `peglot/grammar/sentences`.
 *
 * @packageDocumentation
 */

export * from '../extras/export/index.ts';
export * from '../extras/workbench/index.ts';
export { compileGrammar, type RuntimeParser } from './compile.ts';
export { ImportError } from './imports.ts';
export { type Mistake, type MistakeDocs, mistakesOf } from './mistakes.ts';
export { type GrammarSource, readGrammar } from './read.ts';
export { strictGrammar } from './strict.ts';
export type { Expr, Grammar, Rule } from './tree.ts';
