import { LenientDecoder } from './lenient-decoder.ts';
import type { ToolProcess } from './tool-process.ts';
import type { View } from './view.ts';
import { visible } from './visible.ts';

/** A longer line is shown in parts, so that a line without an end needs no memory. */
const MAX_LENGTH = 10_000;

/** Passes on the tool's standard error: byte for byte, or with control characters escaped for a terminal. */
export async function passStderr(tool: ToolProcess, view: View): Promise<void> {
  if (process.stderr.isTTY) await showErrors(tool, view);
  else for await (const bytes of tool.stderr) await printError(bytes);
}

/** Shows standard error line by line, separate from the messages. */
async function showErrors(tool: ToolProcess, view: View): Promise<void> {
  const decoder = new LenientDecoder();
  let rest = '';
  for await (const bytes of tool.stderr) {
    const lines = (rest + decoder.decode(bytes)).split(/\r\n|[\n\r]/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LENGTH) {
      lines.push(rest);
      rest = '';
    }
    await show(lines, view);
  }
  rest += decoder.decode();
  if (rest !== '') await show([rest], view);
}

async function show(lines: readonly string[], view: View): Promise<void> {
  if (lines.length === 0) return;
  const text = lines.map((line) => `${visible(line)}\n`).join('');
  await view.aside(() => printError(text));
}

async function printError(text: string | Uint8Array): Promise<void> {
  if (!process.stderr.write(text)) await new Promise<void>((resolve) => process.stderr.once('drain', resolve));
}
