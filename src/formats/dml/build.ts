import type { CodeNode, ErrorNode, ItemNode, MacroNode, ReferenceNode } from '../../../generated/dml.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Emit, Report } from '../../core/report.ts';
import { type Argument, splitArguments } from './arguments.ts';
import { type Code, codeOf, finding } from './diagnostics.ts';
import { KNOWN_TOOLS, type Tools } from './known-tools.ts';
import { MacroChecker } from './macro-checker.ts';
import { FENCE_OPEN, FIRST_RETURN, REFERENCE_REPAIRED, textMessage } from './messages.ts';
import { type Document, emptyDocument, type Macro, type Text } from './model.ts';
import type { ParseOptions } from './options.ts';
import { Places } from './places.ts';
import { type FoundReference, reportUndefined } from './references.ts';
import { type DmlParsed, DmlResult } from './result.ts';

/** A piece of the input: the items' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/**
 * Makes the model from the items of the tree, in their order: the one place where syntax gets its meaning. `parse` and
 * the stream both drive it, so they cannot disagree; with an `emit` it tells every change as an event.
 *
 * What is found in a text is reported when the text ends, so that the order of events does not depend on how much of the
 * text had been handed out before it was looked at.
 */
export class DocumentBuilder {
  readonly value: Document = emptyDocument();
  readonly #options: ParseOptions;
  readonly #tools: Tools;
  readonly #report: Report;
  readonly #emit: Emit | null;
  readonly #checker: MacroChecker;
  readonly #places: Places;
  /** The text segment that is open, and the path of its text. */
  #text: Text | null = null;
  #textPath: Path = [];
  /** How far the text has been taken. */
  #taken = 0;
  #notes: { code: Code; range: Range; message: string }[] = [];
  #hasReturn = false;
  readonly #references: FoundReference[] = [];
  #cutOff = false;
  #unclosedEnd = -1;
  #isLive = false;

  constructor(options: ParseOptions, emit: Emit | null) {
    this.#options = options;
    this.#tools = options.tools ?? KNOWN_TOOLS;
    this.#emit = emit;
    this.#report = new Report(options.strict === true, emit);
    this.#checker = new MacroChecker(options, this.#report);
    this.#places = new Places(this.#tools);
  }

  /** Takes the next item. */
  add(item: ItemNode, piece: Piece): void {
    switch (item.type) {
      case 'Text':
        this.text(piece, item.start, item.end);
        return;
      case 'Macro':
        this.#macro(item, piece, false);
        return;
      case 'Code':
        this.#code(item, piece);
        return;
      case 'Reference':
        this.text(piece, item.start, item.end);
        this.#reference(item, piece, undefined);
        for (const error of item.errors) this.#note(error, piece);
        return;
      default:
        this.text(piece, item.start, item.end);
        if (item.type.startsWith('Missing')) this.#cutOff = true;
        if (item.type !== 'BadWrapperEnd') this.#note(item, piece);
    }
  }

