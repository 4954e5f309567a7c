/**
 * The Duckflow Macro Language: macros in prose, between emoji delimiters (specification v1.1).
 *
 * @packageDocumentation
 */

export type { StandardSchema } from '../../core/standard-schema.ts';
export { AliasError, AliasTable } from './aliases/aliases.ts';
export { type Expanded, type ExpandOptions, expand } from './expand/expand.ts';
export type { Tools } from './known-tools.ts';
/** The format under its name, with the members that every format has. */
export * as dml from './members.ts';
export * from './members.ts';
export type { ToolOffers } from './offers.ts';
export { INSTRUCTION_KEYS, INSTRUCTIONS, type InstructionKey, type Language } from './read/instructions.ts';
export { action, type Call, calls, definitions, references, thought } from './views.ts';
