/** Tools whose calls are checked: their arguments by name and by schema. */

export type { SchemaOutput } from './schema.ts';
export { type ToolParseOptions, type ToolReply, type ToolStream, type TypedTools, withTools } from './tools.ts';
export type { ToolArguments, ToolCall } from './types.ts';
