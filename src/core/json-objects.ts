import type { Range } from './range.ts';

/** The stretches of a text that look like JSON objects. */
export interface FoundObjects {
  /** Outermost pairs of braces, in text order. */
  readonly objects: readonly Range[];
  /** The first brace that opens and never closes. */
  readonly unclosed: number | undefined;
}

/**
 * Pairs the braces of a text in one pass, however deep and however many. Quoted strings count only inside braces and
 * end with their line, so that a stray quote in prose does not hide what follows.
 */
export function findObjects(text: string): FoundObjects {
  const open: number[] = [];
  const pairs: Range[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN) {
      open.push(at);
    } else if (unit === CLOSE) {
      const start = open.pop();
      if (start === undefined) continue;
      // The pairs inside this one are done with: only the outermost stay.
      while ((pairs.at(-1)?.start ?? -1) > start) pairs.pop();
      pairs.push({ start, end: at + 1 });
    } else if (unit === QUOTE && open.length > 0) {
      at = stringEnd(text, at);
    }
  }
  return { objects: pairs, unclosed: open[0] };
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const QUOTE = 0x22;

/** The offset of the quote that closes a string, or of the last unit before its line ends. */
function stringEnd(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x5c) at++;
    else if (unit === QUOTE) return at;
    else if (unit === 0x0a || unit === 0x0d) return at - 1;
  }
  return text.length;
}
