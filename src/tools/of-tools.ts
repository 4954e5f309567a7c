import type { Growing, InputOf, OutputOf } from '../formats/json/typed/fitting.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { Tools } from './schema.ts';

/** The type of a reply with calls of these tools; of any calls, if nothing is known about the tools. */
export type ReplyOf<Given extends Tools, Applied extends boolean = false> = string extends keyof Given
  ? ToolReply
  : Omit<ToolReply, 'calls'> & { calls: readonly CallOf<Given, Applied>[] };

/**
 * A call of one of the tools: its name determines the type of its arguments. Rely on it if the reply is `ok` and the
 * call is complete.
 *
 * @example CallOf<{ tide_at: typeof zodSchema }> // { name: 'tide_at', arguments: { port: string }, id?, complete, raw }
 */
export type CallOf<Given extends Tools, Applied extends boolean = false> = {
  [Name in keyof Given & string]: Omit<ToolCall, 'name' | 'arguments'> & {
    name: Name;
    arguments: ArgumentsOf<Given[Name], Applied>;
  };
}[keyof Given & string];

/** The arguments of a tool by its Standard Schema; a JSON Schema tells the compiler nothing. */
type ArgumentsOf<Tool, Applied extends boolean> = Tool extends { readonly '~standard': object }
  ? Applied extends true
    ? OutputOf<Tool>
    : InputOf<Tool>
  : Tool extends { readonly parameters: infer Parameters extends { readonly '~standard': object } }
    ? ArgumentsOf<Parameters, Applied>
    : unknown;

/** Such a reply while it arrives: arguments grow, and names that have not arrived are absent. */
export type GrowingReplyOf<Given extends Tools> = string extends keyof Given
  ? ToolReply
  : Omit<ToolReply, 'calls'> & { calls: readonly GrowingCallOf<Given>[] };

/** A call of one of the tools while it arrives. */
export type GrowingCallOf<Given extends Tools> = {
  [Name in keyof Given & string]: Omit<ToolCall, 'name' | 'arguments'> & {
    name: Name;
    arguments: Growing<ArgumentsOf<Given[Name], false>>;
  };
}[keyof Given & string];
