// The one door to the insides of a design, for what is built on it in src/extras: edits, views, the check of SQL, the pages.
// Layers are held by `biome.json`.

export { type Block, entry, joinBlocks, labelled, textOf } from './blocks.ts';
export { findCycles } from './checks/cycles.ts';
export { findReferences, type Reference } from './checks/references.ts';
export {
  identifier,
  isConstraint,
  isWord,
  nameAt,
  outerCommas,
  startsWith,
  type Token,
  tokensOf,
} from './checks/sql-text.ts';
export { design } from './format.ts';
export { type ItemKind, itemBlocks } from './item-kind.ts';
export { model, type Shape, shapeAt } from './json/shape.ts';
export { ITEMS, type KindName, labelOf } from './labels.ts';
export {
  type ApiContract,
  type Column,
  type Component,
  type DataSchema,
  type DesignSpecification,
  type ErrorResponse,
  METHODS,
  SEVERITIES,
} from './model.ts';
export type { Code } from './other.ts';
export type { KnownHead } from './read/field.ts';
export { textRange } from './read/page.ts';
export { parametersOf } from './read/signature.ts';
export { finding, isOfRightType, ruleFindings } from './rules.ts';
export { SECTIONS } from './sections.ts';
export { failure } from './values/failures.ts';
export { closedStatement } from './values/statements.ts';
export { escapeCell, row } from './values/table.ts';

// Of Valibot's types: they are in no declaration.

/** @internal */
export { shape } from './model.ts';
