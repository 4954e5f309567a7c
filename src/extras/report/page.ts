import { renderPage, type Section, table } from '../../cli/page/shell.ts';
import { packageVersion } from '../../cli/version.ts';
import { type Content, type Html, html } from '../../core/html.ts';
import { number } from '../batch/result.ts';
import { codeBars, dayColumns, legend, outcomeBars, timeColumns } from './charts.ts';
import type { Change, Drift } from './drift.ts';
import {
  type CodeCount,
  NAMELESS,
  type Outcomes,
  type Standout,
  type Summary,
  type Times,
  UNKNOWN,
} from './summary.ts';

/** The content of a report. */
export interface Report {
  /** The name of the results. */
  readonly name: string;
  readonly results: Summary;
  /** The earlier run, for a comparison. */
  readonly against?: Summary;
  readonly drift?: Drift;
}

/** A report as one self-contained page: no script, no requests. */
export function renderReportPage({ name, results, drift }: Report): string {
  const { all, formats, syntaxes, models, days, codes, times } = results;
  const dated = days.filter((day) => day.name !== UNKNOWN);
  const sections: (Section | undefined)[] = [
    drift && driftSection(drift),
    outcomeSection('formats', 'By format', formats, [outcomeBars('Outcomes by format, in percent', formats)]),
    outcomeSection('syntaxes', 'By syntax', syntaxes, [outcomeBars('Outcomes by syntax, in percent', syntaxes)]),
    outcomeSection('models', 'By model', models, []),
    outcomeSection(
      'days',
      'By day',
      days,
      dated.length === 0 ? [] : [dayColumns('Documents in the course of time', dated)],
    ),
    codeSection(codes, all.documents),
    standoutSection(results, times),
  ];
  return renderPage({
    title: `${number(all.documents)} documents · peglot report`,
    kind: 'Report on a batch',
    heading: `${number(all.documents)} documents, ${percent(all.ok, all.documents)} ok`,
    summary: [html`<p class="meta"><span>${name}</span></p>\n`, glance(results), figures(results)],
    sections: sections.filter((section) => section !== undefined),
    footer: html`<p>Made by peglot ${packageVersion()} from <span class="mono">${name}</span>.</p>`,
  });
}

function figures({ all, unread }: Summary): Html {
  const parts: [name: string, count: number][] = [
    ['ok', all.ok],
    ['of them repaired', all.repaired],
    ['with errors', all.documents - all.ok],
    ['of them cut off', all.truncated],
  ];
  const shown = parts.map(([name, count]) => {
    return html`<div><dt>${name}</dt><dd>${number(count)} <span class="soft">${percent(count, all.documents)}</span></dd></div>\n`;
  });
  const lost =
    unread === 0
      ? undefined
      : html`<p>${number(unread)} lines of the input are not results, and are not counted.</p>\n`;
  return html`<dl class="facts">\n${shown}</dl>\n${lost}`;
}

/**
 * An overview of which model makes which mistakes, how often, and how to fix them: one chart, and a sentence for each
 * of the worst.
 */
function glance({ models, slips }: Summary): Html {
  const said = slips.map(({ model, documents, broken, mended, code, count, hint }) => {
    const who = model === UNKNOWN ? 'What has no model' : html`<strong>${model || NAMELESS}</strong>`;
    const share = `${number(broken)} of ${number(documents)} documents (${percent(broken, documents)})`;
    const mend = hint === '' ? '.' : html`: ${hint}`;
    return html`<li>${who} breaks ${share}; ${number(mended)} of them are read all the same. Most often by <span class="mono">${code}</span> (${number(count)})${mend}</li>\n`;
  });
  const chart = outcomeBars('Outcomes by model, in percent', models);
  const list = said.length === 0 ? html`<p>Nothing is broken.</p>\n` : html`<ul>\n${said}</ul>\n`;
  return html`<div class="glance">\n<div>${legend()}${chart}</div>\n${list}</div>\n`;
}

const ROWS = 50;

