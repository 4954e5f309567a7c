/**
 * JSON that recovers: reads what models and people write instead of JSON, reports the mistakes, and returns valid JSON.
 *
 * @packageDocumentation
 */

/** The format under its name, with the members that every format has. */
export * as json from './members.ts';
export * from './members.ts';
export { repairStream } from './repair/stream.ts';
export type { TypedCode } from './typed/findings.ts';
export type { Growing } from './typed/growing.ts';
export type { JsonSchema } from './typed/schema/json-schema.ts';
export { type Typed, type TypedOptions, typed } from './typed/typed.ts';
