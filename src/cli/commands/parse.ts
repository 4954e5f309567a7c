import { stdoutColors, writeAll } from '../output.ts';
import { type ParsedInputs, type ParseInputOptions, parseInputs } from '../parse-inputs.ts';
import { renderDiagnostics, renderSummary } from '../pretty/diagnostics.ts';
import { renderValue } from '../pretty/value.ts';
import { jsonValueReport } from '../reports.ts';

/** `peglot parse`: the typed value and the findings. */
export async function parse(args: readonly string[], options: ParseInputOptions & { json?: boolean }): Promise<void> {
  const inputs = await parseInputs(args, options);
  await writeAll(options.json === true ? jsonValueReport(inputs) : prettyValues(inputs));
}

async function* prettyValues({ results }: ParsedInputs): AsyncGenerator<string> {
  const colors = stdoutColors();
  let separator = '';
  for await (const result of results) {
    yield `${separator}${renderValue(result.parsed.value, colors)}\n\n`;
    const findings = renderDiagnostics(result, colors);
    if (findings !== '') yield `${findings}\n`;
    yield renderSummary(result, colors);
    separator = '\n';
  }
}
