import type { Diagnostic } from '../../core/diagnostic.ts';
import { writeAll } from '../output.ts';
import { type ParsedInput, type ParseInputOptions, parseInputs } from '../parse-inputs.ts';
import { githubReport, jsonReport, prettyReport, type Report, sarifReport } from '../reports.ts';

/** The values of `--report`. */
export type ReportName = 'pretty' | 'json' | 'github' | 'sarif';

const REPORTS: Readonly<Record<ReportName, Report>> = {
  pretty: prettyReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
};

/** `peglot check`: only the findings. */
export async function check(
  args: readonly string[],
  options: ParseInputOptions & { report: ReportName },
): Promise<void> {
  const { several, results } = await parseInputs(args, options);
  await writeAll(REPORTS[options.report]({ several, results: withMore(results) }));
}

/** Adds checks of the command line, which need more than the package itself. */
async function* withMore(results: AsyncIterable<ParsedInput>): AsyncGenerator<ParsedInput> {
  for await (const result of results) yield result.format.name === 'design' ? await withSql(result) : result;
}

async function withSql(result: ParsedInput): Promise<ParsedInput> {
  const { findingsOfSql } = await import('../check-sql.ts');
  const found = await findingsOfSql(result.input.text);
  if (found.length === 0) return result;
  return {
    ...result,
    parsed: { ...result.parsed, diagnostics: [...result.parsed.diagnostics, ...found].sort(byPlace) },
  };
}

function byPlace(left: Diagnostic, right: Diagnostic): number {
  return left.range.start - right.range.start;
}
