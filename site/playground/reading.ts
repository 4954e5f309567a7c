import { type Format, formatPath, type Parsed, type Path } from 'peglot';
import { definitionOf } from '../../src/engine/defined.ts';
import { stretchesOf } from '../../src/engine/nodes.ts';
import { type Frame, type Frames, packFrames } from './frames.ts';
import { marksIn } from './marks.ts';
import { parcel } from './parcel.ts';
import type { Reading, Row } from './protocol.ts';
import { packStretches } from './stretches.ts';

/** More lines than anybody reads: the rest is told by number. */
const MOST_ROWS = 1500;
const MOST_TEXT = 400;
const MOST_BLOCK = 4000;
const MOST_FRAMES = 2000;
const MOST_FINDINGS = 100;
const MOST_TIMES = 20;
/** In milliseconds. */
const MOST_SPENT = 15;

/** What a format can be without: JSON has no canonical text of its own. */
export type Readable = Pick<Format<unknown>, 'parse' | 'createStream'> & Partial<Pick<Format<unknown>, 'print'>>;

/** Reads a text with a format, and makes of it what the page shows. */
export function readingOf(format: Readable, text: string, of: string): Reading {
  const parsed = format.parse(text);
  const took = timeOf(() => format.parse(text));
  const { ok, complete, via, diagnostics } = parsed;
  const defined = definitionOf(format);
  const nodes = defined && stretchesOf(defined, text);
  const value = rowsOf(parsed);
  return {
    of,
    ok,
    complete,
    via,
    diagnostics: diagnostics.slice(0, MOST_FINDINGS),
    found: diagnostics.length,
    took,
    value: parcel(value),
    nodes: nodes && packStretches(nodes.map(({ type, start, end }) => ({ start, end, kind: type }))),
    marks: packStretches(marksIn(nodes ?? [], value, text)),
    printed: printedBy(format, parsed.value),
  };
}

/** How long it takes, in milliseconds: the quickest of some times, for an engine gets faster with each of the first. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let spent = 0, times = 0; times < MOST_TIMES && spent < MOST_SPENT; times++) {
    const begin = performance.now();
    work();
    const took = performance.now() - begin;
    best = Math.min(best, took);
    spent += took;
  }
  return best;
}

/** What a stream of the format hands out, chunk by chunk; the last frame is the end's. */
export function framesOf(format: Readable, text: string, wanted: number): Frames {
  const size = Math.max(wanted, Math.ceil(text.length / MOST_FRAMES));
  const stream = format.createStream();
  const frames: Frame[] = [];
  for (let start = 0; start < text.length; start += size) {
    const end = Math.min(start + size, text.length);
    frames.push({ end, events: stream.push(text.slice(start, end)) });
  }
  return packFrames([...frames, { end: text.length, events: stream.end().events }]);
}

function printedBy({ print }: Readable, value: unknown): Reading['printed'] {
  if (print === undefined) return { text: JSON.stringify(value, null, 2) };
  try {
    return { text: print(value) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The value as lines, each with the place that it came from. */
function rowsOf(parsed: Parsed<unknown>): Row[] {
  const rows: Row[] = [];
  let left = 0;
  const visit = (value: unknown, path: Path): void => {
    if (rows.length >= MOST_ROWS) {
      left++;
      return;
    }
    const name = path.length === 0 ? '' : formatPath(path.slice(-1));
    const range = path.length === 0 ? undefined : parsed.locate(path);
    const isInner = typeof value === 'object' && value !== null;
    if (path.length > 0)
      rows.push({ depth: path.length - 1, name, range, ...(isInner ? { text: sizeOf(value) } : shown(value)) });
    if (isInner) for (const [key, inner] of entriesOf(value)) visit(inner, [...path, key]);
    else if (path.length === 0) rows.push({ depth: 0, name: '', range, ...shown(value) });
  };
  visit(parsed.value, []);
  if (left > 0) rows.push({ depth: 0, name: '', text: `… and ${left} more`, range: undefined });
  return rows;
}

function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((item, at) => [at, item]) : Object.entries(value);
}

function sizeOf(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '';
  return Object.keys(value).length === 0 ? '{}' : '';
}

/** A text of several lines as it is; anything else as JSON writes it. */
function shown(value: unknown): Pick<Row, 'text' | 'isBlock'> {
  if (typeof value === 'string' && value.trimEnd().includes('\n'))
    return { text: shortened(value, MOST_BLOCK), isBlock: true };
  return { text: shortened(JSON.stringify(value) ?? 'undefined', MOST_TEXT) };
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… ${text.length} characters` : text;
}
