import type {
  BadFenceEndNode,
  BadNoiseLinesNode,
  BlockEndNode,
  BlockHeadNode,
  ColonNode,
  DashNode,
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
  MoreCodeNode,
} from '../../../../generated/acor.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';

/** The parts of a body. All parts together are the body. */
export type Item = GapNode | BadNoiseLinesNode | MissingFenceRunNode | Stretch | CodeItem | FieldItem | EntryItem;

/** Prose, or a comment. */
interface Stretch extends Range {
  readonly type: 'Prose' | 'Comment';
  end: number;
}

/** A fenced block; after the marker of a list item, or inside one: then `column` columns of its lines are no part of it. */
export interface CodeItem extends Range {
  readonly type: 'Code';
  readonly column: number;
  readonly head: FenceHead;
  /** Where its lines end. */
  readonly linesEnd: number;
  /** What ends it, where no fence does. */
  readonly open: 'text' | 'item' | null;
}

type FenceHead = BlockHeadNode | ListFenceHeadNode | DeepHeadNode;
type FenceEnd = BlockEndNode | ListEndNode | MissingFenceEndNode | BadFenceEndNode;

/** `**Recovery**: text`, and the lines that go on with it. */
export class FieldItem implements Range {
  readonly type = 'Field' as const;
  readonly line: FieldLineNode;
  readonly more: More;
  readonly start: number;
  end: number;

  constructor(line: FieldLineNode) {
    this.line = line;
    this.start = line.start;
    this.end = line.end;
    this.more = new More(line.end);
  }

  get name(): Range {
    return this.line.name.name;
  }

  get value(): Range {
    return this.line.value;
  }

  /** The code span that is all of its line. */
  get code(): Range | null {
    return this.line.value.code;
  }
}

/** An item of a list, and what goes on with it: lines, a code span on a line of its own, blocks. */
export class EntryItem implements Range {
  readonly type = 'Entry' as const;
  readonly line: EntryLineNode;
  readonly more: More;
  moreCode: Range | null = null;
  readonly blocks: CodeItem[] = [];
  readonly start: number;
  end: number;

  constructor(line: EntryLineNode) {
    this.line = line;
    this.start = line.start;
    this.end = line.end;
    this.more = new More(line.end);
  }

  get column(): number {
    return columnsOf(this.line.lead) + this.line.marker.length;
  }

  /** The last character of its marker. */
  get bullet(): string {
    return this.line.marker.slice(-1);
  }

  get text(): Range {
    return this.line.text;
  }

  /** What is before the first separator, `: ` or ` - `; all of it where there is none. */
  get before(): EntryLineNode['text']['before'] {
    return this.line.text.before;
  }

  get separator(): ColonNode | DashNode | null {
    return this.line.text.separator;
  }

  get after(): Range {
    return this.line.text.after;
  }

  /** The code span that is all of what is before the separator. */
  get wholeCode(): Range | null {
    const { first, end } = this.before;
    return first?.end === end ? first.code : null;
  }

  /** The code span after the last separator; with the noise and the backticks before it, it begins at `start`. */
  get last(): EntryLineNode['text']['after']['last'] {
    return this.line.text.after.last;
  }
}

/** Lines that go on with a field or an item; empty where there are none. */
class More implements Range {
  start: number;
  end: number;

  constructor(at: number) {
    this.start = at;
    this.end = at;
  }

  get isEmpty(): boolean {
    return this.start === this.end;
  }

  add({ start, end }: Range): void {
    if (this.isEmpty) this.start = start;
    this.end = end;
  }
}

/** Puts the parts of a body together from what the grammar hands out of them while they arrive. */
export class GrowingItems {
  readonly #all: Item[] = [];
  /** The part that came last, as long as its text may go on. */
  #last: Stretch | FieldItem | EntryItem | null = null;
  /** The fence that is open, and what is before it in its line. */
  #fence: {
    readonly lead: BlockHeadNode | ListHeadNode;
    readonly head: BlockHeadNode | ListFenceHeadNode | null;
  } | null = null;

  /** All parts, of which the last one ends at an offset. */
  whole(end: number): readonly Item[] {
    this.endAt(end);
    return this.#all;
  }

  /** Ends the part that came last. */
  endAt(offset: number): void {
    if (this.#last !== null) this.#last.end = offset;
    this.#last = null;
  }

  /** A part that came as a whole. */
  add(part: GapNode | BadNoiseLinesNode | MissingFenceRunNode): void {
    this.#all.push(part);
  }

  /** A part whose text still comes. */
  begin(part: Stretch | FieldItem | EntryItem): void {
    this.#last = part;
    this.#all.push(part);
  }

  /** The line that opens a block; of one in a list item, the marker comes first. */
  open(node: BlockHeadNode | ListHeadNode | ListFenceHeadNode): void {
    if (node.type === 'ListFenceHead') this.#fence = this.#fence && { lead: this.#fence.lead, head: node };
    else this.#fence = { lead: node, head: node.type === 'BlockHead' ? node : null };
  }

  /** Ends the block that is open. */
  close(end: FenceEnd): CodeItem | null {
    const { lead, head } = this.#fence ?? {};
    this.#fence = null;
    if (lead === undefined || head == null) return null;
    const linesEnd = 'fence' in end ? end.fence.start : end.end;
    const code = codeOf({ start: lead.start, end: end.end }, head, lead.lead.length, linesEnd, end);
    this.#all.push(code);
    return code;
  }

  /** Where the part begins that came last. */
  get lastStart(): number {
    return this.#last?.start ?? 0;
  }

  /** The last block in the item that is open. */
  get lastBlock(): CodeItem | null {
    return (this.#last?.type === 'Entry' && this.#last.blocks.at(-1)) || null;
  }

  moreCode({ code }: MoreCodeNode): void {
    if (this.#last?.type === 'Entry') this.#last.moreCode = code;
  }

  /** Lines that go on with a field or an item of a list. */
  more(lines: Range): void {
    if (this.#last !== null && 'more' in this.#last) this.#last.more.add(lines);
  }

  deepBlock({ head, body, close }: DeepBlockNode): void {
    if (this.#last?.type === 'Entry')
      this.#last.blocks.push(codeOf({ start: head.start, end: body.end }, head, columnsOf(head.lead), body.end, close));
  }
}

function codeOf(
  { start, end }: Range,
  head: FenceHead,
  column: number,
  linesEnd: number,
  { type }: FenceEnd | DeepBlockNode['close'],
): CodeItem {
  const open = type === 'MissingFenceEnd' ? 'text' : type === 'BadFenceEnd' ? 'item' : null;
  return { type: 'Code', start, end, column, head, linesEnd, open };
}
