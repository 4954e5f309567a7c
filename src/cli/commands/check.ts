import { writeAll } from '../output.ts';
import { type ParseInputOptions, parseInputs } from '../parse-inputs.ts';
import { githubReport } from '../reports/github.ts';
import { jsonReport } from '../reports/json.ts';
import { prettyReport } from '../reports/pretty.ts';
import type { Report } from '../reports/report.ts';
import { sarifReport } from '../reports/sarif.ts';

/** The values of `--report`. */
export type ReportName = 'pretty' | 'json' | 'github' | 'sarif';

const REPORTS: Readonly<Record<ReportName, Report>> = {
  pretty: prettyReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
};

/** `peglot check`: only what was found. */
export async function check(
  args: readonly string[],
  options: ParseInputOptions & { report: ReportName },
): Promise<void> {
  await writeAll(REPORTS[options.report](await parseInputs(args, options)));
}
