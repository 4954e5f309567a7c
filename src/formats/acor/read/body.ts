import { grammar } from '../../../../generated/acor-asks.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf, withoutIndent } from '../../../core/indent.ts';
import { linesOf, withoutLineEnd } from '../../../core/lines.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Block } from '../model.ts';
import type { CodeItem, EntryItem, FieldItem, Item, LastCode } from './items.ts';
import type { MessageNotes } from './message-notes.ts';
import { joined, type Source, shift, withoutNoise } from './source.ts';

/** A labelled part of a body. */
export interface Labelled {
  readonly node: FieldItem | EntryItem;
  readonly name: string;
  readonly value: string;
  readonly range: Range;
}

/** How far the value of a label reaches. */
export interface Reach {
  /** A list item that is a labelled part of its own, wherever it is. */
  readonly isField?: (node: EntryItem) => boolean;
  /** A list below a blank line belongs to the label, though a text is before it. */
  readonly loose?: boolean;
}

/** Walks over the nodes of one body. */
export class Body {
  readonly nodes: readonly Item[];
  readonly source: Source;
  readonly notes: MessageNotes;
  #at = 0;

  constructor(nodes: readonly Item[], source: Source, notes: MessageNotes) {
    this.nodes = nodes;
    this.source = source;
    this.notes = notes;
  }

  /** The next node; undefined at the end. */
  next(): Item | undefined {
    const node = this.nodes[this.#at];
    this.#at++;
    return node;
  }

  /** The nodes that come next; the walk stays where it is. */
  ahead(count: number): readonly Item[] {
    return this.nodes.slice(this.#at, this.#at + count);
  }

  text(range: Range | null): string {
    return this.source.text(range);
  }

  /** The text of a block as the model has it. */
  code(node: CodeItem): string {
    return withoutLineEnd(withoutIndent(this.source.raw(node.body), node.column));
  }

  /** The blocks, in order. */
  blocks(): Block[] {
    const blocks: Block[] = [];
    for (const node of this.nodes) {
      if (node.type === 'Code') this.#block(node, blocks);
      else if (node.type === 'Entry') for (const code of node.blocks) this.#block(code, blocks);
    }
    return blocks;
  }

  #block(node: CodeItem, blocks: Block[]): void {
    this.notes.place(['blocks', blocks.length], node);
    this.notes.place(['blocks', blocks.length, 'text'], node.body);
    const words = node.info.trim();
    const [lang = ''] = /^\S*/.exec(words) ?? [];
    const info = words.slice(lang.length).trim();
    blocks.push({ lang, text: this.code(node), ...(info === '' ? {} : { info }) });
  }

  /** The label of a node and its value, which may be the list, the paragraph or the block that follows. */
  labelled(node: FieldItem, reach?: Reach): Labelled;
  labelled(node: FieldItem | EntryItem, reach?: Reach): Labelled | undefined;
  labelled(node: FieldItem | EntryItem, reach: Reach = {}): Labelled | undefined {
    if (node.type === 'Field') return this.#labelledLine(node, reach);
    if (node.separator !== 'colon' || node.before.start === node.before.end) return undefined;
    const name = labelWords(this.text(node.before));
    const whole = node.last !== null && this.#isWhole(node.last, node.after);
    const inline = whole ? this.text(node.last) : this.text(node.after);
    const more = this.#kept(node.more, inline === '' ? null : node.text.start - node.start);
    const [block] = node.blocks;
    const own = joined(inline, this.text(node.moreCode), more);
    if (own === '' && block !== undefined) return { node, name, value: this.code(block), range: node };
    const nested = this.#nested(node, own, reach);
    const range = { start: node.start, end: Math.max(node.end, nested.end) };
    return { node, name, value: joined(own, nested.text), range };
  }

  #labelledLine(node: FieldItem, reach: Reach): Labelled {
    const name = this.text(node.name);
    if (node.code !== null && node.more === null) return { node, name, value: this.text(node.code), range: node };
    const value = this.text(node.value);
    const inline = joined(value, this.#kept(node.more, value === '' ? null : indentOf(this.source.raw(node))));
    const follow = this.#following(inline, reach);
    const range = { start: node.start, end: Math.max(node.end, follow.end) };
    return { node, name, value: joined(inline, follow.text), range };
  }

  /** The items inside a list item, or the block; the walk goes on after them. */
  #nested({ column }: EntryItem, own: string, { isField }: Reach): Follow {
    const [first, second] = this.ahead(2);
    const code = first?.type === 'Gap' ? second : first;
    if (code?.type === 'Code' && code.column >= column && (own === '' || own.endsWith(':'))) {
      this.#at += code === first ? 1 : 2;
      return { text: own === '' ? this.code(code) : this.#kept(code, code.column), end: code.end };
    }
    return this.#list((entry) => entry.column > column && isField?.(entry) !== true);
  }

  /** What belongs to a label beyond its own lines; the walk goes on after it. */
  #following(inline: string, { isField, loose = false }: Reach): Follow {
    const [first, second] = this.ahead(2);
    const waits = inline === '' || inline.endsWith(':');
    const follower = first?.type === 'Gap' ? second : first;
    const reaches = waits || follower === first || loose;
    if (follower?.type === 'Entry' && reaches) {
      if (isField?.(follower) === true) return NOTHING;
      if (follower !== first) this.#at++;
      return this.#list((entry) => isField?.(entry) !== true);
    }
    if (follower?.type === 'Code' && waits) {
      this.#at += follower === first ? 1 : 2;
      return { text: inline === '' ? this.code(follower) : this.#kept(follower, follower.column), end: follower.end };
    }
    if (follower?.type === 'Prose' && inline === '') {
      this.#at += follower === first ? 1 : 2;
      const text = this.#kept(follower, null);
      const rest = this.#following(text, { ...(isField === undefined ? {} : { isField }), loose });
      return { text: joined(text, rest.text), end: Math.max(follower.end, rest.end) };
    }
    return NOTHING;
  }

  /** The list that comes next, blank lines between its items or not; the walk goes on after it. */
  #list(belongs: (entry: EntryItem) => boolean): Follow {
    const [first] = this.ahead(1);
    let last: EntryItem | undefined;
    for (;;) {
      const [one, two] = this.ahead(2);
      const entry = one?.type === 'Gap' && last !== undefined ? two : one;
      if (entry?.type !== 'Entry' || !belongs(entry)) break;
      // After a blank line, another bullet begins another list.
      if (entry === two && first?.type === 'Entry' && entry.column <= first.column && entry.bullet !== first.bullet)
        break;
      this.#at += entry === one ? 1 : 2;
      last = entry;
    }
    if (first === undefined || last === undefined) return NOTHING;
    return { text: this.#kept({ start: first.start, end: last.end }, null), end: last.end };
  }

  /** Lines as written, without so many columns before them and the blanks after; null: as many as the first line has. */
  #kept(span: Range | null, columns: number | null): string {
    if (span === null) return '';
    const text = withoutNoise(this.source.raw(span));
    return linesOf(withoutIndent(text, columns ?? indentOf(text)))
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  }

