/**
 * Formats and tool dialects for LangChain (the package `@langchain/core`).
 *
 * @packageDocumentation
 */

export { FindingsError } from '../findings-error.ts';
export type { HandedOut } from '../handed-out.ts';
export type { ToolCall, ToolFormat, ToolReply } from '../tool-format.ts';
export { FormatOutputParser, type ParserFormat, type ParserOptions } from './parser.ts';
export { ToolCallOutputParser, type ToolCallParserOptions } from './tool-calls.ts';
