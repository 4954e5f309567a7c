import { isDeepStrictEqual } from 'node:util';
import { createStream, parse } from '../src/formats/duckflow/index.ts';
import { parseLines } from './line-parser.ts';
import { measure, median, pace, ratio, speedBeside } from './measure.ts';
import { replyShapes } from './replies.ts';
import { type ByShape, type Figure, type Shape, worstRow } from './shapes.ts';
import type { Row } from './table.ts';

/** What is aimed at: for many small actions, and for the other shapes of clean replies. */
const SIZES = [
  { name: '0.5 kB', length: 500, small: 1, others: 1 },
  { name: '12 kB', length: 12_000, small: 1.1, others: 1.1 },
  { name: '1.5 MB', length: 1_500_000, small: 1.5, others: 2 },
  { name: '50 MB', length: 50_000_000, rounds: 1 },
];

const SMALL = 'many small actions';
const DAMAGED = 'every marker damaged';

/** One whole reply at once: beside the parser that everyone writes. */
export function oneShot(report: (line: string) => void): Row[] {
  return [...besideLineParser(report), besideSearch(report)];
}

function besideLineParser(report: (line: string) => void): Row[] {
  const sizes = SIZES.filter(({ length }) => !pace.isQuick || length < 1e6);
  return sizes.flatMap(({ name, length, small, others, rounds = 15 }) => {
    const speeds = new Map<string, Figure>();
    for (const shape of replyShapes.filter((one) => one.name !== DAMAGED)) {
      report(`one-shot: ${name}, ${shape.name}`);
      const text = shape.make(length);
      if (length < 1e7) expectSameModel(text, shape.name);
      const found = measure({ peglot: () => parse(text), lines: () => parseLines(text) }, { rounds, warmUp: 800 });
      speeds.set(shape.name, speedBeside(found.lines, found.peglot));
    }
    const what = `parse of ${name}, speed beside a line parser with regular expressions`;
    const clean = new Map([...speeds].filter(([shape]) => shape !== SMALL));
    return [
      worstRow('Duckflow', what, only(speeds, SMALL), small === undefined ? {} : { least: small }),
      worstRow('Duckflow', what, clean, others === undefined ? {} : { least: others }),
      damagedRow(name, length, rounds),
    ];
  });
}

/**
 * The line parser repairs nothing, so what is damaged is measured beside what is clean. A stream reads that by the grammar, too, with
 * events, where `parse` has a quick way for it.
 */
function damagedRow(name: string, length: number, rounds: number): Row {
  const damaged = textOf(DAMAGED, length);
  const clean = textOf(SMALL, length);
  const found = measure({ damaged: () => parse(damaged), clean: () => streamed(clean) }, { rounds, warmUp: 800 });
  const figure = { value: ratio(found.damaged, found.clean), milliseconds: median(found.damaged) };
  const what = `parse of ${name}, time beside ${SMALL} that are clean, in a stream of one chunk`;
  return worstRow('Duckflow', what, new Map([[DAMAGED, figure]]), { most: 8 });
}

function textOf(shape: Shape['name'], length: number): string {
  return replyShapes.find(({ name }) => name === shape)?.make(length) ?? '';
}

function streamed(text: string): unknown {
  const stream = createStream();
  stream.push(text);
  return stream.end();
}

function only(speeds: ByShape, shape: string): ByShape {
  return new Map([...speeds].filter(([name]) => name === shape));
}

/** The line parser reads clean replies as peglot does. */
function expectSameModel(text: string, shape: string): void {
  const { value, diagnostics } = parse(text);
  if (diagnostics.length > 0 || !isDeepStrictEqual(value, parseLines(text))) throw new Error(`${shape}: other models`);
}

/** Nobody finds the markers sooner than the engine's own search for their beginning. */
function besideSearch(report: (line: string) => void): Row {
  const speeds = new Map<string, Figure>();
  for (const shape of replyShapes) {
    report(`one-shot: search, ${shape.name}`);
    const text = shape.make(1_500_000);
    const found = measure({ peglot: () => parse(text), search: () => markersIn(text) }, { rounds: 11, warmUp: 800 });
    speeds.set(shape.name, speedBeside(found.search, found.peglot));
  }
  return worstRow('Duckflow', 'parse of 1.5 MB, speed beside a search for the markers alone', speeds, { least: 0.4 });
}

function markersIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n['); at >= 0; at = text.indexOf('\n[', at + 1)) count++;
  return count;
}
