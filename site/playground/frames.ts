import type { Event } from 'peglot';

/** What a stream hands out for one chunk. */
export interface Frame {
  /** Where the chunk ends in the text. */
  readonly end: number;
  readonly events: readonly Event[];
}

/** The frames of a whole stream on their way from a worker: one text and numbers, however many chunks there are. */
export interface Frames {
  /** Of each: where its chunk ends, where its events end in `json`, and how many there are with those before. */
  readonly cells: Uint32Array<ArrayBuffer>;
  readonly json: string;
  /** The value before the first event, as JSON; empty where there is none. */
  readonly empty: string;
}

const CELLS = 3;

export const NO_FRAMES: Frames = { cells: new Uint32Array(), json: '', empty: '' };

export function packFrames(frames: readonly Frame[], empty: unknown): Frames {
  const cells = new Uint32Array(frames.length * CELLS);
  const texts: string[] = [];
  let length = 0;
  let events = 0;
  for (const [at, frame] of frames.entries()) {
    const text = JSON.stringify(frame.events);
    texts.push(text);
    length += text.length;
    events += frame.events.length;
    cells.set([frame.end, length, events], at * CELLS);
  }
  return { cells, json: texts.join(''), empty: JSON.stringify(empty) ?? '' };
}

export function countOf({ cells }: Frames): number {
  return cells.length / CELLS;
}

/** Where the last of the first `count` chunks ends in the text. */
export function endOf({ cells }: Frames, count: number): number {
  return cells[(count - 1) * CELLS] ?? 0;
}

/** How many events the first `count` chunks gave. */
export function eventsUpTo({ cells }: Frames, count: number): number {
  return cells[(count - 1) * CELLS + 2] ?? 0;
}

/** The events of one chunk. */
export function eventsAt({ cells, json }: Frames, at: number): Event[] {
  return JSON.parse(json.slice(cells[(at - 1) * CELLS + 1] ?? 0, cells[at * CELLS + 1]));
}
