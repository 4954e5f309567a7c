import { type NoiseNode, parse as parseTree } from '../../../generated/skill-legacy.ts';
import type { Range } from '../../core/range.ts';

/** A text without the noise that a terminal or a model template put into it, and the way back to the whole text. */
export interface CleanText {
  readonly text: string;
  /** What was taken out, as ranges of the whole text. */
  readonly noise: readonly Range[];
  /** The range of the whole text that a range of the clean one came from. */
  original(range: Range): Range;
}

/** The text as it is. */
export function untouched(text: string): CleanText {
  return { text, noise: [], original: ({ start, end }) => ({ start, end }) };
}

/** Takes out colour sequences, which no valid JSON holds, and on demand the tokens of model templates, which it may hold. */
export function clean(text: string, tokens: boolean): CleanText {
  if (!text.includes('\x1b[') && !(tokens && text.includes('<|'))) return untouched(text);
  const noise = parseTree(text, { startRule: 'Noise' }).filter(({ kind }) => tokens || kind === 'colour');
  return noise.length === 0 ? untouched(text) : without(text, noise);
}

function without(text: string, noise: readonly NoiseNode[]): CleanText {
  const parts: string[] = [];
  /** Where each part stands in the clean text, and in the whole one. */
  const starts: { clean: number; whole: number }[] = [];
  let length = 0;
  let last = 0;
  for (const { start, end } of [...noise, { start: text.length, end: text.length }]) {
    if (start > last) {
      starts.push({ clean: length, whole: last });
      parts.push(text.slice(last, start));
      length += start - last;
    }
    last = end;
  }
  const offsetOf = (at: number): number => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.clean ?? 0) <= at) low = middle;
      else high = middle;
    }
    const part = starts[low] ?? { clean: 0, whole: 0 };
    return part.whole + at - part.clean;
  };
  return {
    text: parts.join(''),
    noise,
    // The end of a range belongs to its last character, so that noise behind it stays outside.
    original: ({ start, end }) => ({
      start: offsetOf(start),
      end: end > start ? offsetOf(end - 1) + 1 : offsetOf(start),
    }),
  };
}
