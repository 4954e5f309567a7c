import type { Range } from 'peglot';
import type { Frame, OwnResult, Reading, Stretch } from '../protocol.ts';

/** What the views show. */
export interface State {
  /** The name of the format; `own` for the one that is edited here. */
  format: string;
  text: string;
  /** Where the cursor stands in the text. */
  cursor: number;
  reading: Reading | undefined;
  own: OwnResult | undefined;
}

/** What the views can do to the page. */
export interface Acts {
  /** Selects a stretch of the text. */
  select(range: Range): void;
  /** Puts another text in its place. */
  replace(text: string): void;
  /** Greys out what stands behind an offset. */
  arrived(end: number | undefined): void;
  /** What the stream hands out for chunks of a size. */
  frames(size: number): Promise<readonly Frame[]>;
}

/** The nodes around the cursor, outermost first. */
export function nodesAt({ reading, cursor }: State): readonly Stretch[] {
  return (reading?.nodes ?? []).filter(({ start, end }) => start <= cursor && cursor < end);
}
