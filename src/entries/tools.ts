/**
 * Tool calls in the text of models: every dialect, one format for each.
 *
 * @packageDocumentation
 */

export * from '../edits/index.ts';
export { type ExportNotation, type ExportOptions, exportCalls } from '../export/calls/index.ts';
export * from '../extras/template/index.ts';
export * from '../tools/index.ts';
