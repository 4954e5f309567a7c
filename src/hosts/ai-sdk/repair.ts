import type { ToolCallRepairFunction, ToolSet } from 'ai';
import { requireFormat } from '../../core/argument.ts';
import type { Format } from '../../core/format.ts';

/**
 * Repairs the input of a tool call that is not JSON, or does not fit the tool: reads it with a tolerant format, such as
 * `peglot/json`. It does not repair input that was cut off, nor calls of unknown tools.
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
