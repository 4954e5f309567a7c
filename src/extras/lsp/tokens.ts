import { isBlankUnit } from '../../core/blank.ts';
import type { Range } from '../../core/range.ts';
import type { Stretch } from '../../engine/nodes.ts';
import type { Ranges } from './protocol.ts';
import type { Part } from './symbols.ts';

/** The token types: markup of the format, values, and mistakes. */
export const TOKEN_TYPES = ['keyword', 'string', 'number', 'enumMember', 'mistake'] as const;

const KEYWORD = 1;
const STRING = 2;
const NUMBER = 3;
const WORD = 4;
const MISTAKE = 5;

/** The maximum painting work, in lengths of the text: deeper nesting is not shown. */
const COATS = 30;

/**
 * The semantic tokens of a text. Markup is what surrounds values and mistakes inside a node or a part of the model;
 * text outside of all values, such as prose around a reply, has no token.
 */
export function tokensOf(
  text: string,
  parts: readonly Part[],
  stretches: readonly Stretch[] | undefined,
  ranges: Ranges,
): number[] {
  const all = flat(parts);
  const values = all.filter(({ value }) => typeof value !== 'object' || value === null);
  const frames = outermost(text, stretches ?? all.filter(({ parts }) => parts.length > 0).map(({ range }) => range));
  const colors = new Uint8Array(text.length);
  let paint = COATS * text.length + 100_000;
  const color = ({ start, end }: Range, with_: number): void => {
    paint -= end - start;
    if (paint > 0) colors.fill(with_, start, end);
  };
  const mistakes = (stretches ?? []).filter(({ isMistake }) => isMistake);
  for (const frame of around([...values.map(({ range }) => range), ...mistakes], frames)) color(frame, KEYWORD);
  // A value with a longer range leaves the ranges of shorter ones to them.
  for (const { range, value } of [...values].sort((a, b) => length(b.range) - length(a.range))) {
    const place = written(text, range, value);
    if (place === undefined) continue;
    color(place, typeof value === 'string' ? STRING : typeof value === 'number' ? NUMBER : WORD);
  }
  for (const mistake of mistakes) color(mistake, MISTAKE);
  return encoded(text, colors, ranges);
}

/**
 * The place of a value inside the range that it came from, which may be a whole line. A text that cannot be found
 * there, because it is escaped, gets the whole range; a number that cannot be found, such as 0.85 in "[MOOD] 85%", gets
 * none.
 */
function written(text: string, range: Range, value: unknown): Range | undefined {
  const shown = String(value);
  if (shown === '') return range;
  const at = text.slice(range.start, range.end).lastIndexOf(shown);
  if (at >= 0) return { start: range.start + at, end: range.start + at + shown.length };
  return typeof value === 'string' ? range : undefined;
}

function flat(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [part, ...flat(part.parts)]);
}

/** The ranges that lie in no other range, except one that is the whole text. */
function outermost(text: string, stretches: readonly Range[]): Range[] {
  const found: Range[] = [];
  let end = -1;
  for (const stretch of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (stretch.start < end || length(stretch) === text.length) continue;
    found.push(stretch);
    end = stretch.end;
  }
  return found;
}

/** The frames, in text order, in which one of the ranges begins. */
function around(stretches: readonly Range[], frames: readonly Range[]): Range[] {
  const starts = stretches.map(({ start }) => start).sort((a, b) => a - b);
  let next = 0;
  return frames.filter(({ start, end }) => {
    while ((starts[next] ?? Number.POSITIVE_INFINITY) < start) next++;
    return (starts[next] ?? Number.POSITIVE_INFINITY) < end;
  });
}

function length({ start, end }: Range): number {
  return end - start;
}

/** Tokens in the protocol's encoding: none crosses a line end. */
function encoded(text: string, colors: Uint8Array, ranges: Ranges): number[] {
  const data: number[] = [];
  let line = 0;
  let character = 0;
  for (let start = 0; start < text.length; ) {
    const type = colors[start] ?? 0;
    if (type === 0 || isBlankUnit(text.charCodeAt(start))) {
      start++;
      continue;
    }
    let end = start;
    let last = start;
    for (; end < text.length && colors[end] === type && !isLineEnd(text, end); end++)
      if (!isBlankUnit(text.charCodeAt(end))) last = end;
    const at = ranges.position(start);
    data.push(
      at.line - line,
      at.line === line ? at.character - character : at.character,
      last + 1 - start,
      type - 1,
      0,
    );
    ({ line, character } = at);
    start = end;
  }
  return data;
}

function isLineEnd(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x0a || unit === 0x0d;
}
