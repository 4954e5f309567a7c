import type { AcorNode, CodeNode, EnvelopeNode, HeaderNode } from '../../../generated/acor.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Mend } from '../../core/finding.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Emit, Report } from '../../core/report.ts';
import type { TextEnd } from '../../core/text-end.ts';
import { Body, type BodyTell } from './body.ts';
import { bodyOf } from './body-range.ts';
import { readData } from './data.ts';
import { codeOf, finding } from './diagnostics.ts';
import { directiveFields, errorFields, filesOf, suggestionsOf } from './fields.ts';
import { messageOf, said } from './header.ts';
import { inputFields } from './input-needed.ts';
import { emptyTranscript, type Message, type Transcript } from './model.ts';
import { lineRange, noiseIn, type Piece, shift } from './piece.ts';
import { type MessagePlaces, Places } from './places.ts';
import { checkMessage, RunRules } from './rules.ts';

/** How to build. */
export interface BuildOptions {
  readonly strict: boolean;
  /** Keep the messages that are done, their places and the findings about them. */
  readonly keep: boolean;
}

/**
 * Makes the model from the nodes of the tree, in their order: the one place where syntax gets its meaning. `parse` and
 * the stream both drive it, so they cannot disagree; with an `emit` it tells every change as an event.
 */
export class TranscriptBuilder {
  readonly value: Transcript = emptyTranscript();
  readonly report: Report;
  complete = true;
  readonly #keep: boolean;
  readonly #emit: Emit | null;
  readonly #places = new Places();
  readonly #run = new RunRules();
  #open: { message: Message; path: Path; places: MessagePlaces } | null = null;
  #count = 0;
  #known = false;
  #carriageReturn = false;
  #searched: Piece | null = null;
  #nextReturn = 0;
  #preambleBegun = false;
  /** What came last could go on. */
  #endsOpen = false;
  #preamblePath: Path = ['preamble'];

  constructor({ strict, keep }: BuildOptions, emit: Emit | null) {
    this.#keep = keep;
    this.#emit = emit;
    this.report = new Report(strict, emit, keep);
  }

  /** Text of the preamble or of the body of the open message, as it comes. */
  text(text: string): void {
    if (this.#open === null) {
      if (!this.#preambleBegun) {
        this.#preambleBegun = true;
        this.#emit?.({ type: 'open', path: this.#preamblePath, kind: 'text' });
      }
      this.value.preamble += text;
      this.#emit?.({ type: 'delta', path: this.#preamblePath, text });
    } else {
      this.#open.message.body += text;
      this.#emit?.({ type: 'delta', path: this.#open.path, text });
    }
  }

  /** Ends the preamble; `body` is where its text stands in the piece. */
  closePreamble(nodes: readonly AcorNode[], piece: Piece, body: Range | undefined, last: boolean): void {
    this.#nodes(nodes, piece, undefined, last);
    if (body === undefined) return;
    const range = shift(body, piece);
    this.#places.preamble(range);
    this.report.add(finding('preamble', range, said('preamble', this.value.preamble.slice(0, 200)), ['preamble']));
    this.#emit?.({ type: 'close', path: this.#preamblePath });
  }

