/**
 * Defines formats from a grammar and an adapter, as the built-in ones are. This is `peglot/define`.
 *
 * @packageDocumentation
 */

export type { FormatCode } from './codes.ts';
export { defineFormat } from './define.ts';
export type { Adapting, Find, FormatParts, ReadOptions, Rule } from './definition.ts';
export type { Detail } from './draft.ts';
export type { Way } from './driver.ts';
export type { CompiledGrammar } from './grammar.ts';
export type {
  FixesOf,
  HandlerParts,
  Handlers,
  HandlersOf,
  PartAround,
  ScopeHandler,
  SharedHandlers,
  TextHandler,
} from './handlers.ts';
export { inParts } from './handlers.ts';
export type { Options } from './option-words.ts';
export type {
  AddOptions,
  AppendOptions,
  ItemOf,
  KeyOf,
  List,
  ListKeyOf,
  Member,
  Part,
  SetOptions,
  Text,
  ValueOf,
} from './part.ts';
export type { Branch, Child, SyntaxTree, TreeOptions } from './syntax-tree.ts';
export { parseTree } from './syntax-tree.ts';
export type { RecoveryNode, TextPiece, TreeNode } from './tree-node.ts';
