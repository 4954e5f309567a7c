// The internals of designs that src/extras may import: for edits, views, the SQL check and pages. `biome.json` enforces
// it.

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

// Has types of Valibot, so it is left out of the declarations.

/** @internal */
export { shape } from './model.ts';
