import { writeAll } from '../output.ts';
import { type ParsedInputs, type ParseInputOptions, parseInputs } from '../parse-inputs.ts';
import { githubReport, jsonReport, prettyReport, type Report, sarifReport } from '../reports.ts';

/** The values of `--report`. */
export type ReportName = 'pretty' | 'json' | 'github' | 'sarif';

const REPORTS: Readonly<Record<ReportName, Report>> = {
  pretty: prettyReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
};

export type CheckOptions = ParseInputOptions & { readonly report: ReportName };

/** `peglot check`: only the findings. `more` adds those of checks that need more than the package itself. */
export async function check(
  args: readonly string[],
  options: CheckOptions,
  more: (results: ParsedInputs['results']) => ParsedInputs['results'] = (results) => results,
): Promise<void> {
  const { several, results } = await parseInputs(args, options);
  await writeAll(REPORTS[options.report]({ several, results: more(results) }));
}
