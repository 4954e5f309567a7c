/**
 * Turns raw markup in the `content` of chat completions into `tool_calls`, for every client of an OpenAI-compatible
 * API.
 *
 * @packageDocumentation
 */

export type { HandedOut } from '../handed-out.ts';
export type { ToolCall, ToolDialect, ToolFormat, ToolOffer, ToolOffers, ToolReply } from '../tool-format.ts';
export type { OpenAiOptions } from './exchange.ts';
export { openai, openaiStream } from './fetch.ts';
