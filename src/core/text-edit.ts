import type { Fix } from './diagnostic.ts';
import type { Range } from './range.ts';

/** Replaces one stretch of a text; offsets are UTF-16 units. An empty range inserts. */
export type TextEdit = Fix;

/** An edit as the `fix` of a finding. */
export function replacing({ start, end }: Range, text: string): { readonly fix: Fix } {
  return { fix: { range: { start, end }, text } };
}

/**
 * Applies edits. Ranges refer to the original text; edits at one place are applied in order.
 *
 * @throws {RangeError} when two of them overlap, or one reaches beyond the text
 *
 * @example applyEdits('a b', [{ range: { start: 0, end: 1 }, text: 'A' }]) // 'A b'
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let done = 0;
  for (const { range, text: replacement } of inOrder(edits)) {
    if (range.start < done || range.end < range.start || range.end > text.length)
      throw new RangeError(`the edit of ${range.start} to ${range.end} overlaps another one, or is not in the text`);
    out += text.slice(done, range.start) + replacement;
    done = range.end;
  }
  return out + text.slice(done);
}

/** Sorts edits by their start; those at one place stay in order. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((left, right) => left.range.start - right.range.start || left.range.end - right.range.end);
}

/** Removes the unchanged start and end of each edit; edits that change nothing are left out. */
export function shrinkEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  return inOrder(edits)
    .map((edit) => shrink(text, edit))
    .filter(({ range, text: replacement }) => range.start < range.end || replacement !== '');
}

function shrink(text: string, { range, text: replacement }: TextEdit): TextEdit {
  let { start, end } = range;
  let from = 0;
  let to = replacement.length;
  while (start < end && from < to && text[start] === replacement[from]) {
    start++;
    from++;
  }
  // No edit begins or ends inside a character or a line end.
  while (from > 0 && (isInside(text, start) || isInside(replacement, from))) {
    start--;
    from--;
  }
  const kept = to;
  while (end > start && to > from && text[end - 1] === replacement[to - 1]) {
    end--;
    to--;
  }
  while (to < kept && (isInside(text, end) || isInside(replacement, to))) {
    end++;
    to++;
  }
  return { range: { start, end }, text: replacement.slice(from, to) };
}

/** Whether an offset is in the middle of a surrogate pair or of CRLF. */
function isInside(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return (before === 0x0d && after === 0x0a) || ((before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00);
}
