/**
 * Design specifications: a Markdown document with architecture, endpoints, tables, components and a checklist
 * (specification v2.0).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { diagnostics as table } from './diagnostics.ts';

export { applyEdits, type TextEdit } from '../../core/text-edit.ts';
export { type Change, diff } from './diff.ts';
export { edit } from './edit/edit.ts';
export { EditError } from './edit/edit-error.ts';
export { formatDiff } from './format-diff.ts';
export {
  type ApiContract,
  type ChecklistItem,
  type Column,
  type Component,
  type DataSchema,
  type DesignSpecification,
  type ErrorResponse,
  emptyDesign,
  type Interface,
  type Raised,
  schema,
} from './model.ts';
export { isDesignDocument, parse } from './parse.ts';
export { print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export { check } from './rules.ts';
export { createStream, transform } from './stream.ts';
export { type Diagrams, toMermaid } from './views/mermaid.ts';
export { type OpenApi, toOpenAPI } from './views/openapi.ts';
export { toSQL } from './views/sql.ts';

export const name = 'design';

/** All diagnostic codes of the format, without `design/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = table;
