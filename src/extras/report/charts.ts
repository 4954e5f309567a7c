import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escapeControls } from '../../core/escape-controls.ts';
import { Html, html } from '../../core/html.ts';
import { type CodeCount, NAMELESS, type Outcomes, type Times } from './summary.ts';

// Fits a phone; on wider screens the drawing grows with its column.
const WIDTH = 360;
const BAR = 24;
// The width of a letter in the code font, at the size of the labels.
const LETTER = 6.2;
const LONGEST_LABEL = 24;
const MOST_BARS = 12;

/** The possible outcomes of a document, with their colours; each document has exactly one. */
const OUTCOMES: readonly [name: string, colour: string, count: (outcomes: Outcomes) => number][] = [
  ['clean', 'green', ({ ok, repaired }) => ok - repaired],
  ['repaired', 'amber', ({ repaired }) => repaired],
  ['cut off', 'violet', ({ truncated }) => truncated],
  ['with errors', 'red', ({ documents, ok, truncated }) => Math.max(documents - ok - truncated, 0)],
];

/** The colours of the outcomes, with their names. */
export function legend(): Html {
  const items = OUTCOMES.map(([name, colour]) => html`<li class="is-${colour}">${name}</li>`);
  return html`<ul class="legend">${items}</ul>\n`;
}

/** The shares of the outcomes, one bar for each name. */
export function outcomeBars(label: string, all: readonly Outcomes[]): Html {
  const shown = all.slice(0, MOST_BARS);
  const names = labelsOf(shown.map(({ name }) => name));
  const data = shown.flatMap((outcomes, at) =>
    OUTCOMES.map(([outcome, , count]) => ({
      name: names[at],
      outcome,
      share: (count(outcomes) / Math.max(outcomes.documents, 1)) * 100,
    })),
  );
  return drawing(label, all.length - shown.length, {
    height: shown.length * BAR + 50,
    marginLeft: marginFor(names),
    x: { label: 'percent', domain: [0, 100], ticks: 5 },
    y: { label: null, domain: names, tickSize: 0 },
    color: scale(),
    marks: [Plot.barX(data, { x: 'share', y: 'name', fill: 'outcome', insetTop: 2, insetBottom: 2 })],
  });
}

/** The number of documents by outcome, over time. */
export function dayColumns(label: string, days: readonly Outcomes[]): Html {
  const data = days.flatMap((day) =>
    OUTCOMES.map(([outcome, , count]) => ({ day: new Date(day.name), outcome, documents: count(day) })),
  );
  return drawing(label, 0, {
    height: 240,
    marginLeft: 50,
    x: { type: 'utc', label: null, ticks: 4 },
    y: { label: 'documents', ticks: 5, tickFormat: 's' },
    color: scale(),
    marks: [
      Plot.rectY(
        data,
        Plot.binX<Plot.RectYOptions>(
          { y: 'sum' },
          {
            x: 'day',
            y: 'documents',
            fill: 'outcome',
            interval: intervalOf(days),
            order: OUTCOMES.map(([name]) => name),
          },
        ),
      ),
      Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
    ],
  });
}

/** The shortest interval for which the columns are wide enough. */
function intervalOf(days: readonly Outcomes[]): 'day' | 'week' | 'month' | 'year' {
  const times = days.map(({ name }) => Date.parse(name));
  const span = (Math.max(...times) - Math.min(...times)) / (24 * 3600 * 1000);
  if (span <= 60) return 'day';
  if (span <= 400) return 'week';
  return span <= 1800 ? 'month' : 'year';
}

/** The most frequent codes. */
export function codeBars(label: string, codes: readonly CodeCount[]): Html {
  const shown = codes.slice(0, MOST_BARS);
  const names = labelsOf(shown.map(({ code }) => code));
  const colours = { error: 'var(--red)', warning: 'var(--amber)', info: 'var(--blue)' };
  const data = shown.map(({ severity, documents }, at) => ({ name: names[at], documents, colour: colours[severity] }));
  return drawing(label, codes.length - shown.length, {
    height: shown.length * BAR + 50,
    marginLeft: marginFor(names),
    x: { label: 'documents', ticks: 4, tickFormat: 's' },
    y: { label: null, domain: names, tickSize: 0 },
    marks: [Plot.barX(data, { x: 'documents', y: 'name', fill: 'colour', insetTop: 2, insetBottom: 2 })],
  });
}

/** The distribution of durations; each column covers twice the range of the one before. */
export function timeColumns(label: string, { histogram }: Times): Html {
  const data = histogram.map(({ from, documents }) => ({ name: milliseconds(from), documents }));
  return drawing(label, 0, {
    height: 220,
    marginLeft: 50,
    marginBottom: 50,
    x: { label: 'milliseconds, from', domain: data.map(({ name }) => name), tickRotate: -45, tickSize: 0 },
    y: { label: 'documents', ticks: 5, tickFormat: 's' },
    marks: [
      Plot.barY(data, { x: 'name', y: 'documents', fill: 'var(--blue)', insetLeft: 1, insetRight: 1 }),
      Plot.ruleY([0], { stroke: 'var(--line-strong)' }),
    ],
  });
}

function milliseconds(value: number): string {
  return value < 1 ? value.toFixed(2) : String(Math.round(value));
}

function scale(): Plot.ScaleOptions {
  return { domain: OUTCOMES.map(([name]) => name), range: OUTCOMES.map(([, colour]) => `var(--${colour})`) };
}

/** Names shortened to fit, but still distinct: a chart puts equal names at the same place. */
function labelsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const shown = escapeControls(name);
    let label = shown.length > LONGEST_LABEL ? `${shown.slice(0, LONGEST_LABEL - 1)}…` : shown || NAMELESS;
    while (taken.has(label)) label += '′';
    taken.add(label);
    return label;
  });
}

function marginFor(labels: readonly string[]): number {
  return Math.ceil(Math.max(...labels.map((label) => label.length), 4) * LETTER) + 12;
}

/** Draws a chart as an SVG that only needs the style of the page. */
function drawing(label: string, more: number, options: Plot.PlotOptions): Html {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = Plot.plot({ ...options, document, width: WIDTH });
  svg.querySelector('style')?.remove();
  // A drawing is presented as one picture; the table beside it has its content.
  for (const group of svg.querySelectorAll('g')) group.removeAttribute('aria-label');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const rest = more === 0 ? '' : ` ${more} more are in the table.`;
  return html`<figure class="chart">${new Html(svg.outerHTML)}<figcaption>${label}.${rest}</figcaption></figure>\n`;
}