  /** Takes a stretch of text, or what has not been taken of it before. */
  text(piece: Piece, start: number, end: number): void {
    const from = Math.max(start, this.#taken - piece.offset);
    if (from >= end) return;
    const text = piece.text.slice(from, end);
    this.#taken = piece.offset + end;
    if (!this.#hasReturn) this.#findReturn(text, piece.offset + from);
    if (this.#text === null) {
      this.#text = { kind: 'text', text };
      const at = this.value.segments.push(this.#text) - 1;
      this.#places.add(piece.offset + from, '');
      if (this.#emit === null) return;
      this.#textPath = ['segments', at, 'text'];
      this.#emit({ type: 'set', path: ['segments', at], value: { kind: 'text', text: '' } });
    } else {
      this.#text.text += text;
    }
    this.#emit?.({ type: 'delta', path: this.#textPath, text });
  }

  /** Closes the result. `length` is the whole text's. */
  finish(length: number): DmlParsed {
    this.#closeText();
    this.#places.close(length);
    reportUndefined(this.#references, this.#checker.aliases, this.#options.aliases, this.#report);
    return new DmlResult({
      value: this.value,
      report: this.#report,
      references: this.#references,
      places: this.#places,
      via: this.#references.length > 0 || this.#isLive ? 'macros' : 'text',
      complete: !this.#cutOff && this.#unclosedEnd !== length,
    });
  }

  #closeText(): void {
    if (this.#text === null) return;
    this.#text = null;
    if (this.#notes.length === 0 && this.#emit === null) return;
    const path = ['segments', this.value.segments.length - 1];
    for (const { code, range, message } of this.#notes) this.#report.add(finding(code, range, message, path));
    this.#notes = [];
    this.#emit?.({ type: 'close', path });
  }

  #macro(node: MacroNode, piece: Piece, quoted: boolean): void {
    const { start, end, closed } = node;
    this.#closeText();
    this.#taken = end + piece.offset;
    const args = splitArguments(node, piece.text, this.#tools);
    const source = piece.text.slice(start, end);
    const macro: Macro = { kind: 'macro', command: node.command.name, args: args.map(valueIn), quoted, closed, source };
    const at = this.value.segments.push(macro) - 1;
    this.#places.add(start + piece.offset, source);
    this.#emit?.({ type: 'set', path: ['segments', at], value: { ...macro, args: [...macro.args] } });
    if (quoted) return;
    this.#isLive = true;
    if (!closed) this.#unclosedEnd = end + piece.offset;
    this.#checker.check({ node, macro, args, at, offset: piece.offset });
    if (!closed) return;
    for (const part of node.args.parts) {
      if (part.type === 'Reference') this.#macroReference(part, args, piece, at);
    }
  }

  #macroReference(node: ReferenceNode, args: readonly Argument[], piece: Piece, at: number): void {
    let arg = args.length - 1;
    while (arg > 0 && (args[arg]?.start ?? 0) > node.start) arg--;
    this.#reference(node, piece, arg);
    for (const error of node.errors) {
      const path = ['segments', at, 'args', arg];
      this.#report.add(finding('bad-reference', shift(error, piece), REFERENCE_REPAIRED, path));
    }
  }

  #reference({ alias, start, end }: ReferenceNode, { offset }: Piece, arg: number | undefined): void {
    const segment = this.value.segments.length - 1;
    this.#references.push({ alias, start: start + offset, end: end + offset, segment, arg });
  }

  /** Inline code or a fence: text with macros that are only mentioned. */
  #code(node: CodeNode, piece: Piece): void {
    let at = node.start;
    for (const macro of node.macros) {
      this.text(piece, at, macro.start);
      this.#macro(macro, piece, true);
      at = macro.end;
    }
    this.text(piece, at, node.end);
    for (const error of node.errors) {
      this.#cutOff = true;
      const range = shift(error, piece);
      if (this.#text === null) this.#report.add(finding('missing-fence-end', range, FENCE_OPEN));
      else this.#notes.push({ code: 'missing-fence-end', range, message: FENCE_OPEN });
    }
  }

  #note(error: ErrorNode, piece: Piece): void {
    const code = codeOf(error.type);
    if (code === undefined) return;
    const { end } = shift(error, piece);
    this.#notes.push({ code, range: { start: end - error.raw.length, end }, message: textMessage(code, error) });
  }

  #findReturn(text: string, offset: number): void {
    const at = text.indexOf('\r');
    if (at === -1) return;
    this.#hasReturn = true;
    const range = { start: offset + at, end: offset + at + 1 };
    this.#notes.push({ code: 'bad-line-end', range, message: FIRST_RETURN });
  }
}

function valueIn({ value }: Argument): string {
  return value;
}

function shift(range: Range, { offset }: Piece): Range {
  return { start: range.start + offset, end: range.end + offset };
}
