/**
 * Formats and tool dialects for the AI SDK (the package `ai`, versions 6 and 7).
 *
 * @packageDocumentation
 */

export { FindingsError } from '../findings-error.ts';
export type { HandedOut } from '../handed-out.ts';
export type { ToolCall, ToolDialect, ToolFormat, ToolOffer, ToolOffers, ToolReply } from '../tool-format.ts';
export { output } from './output.ts';
export { repairToolCall } from './repair.ts';
export { toolCallMiddleware } from './tool-calls.ts';
