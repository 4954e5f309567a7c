import type {
  BadFenceEndNode,
  BlockEndNode,
  CodeSpanNode,
  DeepBlockNode,
  EntryCodeNode,
  EntryNode,
  FieldNode,
  ListEndNode,
  MissingFenceEndNode,
} from '../../../../generated/acor.ts';
import type { Range } from '../../../core/range.ts';
import type { Part } from './parts.ts';
import { codeIn, type Piece } from './piece.ts';

/**
 * The parts of a body, as its fields are read from them. Their offsets count from the start of the piece that the body
 * stands in, as those of all their parts.
 */
export type Item = CodeItem | FieldItem | EntryItem | PlainItem;

/** A fenced block; behind the marker of a list item, or inside one: then `column` columns of its lines are no part of it. */
export interface CodeItem extends Range {
  readonly type: 'Code';
  readonly column: number;
  readonly info: string;
  readonly body: Range;
  /** The text ends inside it. */
  readonly isCut: boolean;
}

/** `**Recovery**: text`; `code` is the value when it is nothing but a code span. `more` are lines that go on. */
export interface FieldItem extends Range {
  readonly type: 'Field';
  readonly name: Range;
  readonly plain: boolean;
  readonly value: Range;
  readonly code: Range | null;
  readonly more: Range | null;
}

/**
 * An item of a list, `bullet` is the last character of its marker: `before` and `after` are what stands on the two sides
 * of its first separator (`: `, ` - `). `first` is the code span that `before` begins with, `last` the one behind the
 * last separator, which begins at `from`.
 */
export interface EntryItem extends Range {
  readonly type: 'Entry';
  readonly column: number;
  readonly bullet: string;
  readonly text: Range;
  readonly before: Range;
  readonly separator: 'colon' | 'dash' | null;
  readonly after: Range;
  readonly first: FirstCode | null;
  readonly last: LastCode | null;
  readonly more: Range | null;
  readonly moreCode: Range | null;
  readonly blocks: readonly CodeItem[];
}

/** A code span at the beginning of a text; `outer` is its end with the backticks. */
export interface FirstCode extends Range {
  readonly whole: boolean;
  readonly outer: number;
}

export interface LastCode extends Range {
  readonly from: number;
}

/** Lines of text, blank lines, lines of template tokens, a comment. */
export interface PlainItem extends Range {
  readonly type: 'Prose' | 'Gap' | 'Noise' | 'Comment';
}

/** The items of a body. */
export function itemsOf(parts: readonly Part[], piece: Piece): Item[] {
  return parts.map((part) => itemOf(part, piece));
}

function itemOf(part: Part, piece: Piece): Item {
  const start = part.start - piece.offset;
  const end = part.end - piece.offset;
  switch (part.type) {
    case 'Block':
      return codeOf(part, part.head.end, part.head.lead.length, part.head.info, part.close, piece);
    case 'ListBlock':
      if (part.fence === '') return { type: 'Prose', start, end };
      return codeOf(part, part.fence.head.end, part.head.lead.length, part.fence.head.info, part.fence.close, piece);
    case 'Field':
      return fieldOf(part, start, end, piece);
    case 'Entry':
      return entryOf(part, start, end, piece);
    case 'BadNoiseLines':
      return { type: 'Noise', start, end };
    case 'MissingFenceRun':
      return { type: 'Comment', start, end };
    default:
      return { type: part.type, start, end };
  }
}

/** A block, of which the part is a `part`; `open` is where its first line ends. */
function codeOf(
  part: Range,
  open: number,
  column: number,
  info: string,
  close: BlockEndNode | ListEndNode | MissingFenceEndNode | BadFenceEndNode,
  piece: Piece,
): CodeItem {
  const end = 'fence' in close ? close.fence.start : close.end;
  const body = { start: behindLine(open, piece, end), end: end - piece.offset };
  const isCut = close.type === 'MissingFenceEnd';
  return {
    type: 'Code',
    start: part.start - piece.offset,
    end: part.end - piece.offset,
    column,
    info,
    body,
    isCut,
  };
}

