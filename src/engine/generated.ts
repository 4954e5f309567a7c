/**
 * The runtime of generated parsers.
 *
 * @packageDocumentation
 */

export { caselessUnits } from './caseless.ts';
export type { CompiledGrammar, GrammarRules, Mistake, Step } from './grammar.ts';
export { Machine } from './machine.ts';
export * from './matchers/index.ts';
export type { Options } from './option-words.ts';
export type { Reading } from './reading.ts';
export { byName, once, wordList } from './runtime.ts';
export type { SyntaxTree, TreeOptions } from './syntax-tree.ts';
export { parseTree } from './syntax-tree.ts';
export type { NodesByType, RecoveryNode, TextPiece, TreeNode } from './tree-node.ts';
