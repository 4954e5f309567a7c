import type { Format } from 'peglot';
import { definitionOf } from '../../src/engine/defined.ts';
import { stretchesOf } from '../../src/engine/nodes.ts';
import { type Frame, type Frames, packFrames } from './frames.ts';
import { marksIn } from './marks.ts';
import type { Reading } from './protocol.ts';
import { serialized } from './serialized.ts';
import { packStretches } from './stretches.ts';
import { rowsOf } from './value-rows.ts';

const MOST_FRAMES = 2000;
const MOST_FINDINGS = 100;
const MOST_TIMES = 20;
/** In milliseconds; the first times are slower than all others, so that a second and a third get some more. */
const MOST_SPENT = 15;
const MOST_SPENT_ON_THREE = 100;

/** What a format can be without: JSON has no canonical text of its own. */
export type Readable = Pick<Format<unknown>, 'parse' | 'createStream'> & Partial<Pick<Format<unknown>, 'print'>>;

/**
 * Reads a text with a format, and makes of it what the page shows.
 *
 * @param base the format whose nodes are shown: an answer of a type is JSON first
 */
export function readingOf(format: Readable, text: string, of: string, base: Readable = format): Reading {
  const parsed = format.parse(text);
  const took = timeOf(() => format.parse(text));
  const { ok, complete, via, diagnostics } = parsed;
  const defined = definitionOf(base);
  const nodes = defined && stretchesOf(defined, text);
  const value = rowsOf(parsed.value, (path) => parsed.locate(path));
  return {
    of,
    ok,
    complete,
    via,
    diagnostics: diagnostics.slice(0, MOST_FINDINGS),
    found: diagnostics.length,
    took,
    value: serialized(value),
    nodes: nodes && packStretches(nodes.map(({ type, start, end }) => ({ start, end, kind: type }))),
    marks: packStretches(marksIn(nodes ?? [], value, text)),
    printed: printedBy(format, parsed.value),
  };
}

/** How long it takes, in milliseconds: the quickest of some times, for an engine gets faster with each of the first. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (
    let spent = 0, times = 0;
    times < MOST_TIMES && spent < (times < 3 ? MOST_SPENT_ON_THREE : MOST_SPENT);
    times++
  ) {
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
  return packFrames([...frames, { end: text.length, events: stream.end().events }], format.parse('').value);
}

function printedBy({ print }: Readable, value: unknown): Reading['printed'] {
  if (print === undefined) return { text: JSON.stringify(value, null, 2) };
  try {
    return { text: print(value) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
