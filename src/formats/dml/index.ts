/**
 * The Duckflow Macro Language: macros in prose, between emoji delimiters (specification v1.1).
 *
 * @packageDocumentation
 */

export type {
  StandardIssue as SchemaIssue,
  StandardResult as SchemaResult,
  StandardSchema,
} from '../../core/standard-schema.ts';
export { AliasError, type AliasOptions, AliasTable } from './aliases/aliases.ts';
export { type Expanded, type ExpandOptions, expand } from './expand/expand.ts';
/** The format, under its name: what every format has. */
export * as dml from './members.ts';
export * from './members.ts';
export { INSTRUCTION_KEYS, INSTRUCTIONS, type InstructionKey, type Language } from './read/instructions.ts';
export { KNOWN_TOOLS, type ToolShape, type Tools } from './tools/known-tools.ts';
export type { ToolOffer, ToolOffers } from './tools/params.ts';
export type { SchemaOutput } from './tools/schema.ts';
export { type ToolParseOptions, type ToolReply, type ToolStream, type TypedTools, withTools } from './tools/tools.ts';
export type { ToolArguments, ToolCall } from './tools/types.ts';
export { action, type Call, calls, definitions, references, thought } from './views.ts';
