import { escapeControls } from '../../core/escape-controls.ts';
import { PrintError } from '../../core/print-error.ts';
import { type Colors, stdoutColors, write } from '../output.ts';
import { type ParsedInput, parseInput } from '../parse-inputs.ts';
import { renderDiagnostics, renderSummary } from '../pretty/diagnostics.ts';
import { renderValue } from '../pretty/value.ts';
import { loadOurs } from '../registry.ts';
import { SAMPLE } from '../sample.ts';

/** `peglot demo`: all that is made of a reply, step by step. */
export async function demo(): Promise<void> {
  await loadOurs('duckflow');
  // The sample is wrong on purpose, so its errors do not make the demonstration fail.
  await write(tour(parseInput({ name: 'sample', path: undefined, text: SAMPLE }, { format: 'duckflow' })));
}

function tour(result: ParsedInput): string {
  const colors = stdoutColors();
  const { input, parsed } = result;
  const parts = [
    [`What the model wrote (${input.name})`, escapeControls(input.text, true)],
    ['What peglot reads in it', renderValue(parsed.value, colors)],
    ['What is wrong with it', `${renderDiagnostics(result, colors)}\n${renderSummary(result, colors)}`],
    ['The same in canonical form', canonicalOrReason(result)],
  ] as const;
  return parts.map(([title, body]) => `${heading(title, colors)}\n\n${body.trim()}\n`).join('\n');
}

function heading(title: string, colors: Colors): string {
  return colors.bold(colors.cyan(`── ${escapeControls(title)} ──`));
}

function canonicalOrReason({ format, parsed }: ParsedInput): string {
  try {
    return escapeControls(format.print(parsed.value), true);
  } catch (error) {
    if (error instanceof PrintError) return `This value cannot be written: ${escapeControls(error.message)}`;
    throw error;
  }
}
