import { grammar } from '../../../../generated/acor-asks.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Mend } from '../../../core/finding.ts';
import { withoutIndent } from '../../../core/indent.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Block } from '../model.ts';
import type { CodeItem, EntryItem, FieldItem, Item } from './items.ts';
import { joined, type Piece, shift, textOf, withoutNoise } from './piece.ts';

/** What a reader of bodies tells: findings and places, with paths inside the message. */
export interface BodyTell {
  finding(code: string, range: Range, message: string, path: Path, mend?: Mend): void;
  duplicate(message: string, range: Range, before: Range, path: Path, severity?: 'error' | 'warning'): void;
  place(path: Path, range: Range): void;
}

/** A labelled part of a body. */
export interface Labelled {
  readonly node: FieldItem | EntryItem;
  readonly name: string;
  readonly value: string;
  readonly range: Range;
}

/** How far the value of a label reaches. */
export interface Reach {
  /** A list item that is a labelled part of its own, wherever it stands. */
  readonly isField?: (node: EntryItem) => boolean;
  /** A list below a blank line belongs to the label, though a text stands before it. */
  readonly loose?: boolean;
}

/** Walks over the nodes of one body. */
export class Body {
  readonly nodes: readonly Item[];
  readonly piece: Piece;
  readonly tell: BodyTell;
  #at = 0;

  constructor(nodes: readonly Item[], piece: Piece, tell: BodyTell) {
    this.nodes = nodes;
    this.piece = piece;
    this.tell = tell;
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

  text(span: Range | null): string {
    return textOf(span, this.piece);
  }

  range(span: Range): Range {
    return shift(span, this.piece);
  }

  /** The text of a block as the model has it. */
  code(node: CodeItem): string {
    const { start, end } = node.body;
    return withoutLineEnd(withoutIndent(this.piece.text.slice(start, end), node.column));
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
    this.tell.place(['blocks', blocks.length], this.range(node));
    this.tell.place(['blocks', blocks.length, 'text'], this.range(node.body));
    const words = node.info.trim();
    const [lang = ''] = /^\S*/.exec(words) ?? [];
    const info = words.slice(lang.length).trim();
    blocks.push({ lang, text: this.code(node), ...(info === '' ? {} : { info }) });
  }

  /** The label of a node and its value, which may be the list, the paragraph or the block that follows. */
  labelled(node: FieldItem | EntryItem, reach: Reach = {}): Labelled | undefined {
    if (node.type === 'Field') return this.#labelledLine(node, reach);
    if (node.separator !== 'colon' || node.before.start === node.before.end) return undefined;
    const name = labelWords(this.text(node.before));
    const whole = node.last !== null && isWhole(node.last, node.after, this.piece);
    const inline = whole ? this.text(node.last) : this.text(node.after);
    const more = this.#kept(node.more, inline === '' ? null : node.text.start - node.start);
    const [block] = node.blocks;
    const own = joined(inline, this.text(node.moreCode), more);
    if (own === '' && block !== undefined) return { node, name, value: this.code(block), range: this.range(node) };
    const nested = this.#nested(node, own, reach);
    const range = this.range({ start: node.start, end: Math.max(node.end, nested.end) });
    return { node, name, value: joined(own, nested.text), range };
  }

  #labelledLine(node: FieldItem, reach: Reach): Labelled {
    const name = this.text(node.name);
    if (node.code !== null && node.more === null)
      return { node, name, value: this.text(node.code), range: this.range(node) };
    const value = this.text(node.value);
    const inline = joined(value, this.#kept(node.more, value === '' ? null : indentOf(this.piece.text, node.start)));
    const follow = this.#following(inline, reach);
    const range = this.range({ start: node.start, end: Math.max(node.end, follow.end) });
    return { node, name, value: joined(inline, follow.text), range };
  }

  /** The items inside a list item, or the block; the walk goes on behind them. */
  #nested({ column }: EntryItem, own: string, { isField }: Reach): Follow {
    const [first, second] = this.ahead(2);
    const code = first?.type === 'Gap' ? second : first;
    if (code?.type === 'Code' && code.column >= column && (own === '' || own.endsWith(':'))) {
      this.#at += code === first ? 1 : 2;
      return { text: own === '' ? this.code(code) : this.#kept(code, code.column), end: code.end };
    }
    return this.#list((entry) => entry.column > column && isField?.(entry) !== true);
  }

  /** What belongs to a label beyond its own lines; the walk goes on behind it. */
  #following(inline: string, { isField, loose = false }: Reach): Follow {
    const [first, second] = this.ahead(2);
    const waits = inline === '' || inline.endsWith(':');
    const behind = first?.type === 'Gap' ? second : first;
    const reaches = waits || behind === first || loose;
    if (behind?.type === 'Entry' && reaches) {
      if (isField?.(behind) === true) return NOTHING;
      if (behind !== first) this.#at++;
      return this.#list((entry) => isField?.(entry) !== true);
    }
    if (behind?.type === 'Code' && waits) {
      this.#at += behind === first ? 1 : 2;
      return { text: inline === '' ? this.code(behind) : this.#kept(behind, behind.column), end: behind.end };
    }
    if (behind?.type === 'Prose' && inline === '') {
      this.#at += behind === first ? 1 : 2;
      const text = this.#kept(behind, null);
      const rest = this.#following(text, { ...(isField === undefined ? {} : { isField }), loose });
      return { text: joined(text, rest.text), end: Math.max(behind.end, rest.end) };
    }
    return NOTHING;
  }

  /** The list that comes next, blank lines between its items or not; the walk goes on behind it. */
  #list(belongs: (entry: EntryItem) => boolean): Follow {
    const [first] = this.ahead(1);
    let last: EntryItem | undefined;
    for (;;) {
      const [one, two] = this.ahead(2);
      const entry = one?.type === 'Gap' && last !== undefined ? two : one;
      if (entry?.type !== 'Entry' || !belongs(entry)) break;
      // Behind a blank line, another bullet begins another list.
      if (entry === two && first?.type === 'Entry' && entry.column <= first.column && entry.bullet !== first.bullet)
        break;
      this.#at += entry === one ? 1 : 2;
      last = entry;
    }
    if (first === undefined || last === undefined) return NOTHING;
    return { text: this.#kept({ start: first.start, end: last.end }, null), end: last.end };
  }

  /** Lines as written, without so many columns before them and the blanks behind; null: as many as the first line has. */
  #kept(span: Range | null, columns: number | null): string {
    if (span === null) return '';
    const text = withoutNoise(this.piece.text.slice(span.start, span.end));
    return withoutIndent(text, columns ?? indentOf(text, 0))
      .split(/\r\n|\n|\r/)
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  }

