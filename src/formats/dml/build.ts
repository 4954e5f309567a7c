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

/** A finding about the text segment that is open. */
interface Note {
  readonly code: Code;
  readonly range: Range;
  readonly message: string;
}

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
  /** Text that has been taken, from `#from` to `#taken` in the whole text, and is in no segment yet; it stands in this piece. */
  #piece: Piece | null = null;
  #from = 0;
  #taken = 0;
  #notes: Note[] = [];
  #hasReturn = false;
  /** Where the next carriage return stands in a piece. */
  #searched: Piece | null = null;
  #return = 0;
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

  /** Takes a stretch of text, or what has not been taken of it before. It shows in the model after `settle`. */
  text(piece: Piece, start: number, end: number): void {
    const from = Math.max(start + piece.offset, this.#taken);
    if (from >= end + piece.offset) return;
    if (this.#piece !== piece) {
      this.settle();
      this.#piece = piece;
      this.#from = from;
    }
    this.#taken = end + piece.offset;
  }

  /** Puts the text that has been taken into its segment. */
  settle(): void {
    const piece = this.#piece;
    if (piece === null) return;
    this.#piece = null;
    const text = piece.text.slice(this.#from - piece.offset, this.#taken - piece.offset);
    if (!this.#hasReturn) this.#findReturn(piece);
    if (this.#text === null) this.#openText(text);
    else this.#text.text += text;
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

  #openText(text: string): void {
    this.#text = { kind: 'text', text };
    const at = this.value.segments.push(this.#text) - 1;
    this.#places.add(this.#from, '');
    if (this.#emit === null) return;
    this.#textPath = ['segments', at, 'text'];
    this.#emit({ type: 'set', path: ['segments', at], value: { kind: 'text', text: '' } });
  }

  #closeText(): void {
    this.settle();
    if (this.#text === null) return;
    this.#text = null;
    if (this.#notes.length === 0 && this.#emit === null) return;
    const path = ['segments', this.value.segments.length - 1];
    for (const { code, range, message } of this.#notes.sort(byPlace)) {
      this.#report.add(finding(code, range, message, path));
    }
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
    // A text that is to be settled may still have to get its segment.
    const next = this.#piece !== null && this.#text === null ? 1 : 0;
    const segment = this.value.segments.length - 1 + next;
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
      if (this.#text === null && this.#piece === null)
        this.#report.add(finding('missing-fence-end', range, FENCE_OPEN));
      else this.#notes.push({ code: 'missing-fence-end', range, message: FENCE_OPEN });
    }
  }

  #note(error: ErrorNode, piece: Piece): void {
    const code = codeOf(error.type);
    if (code === undefined) return;
    const { end } = shift(error, piece);
    this.#notes.push({ code, range: { start: end - error.raw.length, end }, message: textMessage(code, error) });
  }

  /** Looks for a carriage return in the text that is to be settled. */
  #findReturn(piece: Piece): void {
    const from = this.#from - piece.offset;
    if (this.#searched !== piece || this.#return < from) {
      const at = piece.text.indexOf('\r', from);
      this.#searched = piece;
      this.#return = at === -1 ? piece.text.length : at;
    }
    const start = this.#return + piece.offset;
    if (start >= this.#taken) return;
    this.#hasReturn = true;
    this.#notes.push({ code: 'bad-line-end', range: { start, end: start + 1 }, message: FIRST_RETURN });
  }
}

function valueIn({ value }: Argument): string {
  return value;
}

function shift(range: Range, { offset }: Piece): Range {
  return { start: range.start + offset, end: range.end + offset };
}

function byPlace(a: Note, b: Note): number {
  return a.range.start - b.range.start;
}
