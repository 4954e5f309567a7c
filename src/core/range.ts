/** A stretch of the input: UTF-16 code units, half-open. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text without the white space around it; empty at its start where nothing else is in it. */
export function trimRange(text: string, { start, end }: Range): Range {
  const slice = text.slice(start, end);
  const left = slice.length - slice.trimStart().length;
  return left === slice.length ? { start, end: start } : { start: start + left, end: start + slice.trimEnd().length };
}
