import type { ParseOptions } from './format.ts';

/** What is known of the end of a text. */
export interface TextEnd {
  /** In UTF-16 units. */
  readonly length: number;
  /** The last line has an end of its own, or there is none. */
  readonly endsLine: boolean;
  /** Whoever wrote the text did not stop before its end, as far as the caller knows. */
  readonly finished: boolean;
}

/** What is known of the end of a text, from its length and its last piece. */
export function textEnd(length: number, last: string, { finished = true }: ParseOptions): TextEnd {
  return { length, endsLine: last === '' || last.endsWith('\n') || last.endsWith('\r'), finished };
}