function outcomeSection(id: string, title: string, all: readonly Outcomes[], charts: readonly Html[]): Section {
  const rows = all
    .slice(0, ROWS)
    .map(({ name, documents, ok, repaired, truncated }): Content[] => [
      name || NAMELESS,
      number(documents),
      percent(ok, documents),
      percent(repaired, documents),
      percent(truncated, documents),
    ]);
  const drawn = charts.length === 0 ? undefined : html`${legend()}${charts}`;
  const heads = ['name', 'documents', 'ok', 'repaired', 'cut off'];
  return { id, title, count: all.length, body: html`${drawn}${table(title, heads, rows)}${rest(all.length)}` };
}

function codeSection(codes: readonly CodeCount[], documents: number): Section {
  const rows = codes
    .slice(0, ROWS)
    .map((count): Content[] => [
      html`<span class="mono">${count.code || NAMELESS}</span>`,
      count.severity,
      html`<span>${number(count.documents)} <span class="soft">${percent(count.documents, documents)}</span></span>`,
      number(count.findings),
      html`<ul>${count.examples.map(({ id, message }) => html`<li><span class="mono">${id || NAMELESS}</span>: ${message}</li>`)}</ul>`,
    ]);
  const heads = ['code', 'severity', 'documents', 'findings', 'examples'];
  const body =
    codes.length === 0
      ? html`<p class="soft">Nothing was found in any document.</p>\n`
      : html`${codeBars('Documents by code', codes)}${table('Diagnostics by frequency', heads, rows)}${rest(codes.length)}`;
  return { id: 'codes', title: 'Diagnostics', count: codes.length, body };
}

function standoutSection({ slowest, largest }: Summary, times: Times | undefined): Section {
  const rows = (all: readonly Standout[]): Content[][] =>
    all.map(({ id, format, size, ms }) => [
      html`<span class="mono">${id || NAMELESS}</span>`,
      format,
      number(size),
      inMs(ms),
    ]);
  const heads = ['document', 'format', 'bytes', 'milliseconds'];
  const measured = times && [
    timeColumns('Documents by the milliseconds they took', times),
    html`<p>Half of the documents took at most ${inMs(times.half)} ms, 95 % at most ${inMs(times.most)} ms, 99 % at most ${inMs(times.nearlyAll)} ms, and the slowest ${inMs(times.longest)} ms.</p>\n`,
    html`<h3>The slowest</h3>\n${table('The slowest documents', heads, rows(slowest))}`,
  ];
  const body = html`${measured}<h3>The largest</h3>\n${table('The largest documents', heads, rows(largest))}`;
  return { id: 'standouts', title: 'Slow and large', body };
}

function driftSection({ outcomes, models, formats, codes }: Drift): Section {
  const parts: [title: string, changes: readonly Change[]][] = [
    ['Outcomes', outcomes],
    ['Documents that are ok, by model', models],
    ['Documents that are ok, by format', formats],
    ['Documents with each diagnostic', codes.slice(0, 20)],
  ];
  const shown = parts
    .filter(([, changes]) => changes.length > 0)
    .map(([title, changes]) => {
      const rows = changes.map(({ name, before, after, clear }): Content[] => [
        name || NAMELESS,
        percent(before, 1),
        percent(after, 1),
        html`<span class="${clear ? 'tag amber' : 'soft'}">${points(after - before)}</span>`,
      ]);
      return html`<h3>${title}</h3>\n${table(title, ['name', 'before', 'now', 'change'], rows)}`;
    });
  const note = 'A marked change is one that chance alone would make in fewer than one of a hundred cases.';
  return { id: 'drift', title: 'What changed', body: html`<p>${note}</p>\n${shown}` };
}

function rest(count: number): Html | undefined {
  return count <= ROWS
    ? undefined
    : html`<p class="soft">${number(count - ROWS)} more are in the JSON: peglot report --json.</p>\n`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}

/** @example points(-0.012) // '−1.2 points' */
function points(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${Math.abs(change * 100).toFixed(1)} points`;
}

function inMs(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
