import type { Growing, InputOf, OutputOf } from '../formats/json/typed/fitting.ts';
import type { ToolCall, ToolReply } from './model.ts';
import type { Tools } from './schema.ts';

/** What a reply holds that calls these tools; where nothing is known of them, any calls. */
export type ReplyOf<Given extends Tools, Applied extends boolean = false> = string extends keyof Given
  ? ToolReply
  : Omit<ToolReply, 'calls'> & { calls: readonly CallOf<Given, Applied>[] };

/**
 * A call of one of the tools: its name tells what its arguments are. Trust them where the reply is `ok` and the call is complete.
 *
 * @example CallOf<{ tide_at: typeof zodSchema }> // { name: 'tide_at', arguments: { port: string }, id?, complete, raw }
 */
export type CallOf<Given extends Tools, Applied extends boolean = false> = {
  [Name in keyof Given & string]: Omit<ToolCall, 'name' | 'arguments'> & {
    name: Name;
    arguments: ArgumentsOf<Given[Name], Applied>;
  };
}[keyof Given & string];

/** The arguments of a tool by its Standard Schema; of a JSON Schema, nothing is known to the compiler. */
type ArgumentsOf<Tool, Applied extends boolean> = Tool extends { readonly '~standard': object }
  ? Applied extends true
    ? OutputOf<Tool>
    : InputOf<Tool>
  : Tool extends { readonly parameters: infer Parameters extends { readonly '~standard': object } }
    ? ArgumentsOf<Parameters, Applied>
    : unknown;

/** What has come of such a reply: arguments grow, and names of theirs that did not come yet are absent. */
export type GrowingReplyOf<Given extends Tools> = string extends keyof Given
  ? ToolReply
  : Omit<ToolReply, 'calls'> & { calls: readonly GrowingCallOf<Given>[] };

/** What has come of a call of one of the tools. */
export type GrowingCallOf<Given extends Tools> = {
  [Name in keyof Given & string]: Omit<ToolCall, 'name' | 'arguments'> & {
    name: Name;
    arguments: Growing<ArgumentsOf<Given[Name], false>>;
  };
}[keyof Given & string];
