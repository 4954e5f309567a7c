import type {
  BadFenceEndNode,
  BadNoiseLinesNode,
  BlockEndNode,
  BlockHeadNode,
  DeepBlockNode,
  DeepHeadNode,
  EntryLineNode,
  FieldLineNode,
  GapNode,
  ListEndNode,
  ListFenceHeadNode,
  ListHeadNode,
  MissingFenceEndNode,
  MissingFenceRunNode,
} from '../../../../generated/acor.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';

/** The parts of a body, which together are the whole body: each ends where the next one begins. */
export type Item =
  | Growing<GapNode | BadNoiseLinesNode | MissingFenceRunNode>
  | Growing<Stretch>
  | CodeItem
  | FieldItem
  | EntryItem;

type Growing<Part extends Range> = Part & { end: number };

/** Prose, or a comment. */
interface Stretch extends Range {
  readonly type: 'Prose' | 'Comment';
}

/**
 * A fenced block, possibly after the marker of a list item or inside one: then the first `column` columns of its lines
 * are indentation.
 */
export interface CodeItem extends Range {
  readonly type: 'Code';
  readonly column: number;
  readonly head: BlockHeadNode | ListFenceHeadNode | DeepHeadNode;
  end: number;
  linesEnd: number;
  /** What ends it instead of a fence. */
  open: 'text' | 'item' | null;
}

/** `**Recovery**: text`, and its continuation lines. */
export interface FieldItem extends Omit<FieldLineNode, 'type'> {
  readonly type: 'Field';
  end: number;
  more: Range;
}

/** A list item with its continuation: lines, a code span on a line of its own, blocks. */
export interface EntryItem extends Omit<EntryLineNode, 'type'> {
  readonly type: 'Entry';
  end: number;
  more: Range;
  moreCode: Range | null;
  readonly blocks: CodeItem[];
}

export function fieldOf({ start, end, lead, name, value }: FieldLineNode): FieldItem {
  return { type: 'Field', start, end, lead, name, value, more: { start: end, end } };
}

// Copies the fields one by one: spreading the node took a fifth of the reading time.
export function entryOf({ start, end, lead, marker, text }: EntryLineNode): EntryItem {
  return { type: 'Entry', start, end, lead, marker, text, more: { start: end, end }, moreCode: null, blocks: [] };
}

/** A block, once its first line was read. */
export function blockOf(
  { start, lead }: BlockHeadNode | ListHeadNode,
  head: BlockHeadNode | ListFenceHeadNode,
): CodeItem {
  return { type: 'Code', start, end: head.end, column: lead.length, head, linesEnd: head.end, open: null };
}

export function endBlock(
  block: CodeItem,
  end: BlockEndNode | ListEndNode | MissingFenceEndNode | BadFenceEndNode,
): CodeItem {
  block.end = end.end;
  block.linesEnd = 'fence' in end ? end.fence.start : end.end;
  block.open = openAt(end);
  return block;
}

export function deepBlockOf({ head, body, close }: DeepBlockNode): CodeItem {
  const { start, lead } = head;
  const { end } = body;
  return { type: 'Code', start, end, column: columnsOf(lead), head, linesEnd: end, open: openAt(close) };
}

function openAt({ type }: { readonly type: string }): CodeItem['open'] {
  return type === 'MissingFenceEnd' ? 'text' : type === 'BadFenceEnd' ? 'item' : null;
}

/** The indentation of an item's text: a longer list number alone moves it by one column. */
export function columnOf({ lead, marker }: EntryItem): number {
  return columnsOf(lead) + marker.length;
}

/** The last character of an item's marker. */
export function bulletOf({ marker }: EntryItem): string {
  return marker.slice(-1);
}

/** The code span that is the whole text before an item's separator. */
export function wholeCodeOf({ text: { before } }: EntryItem): Range | null {
  return before.first?.end === before.end ? before.first.code : null;
}
