import { PrintError } from '../core/print-error.ts';
import { printResults, type ToolResult } from '../tools/results.ts';
import { demandOf, type ToolChoice } from '../tools/tool-choice.ts';
import type { ToolCall, ToolFormat } from './tool-format.ts';

/** The prompt of a format, plus a sentence that asks for a call, if the format has none. */
export function instructionsOf(format: ToolFormat, choice: ToolChoice): string {
  const prompt = format.prompt().trimEnd();
  return [prompt, ...demandOf(choice).filter((sentence) => !prompt.includes(sentence))].join('\n\n');
}

/** The results of tool calls as a message to a model without tool support. */
export function writeResults(format: ToolFormat, results: readonly ToolResult[]): string {
  return format.printResults?.(results) ?? printResults(results, undefined);
}

/**
 * An earlier turn of a model, in its own dialect. Ids of another model that the dialect cannot write are left out.
 * Anything else it cannot write, such as a text with its markers, becomes plain text: a conversation has to continue in
 * any case.
 */
export function printTurn(format: ToolFormat, text: string, calls: readonly ToolCall[]): string {
  const withoutIds = calls.map(({ id: _, ...call }) => call);
  return printed(format, text, calls) ?? printed(format, text, withoutIds) ?? inPlainText(text, calls);
}

/** Undefined if the dialect cannot write the turn. */
function printed(format: ToolFormat, text: string, calls: readonly ToolCall[]): string | undefined {
  try {
    return format.print({ text, reasoning: '', calls });
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return undefined;
  }
}

function inPlainText(text: string, calls: readonly ToolCall[]): string {
  const told = calls.map(({ name, arguments: given }) => JSON.stringify({ name, arguments: given }));
  return [...(text === '' ? [] : [text]), ...told].join('\n');
}
