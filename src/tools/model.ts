import * as v from 'valibot';

/** One call of a tool. */
export interface ToolCall {
  /** Only where the dialect writes ids. */
  id?: string;
  name: string;
  /** An object; a string where the dialect hands over plain text, and whatever was written where that is no object. */
  arguments: unknown;
  /** The text shows the call's end. */
  complete: boolean;
  /** The call as it was written. */
  raw: string;
}

/** A reply of a model that may call tools. */
export interface ToolReply {
  /** What stands outside of calls and thoughts. */
  text: string;
  reasoning: string;
  calls: readonly ToolCall[];
}

/** @internal */
export const toolReplySchema: v.GenericSchema<unknown, ToolReply> = v.object({
  text: v.string(),
  reasoning: v.string(),
  calls: v.array(
    v.object({
      id: v.exactOptional(v.string()),
      name: v.string(),
      arguments: v.unknown(),
      complete: v.boolean(),
      raw: v.string(),
    }),
  ),
});