  /** The commands in a block, as the grammar reads them. */
  commands(node: CodeItem): { text: string; range: Range }[] {
    const code = this.code(node);
    const { script = null, commands = null } = readNode(grammar, code, 'Commands') ?? {};
    const found = script === null ? (commands ?? []) : [{ text: script, prompt: null }];
    return found.map(({ text: { start, end }, prompt }) => {
      const text = code.slice(start, end);
      // What is indented is not where the grammar saw it.
      const range = node.column === 0 ? shift({ start, end }, node.body.start) : node.body;
      if (prompt !== null)
        this.notes.report('bad-prompt', range, ['commands'], {
          message: `The command starts with a shell prompt: ${quote(code)}`,
          hint: `Write ${text}`,
        });
      return { text, range };
    });
  }

  /** Whether a code span is all of a text, but for its backticks and a full stop. */
  #isWhole(code: LastCode, text: Range): boolean {
    return code.from === text.start || this.source.raw({ start: text.start, end: code.from }).trim() === '';
  }
}

/** What follows a label; `end` is 0 for nothing. */
interface Follow {
  readonly text: string;
  readonly end: number;
}

const NOTHING: Follow = { text: '', end: 0 };

/** The columns of white space that a text begins with. */
function indentOf(text: string): number {
  return columnsOf(/^[ \t]*/.exec(text)?.[0] ?? '');
}

/** The words of a label, without its marks. */
export function labelWords(label: string): string {
  const words = readNode(grammar, label, 'LabelWords')?.words;
  return label.slice(words?.start, words?.end);
}
