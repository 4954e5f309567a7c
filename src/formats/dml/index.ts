/**
 * The Duckflow Macro Language: macros in prose, between emoji delimiters (specification v1.1).
 *
 * @packageDocumentation
 */

import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { dml } from './format.ts';

export type {
  StandardIssue as SchemaIssue,
  StandardResult as SchemaResult,
  StandardSchema,
} from '../../core/standard-schema.ts';
export { AliasError, type AliasOptions, AliasTable } from './aliases/aliases.ts';
export { check } from './check.ts';
export { escapeText as escape, unescapeText as unescape } from './escape.ts';
export { type Expanded, type ExpandOptions, expand } from './expand/expand.ts';
export type { Code } from './format.ts';
/** The format, under its name. */
export * as dml from './index.ts';
export { type Document, emptyDocument, type Macro, macro, meaning, type Segment, schema, type Text } from './model.ts';
export type { KnownAliases, ParseOptions } from './options.ts';
export { createStream, type DmlStream, events, parse, transform } from './parse.ts';
export { type PrintOptions, print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export { INSTRUCTION_KEYS, INSTRUCTIONS, type InstructionKey, type Language } from './read/instructions.ts';
export type { DmlParsed, Views } from './result.ts';
export { KNOWN_TOOLS, type ToolShape, type Tools } from './tools/known-tools.ts';
export type { ToolOffer, ToolOffers } from './tools/params.ts';
export type { SchemaOutput } from './tools/schema.ts';
export { type ToolParseOptions, type ToolReply, type ToolStream, type TypedTools, withTools } from './tools/tools.ts';
export type { ToolArguments, ToolCall } from './tools/types.ts';
export { action, type Call, calls, definitions, references, thought } from './views.ts';

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'dml';

/** All diagnostic codes of the format, without `dml/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = dml.diagnostics;
