import { PrintError } from '../core/print-error.ts';
import type { ToolCall, ToolFormat } from './tool-format.ts';

/**
 * What a model said in an earlier turn, in its own dialect. What the dialect cannot write (a text with its markers, for
 * example) is told in plain text: a conversation goes on whatever was said in it.
 */
export function printTurn(format: ToolFormat, text: string, calls: readonly ToolCall[]): string {
  try {
    return format.print({ text, reasoning: '', calls });
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    const told = calls.map(({ name, arguments: given }) => JSON.stringify({ name, arguments: given }));
    return [...(text === '' ? [] : [text]), ...told].join('\n');
  }
}
