/**
 * Design specifications: a Markdown document with architecture, endpoints, tables, components and a checklist
 * (specification v2.0).
 *
 * @packageDocumentation
 */

export { applyEdits, type TextEdit } from '../../core/text-edit.ts';
export { isDesignDocument } from './detect.ts';
export { type Change, diff } from './diff/diff.ts';
export { formatDiff } from './diff/format-diff.ts';
export { edit } from './edit/edit.ts';
export { EditError } from './edit/edit-error.ts';
/** The format, under its name: what every format has. */
export * as design from './members.ts';
export * from './members.ts';
export { type Diagrams, toMermaid } from './views/mermaid.ts';
export { type OpenApi, toOpenAPI } from './views/openapi.ts';
export { toSQL } from './views/sql.ts';
