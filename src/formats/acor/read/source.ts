import { type CodeSpanNode, grammar } from '../../../../generated/acor-asks.ts';
import { linesOf } from '../../../core/lines.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';

/** A stretch of the transcript that is at hand. All ranges count from the start of the whole text. */
export class Source {
  readonly all: string;
  /** Where the stretch begins. */
  readonly offset: number;

  constructor(all: string, offset: number) {
    this.all = all;
    this.offset = offset;
  }

  /** What is there, as it is. */
  raw({ start, end }: Range): string {
    return this.all.slice(start - this.offset, end - this.offset);
  }

  /** The text of a part as a field holds it: without noise, its lines trimmed and joined by line feeds. */
  text(range: Range | null): string {
    if (range === null) return '';
    const text = withoutNoise(this.raw(range));
    if (!text.includes('\n') && !text.includes('\r')) return text.trim();
    return linesOf(text)
      .map((line) => line.trim())
      .join('\n')
      .trim();
  }

  /** A range without the white space around it. */
  trimmed({ start, end }: Range): Range {
    const { all, offset } = this;
    let from = start - offset;
    let to = end - offset;
    while (from < to && isSpace(all.charCodeAt(from))) from++;
    while (to > from && isSpace(all.charCodeAt(to - 1))) to--;
    return { start: from + offset, end: to + offset };
  }

  /** The code of a span: without a blank on both sides, unless it is nothing but blanks. */
  code({ code: { start, end } }: Pick<CodeSpanNode, 'code'>): Range {
    const text = this.raw({ start, end });
    const isPadded = text.length > 1 && text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
    return isPadded ? { start: start + 1, end: end - 1 } : { start, end };
  }

  /** After the line end that is at an offset, if one does before the limit. */
  afterLineEnd(at: number, limit: number): number {
    if (at >= limit) return at;
    const unit = this.all[at - this.offset];
    if (unit === '\r') return this.all[at + 1 - this.offset] === '\n' && at + 1 < limit ? at + 2 : at + 1;
    return unit === '\n' ? at + 1 : at;
  }
}

function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return unit >= 0xa0 && String.fromCharCode(unit).trim() === '';
}

/** The stretches of colour sequences and template tokens in a text. */
export function noiseIn(text: string): readonly Range[] {
  if (!text.includes('\x1b') && !text.includes('<|')) return [];
  return readNode(grammar, text, 'NoiseSpans')?.noises ?? [];
}

/** A text without its noise. */
export function withoutNoise(text: string): string {
  let result = '';
  let kept = 0;
  for (const { start, end } of noiseIn(text)) {
    result += text.slice(kept, start);
    kept = end;
  }
  return kept === 0 ? text : result + text.slice(kept);
}

/** Several texts as one, each on lines of its own. */
export function joined(...texts: readonly string[]): string {
  // V8 adds a text to another one without copying it, so that a text may grow part by part.
  return texts.reduce((all, text) => (all === '' || text === '' ? all + text : `${all}\n${text}`), '');
}

/** The place of what another grammar read in a text that is at an offset. */
export function shift({ start, end }: Range, offset: number): Range {
  return { start: start + offset, end: end + offset };
}