  /** Begins a message. */
  openMessage(node: HeaderNode, piece: Piece): void {
    const index = this.#count;
    this.#count++;
    const path: Path = ['messages', index];
    const findings: Diagnostic[] = [];
    const message = messageOf(node, piece, (code, range, text, field, severity, mend) => {
      findings.push(finding(code, range, text, field === undefined ? path : [...path, field], severity, mend));
    });
    if (message.kind !== 'other') this.#known = true;
    const places = this.#keep ? this.#places.message(index) : new Places().message(0);
    places.header(lineRange(node, piece));
    if (!this.#keep) this.value.messages.length = 0;
    this.value.messages.push(message);
    this.#open = { message, path: [...path, 'body'], places };
    this.#endsOpen = true;
    this.#emit?.({ type: 'open', path, kind: message.kind });
    this.#emit?.({ type: 'set', path, value: structuredClone(message) });
    for (const found of findings) this.report.add(found);
    this.#returns(piece.text, node, piece);
  }

  /** Ends the open message, whose body the nodes are; `body` is where its text stands in the piece. */
  closeMessage(nodes: readonly AcorNode[], piece: Piece, body: Range | undefined, last: boolean): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    const { message, places } = open;
    const path = open.path.slice(0, -1);
    const end = nodes.at(-1)?.end;
    const header = places.locate(['header']);
    places.body(body && shift(body, piece), end === undefined ? (header?.end ?? 0) : end + piece.offset);
    this.#nodes(nodes, piece, path, last);
    const fields = this.#fields(message, nodes, piece, path, places, last);
    Object.assign(message, fields);
    for (const [field, value] of Object.entries(fields)) {
      // Lists are empty from the start.
      if (field !== 'data' && Array.isArray(value) && value.length === 0) continue;
      this.#emit?.({ type: 'set', path: [...path, field], value });
    }
    const place = (at: Path): Range =>
      places.locate(at) ?? places.locate(at.slice(0, 1)) ?? header ?? { start: 0, end: 0 };
    for (const { code, message: text, path: at } of [...checkMessage(message), ...this.#run.add(message)]) {
      this.report.add(finding(code, place(at), text, [...path, ...at]));
    }
    this.#emit?.({ type: 'close', path });
    if (!this.#keep) this.value.messages.length = 0;
  }

  /** A node of the envelope, which is in no field. */
  envelope(node: EnvelopeNode, piece: Piece): void {
    this.#flaw(node, piece, undefined);
    if (node.type === 'MissingWrapperEnd' || node.type === 'MissingHeaderEnd' || node.type === 'MissingFenceRun')
      this.complete = false;
    this.#returns(piece.text, node, piece);
  }

  /** Nodes between the fence of a wrapper and the messages: they are in no field. */
  loose(nodes: readonly AcorNode[], piece: Piece): void {
    this.#nodes(nodes, piece, undefined, false);
  }

  /** Ends the transcript. */
  finish({ length, endsLine, finished }: TextEnd): Parsed<Transcript> {
    const end = { start: length, end: length };
    if (this.complete && !finished) {
      this.complete = false;
      this.report.add(finding('stopped-early', end, said('stopped-early', '')));
    } else if (this.complete && !endsLine && this.#endsOpen) {
      this.report.add(finding('ends-in-value', end, said('ends-in-value', '')));
    }
    if (this.#count === 0) {
      this.report.add(finding('no-message', { start: 0, end: length }, 'The text has no message', ['messages']));
    } else if (!this.#run.ended) {
      this.report.add(finding('missing-final-status', end, said('missing-final-status', ''), ['messages']));
    }
    const places = this.#places;
    return {
      value: this.value,
      diagnostics: this.report.inTextOrder(),
      ok: this.report.ok,
      complete: this.complete,
      format: 'acor',
      via: this.#known ? 'markdown' : 'text',
      locate: (path) => places.locate(path),
    };
  }

  /** Findings about the nodes themselves. */
  #nodes(nodes: readonly AcorNode[], piece: Piece, path: Path | undefined, last: boolean): void {
    for (const node of nodes) {
      this.#endsOpen = !isClosed(node);
      switch (node.type) {
        case 'Code':
          this.#fence(node, piece, path, last);
          break;
        case 'Entry':
          for (const code of node.blocks) this.#fence(code, piece, path, last);
          this.#outside(node, piece, path);
          break;
        case 'Comment':
          if (node.closed) break;
          this.complete = false;
          this.report.add(finding('missing-comment-end', shift(node, piece), said('missing-comment-end', ''), path));
          break;
        case 'Field':
        case 'Prose':
        case 'Gap':
          this.#outside(node, piece, path);
          break;
        case 'Header':
          break;
        default:
          this.envelope(node, piece);
      }
    }
  }

  #fence(node: CodeNode, piece: Piece, path: Path | undefined, last: boolean): void {
    if (node.closed === 'fence') return;
    const opening = { start: node.start, end: node.body.start };
    const raw = piece.text.slice(opening.start, opening.end);
    const line = lineRange(opening, piece);
    const run = /`{3,}|~{3,}/.exec(raw)?.[0] ?? '```';
    const close: Mend = {
      hint: `Close the block with a line ${run}${node.column > 0 ? `, indented by ${node.column} blanks` : ''}`,
    };
    // A piece that the next header ends has no end of its own.
    if (node.closed === 'item' || !last) {
      this.report.add(finding('bad-fence-end', line, said('bad-fence-end', raw), path, undefined, close));
      return;
    }
    this.complete = false;
    this.report.add(finding('missing-fence-end', line, said('missing-fence-end', raw), path, undefined, close));
  }

