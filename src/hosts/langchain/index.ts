/**
 * Formats and tool dialects for LangChain (the package `@langchain/core`).
 *
 * @packageDocumentation
 */

export { FindingsError } from '../findings-error.ts';
export type { HandedOut } from '../handed-out.ts';
export type { ToolCall, ToolFormat, ToolReply } from '../tool-format.ts';
export { FormatOutputParser } from './parser.ts';
export { ToolCallOutputParser } from './tool-calls.ts';
