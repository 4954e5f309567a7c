/**
 * Design specifications: a Markdown document with architecture, endpoints, tables, components and a checklist
 * (specification v2.0).
 *
 * @packageDocumentation
 */

export * from '../extras/design-edit/index.ts';
export * from '../extras/design-views/index.ts';
export * from '../formats/design/index.ts';
