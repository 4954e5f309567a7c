/**
 * Turns the text that language-model agents write into typed values, and back.
 *
 * @packageDocumentation
 */

export type { Diagnostic, DiagnosticInfo, Fix, Origin, Severity } from './core/diagnostic.ts';
export { elements, type ListPath } from './core/elements.ts';
export type { EndEvent, Event } from './core/event.ts';
export type { Chunks, EventStream } from './core/event-stream.ts';
export { feedback } from './core/feedback.ts';
export { applyEvent } from './core/fold.ts';
export type { Format, ParseOptions } from './core/format.ts';
export { LineIndex, type Position } from './core/line-index.ts';
export type { Parsed } from './core/parsed.ts';
export { formatPath, type Path, type PathIn } from './core/path.ts';
export { PrintError } from './core/print-error.ts';
export type { Range } from './core/range.ts';
export type { Stream, StreamEnd } from './core/stream.ts';
export { detect, type FormatName, formatNames, parseAny } from './detect.ts';
export * as acor from './formats/acor/members.ts';
export * as design from './formats/design/members.ts';
export * as dml from './formats/dml/members.ts';
export * as duckflow from './formats/duckflow/members.ts';
export * as json from './formats/json/members.ts';
export * as skill from './formats/skill/members.ts';
export { type Answer, type AskMessage, type AskModel, type AskOptions, ask } from './hosts/ask.ts';
