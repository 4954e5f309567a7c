import type { ToolCallRepairFunction, ToolSet } from 'ai';
import { requireFormat } from '../../core/argument.ts';
import type { Format } from '../../core/format.ts';

/**
 * Mends the input of a tool call that is not JSON, or not what the tool takes: reads it by a format that recovers, such as
 * `peglot/json`. What was cut off is not mended, nor a call of a tool that does not exist.
 *
 * @example
 * await generateText({ model, tools, prompt, experimental_repairToolCall: repairToolCall(json) });
 */
export function repairToolCall(format: Pick<Format<unknown>, 'parse'>): ToolCallRepairFunction<ToolSet> {
  requireFormat(format, "the json of import * as json from 'peglot/json'");
  return async ({ toolCall, tools }) => {
    if (!Object.hasOwn(tools, toolCall.toolName)) return null;
    const { value, complete, ok } = format.parse(toolCall.input);
    if (!complete || !ok) return null;
    const input = JSON.stringify(value);
    return input === undefined || input === toolCall.input ? null : { ...toolCall, input };
  };
}
