import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { createLocator, type Span } from '../locate.ts';
import { safeJson } from '../output.ts';
import type { ParsedInput, ParsedInputs } from '../parse-inputs.ts';

/** A finding in the JSON reports. */
export interface JsonDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly range: Span;
  /** `[]`, the whole model, when there is no more exact place. */
  readonly path: Path;
  readonly hint?: string;
}

/** For programs: the findings without the value. */
export function jsonReport(inputs: ParsedInputs): AsyncGenerator<string> {
  return jsonOf(inputs, verdictOf);
}

/** For programs: the value and the findings. */
export function jsonValueReport(inputs: ParsedInputs): AsyncGenerator<string> {
  return jsonOf(inputs, (result) => ({ ...verdictOf(result), value: result.parsed.value }));
}

/** One object for one input; for several an array, each object with its `file` in front. */
function verdictOf({ parsed: { format, via, ok, complete } }: ParsedInput): object {
  return { format, via, ok, complete };
}

async function* jsonOf(inputs: ParsedInputs, head: (result: ParsedInput) => object): AsyncGenerator<string> {
  let separator = '[';
  for await (const result of inputs.results) {
    const report = { ...head(result), diagnostics: jsonDiagnostics(result) };
    if (!inputs.several) {
      yield `${safeJson(report, 2)}\n`;
      continue;
    }
    yield `${separator}\n${safeJson({ file: result.input.name, ...report }, 2)}`;
    separator = ',';
  }
  if (inputs.several) yield separator === '[' ? '[]\n' : '\n]\n';
}

export function jsonDiagnostics({ input, parsed }: Pick<ParsedInput, 'input' | 'parsed'>): JsonDiagnostic[] {
  const locate = createLocator(input.text);
  return parsed.diagnostics.map((diagnostic: Diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    range: locate(diagnostic.range),
    path: diagnostic.path ?? [],
    ...(diagnostic.hint === undefined ? {} : { hint: diagnostic.hint }),
  }));
}
