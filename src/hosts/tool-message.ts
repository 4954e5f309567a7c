import { printResults, type ToolResult } from '../tools/results.ts';
import { demandOf, type ToolChoice } from '../tools/tool-choice.ts';
import type { ToolFormat } from './tool-format.ts';

/** The prompt of a format, with the sentence that asks for a call where the format has none. */
export function instructionsOf(format: ToolFormat, choice: ToolChoice): string {
  const prompt = format.prompt().trimEnd();
  return [prompt, ...demandOf(choice).filter((sentence) => !prompt.includes(sentence))].join('\n\n');
}

/** The results of tool calls as a message to a model that knows no tools. */
export function writeResults(format: ToolFormat, results: readonly ToolResult[]): string {
  return format.printResults?.(results) ?? printResults(results, undefined);
}
