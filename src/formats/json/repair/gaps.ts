import { isBlankUnit } from '../../../core/blank.ts';
import type { Range } from '../../../core/range.ts';

/** What is between the words of a text: blanks stay, and the sign that has to be there; what else there is goes. */
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

  /** Before or behind the value: words around it go with their blanks. */
  around(start: number, end: number): string {
    const gap = this.#read(start, end, '');
    return gap.hasWords ? '' : gap.out;
  }

  /** Between two words. A sign that is missing comes right behind the first. */
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

/** One gap as it is written anew. A line of which nothing stays goes as a whole. */
class Gap {
  out = '';
  hasSign: boolean;
  hasWords = false;
  readonly #sign: string;
  /** Blanks that nothing came behind yet: whole lines, and the line they go on in. */
  #lines = '';
  #line = '';
  /** Something was dropped from that line. */
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
    // The indent of a line stays while something may come on it.
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

/** What is there once too often: no words. */
const SIGNS = '{}[](),;\ufeff';

/** A comment of any language as those have it that read JSON with comments. */
function asJsonc(comment: string): string {
  if (comment.startsWith('//')) return comment;
  if (comment.startsWith('/*')) return comment.endsWith('*/') && comment.length > 3 ? comment : `${comment} */`;
  if (comment.startsWith('#')) return `//${comment.slice(1)}`;
  if (comment.startsWith('--')) return `//${comment.slice(2)}`;
  return `/*${comment.slice('<!--'.length).replace(/-->$/, '').replaceAll('*/', '* /')}*/`;
}
