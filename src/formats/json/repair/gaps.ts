import { isBlankUnit } from '../../../core/blank.ts';
import type { Range } from '../../../core/range.ts';

/** The text between the words: blanks stay, and so does the required separator; everything else is removed. */
export class Gaps {
  readonly #text: string;
  readonly #comments: readonly Range[];
  readonly #keepsComments: boolean;
  /** The first comment that was not passed yet. */
  #next = 0;

  constructor(text: string, comments: readonly Range[], keepsComments: boolean) {
    this.#text = text;
    this.#comments = comments;
    this.#keepsComments = keepsComments;
  }

  /** Before or after the value: words around it are removed with their blanks. */
  around(start: number, end: number): string {
    const gap = this.#read(start, end, '');
    return gap.hasWords ? '' : gap.out;
  }

  /** Between two words. A missing separator is inserted right after the first. */
  between(start: number, end: number, sign: ',' | ':' | ''): string {
    if (end - start === sign.length && this.#text.startsWith(sign, start)) return sign;
    const gap = this.#read(start, end, sign);
    return gap.hasSign ? gap.out : sign + gap.out;
  }

  #read(start: number, end: number, sign: string): Gap {
    const gap = new Gap(sign);
    for (let at = start; at < end; ) {
      const comment = this.#commentAt(at);
      if (comment !== undefined) {
        if (this.#keepsComments) gap.keep(asJsonc(this.#text.slice(at, comment.end)));
        else gap.drop();
        at = comment.end;
      } else gap.unit(this.#text.charAt(at++));
    }
    gap.end();
    return gap;
  }

  #commentAt(at: number): Range | undefined {
    while ((this.#comments[this.#next]?.start ?? at) < at) this.#next++;
    const comment = this.#comments[this.#next];
    return comment?.start === at ? comment : undefined;
  }
}

/** One rewritten gap. A line of which nothing remains is removed as a whole. */
class Gap {
  out = '';
  hasSign: boolean;
  hasWords = false;
  readonly #sign: string;
  /** Pending blanks: whole lines, and the current line. */
  #lines = '';
  #line = '';
  /** Something was removed from the current line. */
  #isShort = false;

  constructor(sign: string) {
    this.#sign = sign;
    this.hasSign = sign === '';
  }

  unit(unit: string): void {
    if (isBlankUnit(unit.charCodeAt(0))) this.#blank(unit);
    else if (unit.trim() === '' && unit !== '\ufeff') this.#blank(' ');
    else if (!this.hasSign && unit === this.#sign) {
      this.hasSign = true;
      this.keep(unit);
    } else {
      if (!SIGNS.includes(unit)) this.hasWords = true;
      this.drop();
    }
  }

  keep(text: string): void {
    this.end();
    this.out += text;
  }

  drop(): void {
    // The indentation of a line stays while something may follow on it.
    if (this.#lines === '') this.#line = '';
    this.#isShort = true;
  }

  end(): void {
    this.out += this.#lines + this.#line;
    this.#lines = '';
    this.#line = '';
    this.#isShort = false;
  }

  #blank(unit: string): void {
    const isOfDroppedLine = this.#isShort && this.#lines !== '';
    if (unit !== '\n') {
      if (!isOfDroppedLine) this.#line += unit;
      return;
    }
    if (!isOfDroppedLine) this.#lines += `${this.#line}\n`;
    this.#line = '';
    this.#isShort = false;
  }
}

/** Signs that are there once too often, and are not words. */
const SIGNS = '{}[](),;\ufeff';

/** A comment of any language, rewritten for readers of JSON with comments. */
function asJsonc(comment: string): string {
  if (comment.startsWith('//')) return comment;
  if (comment.startsWith('/*')) return comment.endsWith('*/') && comment.length > 3 ? comment : `${comment} */`;
  if (comment.startsWith('#')) return `//${comment.slice(1)}`;
  if (comment.startsWith('--')) return `//${comment.slice(2)}`;
  return `/*${comment.slice('<!--'.length).replace(/-->$/, '').replaceAll('*/', '* /')}*/`;
}
