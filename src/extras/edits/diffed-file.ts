import { withoutLineEnd } from '../../core/lines.ts';
import type { Range } from '../../core/range.ts';
import type { FileDiff } from './model.ts';

interface Hunk {
  readonly lines: string[];
  readonly range: Range;
  changes: boolean;
}

/** A file of a diff that is being read: nothing of it is told before it is whole. */
export class DiffedFile {
  readonly range: Range;
  readonly findings: { readonly code: string; readonly range: Range }[] = [];
  readonly #path: string | null;
  readonly #source: string[];
  readonly #hunks: Hunk[] = [];

  constructor(path: string | null, source: string, range: Range) {
    this.#path = path;
    this.#source = [source];
    this.range = range;
  }

  /** All of its text. */
  source(): string {
    return this.#source.join('');
  }

  hunk(source: string, { start, end }: Range): void {
    this.#source.push(source);
    this.#hunks.push({ lines: [], range: { start, end }, changes: false });
  }

  /** A line that says nothing. */
  skip(source: string): void {
    this.#source.push(source);
  }

  /** A line with its sign; its text ends in the line end. */
  line(sign: string | null, text: string, { start, end }: Range): void {
    this.#source.push((sign ?? '') + text);
    if (this.#hunks.length === 0) this.hunk('', { start, end });
    if (sign === null) this.findings.push({ code: 'unsigned-line', range: { start, end } });
    const hunk = this.#hunks.at(-1);
    hunk?.lines.push((sign ?? ' ') + withoutLineEnd(text));
    if (hunk !== undefined && (sign === '+' || sign === '-')) hunk.changes = true;
  }

  /** The hunks that change something, or null where there are none. */
  value(): FileDiff | null {
    for (const { changes, range } of this.#hunks) if (!changes) this.findings.push({ code: 'empty-hunk', range });
    if (this.#hunks.length === 0) this.findings.push({ code: 'empty-hunk', range: this.range });
    const hunks = this.#hunks.filter(({ changes }) => changes).map(({ lines }) => lines);
    return hunks.length === 0 ? null : { path: this.#path, hunks };
  }
}
