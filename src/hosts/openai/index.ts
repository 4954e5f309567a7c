/**
 * Raw markup in the `content` of chat completions becomes `tool_calls`: for every client of the API of OpenAI.
 *
 * @packageDocumentation
 */

export type { HandedOut } from '../handed-out.ts';
export type { ToolCall, ToolDialect, ToolFormat, ToolOffer, ToolOffers, ToolReply } from '../tool-format.ts';
export type { OpenAiOptions } from './exchange.ts';
export { openai, openaiStream } from './fetch.ts';
