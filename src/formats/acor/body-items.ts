import type {
  BlockHeadNode,
  CodeSpanNode,
  DeepBlockNode,
  EntryCodeNode,
  EntryLineNode,
  FieldLineNode,
  ListFenceHeadNode,
} from '../../../generated/acor.ts';
import type { Range } from '../../core/range.ts';
import type { CodeItem, EntryItem, FieldItem, Item, LastCode, PlainItem } from './items.ts';

/** A block whose end was not read yet. */
interface OpenBlock extends Range {
  readonly column: number;
  readonly info: string;
}

/**
 * Makes the items of a body from the nodes of the grammar, which come one by one: an item ends where the next one
 * begins. `base` is where the body begins in the text, `source` gives stretches of it, by offsets in the whole text.
 */
export class BodyItems {
  readonly all: Item[] = [];
  readonly base: number;
  readonly #source: (start: number, end: number) => string;
  #last: Item | null = null;
  #open: OpenBlock | null = null;
  /** Where the list item begins whose marker stands before a fence, and how far it is indented. */
  #list: { readonly start: number; readonly column: number } | null = null;

  constructor(base: number, source: (start: number, end: number) => string) {
    this.base = base;
    this.#source = source;
  }

  /** Ends the item that came last. */
  endAt(offset: number): void {
    const last = this.#last;
    if (last === null) return;
    last.end = offset - this.base;
    if (last.type === 'Field' || last.type === 'Entry') {
      const until = last.type === 'Entry' ? (last.blocks[0]?.start ?? last.end) : last.end;
      if (last.more !== null) last.more = until > last.more.start ? { start: last.more.start, end: until } : null;
    }
  }

  plain(type: PlainItem['type'], { start, end }: Range): void {
    this.#add({ type, start: start - this.base, end: end - this.base });
  }

  comment({ start, end }: Range): void {
    this.#add({ type: 'Comment', start: start - this.base, end: end - this.base });
  }

  // ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────

  blockHead({ start, end, lead, info }: BlockHeadNode): void {
    this.#open = { start, end, column: lead.length, info };
  }

  listHead(start: number, column: number): void {
    this.#list = { start, column };
  }

  listFenceHead({ start, end, info }: ListFenceHeadNode): void {
    this.#open = { start: this.#list?.start ?? start, end, column: this.#list?.column ?? 0, info };
  }

  /** Ends the open block: `fence` is where the closing fence begins, or the end of the text of the block. */
  blockEnd(fence: number, isCut: boolean): CodeItem | null {
    const open = this.#open;
    if (open === null) return null;
    this.#open = null;
    const code = this.#code(open, { start: this.#behindLine(open.end, fence), end: fence }, isCut);
    this.#add(code);
    return code;
  }

  /** A block inside a list item, which is whole. */
  deepBlock({ head, body, close }: DeepBlockNode): CodeItem {
    const column = columnsOf(head.lead);
    const code = this.#code({ ...head, column }, body, close.type === 'MissingFenceEnd');
    if (this.#last?.type === 'Entry') this.#last.blocks.push(code);
    return code;
  }

  #code({ start, end, column, info }: OpenBlock, body: Range, isCut: boolean): CodeItem {
    const { base } = this;
    const inside = { start: body.start - base, end: Math.max(body.start, body.end) - base };
    return {
      type: 'Code',
      start: start - base,
      end: Math.max(end, body.end) - base,
      column,
      info,
      body: inside,
      isCut,
    };
  }

  /** The offset behind the line end at an offset, if there is one. */
  #behindLine(at: number, limit: number): number {
    const text = this.#source(at, Math.min(at + 2, limit));
    if (text === '\r\n') return at + 2;
    return text.startsWith('\n') || text.startsWith('\r') ? at + 1 : at;
  }

  // ── Fields and lists ────────────────────────────────────────────────────────────────────────────────────────────

  field(node: FieldLineNode): void {
    const code = node.code === null ? null : this.#codeRange(node.code);
    const value = this.#trimmed({ start: node.code?.start ?? node.value.start, end: node.value.end });
    const item: FieldItem = {
      type: 'Field',
      ...this.#relative(node),
      name: this.#trimmed(node.name.name),
      plain: node.name.type === 'PlainName',
      value,
      code,
      more: null,
    };
    this.#add(item);
  }

  entry(node: EntryLineNode): void {
    const { before, separator, after } = node.text;
    const text = this.#trimmed(node.text);
    const lead = this.#trimmed(before);
    const first = before.first;
    const outer = first === null ? 0 : first.end - this.base;
    const item: EntryItem = {
      type: 'Entry',
      ...this.#relative(node),
      column: columnsOf(node.lead) + node.marker.length,
      bullet: node.marker.slice(-1),
      text,
      before: lead,
      separator:
        separator === null ? null : this.#source(separator.start, separator.end).includes(':') ? 'colon' : 'dash',
      after: this.#trimmed(after),
      first: first === null ? null : { ...this.#codeRange(first), outer, whole: outer === lead.end },
      last: after.last === null ? null : this.#lastCode(after.last),
      more: null,
      moreCode: null,
      blocks: [],
    };
    this.#add(item);
  }

  moreCode({ code }: { readonly code: CodeSpanNode }): void {
    if (this.#last?.type === 'Entry') this.#last.moreCode = this.#codeRange(code);
  }

  /** Lines that go on with a field or an item of a list begin behind a line end. */
  more({ start, end }: Range): void {
    const item = this.#last;
    if ((item?.type !== 'Field' && item?.type !== 'Entry') || item.more !== null) return;
    const from = this.#behindLine(start, end);
    item.more = { start: from - this.base, end: end - this.base };
  }

  #lastCode(node: EntryCodeNode): LastCode {
    return { ...this.#codeRange(node.code), from: node.start - this.base };
  }

  #codeRange({ code }: CodeSpanNode): Range {
    const text = this.#source(code.start, code.end);
    const isPadded = text.length > 1 && text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
    const { start, end } = this.#relative(code);
    return isPadded ? { start: start + 1, end: end - 1 } : { start, end };
  }

  #relative({ start, end }: Range): Range {
    return { start: start - this.base, end: end - this.base };
  }

  #trimmed({ start, end }: Range): Range {
    const text = this.#source(start, end);
    const from = start + text.length - text.trimStart().length;
    return this.#relative({ start: from, end: Math.max(from, start + text.trimEnd().length) });
  }

  #add(item: Item): void {
    this.#last = item;
    this.all.push(item);
  }
}

function columnsOf(blanks: string): number {
  let column = 0;
  for (const char of blanks) column += char === '\t' ? 4 - (column % 4) : 1;
  return column;
}
