import { grammar, type LabelNode } from '../../../../generated/acor.ts';
import { quote } from '../../../core/diagnostic.ts';
import { columnsOf, withoutIndent } from '../../../core/indent.ts';
import { linesOf, withoutLineEnd } from '../../../core/lines.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail, Part } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Block, Message } from '../model.ts';
import type { ReadData } from './data.ts';
import { bulletOf, type CodeItem, columnOf, type EntryItem, type FieldItem, type Item } from './items.ts';
import { joined, type Source, withoutNoise } from './source.ts';

/** A labelled part of a body. */
export interface Labelled {
  readonly node: FieldItem | EntryItem;
  readonly name: string;
  readonly value: string;
  readonly range: Range;
  /** The range of the value. */
  readonly place: Range;
}

/** A text and where it is. */
export interface PlacedText {
  readonly text: string;
  readonly range: Range;
}

/** How far the value of a label extends. */
export interface Reach {
  /** Whether a list item is a labelled part of its own. */
  readonly isField?: (node: EntryItem) => boolean;
  /** Whether a list after a blank line belongs to the label, even if text precedes it. */
  readonly loose?: boolean;
}

/** A quick check: most commands contain no prompt sign. */
const PROMPT_SIGN = /[$%>❯➜#]/;

/** The body of a whole message: iterates over its parts, and reports findings in them. */
export class Body {
  readonly items: readonly Item[];
  readonly source: Source;
  /** The range of its text, without surrounding blank lines. */
  readonly range: Range | undefined;
  /** It is at the end of the transcript. */
  readonly isLast: boolean;
  /** Reports that the text ends inside something. */
  readonly cut: () => void;
  readonly #message: Part<Message>;
  #at = 0;

  constructor(message: Part<Message>, parts: Pick<Body, 'items' | 'source' | 'range' | 'isLast' | 'cut'>) {
    this.#message = message;
    this.items = parts.items;
    this.source = parts.source;
    this.range = parts.range;
    this.isLast = parts.isLast;
    this.cut = parts.cut;
  }

  /** Reports a finding about a part of the message, by its path in it. */
  report(code: string, range: Range, path: Path, detail: Detail = {}): void {
    this.#message.report(code, { range, path: [...this.#message.path, ...path], ...detail });
  }

  /** Reports a part that repeats an earlier one, at `related`. */
  duplicate(text: string, range: Range, related: Range, path: Path, severity: 'error' | 'warning' = 'error'): void {
    const message = `${text} (first at offset ${related.start})`;
    this.report('duplicate-field', range, path, { message, related, severity });
  }

  /** Records the place of a part of the message. */
  place(path: Path, range: Range): void {
    this.#message.placeAt(path, range);
  }

  /** Takes the findings of the data's own grammar, and the places of its parts. */
  data({ diagnostics, locate }: Pick<ReadData, 'diagnostics' | 'locate'>): void {
    for (const found of diagnostics)
      this.#message.tell({ ...found, path: [...this.#message.path, 'data', ...(found.path ?? [])] });
    this.#message.within(locate, 'data');
  }

  /** The next part; undefined at the end. */
  next(): Item | undefined {
    return this.items[this.#at++];
  }

  /** The next part after blank lines, without advancing. */
  get follower(): Item | undefined {
    return this.items[this.#isApart ? this.#at + 1 : this.#at];
  }

  /** Advances past that part. */
  passFollower(): void {
    this.#at += this.#isApart ? 2 : 1;
  }

  /** Whether blank lines precede the next part. */
  get #isApart(): boolean {
    return this.items[this.#at]?.type === 'Gap';
  }

  text(range: Range | null): string {
    return this.source.text(range);
  }

  // ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The lines of a block; for one that no fence ends, without trailing blank lines. */
  lines({ head, linesEnd, open }: CodeItem): Range {
    const start = this.source.afterLineEnd(head.end, linesEnd);
    const text = this.source.raw({ start, end: linesEnd });
    return { start, end: start + (open === null ? text : text.trimEnd()).length };
  }

  /** The text of a block in the model. */
  code(node: CodeItem): string {
    return withoutLineEnd(withoutIndent(this.source.raw(this.lines(node)), node.column));
  }

  /** The blocks in order, including those of list items. */
  codes(): CodeItem[] {
    return this.items.flatMap((item) => (item.type === 'Code' ? [item] : item.type === 'Entry' ? item.blocks : []));
  }

  /** Their form in the model. */
  blocks(): Block[] {
    return this.codes().map((node, at) => {
      this.place(['blocks', at], node);
      this.place(['blocks', at, 'text'], this.lines(node));
      const { lang } = node.head;
      const info = node.head.info.trim();
      const text = this.code(node);
      return info === '' ? { lang, text } : { lang, text, info };
    });
  }

  /** Words that are no code, without the backslashes that Markdown writes before its marks. */
  unescaped(text: string, range: Range, path: Path): string {
    const plain = text.replace(/\\([_<>-])/g, '$1');
    if (plain !== text) this.report('escaped-value', range, path, { hint: `Write \`${plain}\`.` });
    return plain;
  }

  /** The commands in a block, read by the grammar. */
  commands(node: CodeItem): PlacedText[] {
    return this.#commandsIn(this.lines(node), node.column, ['commands']);
  }

  /** The single command in a range, if a prompt sign precedes it, which is reported. */
  prompted(range: Range, path: Path): PlacedText | undefined {
    const text = this.source.raw(range);
    const [command, ...others] = PROMPT_SIGN.test(text) ? this.#commandsIn(range, 0, path) : [];
    return others.length > 0 || command?.text === text.trim() ? undefined : command;
  }

  #commandsIn(range: Range, column: number, path: Path): PlacedText[] {
    const inside = this.source.inside(range);
    const { script = null, commands = null } = inside.read('Commands') ?? {};
    const found = script === null ? (commands ?? []) : [{ text: script, prompt: null }];
    return found.map(({ text: span, prompt }) => {
      const text = withoutIndent(inside.text(span), column);
      const place = inside.place(span);
      if (prompt !== null)
        this.report('bad-prompt', place, path, {
          message: `The command starts with a shell prompt: ${quote(`${prompt.trim()} ${text}`)}`,
          hint: `Write ${text}`,
        });
      return { text, range: place };
    });
  }

  // ── Labels ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The label of a part and its value, which may be the following list, paragraph or block. */
  labelled(node: FieldItem, reach?: Reach): Labelled;
  labelled(node: FieldItem | EntryItem, reach?: Reach): Labelled | undefined;
  labelled(node: FieldItem | EntryItem, reach: Reach = {}): Labelled | undefined {
    return node.type === 'Field' ? this.#labelledLine(node, reach) : this.#labelledEntry(node, reach);
  }

  #labelledEntry(node: EntryItem, reach: Reach): Labelled | undefined {
    const { before, after, separator } = node.text;
    const { last } = after;
    if (separator?.type !== 'Colon' || before.start === before.end) return undefined;
    const name = labelOf(this.text(before)).words;
    const inline = this.text(last?.start === after.start ? last.code : after);
    const more = this.#more(node, inline === '' ? null : node.text.start - node.start);
    const own = joined(inline, this.text(node.moreCode), more);
    const [block] = node.blocks;
    if (own === '' && block !== undefined) return { node, name, value: this.code(block), range: node, place: block };
    const nested = this.#nested(node, own, reach);
    const range = { start: node.start, end: Math.max(node.end, nested.end) };
    return { node, name, value: joined(own, nested.text), range, place: { start: after.start, end: range.end } };
  }

  #labelledLine(node: FieldItem, reach: Reach): Labelled {
    const name = this.text(node.name.name);
    const { code } = node.value;
    if (code !== null && node.more.start === node.more.end)
      return { node, name, value: this.text(code), range: node, place: code };
    const value = this.text(node.value);
    const inline = joined(value, this.#more(node, value === '' ? null : indentOf(this.source.raw(node))));
    const follow = this.#following(inline, reach);
    const range = { start: node.start, end: Math.max(node.end, follow.end) };
    const place = follow.lines ?? { start: node.value.start, end: range.end };
    return { node, name, value: joined(inline, follow.text), range, place };
  }

  #more({ more }: FieldItem | EntryItem, columns: number | null): string {
    return this.#kept({ start: this.source.afterLineEnd(more.start, more.end), end: more.end }, columns);
  }

  /** The items or the block inside a list item; advances past them. */
  #nested(node: EntryItem, own: string, { isField }: Reach): Follow {
    const column = columnOf(node);
    const code = this.follower;
    if (code?.type === 'Code' && code.column >= column && (own === '' || own.endsWith(':')))
      return this.#followingCode(code, own);
    return this.#list((entry) => columnOf(entry) > column && isField?.(entry) !== true);
  }

  /** What belongs to a label beyond its own lines; advances past it. */
  #following(inline: string, reach: Reach): Follow {
    const { isField, loose = false } = reach;
    const { follower } = this;
    const waits = inline === '' || inline.endsWith(':');
    if (follower?.type === 'Entry' && (waits || !this.#isApart || loose)) {
      if (isField?.(follower) === true) return NOTHING;
      if (this.#isApart) this.#at++;
      return this.#list((entry) => isField?.(entry) !== true);
    }
    if (follower?.type === 'Code' && waits) return this.#followingCode(follower, inline);
    if (follower?.type === 'Prose' && inline === '') {
      this.passFollower();
      const text = this.#kept(follower, null);
      const rest = this.#following(text, reach);
      return { text: joined(text, rest.text), end: Math.max(follower.end, rest.end) };
    }
    return NOTHING;
  }

  /** The following block; with its fences, if text precedes it. */
  #followingCode(code: CodeItem, own: string): Follow {
    this.passFollower();
    if (own !== '') return { text: this.#kept(code, code.column), end: code.end };
    return { text: this.code(code), end: code.end, lines: this.lines(code) };
  }

  /** The following list, with or without blank lines between its items; advances past it. */
  #list(belongs: (entry: EntryItem) => boolean): Follow {
    const first = this.items[this.#at];
    let last: EntryItem | undefined;
    while (first?.type === 'Entry') {
      const entry = this.follower;
      if (entry?.type !== 'Entry' || !belongs(entry)) break;
      // After a blank line, a different bullet begins another list.
      if (this.#isApart && columnOf(entry) <= columnOf(first) && bulletOf(entry) !== bulletOf(first)) break;
      this.passFollower();
      last = entry;
    }
    if (first === undefined || last === undefined) return NOTHING;
    return { text: this.#kept({ start: first.start, end: last.end }, null), end: last.end };
  }

  /**
   * Lines as written, without trailing blanks and without a number of leading columns; null means the indentation of
   * the first line.
   */
  #kept(span: Range, columns: number | null): string {
    const text = withoutNoise(this.source.raw(span));
    return linesOf(withoutIndent(text, columns ?? indentOf(text)))
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  }
}

/** The value after a label; `end` is 0 for none. */
interface Follow {
  readonly text: string;
  readonly end: number;
  /** The lines of a block that is the entire value. */
  readonly lines?: Range;
}

const NOTHING: Follow = { text: '', end: 0 };

/** The width of a text's leading white space, in columns. */
function indentOf(text: string): number {
  let length = 0;
  while (text[length] === ' ' || text[length] === '\t') length++;
  return columnsOf(text.slice(0, length));
}

/** A label: its words without markup, and what they announce. */
export interface Label {
  readonly words: string;
  readonly means: NonNullable<LabelNode['means']>['type'] | null;
}

export function labelOf(text: string): Label {
  const { words, means } = readNode(grammar, text, 'Label') ?? {};
  return { words: text.slice(words?.start, words?.end), means: means?.type ?? null };
}
