import { PrintError } from '../core/print-error.ts';
import { printResults, type ToolResult } from '../tools/results.ts';
import { demandOf, type ToolChoice } from '../tools/tool-choice.ts';
import type { ToolCall, ToolFormat } from './tool-format.ts';

/** The prompt of a format, with the sentence that asks for a call where the format has none. */
export function instructionsOf(format: ToolFormat, choice: ToolChoice): string {
  const prompt = format.prompt().trimEnd();
  return [prompt, ...demandOf(choice).filter((sentence) => !prompt.includes(sentence))].join('\n\n');
}

/** The results of tool calls as a message to a model that knows no tools. */
export function writeResults(format: ToolFormat, results: readonly ToolResult[]): string {
  return format.printResults?.(results) ?? printResults(results, undefined);
}

/**
 * What a model said in an earlier turn, in its own dialect; ids that another model gave, and that the dialect cannot write, are
 * left out. What else it cannot write (a text with its markers, for example) is told in plain text: a conversation goes on
 * whatever was said in it.
 */
export function printTurn(format: ToolFormat, text: string, calls: readonly ToolCall[]): string {
  const withoutIds = calls.map(({ id: _, ...call }) => call);
  return printed(format, text, calls) ?? printed(format, text, withoutIds) ?? inPlainText(text, calls);
}

/** Undefined where the dialect cannot write it. */
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