function deepCodeOf({ head, body, close }: DeepBlockNode, { offset }: Piece): CodeItem {
  return {
    type: 'Code',
    start: head.start - offset,
    end: body.end - offset,
    column: columnsOf(head.lead),
    info: head.info,
    body: { start: body.start - offset, end: body.end - offset },
    isCut: close.type === 'MissingFenceEnd',
  };
}

function fieldOf({ line, more }: FieldNode, start: number, end: number, piece: Piece): FieldItem {
  return {
    type: 'Field',
    start,
    end,
    name: trimmed(line.name.name.start, line.name.name.end, piece),
    plain: line.name.type === 'PlainName',
    value: trimmed(line.code?.start ?? line.value.start, line.value.end, piece),
    code: line.code === null ? null : codeIn(line.code, piece),
    more: moreOf(more, end, piece),
  };
}

function entryOf({ line, code, more, blocks }: EntryNode, start: number, end: number, piece: Piece): EntryItem {
  const { before, separator, after } = line.text;
  const lead = trimmed(before.start, before.end, piece);
  return {
    type: 'Entry',
    start,
    end,
    column: columnsOf(line.lead) + line.marker.length,
    bullet: line.marker.slice(-1),
    text: trimmed(line.text.start, line.text.end, piece),
    before: lead,
    separator: separator === null ? null : isColon(separator, piece) ? 'colon' : 'dash',
    after: trimmed(after.start, after.end, piece),
    first: before.first === null ? null : firstOf(before.first, lead.end, piece),
    last: after.last === null ? null : lastOf(after.last, piece),
    more: moreOf(more, blocks[0] === undefined ? end : blocks[0].start - piece.offset, piece),
    moreCode: code === null ? null : codeIn(code.code, piece),
    blocks: blocks.length === 0 ? NONE : blocks.map((one) => deepCodeOf(one, piece)),
  };
}

const NONE: readonly CodeItem[] = [];

function firstOf(span: CodeSpanNode, textEnd: number, piece: Piece): FirstCode {
  const { start, end } = codeIn(span, piece);
  const outer = span.end - piece.offset;
  return { start, end, outer, whole: outer === textEnd };
}

function lastOf({ start: from, code }: EntryCodeNode, piece: Piece): LastCode {
  const { start, end } = codeIn(code, piece);
  return { start, end, from: from - piece.offset };
}

/** Lines that go on begin behind a line end, and end where the next part of the item begins. */
function moreOf(more: Range, end: number, piece: Piece): Range | null {
  if (more.start === more.end) return null;
  const start = behindLine(more.start, piece, more.end);
  return end > start ? { start, end } : null;
}

function isColon({ start, end }: Range, { text, offset }: Piece): boolean {
  const colon = text.indexOf(':', start - offset);
  return colon >= 0 && colon < end - offset;
}

/** Behind the line end that stands at an offset in the whole text, if one does. */
function behindLine(at: number, { text, offset }: Piece, limit: number): number {
  const start = at - offset;
  if (at >= limit) return start;
  if (text[start] === '\r') return text[start + 1] === '\n' && at + 1 < limit ? start + 2 : start + 1;
  return text[start] === '\n' ? start + 1 : start;
}

/** A stretch of the whole text without the white space around it. */
function trimmed(from: number, to: number, { text, offset }: Piece): Range {
  let start = from - offset;
  let end = to - offset;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return unit >= 0xa0 && String.fromCharCode(unit).trim() === '';
}

/** How many columns blanks are. */
export function columnsOf(blanks: string): number {
  let column = 0;
  for (let at = 0; at < blanks.length; at++) column += blanks.charCodeAt(at) === TAB ? 4 - (column % 4) : 1;
  return column;
}

const TAB = 0x09;
