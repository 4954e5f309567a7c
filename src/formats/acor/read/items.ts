import type {
  BadFenceEndNode,
  BlockEndNode,
  DeepBlockNode,
  EntryCodeNode,
  FirstCodeNode,
  ListEndNode,
  MissingFenceEndNode,
} from '../../../../generated/acor.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';
import type { Entry, Field, Part } from './parts.ts';
import type { Source } from './source.ts';

/** The parts of a body, as its fields are read from them. */
export type Item = CodeItem | FieldItem | EntryItem | PlainItem;

/** A fenced block; after the marker of a list item, or inside one: then `column` columns of its lines are no part of it. */
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
 * An item of a list, `bullet` is the last character of its marker: `before` and `after` are what is on the two sides
 * of its first separator (`: `, ` - `). `first` is the code span that `before` begins with, `last` the one after the
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

/** A code span at the beginning of a text; `outer` is its end with its marks. */
export interface FirstCode extends Range {
  readonly whole: boolean;
  readonly outer: number;
}

export interface LastCode extends Range {
  readonly from: number;
}

/** Lines of text, blank lines, a comment, lines of template tokens, a fence that is cut off. */
export interface PlainItem extends Range {
  readonly type: 'Prose' | 'Gap' | 'Comment' | 'Thought' | 'BadNoiseLines' | 'MissingFenceRun';
}

/** The items of a body. */
export function itemsOf(parts: readonly Part[], source: Source): Item[] {
  return parts.map((part) => itemOf(part, source));
}

function itemOf(part: Part, source: Source): Item {
  switch (part.type) {
    case 'Block':
      return codeOf(part, part.head, part.head.lead.length, part.close, source);
    case 'ListBlock':
      return codeOf(part, part.fence.head, part.head.lead.length, part.fence.close, source);
    case 'Field':
      return fieldOf(part, source);
    case 'Entry':
      return entryOf(part, source);
    default:
      return part;
  }
}

/** A block: it is all of `part`, and its text begins after the line of its `head`. */
function codeOf(
  { start, end }: Range,
  head: { readonly end: number; readonly info: string },
  column: number,
  close: BlockEndNode | ListEndNode | MissingFenceEndNode | BadFenceEndNode,
  source: Source,
): CodeItem {
  const last = 'fence' in close ? close.fence.start : close.end;
  const text = { start: source.afterLineEnd(head.end, last), end: last };
  const body = 'fence' in close ? text : openBody(text, source);
  return { type: 'Code', start, end, column, info: head.info, body, isCut: close.type === 'MissingFenceEnd' };
}

function deepCodeOf({ head, body: text, close }: DeepBlockNode, source: Source): CodeItem {
  const column = columnsOf(head.lead);
  const isCut = close.type === 'MissingFenceEnd';
  const isOpen = isCut || close.type === 'BadFenceEnd';
  const body = isOpen ? openBody(text, source) : text;
  return { type: 'Code', start: head.start, end: text.end, column, info: head.info, body, isCut };
}

/** What a block holds that no fence ends: blank lines after its text are none of it. */
function openBody(text: Range, source: Source): Range {
  const { start, end } = source.trimmed(text);
  return { start: text.start, end: start === end ? text.start : end };
}

function fieldOf({ start, end, line, more }: Field, source: Source): FieldItem {
  const { name, code, value } = line;
  return {
    type: 'Field',
    start,
    end,
    name: source.trimmed(name.name),
    plain: name.type === 'PlainName',
    value: source.trimmed({ start: code?.start ?? value.start, end: value.end }),
    code: code && source.code(code),
    more: moreOf(more, end, source),
  };
}

function entryOf({ start, end, line, code, more, blocks }: Entry, source: Source): EntryItem {
  const { before, separator, after } = line.text;
  const lead = source.trimmed(before);
  const { first } = before;
  const { last } = after;
  return {
    type: 'Entry',
    start,
    end,
    column: columnsOf(line.lead) + line.marker.length,
    bullet: line.marker.slice(-1),
    text: source.trimmed(line.text),
    before: lead,
    separator: separator && (source.raw(separator).includes(':') ? 'colon' : 'dash'),
    after: source.trimmed(after),
    first: first && firstOf(first, lead.end, source),
    last: last && lastOf(last, source),
    more: moreOf(more, blocks[0]?.start ?? end, source),
    moreCode: code && source.code(code.code),
    blocks: blocks.map((block) => deepCodeOf(block, source)),
  };
}

function firstOf({ code, end }: FirstCodeNode, leadEnd: number, source: Source): FirstCode {
  const inner = source.code(code);
  return { start: inner.start, end: inner.end, outer: end, whole: end === leadEnd };
}

function lastOf({ code, start }: EntryCodeNode, source: Source): LastCode {
  const inner = source.code(code);
  return { start: inner.start, end: inner.end, from: start };
}

/** Lines that go on begin after a line end, and end where the next part of the item begins. */
function moreOf(more: Range, end: number, source: Source): Range | null {
  if (more.start === more.end) return null;
  const start = source.afterLineEnd(more.start, more.end);
  return end > start ? { start, end } : null;
}
