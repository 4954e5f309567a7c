import { isDeepStrictEqual } from 'node:util';
import { parse } from '../src/formats/duckflow/index.ts';
import { parseLines } from './line-parser.ts';
import { measure, pace, speedBeside } from './measure.ts';
import { replyShapes } from './replies.ts';
import { type Figure, worstRow } from './shapes.ts';
import type { Row } from './table.ts';

const SIZES = [
  { name: '0.5 kB', length: 500, least: 1 },
  { name: '12 kB', length: 12_000, least: 3 },
  { name: '1.5 MB', length: 1_500_000, least: 8 },
  { name: '50 MB', length: 50_000_000, rounds: 1 },
];

/** One whole reply at once: beside the parser that everyone writes. */
export function oneShot(report: (line: string) => void): Row[] {
  return [...besideLineParser(report), besideSearch(report)];
}

function besideLineParser(report: (line: string) => void): Row[] {
  const sizes = SIZES.filter(({ length }) => !pace.isQuick || length < 1e6);
  return sizes.map(({ name, length, least, rounds = 15 }) => {
    const speeds = new Map<string, Figure>();
    for (const shape of replyShapes) {
      report(`one-shot: ${name}, ${shape.name}`);
      const text = shape.make(length);
      if (length < 1e7) expectSameModel(text, shape.name);
      const found = measure({ peglot: () => parse(text), lines: () => parseLines(text) }, { rounds, warmUp: 800 });
      speeds.set(shape.name, speedBeside(found.lines, found.peglot));
    }
    const what = `parse of ${name}, speed beside a line parser with regular expressions`;
    return worstRow('Duckflow', what, speeds, least === undefined ? {} : { least });
  });
}

/** The line parser reads clean replies as peglot does; it repairs nothing. */
function expectSameModel(text: string, shape: string): void {
  if (shape === 'every marker damaged') return;
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
