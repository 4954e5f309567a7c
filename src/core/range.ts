/** A stretch of the input: UTF-16 code units, half-open. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range without the white space around its text; empty at its start if there is nothing else. */
export function trimRange(text: string, { start, end }: Range): Range {
  const slice = text.slice(start, end);
  const left = slice.length - slice.trimStart().length;
  return left === slice.length ? { start, end: start } : { start: start + left, end: start + slice.trimEnd().length };
}
