import type { CodeNode, ErrorNode, ItemNode, MacroNode, ReferenceNode } from '../../../generated/dml.ts';
import { quote } from '../../core/diagnostic.ts';
import { nearest } from '../../core/nearest.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Emit, Report } from '../../core/report.ts';
import { type Argument, splitArguments } from './arguments.ts';
import { type Code, codeOf, finding } from './diagnostics.ts';
import { KNOWN_TOOLS, type Tools } from './known-tools.ts';
import { type Document, emptyDocument, type Macro, type Text } from './model.ts';
import type { ParseOptions } from './options.ts';
import { type DmlParsed, resultOf } from './result.ts';
import { AliasNames, macroFindings } from './rules.ts';

/** A piece of the input: the items' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** Where a segment stands: offsets in the piece that it came from. */
interface Place extends Range {
  readonly args: readonly Range[];
  readonly offset: number;
}

/** A reference: it stands in an argument of a macro, or in a text when there is none. */
interface Reference {
  readonly node: ReferenceNode;
  readonly piece: Piece;
  readonly segment: number;
  readonly arg: number | undefined;
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
  readonly #places: Place[] = [];
  /** The text segment that is open, and the path of its text. */
  #text: Text | null = null;
  #textPath: Path = [];
  #textStart = 0;
  /** How far the text has been taken. */
  #taken = 0;
  #notes: { code: Code; range: Range; message: string }[] = [];
  #hasReturn = false;
  readonly #aliases = new AliasNames();
  readonly #definitions = new Map<string, Range>();
  readonly #references: Reference[] = [];
  #cutOff = false;
  #unclosedEnd = -1;
  #isLive = false;

  constructor(options: ParseOptions, emit: Emit | null) {
    this.#options = options;
    this.#tools = options.tools ?? KNOWN_TOOLS;
    this.#emit = emit;
    this.#report = new Report(options.strict === true, emit);
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
        this.#references.push({ node: item, piece, segment: this.value.segments.length - 1, arg: undefined });
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
      this.#textStart = piece.offset + from;
      this.value.segments.push(this.#text);
      if (this.#emit === null) return;
      const path: Path = ['segments', this.value.segments.length - 1];
      this.#textPath = [...path, 'text'];
      this.#emit({ type: 'set', path, value: { kind: 'text', text: '' } });
    } else {
      this.#text.text += text;
    }
    this.#emit?.({ type: 'delta', path: this.#textPath, text });
  }

  /** Closes the result. `length` is the whole text's. */
  finish(length: number): DmlParsed {
    this.#closeText(length);
    this.#checkReferences();
    return resultOf({
      value: this.value,
      report: this.#report,
      via: this.#references.length > 0 || this.#isLive ? 'macros' : 'text',
      complete: !this.#cutOff && this.#unclosedEnd !== length,
      references: () => this.#references.map(({ node }) => node.alias),
      locate: (path) => this.#locate(path),
    });
  }

  #closeText(end: number): void {
    if (this.#text === null) return;
    const path = ['segments', this.value.segments.length - 1];
    this.#text = null;
    this.#places.push({ start: this.#textStart, end, args: NO_RANGES, offset: 0 });
    for (const { code, range, message } of this.#notes) this.#report.add(finding(code, range, message, path));
    this.#notes = [];
    this.#emit?.({ type: 'close', path });
  }

  #macro(node: MacroNode, piece: Piece, quoted: boolean): void {
    const { start, end } = node;
    const { text, offset } = piece;
    this.#closeText(start + offset);
    this.#taken = end + offset;
    const args = splitArguments(node, text, this.#tools);
    const { closed } = node;
    const values = args.length === 2 ? [valueAt(args, 0), valueAt(args, 1)] : args.map((arg) => arg.value);
    const source = text.slice(start, end);
    const macro: Macro = { kind: 'macro', command: node.command.name, args: values, quoted, closed, source };
    const at = this.value.segments.push(macro) - 1;
    this.#places.push({ start, end, args, offset });
    this.#emit?.({ type: 'set', path: ['segments', at], value: { ...macro, args: [...values] } });
    if (quoted) return;
    this.#isLive = true;
    if (!closed) this.#unclosedEnd = end + offset;
    this.#findings(node, macro, args, piece, at);
    for (const part of node.args.parts) {
      if (part.type === 'Reference') this.#macroReference(part, macro, args, piece, at);
    }
  }

  /** What is wrong with a live macro: its syntax first, then what the specification demands. */
  #findings(node: MacroNode, macro: Macro, args: readonly Argument[], piece: Piece, at: number): void {
    if (node.errors.length > 0) this.#syntax(node, macro, piece, at);
    if (!macro.closed) return;
    for (const [index, arg] of args.entries()) if (arg.trimmed || arg.wide) this.#repaired(arg, piece, at, index);
    for (const { code, message, arg, severity } of macroFindings(macro, this.#options)) {
      if (code === 'unknown-command' && node.errors.some((error) => error.type === 'MissingColon')) continue;
      const range = shift(args[arg ?? -1] ?? node, piece);
      const path = arg === undefined ? ['segments', at] : ['segments', at, 'args', arg];
      this.#report.add(finding(code, range, message, path, severity));
    }
    if (macro.command === 'F') this.#define(macro, shift(node, piece), ['segments', at]);
  }

  #syntax(node: MacroNode, macro: Macro, piece: Piece, at: number): void {
    for (const error of node.errors) {
      const code = codeOf(error.type);
      // What an empty command is worth is a matter of the rules.
      if (code === undefined || (code === 'missing-colon' && macro.command === '')) continue;
      const range = code === 'missing-close' ? shift(node, piece) : shift(error, piece);
      this.#report.add(finding(code, range, messageOf(code, error, macro), ['segments', at]));
    }
  }

  #repaired(arg: Argument, piece: Piece, at: number, index: number): void {
    const path = ['segments', at, 'args', index];
    const range = shift(arg, piece);
    if (arg.trimmed) this.#report.add(finding('bad-space', range, 'Blanks around an argument were left out', path));
    if (arg.wide) this.#report.add(finding('bad-separator', range, WIDE_SEPARATOR, path));
  }