  /** Text outside of blocks and comments: its noise and its line ends. */
  #outside(node: AcorNode, piece: Piece, path: Path | undefined): void {
    this.#returns(piece.text, node, piece);
    const text = piece.text.slice(node.start, node.end);
    const [noise] = noiseIn(text);
    if (noise === undefined) return;
    const range = shift({ start: node.start + noise.start, end: node.start + noise.end }, piece);
    this.report.add(finding('bad-noise', range, said('bad-noise', text.slice(noise.start, noise.end)), path));
  }

  #returns(text: string, node: Range, piece: Piece): void {
    if (this.#carriageReturn) return;
    // The text is searched once, not once a node.
    if (this.#searched !== piece) {
      this.#searched = piece;
      this.#nextReturn = text.indexOf('\r', node.start);
    }
    if (this.#nextReturn !== -1 && this.#nextReturn < node.start) this.#nextReturn = text.indexOf('\r', node.start);
    const at = this.#nextReturn;
    if (at === -1 || at >= node.end) return;
    this.#carriageReturn = true;
    const range = shift({ start: at, end: at + 1 }, piece);
    this.report.add(finding('bad-line-end', range, said('bad-line-end', '')));
  }

  #flaw(node: EnvelopeNode, piece: Piece, path: Path | undefined): void {
    if (node.type === 'BadWrapperEnd') return;
    const code = codeOf(node.type);
    this.report.add(finding(code, shift(node, piece), said(code, node.raw.slice(0, 200)), path));
  }

  /** What the body adds to the fields of a message. */
  #fields(
    message: Message,
    nodes: readonly AcorNode[],
    piece: Piece,
    path: Path,
    places: MessagePlaces,
    last: boolean,
  ): object {
    const tell: BodyTell = {
      finding: (code, range, text, at, mend) =>
        this.report.add(finding(code, range, text, [...path, ...at], undefined, mend)),
      duplicate: (text, range, before, at, severity) =>
        this.report.add({
          ...finding('duplicate-field', range, `${text} (first at offset ${before.start})`, [...path, ...at], severity),
          related: before,
        }),
      place: (at, range) => places.part(at, range),
    };
    const body = new Body(nodes, piece, tell);
    const blocks = body.blocks();
    switch (message.kind) {
      case 'output':
        if (message.variant === 'files') return { files: filesOf(body), blocks };
        if (message.variant === 'data') return { ...this.#data(nodes, body, piece, path, places, last), blocks };
        return { blocks };
      case 'error':
        return { ...errorFields(body), blocks };
      case 'input_needed':
        return { ...inputFields(body), blocks };
      case 'ai_directive':
        return { ...directiveFields(body), blocks };
      case 'suggestions':
        return { items: suggestionsOf(body), blocks };
      default:
        return { blocks };
    }
  }

  #data(
    nodes: readonly AcorNode[],
    body: Body,
    piece: Piece,
    path: Path,
    places: MessagePlaces,
    last: boolean,
  ): object {
    const code = firstBlock(nodes);
    const [block] = body.blocks();
    if (code === undefined || block === undefined) return this.#bareData(nodes, piece, path, places, last);
    const read = readData(
      block,
      piece.text.slice(code.body.start, code.body.end),
      code.column,
      code.body.start + piece.offset,
    );
    if (!read.complete && code.closed === 'none') this.complete = false;
    for (const found of read.diagnostics) {
      this.report.add({ ...found, path: [...path, 'data', ...(found.path ?? [])] });
    }
    places.data(read.locate);
    return read.value === undefined ? {} : { data: read.value };
  }

  /** JSON that stands in the body without a block around it. */
  #bareData(nodes: readonly AcorNode[], piece: Piece, path: Path, places: MessagePlaces, last: boolean): object {
    const range = bodyOf(nodes, piece.text);
    if (range === undefined) return {};
    const text = piece.text.slice(range.start, range.end);
    if (!BEGINS_LIKE_JSON.test(text)) return {};
    const read = readData({ lang: 'json', text }, text, 0, range.start + piece.offset);
    if (read.value === undefined) return {};
    if (!read.complete && last) this.complete = false;
    const where = shift(range, piece);
    const mend = { hint: 'Write a line ```json before the data and a line ``` behind it.' };
    this.report.add(finding('bare-data', where, said('bare-data', text), [...path, 'data'], undefined, mend));
    for (const found of read.diagnostics) this.report.add({ ...found, path: [...path, 'data', ...(found.path ?? [])] });
    places.data(read.locate);
    return { data: read.value };
  }
}

/** A text that is meant to be an object or a list of JSON. */
const BEGINS_LIKE_JSON = /^[ \t]*(?:\{\s*(?:["'}A-Za-z_]|$)|\[\s*(?:["'[{\]\d-]|$))/;

/** Something ends the node that more text would not change. */
function isClosed(node: AcorNode): boolean {
  if (node.type === 'Code') return node.closed === 'fence';
  return node.type === 'Gap' || node.type === 'Comment' || node.type === 'BadNoise' || node.type === 'BadWrapperEnd';
}

function firstBlock(nodes: readonly AcorNode[]): CodeNode | undefined {
  for (const node of nodes) {
    if (node.type === 'Code') return node;
    if (node.type === 'Entry' && node.blocks[0] !== undefined) return node.blocks[0];
  }
  return undefined;
}
