/**
 * Formats and tool dialects for LangChain (the package `@langchain/core`).
 *
 * @packageDocumentation
 */

export { FindingsError } from '../findings-error.ts';
export type { ToolCall, ToolFormat, ToolReply } from '../tool-format.ts';
export { FormatOutputParser, type ParserFormat, type ParserOptions } from './parser.ts';
export { ToolCallOutputParser } from './tool-calls.ts';
