import { grammar, type Nodes } from '../../../../generated/acor.ts';
import { CleanText } from '../../../core/clean-text.ts';
import { linesOf } from '../../../core/lines.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';

/** A range of the transcript that is in memory. All ranges count from the start of the whole text. */
export class Source {
  readonly all: string;
  /** The start of the range. */
  readonly offset: number;

  constructor(all: string, offset: number) {
    this.all = all;
    this.offset = offset;
  }

  /** The text of a range, unchanged. */
  raw({ start, end }: Range): string {
    return this.all.slice(start - this.offset, end - this.offset);
  }

  /** The text of a part for a field: without noise, its lines trimmed and joined by line feeds. */
  text(range: Range | null): string {
    if (range === null) return '';
    const text = withoutNoise(this.raw(range));
    if (!text.includes('\n') && !text.includes('\r')) return text.trim();
    return linesOf(text)
      .map((line) => line.trim())
      .join('\n')
      .trim();
  }

  /** The first colour sequence or template token in a part. */
  firstNoise(part: Range): Range | undefined {
    const [noise] = noiseIn(this.raw(part));
    return noise && { start: part.start + noise.start, end: part.start + noise.end };
  }

  /** A part, to be read by another start rule. */
  inside(range: Range): Inside {
    return new Inside(this.raw(range), range.start, []);
  }

  /** `inside` without noise. */
  insideWithoutNoise(range: Range): Inside {
    const text = this.raw(range);
    return new Inside(text, range.start, noiseIn(text));
  }

  /** The offset after a line end, if there is one at an offset before the limit. */
  afterLineEnd(at: number, limit: number): number {
    if (at >= limit) return at;
    const unit = this.all[at - this.offset];
    if (unit === '\r') return this.all[at + 1 - this.offset] === '\n' && at + 1 < limit ? at + 2 : at + 1;
    return unit === '\n' ? at + 1 : at;
  }
}

/** The inside of a part. */
export class Inside {
  readonly #clean: CleanText;
  readonly #start: number;

  constructor(text: string, start: number, noise: readonly Range[]) {
    this.#clean = new CleanText(text, noise);
    this.#start = start;
  }

  read<Rule extends keyof Nodes>(rule: Rule): Nodes[Rule] | undefined {
    return readNode(grammar, this.#clean.text, rule);
  }

  text({ start, end }: Range): string {
    return this.#clean.text.slice(start, end);
  }

  /** Converts a range inside into one of the whole text. */
  place(range: Range): Range {
    const { start, end } = this.#clean.original(range);
    return { start: start + this.#start, end: end + this.#start };
  }
}

/** The ranges of colour sequences and template tokens in a text. */
function noiseIn(text: string): readonly Range[] {
  return mayHoldNoise(text) ? (readNode(grammar, text, 'NoiseSpans')?.noises ?? []) : [];
}

export function mayHoldNoise(text: string): boolean {
  return text.includes('\x1b') || text.includes('<|');
}

export function withoutNoise(text: string): string {
  return new CleanText(text, noiseIn(text)).text;
}

/** Joins texts by line ends. */
export function joined(...texts: readonly string[]): string {
  // V8 appends without copying, so a text may grow part by part.
  return texts.reduce((all, text) => (all === '' || text === '' ? all + text : `${all}\n${text}`), '');
}
