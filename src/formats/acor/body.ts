import {
  type AcorNode,
  type CodeNode,
  type EntryNode,
  type FieldNode,
  match,
  type Span,
} from '../../../generated/acor.ts';
import { quote } from '../../core/diagnostic.ts';
import { withoutIndent } from '../../core/indent.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Code } from './diagnostics.ts';
import type { Block } from './model.ts';
import { joined, type Piece, shift, textOf, withoutNoise } from './piece.ts';

/** What a reader of bodies tells: findings and places, with paths inside the message. */
export interface BodyTell {
  finding(code: Code, range: Range, message: string, path: Path): void;
  duplicate(message: string, range: Range, before: Range, path: Path): void;
  place(path: Path, range: Range): void;
}

/** A labelled part of a body. */
export interface Labelled {
  readonly node: FieldNode | EntryNode;
  readonly name: string;
  readonly value: string;
  readonly range: Range;
  /** The label has text of its own, on its line or the next. */
  readonly inline: boolean;
  /** The part begins with a list item. */
  readonly listed: boolean;
}

/** Walks over the nodes of one body. */
export class Body {
  readonly nodes: readonly AcorNode[];
  readonly piece: Piece;
  readonly tell: BodyTell;
  #at = 0;

  constructor(nodes: readonly AcorNode[], piece: Piece, tell: BodyTell) {
    this.nodes = nodes;
    this.piece = piece;
    this.tell = tell;
  }

  /** The next node; undefined at the end. */
  next(): AcorNode | undefined {
    const node = this.nodes[this.#at];
    this.#at++;
    return node;
  }

  text(span: Range | null): string {
    return textOf(span, this.piece);
  }

  range(span: Range): Range {
    return shift(span, this.piece);
  }

  /** The text of a block as the model has it. */
  code(node: CodeNode): string {
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

  #block(node: CodeNode, blocks: Block[]): void {
    this.tell.place(['blocks', blocks.length], this.range(node));
    this.tell.place(['blocks', blocks.length, 'text'], this.range(node.body));
    const words = this.piece.text.slice(node.info.start, node.info.end);
    const [lang = ''] = /^\S*/.exec(words) ?? [];
    const info = words.slice(lang.length).trim();
    blocks.push({ lang, text: this.code(node), ...(info === '' ? {} : { info }) });
  }

  /** The label of a node and its value, which may be the list, the paragraph or the block that follows. */
  labelled(node: FieldNode | EntryNode): Labelled | undefined {
    if (node.type === 'Entry') {
      if (node.separator !== 'colon' || node.before.start === node.before.end) return undefined;
      const value =
        node.last !== null && isWhole(node.last, node.after, this.piece) && node.more === null
          ? this.text(node.last)
          : joined(this.text(node.after), this.text(node.more));
      const name = labelWords(this.text(node.before));
      return { node, name, value, range: this.range(node), inline: value !== '', listed: true };
    }
    const name = this.text(node.name);
    const inline = joined(this.text(node.value), this.text(node.more));
    if (node.code !== null && node.more === null)
      return { node, name, value: this.text(node.code), range: this.range(node), inline: true, listed: false };
    const follow = this.#following(inline);
    const value = joined(inline, follow.text);
    const range = this.range({ start: node.start, end: Math.max(node.end, follow.end) });
    return { node, name, value, range, inline: inline !== '', listed: false };
  }

  /** What belongs to a label beyond its own lines; the walk goes on behind it. */
  #following(inline: string): { text: string; end: number } {
    let at = this.#at;
    const gap = this.nodes[at]?.type === 'Gap';
    if (gap && (inline === '' || inline.endsWith(':'))) at++;
    const first = this.nodes[at];
    if (first?.type === 'Entry' && (inline === '' || !gap || inline.endsWith(':'))) {
      let last: AcorNode = first;
      for (; at < this.nodes.length; at++) {
        const node = this.nodes[at];
        if (node?.type !== 'Entry') break;
        last = node;
      }
      this.#at = at;
      return { text: this.#lines({ start: first.start, end: last.end }), end: last.end };
    }
    if (first?.type === 'Code' && (inline === '' || inline.endsWith(':'))) {
      this.#at = at + 1;
      return { text: inline === '' ? this.code(first) : this.#lines(first), end: first.end };
    }
    if (first?.type === 'Prose' && inline === '') {
      this.#at = at + 1;
      return { text: this.text(first), end: first.end };
    }
    return { text: '', end: 0 };
  }

  /** Lines as written, without the blanks at their ends. */
  #lines(span: Range): string {
    return withoutNoise(this.piece.text.slice(span.start, span.end))
      .split(/\r\n|\n|\r/)
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  }

  /** What the grammar says of the commands in a block. */
  commands(node: CodeNode): { text: string; range: Range }[] {
    return this.commandsIn(this.code(node), this.range(node.body), node.column === 0 ? node.body.start : null);
  }

  commandsIn(code: string, whole: Range, start: number | null): { text: string; range: Range }[] {
    const found = match(code, 'Commands', 0);
    if (!found.matched) return [];
    return found.value.map((command) => {
      const at = (start ?? 0) + this.piece.offset;
      const range = start === null ? whole : { start: at + command.start, end: at + command.end };
      if (command.prompt)
        this.tell.finding('bad-prompt', range, `The command begins with a prompt: ${quote(code)}`, ['commands']);
      return { text: code.slice(command.start, command.end), range };
    });
  }
}

/** The words of a label, without its marks. */
export function labelWords(label: string): string {
  const found = match(label, 'LabelWords', 0);
  return found.matched ? label.slice(found.value.start, found.value.end) : label;
}

/** A code span that is all of a text, but for its backticks and a full stop. */
function isWhole(code: Span & { from: number }, text: Span, piece: Piece): boolean {
  return code.from === text.start || piece.text.slice(text.start, code.from).trim() === '';
}

function withoutLineEnd(text: string): string {
  if (text.endsWith('\r\n')) return text.slice(0, -2);
  return text.endsWith('\n') || text.endsWith('\r') ? text.slice(0, -1) : text;
}