  #define(macro: Macro, range: Range, path: Path): void {
    const known = this.#aliases.size;
    const clash = this.#aliases.define(macro);
    const alias = macro.args[0]?.split('=', 1)[0] ?? '';
    const related = this.#definitions.get(alias);
    if (clash !== undefined && related !== undefined) {
      this.#report.add({ ...finding('duplicate-alias', range, clash, [...path, 'args', 0]), related });
    }
    if (clash !== undefined || this.#aliases.size > known) this.#definitions.set(alias, range);
  }

  #macroReference(node: ReferenceNode, macro: Macro, args: readonly Argument[], piece: Piece, at: number): void {
    if (!macro.closed) return;
    const index = Math.max(
      args.findLastIndex((arg) => arg.start <= node.start),
      0,
    );
    this.#references.push({ node, piece, segment: at, arg: index });
    for (const error of node.errors) {
      const path = ['segments', at, 'args', index];
      this.#report.add(finding('bad-reference', shift(error, piece), REFERENCE_REPAIRED, path));
    }
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
    this.#notes.push({ code, range: { start: end - error.raw.length, end }, message: noteOf(code, error) });
  }

  #findReturn(text: string, offset: number): void {
    const at = text.indexOf('\r');
    if (at === -1) return;
    this.#hasReturn = true;
    const range = { start: offset + at, end: offset + at + 1 };
    this.#notes.push({ code: 'bad-line-end', range, message: 'Lines end with CR or CRLF; this is the first' });
  }

  /** Aliases live in a table outside; only where one is known can a reference be wrong. */
  #checkReferences(): void {
    const { aliases } = this.#options;
    if (aliases === undefined && this.#aliases.size === 0) return;
    // Looking for the name that was meant costs more than the rest: the first few are enough to see what went wrong.
    const hints = new Map<string, string>();
    for (const { node, piece, segment, arg } of this.#references) {
      const { alias } = node;
      if (this.#aliases.has(alias) || aliases?.has(alias) === true) continue;
      if (!hints.has(alias) && hints.size < MOST_HINTS) {
        const near = nearest(alias, [...this.#aliases.names(), ...(aliases?.names() ?? [])]);
        hints.set(alias, near === undefined ? '' : `; did you mean ${quote(near)}?`);
      }
      const message = `No alias ${quote(alias)} is defined${hints.get(alias) ?? ''}`;
      const path = ['segments', segment, ...(arg === undefined ? ['text'] : ['args', arg])];
      this.#report.add(finding('undefined-alias', shift(node, piece), message, path));
    }
  }

  #locate([root, at, field, index, ...rest]: Path): Range | undefined {
    if (root !== 'segments' || typeof at !== 'number' || rest.length > 0) return undefined;
    const place = this.#places[at];
    if (place === undefined) return undefined;
    if (field === 'args' && typeof index === 'number') return place.args[index] && shift(place.args[index], place);
    const isWhole = field === undefined || field === 'text' || field === 'source';
    return isWhole && index === undefined ? shift(place, place) : undefined;
  }
}

const NO_RANGES: readonly Range[] = [];
const MOST_HINTS = 20;
const WIDE_SEPARATOR = 'A full-width separator was read as its ASCII form';
const FENCE_OPEN = 'The code fence never closes';
const REFERENCE_REPAIRED = 'The reference was read as {{F:alias}}';

function messageOf(code: Code, error: ErrorNode, macro: Macro): string {
  switch (code) {
    case 'missing-close':
      return 'The macro is never closed; it is not run';
    case 'missing-colon':
      return `A colon is missing behind the command ${quote(macro.command)}`;
    case 'bad-command':
      return `The command ${quote(error.raw)} was read as ${macro.command}`;
    case 'bad-space':
      return 'Blanks around the command were left out';
    case 'bad-separator':
      return WIDE_SEPARATOR;
    default:
      return `The delimiter ${quote(error.raw)} was repaired`;
  }
}

function noteOf(code: Code, error: ErrorNode): string {
  switch (code) {
    case 'bad-bom':
      return 'The text begins with a byte order mark';
    case 'bad-wrapper':
      return 'The whole text stands inside a code fence';
    case 'bad-imitation':
      return `${quote(error.raw)} is no delimiter: what looks like a macro is text`;
    case 'bad-stray-close':
      return 'This closing delimiter closes nothing';
    case 'bad-reference':
      return REFERENCE_REPAIRED;
    case 'missing-open-end':
      return 'The text ends inside an opening delimiter';
    case 'missing-reference-end':
      return 'The text ends inside a reference';
    default:
      return `Noise around the text: ${quote(error.raw)}`;
  }
}

function valueAt(args: readonly Argument[], index: number): string {
  return args[index]?.value ?? '';
}

function shift(range: Range, { offset }: Pick<Piece, 'offset'>): Range {
  return { start: range.start + offset, end: range.end + offset };
}
