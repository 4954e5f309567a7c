/**
 * Duckflow replies: reasoning, vitals and numbered actions in lines that begin with markers (specification v1.0).
 *
 * @packageDocumentation
 */

export { fromJSON, toJSON } from './legacy.ts';
export { markers } from './markers.ts';
/** The format under its name, with the members that every format has. */
export * as duckflow from './members.ts';
export * from './members.ts';
