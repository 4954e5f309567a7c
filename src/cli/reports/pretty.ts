import { stdoutColors } from '../output.ts';
import type { ParsedInputs } from '../parse-inputs.ts';
import { renderDiagnostics, renderSummary } from '../pretty/diagnostics.ts';

/** For people: every finding with its lines of the text, then a summary. */
export async function* prettyReport({ results }: ParsedInputs): AsyncGenerator<string> {
  const colors = stdoutColors();
  let separator = '';
  for await (const result of results) {
    const findings = renderDiagnostics(result, colors);
    if (findings !== '') yield `${separator}${findings}\n`;
    yield renderSummary(result, colors);
    separator = '\n';
  }
}
