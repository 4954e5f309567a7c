/**
 * JSON that recovers: reads what models and people write instead of JSON, says what was wrong, and gives it back as
 * valid JSON.
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { byGrammar } from './format.ts';

export type { Code } from './codes.ts';
/** The format, under its name. */
export * as json from './index.ts';
export type { Json, JsonOptions } from './model.ts';
export { schema } from './model.ts';
export { isJsonText, parse } from './parse.ts';
export { check, print } from './print.ts';
export { prompt } from './prompt.ts';
export { type RepairOptions, repair } from './repair/repair.ts';
export { repairStream } from './repair/stream.ts';
export { createStream, events, transform } from './stream.ts';
export type { TypedCode } from './typed/findings.ts';
export type { Growing } from './typed/growing.ts';
export type { JsonSchema } from './typed/schema/json-schema.ts';
export { type InputOf, type OutputOf, type Typed, type TypedOptions, typed } from './typed/typed.ts';

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'json';

/** All diagnostic codes, without `json/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = byGrammar.diagnostics;
