import type {
  BadFenceEndNode,
  BadNoiseLinesNode,
  BlockEndNode,
  BlockHeadNode,
  DeepBlockNode,
  EntryLineNode,
  FieldLineNode,
  GapNode,
  ListEndNode,
  ListFenceHeadNode,
  ListHeadNode,
  MissingFenceEndNode,
  MissingFenceRunNode,
  MoreCodeNode,
} from '../../../../generated/acor.ts';
import type { Range } from '../../../core/range.ts';

/** A part of a body. All parts together are the body. */
export type Part =
  | GapNode
  | BadNoiseLinesNode
  | MissingFenceRunNode
  | Stretch
  | FencedBlock
  | ListBlock
  | Field
  | Entry;

/** Prose, or a comment. */
interface Stretch extends Range {
  readonly type: 'Prose' | 'Comment';
}

interface FencedBlock extends Range {
  readonly type: 'Block';
  readonly head: BlockHeadNode;
  readonly text: Range;
  readonly close: BlockEndNode | MissingFenceEndNode;
}

/** A block after the marker of an item. */
interface ListBlock extends Range {
  readonly type: 'ListBlock';
  readonly head: ListHeadNode;
  readonly fence: {
    readonly head: ListFenceHeadNode;
    readonly text: Range;
    readonly close: ListEndNode | MissingFenceEndNode | BadFenceEndNode;
  };
}

export interface Field extends Range {
  readonly type: 'Field';
  readonly line: FieldLineNode;
  /** The lines that go on with it. */
  readonly more: Range;
}

/** An item of a list. */
export interface Entry extends Range {
  readonly type: 'Entry';
  readonly line: EntryLineNode;
  readonly code: MoreCodeNode | null;
  readonly more: Range;
  readonly blocks: readonly DeepBlockNode[];
}

/** A field, or an item of a list, whose lines still come. */
interface Growing {
  end: number;
  readonly more: { start: number; end: number };
  code: MoreCodeNode | null;
  readonly blocks: DeepBlockNode[];
}

/** Puts the parts of a body together from what the grammar hands out of them while they arrive. */
export class GrowingParts {
  readonly all: Part[] = [];
  /** The part that came last, as long as its text may go on. */
  #last: { end: number } | null = null;
  #item: Growing | null = null;

  /** Ends the part that came last. */
  endAt(offset: number): void {
    if (this.#last !== null) this.#last.end = offset;
    this.#last = null;
    this.#item = null;
  }

  /** A part that came as a whole, or the line that it begins with. */
  add(node: Part | FieldLineNode | EntryLineNode): void {
    if (node.type === 'FieldLine') this.#grow({ type: 'Field', ...growing(node), line: node });
    else if (node.type === 'EntryLine') this.#grow({ type: 'Entry', ...growing(node), line: node });
    else this.all.push(node);
  }

  prose(start: number): void {
    const part = { type: 'Prose' as const, start, end: start };
    this.#last = part;
    this.all.push(part);
  }

  block(head: BlockHeadNode, close: BlockEndNode | MissingFenceEndNode): void {
    const text = { start: head.end, end: close.start };
    this.all.push({ type: 'Block', start: head.start, end: close.end, head, text, close });
  }

  listBlock(
    list: ListHeadNode,
    head: ListFenceHeadNode,
    close: ListEndNode | MissingFenceEndNode | BadFenceEndNode,
  ): void {
    const text = { start: head.end, end: close.start };
    this.all.push({ type: 'ListBlock', start: list.start, end: close.end, head: list, fence: { head, text, close } });
  }

  #grow(part: Part & Growing): void {
    this.#last = part;
    this.#item = part;
    this.all.push(part);
  }

  moreCode(node: MoreCodeNode): void {
    if (this.#item !== null) this.#item.code = node;
  }

  /** Lines that go on with a field or an item of a list. */
  more({ start, end }: Range): void {
    const more = this.#item?.more;
    if (more === undefined) return;
    if (more.start === more.end) more.start = start;
    more.end = end;
  }

  deepBlock(node: DeepBlockNode): void {
    this.#item?.blocks.push(node);
  }
}

function growing({ start, end }: Range): Growing & Range {
  return { start, end, more: { start: end, end }, code: null, blocks: [] };
}
