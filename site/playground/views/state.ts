import type { Range } from 'peglot';
import type { Frames } from '../frames.ts';
import type { Reading } from '../protocol.ts';
import { stretchesIn } from '../stretches.ts';

/** What the views show. */
export interface State {
  /** What is chosen: the name of a format, or one of the choices that are none. */
  format: string;
  text: string;
  /** Where the cursor is in the text. */
  cursor: number;
  reading: Reading | undefined;
}

/** What the views can do to the page. */
export interface Acts {
  /** Selects a stretch of the text. */
  select(range: Range): void;
  /** Puts another text in its place. */
  replace(text: string): void;
  /** Greys out what is after an offset. */
  arrived(end: number | undefined): void;
  /** What the stream hands out for chunks of a size. */
  frames(size: number): Promise<Frames>;
}

/** The numbers of the nodes around the cursor, outermost first. */
export function nodesAt({ reading, cursor }: State): readonly number[] {
  return reading?.nodes === undefined ? [] : stretchesIn(reading.nodes, { start: cursor, end: cursor + 1 });
}
