/** Tools with checked calls: arguments by name and by schema. */

export { type ToolReply, type ToolStream, type TypedTools, withTools } from './tools.ts';
export type { ToolCall } from './types.ts';
