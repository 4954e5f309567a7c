import { safeJson, write } from '../../cli/output.ts';
import { Problem } from '../../cli/problem.ts';
import { findSources } from '../../cli/sources.ts';
import { writeWholeFile } from '../../cli/write-file.ts';
import { driftOf } from './drift.ts';
import type { Report } from './page.ts';
import { readResults } from './read-results.ts';
import { summarise } from './summarise.ts';
import type { Summary } from './summary.ts';

interface ReportOptions {
  readonly json?: boolean;
  readonly against?: readonly string[];
  readonly output?: string;
}

/** `peglot report`: a summary of `peglot batch` results, as a page or as JSON. */
export async function report(args: readonly string[], { json, against, output }: ReportOptions): Promise<void> {
  const report = await makeReport(args, against);
  const text = json ? `${safeJson(report, 2)}\n` : await pageOf(report);
  if (output === undefined) await write(text);
  else await writeWholeFile(output, text);
}

async function pageOf(report: Report): Promise<string> {
  const { renderReportPage } = await import('./page.ts');
  return renderReportPage(report);
}

async function makeReport(args: readonly string[], against: readonly string[] | undefined): Promise<Report> {
  const name = args.length === 0 ? 'standard input' : args.join(', ');
  const results = await summaryOf(args);
  if (against === undefined) return { name, results };
  const before = await summaryOf(against);
  return { name, results, against: before, drift: driftOf(before, results) };
}

async function summaryOf(args: readonly string[]): Promise<Summary> {
  const { paths } = await findSources(args);
  const summary = await summarise(allResults(paths));
  if (summary.all.documents === 0) {
    throw new Problem(`${args.join(', ') || 'standard input'}: there are no results`, 'make them with peglot batch');
  }
  return summary;
}

async function* allResults(paths: readonly string[]): ReturnType<typeof readResults> {
  for (const path of paths) yield* readResults(path);
}
