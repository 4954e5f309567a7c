import type { Range } from '../../../core/range.ts';
import { escapeText, GUARD } from '../escape.ts';
import { isClosed, type MarkNode, marksIn } from '../nodes.ts';

/** A macro or a reference of the text, and its replacement. */
export interface Replacement extends Range {
  readonly value: string;
  /** How the value is written: unchanged, escaped, or not at all, which keeps the macro. */
  how: 'raw' | 'escaped' | 'kept';
  /** Whether the value itself contains a macro, the beginning of one, or a reference. */
  live: boolean;
}

/** A complete macro or reference, live or quoted. */
interface Mark extends Range {
  readonly isLive: boolean;
}

/** The text with its replacements, changed until a reader finds nothing that spans a seam. */
export function joinPieces(text: string, marks: readonly MarkNode[], replacements: readonly Replacement[]): string {
  // A value may first be escaped and then left out; each round changes at least one.
  for (let round = 0; round < 4; round++) {
    const joined = new Joined(text, marks, replacements);
    const blamed = joined.findBlamed();
    if (blamed.size === 0) return joined.text;
    for (const replacement of blamed) replacement.how = replacement.how === 'raw' ? 'escaped' : 'kept';
  }
  for (const replacement of replacements) replacement.how = 'kept';
  return text;
}

/** Pieces of the text with values between them, and their offsets in the result. */
class Joined {
  readonly text: string;
  /** The ranges of the values, in order, with their replacements. */
  readonly #values: (Range & { readonly replacement: Replacement })[] = [];
  /** The marks in the pieces of the text and in the values on their own, at their new offsets. */
  readonly #expected: Mark[] = [];

  constructor(text: string, marks: readonly MarkNode[], replacements: readonly Replacement[]) {
    let joined = '';
    let done = 0;
    let nextMark = 0;
    const keepUpTo = (end: number): void => {
      for (let mark = marks[nextMark]; mark !== undefined && mark.start < end; mark = marks[++nextMark]) {
        if (mark.start >= done) this.#expect(mark, joined.length - done);
      }
      joined += text.slice(done, end);
      done = end;
    };
    for (const replacement of replacements) {
      if (replacement.how === 'kept') continue;
      keepUpTo(replacement.start);
      const own = replacement.how === 'raw' ? marksIn(replacement.value) : [];
      for (const mark of own) this.#expect(mark, joined.length);
      replacement.live = own.some(({ type }) => type !== 'Mention');
      const value = replacement.how === 'raw' ? replacement.value : escapedValue(replacement.value);
      this.#values.push({ start: joined.length, end: joined.length + value.length, replacement });
      joined += value;
      done = replacement.end;
    }
    keepUpTo(text.length);
    this.text = joined;
  }

  #expect(mark: MarkNode, shift: number): void {
    if (hasEnd(mark))
      this.#expected.push({ start: mark.start + shift, end: mark.end + shift, isLive: mark.type !== 'Mention' });
  }

  /** The replacements that change what a reader finds in the pieces on their own. */
  findBlamed(): ReadonlySet<Replacement> {
    const blamed = new Set<Replacement>();
    const expected = this.#expected.values();
    let due = expected.next().value;
    let surprise = false;
    let at = 0;
    for (const mark of marksIn(this.text)) {
      if (!hasEnd(mark)) continue;
      for (; due !== undefined && due.start < mark.start; due = expected.next().value) surprise = true;
      if (due?.start === mark.start) {
        const same = due.end === mark.end && due.isLive === (mark.type !== 'Mention');
        due = expected.next().value;
        if (same) continue;
      }
      surprise = true;
      while ((this.#values[at]?.end ?? mark.end) <= mark.start) at++;
      for (let next = at; (this.#values[next]?.start ?? mark.end) < mark.end; next++) {
        const touched = this.#values[next];
        if (touched !== undefined && touched.end > mark.start) blamed.add(touched.replacement);
      }
    }
    if (due !== undefined) surprise = true;
    // Code marks in a value affect the text after it: which value it was is unknown, so all are blamed.
    if (surprise && blamed.size === 0) for (const { replacement } of this.#values) blamed.add(replacement);
    return blamed;
  }
}

/** An escaped value also separates the text before it from the text after it. */
function escapedValue(value: string): string {
  const escaped = escapeText(value);
  return escaped.trim() === '' ? `${GUARD}${escaped}` : escaped;
}

/** An unclosed macro is never run, and may end elsewhere when the text after it changes. */
function hasEnd(mark: MarkNode): boolean {
  return mark.type !== 'Macro' || isClosed(mark);
}