  /** What the grammar says of the commands in a block. */
  commands(node: CodeItem): { text: string; range: Range }[] {
    return this.commandsIn(this.code(node), this.range(node.body), node.column === 0 ? node.body.start : null);
  }

  commandsIn(code: string, whole: Range, start: number | null): { text: string; range: Range }[] {
    const found: { span: Range; prompt: string | null }[] = [];
    const { script = null, commands } = readNode(grammar, code, 'Commands') ?? {};
    if (script !== null) found.push({ span: script, prompt: null });
    for (const { text, prompt } of commands ?? []) found.push({ span: text, prompt });
    return found.map(({ span, prompt }) => {
      const text = code.slice(span.start, span.end);
      const at = (start ?? 0) + this.piece.offset;
      const range = start === null ? whole : { start: at + span.start, end: at + span.end };
      if (prompt !== null)
        this.tell.finding('bad-prompt', range, `The command begins with a prompt: ${quote(code)}`, ['commands'], {
          hint: `Write ${text}`,
        });
      return { text, range };
    });
  }
}

/** What follows a label; `end` is 0 for nothing. */
interface Follow {
  readonly text: string;
  readonly end: number;
}

const NOTHING: Follow = { text: '', end: 0 };

/** The columns of white space at an offset. */
function indentOf(text: string, from: number): number {
  let column = 0;
  for (let at = from; text[at] === ' ' || text[at] === '\t'; at++) column += text[at] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/** The words of a label, without its marks. */
export function labelWords(label: string): string {
  const words = readNode(grammar, label, 'LabelWords')?.words;
  return label.slice(words?.start, words?.end);
}

/** A code span that is all of a text, but for its backticks and a full stop. */
function isWhole(code: Range & { from: number }, text: Range, piece: Piece): boolean {
  return code.from === text.start || piece.text.slice(text.start, code.from).trim() === '';
}

function withoutLineEnd(text: string): string {
  if (text.endsWith('\r\n')) return text.slice(0, -2);
  return text.endsWith('\n') || text.endsWith('\r') ? text.slice(0, -1) : text;
}
