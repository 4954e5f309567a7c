import type { CodeNode, ErrorNode, ItemNode, MacroNode, ReferenceNode } from '../../../generated/dml.ts';
import { quote } from '../../core/diagnostic.ts';
import { nearest } from '../../core/nearest.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Emit, Report } from '../../core/report.ts';
import { type Argument, splitArguments } from './arguments.ts';
import { type Code, codeOf, finding } from './diagnostics.ts';
import { KNOWN_TOOLS, type Tools } from './known-tools.ts';
import { type Document, emptyDocument, type Macro, type Segment, type Text } from './model.ts';
import type { ParseOptions } from './options.ts';
import { type DmlParsed, resultOf } from './result.ts';
import { AliasNames, macroFindings } from './rules.ts';

/** A piece of the input: the items' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** Where an argument stands in the whole text. */
interface Place extends Range {
  readonly args: readonly Range[];
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
  readonly #references: { alias: string; range: Range; path: Path }[] = [];
  #cutOff = false;
  #unclosedEnd = -1;

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
        this.#reference(item, piece, ['segments', this.value.segments.length - 1, 'text']);
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
      via: this.#references.length > 0 || this.value.segments.some(isLive) ? 'macros' : 'text',
      complete: !this.#cutOff && this.#unclosedEnd !== length,
      references: () => this.#references.map(({ alias }) => alias),
      locate: (path) => this.#locate(path),
    });
  }

  #closeText(end: number): void {
    if (this.#text === null) return;
    const path = ['segments', this.value.segments.length - 1];
    this.#text = null;
    this.#places.push({ start: this.#textStart, end, args: NO_RANGES });
    for (const { code, range, message } of this.#notes) this.#report.add(finding(code, range, message, path));
    this.#notes = [];
    this.#emit?.({ type: 'close', path });
  }

  #macro(node: MacroNode, piece: Piece, quoted: boolean): void {
    const range = shift(node, piece);
    this.#closeText(range.start);
    this.#taken = range.end;
    const args = splitArguments(node, piece.text, this.#tools);
    const macro: Macro = {
      kind: 'macro',
      command: node.command.name,
      args: args.map((arg) => arg.value),
      quoted,
      closed: node.closed,
      source: piece.text.slice(node.start, node.end),
    };
    const at = this.value.segments.push(macro) - 1;
    this.#places.push({ ...range, args: args.map((arg) => shift(arg, piece)) });
    this.#emit?.({ type: 'set', path: ['segments', at], value: { ...macro, args: [...macro.args] } });
    if (quoted) return;
    if (!node.closed) this.#unclosedEnd = range.end;
    this.#findings(node, macro, args, piece, at);
    for (const part of node.args.parts) {
      if (part.type === 'Reference') this.#macroReference(part, macro, args, piece, at);
    }
  }

  /** What is wrong with a live macro: its syntax first, then what the specification demands. */
  #findings(node: MacroNode, macro: Macro, args: readonly Argument[], piece: Piece, at: number): void {
    const path: Path = ['segments', at];
    const noColon = node.errors.some((error) => error.type === 'MissingColon');
    for (const error of node.errors) {
      const code = codeOf(error.type);
      if (code === undefined || code === 'missing-command') continue;
      if (code === 'missing-colon' && macro.command === '') continue;
      const range = code === 'missing-close' ? shift(node, piece) : shift(error, piece);
      this.#report.add(finding(code, range, messageOf(code, error, macro), path));
    }
    if (!macro.closed) return;
    for (const [index, arg] of args.entries()) {
      const argPath = [...path, 'args', index];
      const range = shift(arg, piece);
      if (arg.trimmed)
        this.#report.add(finding('bad-space', range, 'Blanks around an argument were left out', argPath));
      if (arg.wide)
        this.#report.add(finding('bad-separator', range, 'A full-width separator was read as its ASCII form', argPath));
    }
    for (const { code, message, arg, severity } of macroFindings(macro, this.#options)) {
      if (code === 'unknown-command' && noColon) continue;
      const place = args[arg ?? -1];
      const range = place === undefined ? shift(node, piece) : shift(place, piece);
      this.#report.add(finding(code, range, message, arg === undefined ? path : [...path, 'args', arg], severity));
    }
    if (macro.command === 'F') this.#define(macro, shift(node, piece), path);
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
    const index = args.findLastIndex((arg) => arg.start <= node.start);
    const path = ['segments', at, 'args', Math.max(index, 0)];
    this.#reference(node, piece, path);
    for (const error of node.errors) {
      this.#report.add(finding('bad-reference', shift(error, piece), REFERENCE_REPAIRED, path));
    }
  }

  #reference(node: ReferenceNode, piece: Piece, path: Path): void {
    this.#references.push({ alias: node.alias, range: shift(node, piece), path });
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
    for (const { alias, range, path } of this.#references) {
      if (this.#aliases.has(alias) || aliases?.has(alias) === true) continue;
      if (!hints.has(alias) && hints.size < MOST_HINTS) {
        const near = nearest(alias, [...this.#aliases.names(), ...(aliases?.names() ?? [])]);
        hints.set(alias, near === undefined ? '' : `; did you mean ${quote(near)}?`);
      }
      const message = `No alias ${quote(alias)} is defined${hints.get(alias) ?? ''}`;
      this.#report.add(finding('undefined-alias', range, message, path));
    }
  }

  #locate([root, at, field, index, ...rest]: Path): Range | undefined {
    if (root !== 'segments' || typeof at !== 'number' || rest.length > 0) return undefined;
    const place = this.#places[at];
    if (field === undefined) return place && { start: place.start, end: place.end };
    if (field === 'args' && typeof index === 'number') return place?.args[index];
    return (field === 'text' || field === 'source') && index === undefined
      ? place && { start: place.start, end: place.end }
      : undefined;
  }
}

const NO_RANGES: readonly Range[] = [];
const MOST_HINTS = 20;
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
      return 'A full-width separator was read as its ASCII form';
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

function isLive(segment: Segment): boolean {
  return segment.kind === 'macro' && !segment.quoted;
}

function shift(range: Range, { offset }: Piece): Range {
  return { start: range.start + offset, end: range.end + offset };
}
