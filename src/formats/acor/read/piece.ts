import { type CodeSpanNode, grammar } from '../../../../generated/acor-asks.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';

/** A piece of the input: the nodes' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The place in the whole text. */
export function shift(range: Range, piece: Piece): Range {
  return { start: range.start + piece.offset, end: range.end + piece.offset };
}

/** The code of a span, in the piece: without a blank on both sides, unless it is nothing but blanks. */
export function codeIn({ code }: CodeSpanNode, { text, offset }: Piece): Range {
  const start = code.start - offset;
  const end = code.end - offset;
  const isPadded =
    end - start > 1 && text[start] === ' ' && text[end - 1] === ' ' && text.slice(start, end).trim() !== '';
  return isPadded ? { start: start + 1, end: end - 1 } : { start, end };
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

/** The text of a node's part as a field holds it: without noise, its lines trimmed and joined by line feeds. */
export function textOf(span: Range | null, piece: Piece): string {
  if (span === null) return '';
  const text = withoutNoise(piece.text.slice(span.start, span.end));
  if (!text.includes('\n') && !text.includes('\r')) return text.trim();
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Several texts as one, each on lines of its own. */
export function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}
