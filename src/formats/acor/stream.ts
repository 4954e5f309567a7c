import { match, parse as parseTree } from '../../../generated/acor.ts';
import type { Event } from '../../core/event.ts';
import type { ParseOptions, Stream } from '../../core/format.ts';
import { LineFeed, type LineReceiver } from '../../core/line-feed.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { type Reader, streamOf, transformOf } from '../../core/stream.ts';
import { textEnd } from '../../core/text-end.ts';
import { bodyOf } from './body-range.ts';
import { BodyText } from './body-text.ts';
import { TranscriptBuilder } from './build.ts';
import { indentOf, LineState } from './line-state.ts';
import type { Transcript } from './model.ts';
import { addNodes } from './parse.ts';

/** How to read a transcript while it arrives. */
export interface StreamOptions extends ParseOptions {
  /**
   * Keep in `value` the messages that are done. Without, the stream holds the open message alone, so that a session may
   * go on for hours: messages and findings are in the events only, whose paths count all messages; the result of `end`
   * has the preamble, no messages, no diagnostics, and `ok` and `complete` for the whole.
   *
   * @defaultValue true
   */
  readonly keep?: boolean;
}

/**
 * Reads a transcript while it arrives. A message opens with its header; its text comes as deltas of `body`; its other
 * fields come when the next header, or the end, shows that it is whole, and then it closes. A transcript that is wrapped
 * in a fence gives its events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of tool.stdout.setEncoding('utf8')) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export function createStream(options: StreamOptions = {}): Stream<Transcript> {
  return streamOf((emit) => new TranscriptReader(options, emit));
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: StreamOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}

/** Lines that wait, with the offset of the first. */
interface Kept {
  readonly offset: number;
  readonly lines: string[];
}

class TranscriptReader implements Reader<Transcript>, LineReceiver {
  readonly #builder: TranscriptBuilder;
  readonly #feed = new LineFeed(this);
  /** The message that is open, or the preamble: its lines, and what hands out its text. */
  #section: Kept = { offset: 0, lines: [] };
  #body = this.#newBody();
  #state = new LineState();
  #inMessage = false;
  /** A fence in the preamble, and blank lines below, until a line shows whether it may wrap the transcript. */
  #fence: Kept | null = null;
  /** A fence that may wrap the transcript, and all that follows: only the end can tell. */
  #wrapped: Kept | null = null;
  #mayWrap = true;
  readonly #options: StreamOptions;
  /** The chunk that came last. */
  #last = '';

  constructor(options: StreamOptions, emit: Emit) {
    const { strict = false, keep = true } = options;
    this.#options = options;
    this.#builder = new TranscriptBuilder({ strict, keep }, emit);
  }

  get value(): Transcript {
    return this.#builder.value;
  }

  push(chunk: string): void {
    if (chunk !== '') this.#last = chunk;
    this.#feed.push(chunk);
  }

  end(): Parsed<Transcript> {
    this.#feed.end();
    this.#releaseFence();
    if (this.#wrapped === null) this.#close(true);
    else this.#endWrapped(this.#wrapped);
    return this.#builder.finish(textEnd(this.#feed.length, this.#last, this.#options));
  }

  mayMatter(beginning: string): boolean {
    if (this.#wrapped !== null || this.#fence !== null || beginning.startsWith(BYTE_ORDER_MARK)) return true;
    return this.#state.mayMatter(beginning);
  }

  line(text: string, offset: number): void {
    if (this.#wrapped !== null) {
      this.#wrapped.lines.push(text);
    } else if (this.#fence !== null) {
      this.#belowFence(this.#fence, text, offset);
    } else if (offset === 0 && text.startsWith(BYTE_ORDER_MARK)) {
      const mark = { type: 'BadBom' as const, start: 0, end: 1, raw: BYTE_ORDER_MARK };
      this.#builder.envelope(mark, { text: BYTE_ORDER_MARK, offset: 0 });
      this.#section = { offset: 1, lines: [] };
      if (text.length > 1) this.line(text.slice(1), 1);
    } else {
      this.#plainLine(text, offset);
    }
  }

  piece(text: string): void {
    this.#section.lines.push(text);
    this.#body.add(text);
  }

  lineEnd(text: string): void {
    this.#section.lines.push(text);
    this.#body.blank(text);
  }

  #plainLine(text: string, offset: number): void {
    const kind = this.#state.next(text);
    if (kind === 'header') this.#header(text, offset);
    else if (kind === 'fence' && this.#mayWrap && !this.#inMessage) this.#fence = { offset, lines: [text] };
    else this.#textLine(text, kind === 'noise');
  }

  #textLine(line: string, noise: boolean): void {
    this.#section.lines.push(line);
    if (noise) {
      this.#body.hold(line);
    } else if (indentOf(line) === -1) {
      this.#body.blank(line);
    } else {
      const end = contentLength(line);
      this.#body.add(line.slice(0, end));
      this.#body.blank(line.slice(end));
    }
  }

  /** A header: the message before it is whole. */
  #header(text: string, offset: number): void {
    const piece = { text, offset };
    const [node] = parseTree(text, { startRule: 'Parts' });
    const cut = node?.type === 'MissingHeaderEnd';
    if (!cut && node?.type !== 'Header') {
      this.#textLine(text, false);
      return;
    }
    this.#close(false);
    this.#section = { offset: offset + text.length, lines: [] };
    this.#body = this.#newBody();
    this.#state = new LineState();
    if (cut) {
      this.#builder.envelope(node, piece);
    } else if (node?.type === 'Header') {
      this.#inMessage = true;
      this.#builder.openMessage(node, piece);
    }
  }

  /** Ends the open message or the preamble. */
  #close(last: boolean): void {
    const { lines, offset } = this.#section;
    const piece = { text: lines.join(''), offset };
    const nodes = parseTree(piece.text, { startRule: 'Parts' });
    const body = bodyOf(nodes, piece.text);
    if (this.#inMessage) this.#builder.closeMessage(nodes, piece, body, last);
    else this.#builder.closePreamble(nodes, piece, body, last);
  }

  // ── Wrappers ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A line below a fence in the preamble: the first one that is not blank shows what the fence may be. */
  #belowFence(fence: Kept, line: string, offset: number): void {
    if (indentOf(line) === -1 || match(line, 'NoiseLine', 0).matched) {
      fence.lines.push(line);
    } else if (match(fence.lines.join('') + line, 'WrapperStart', 0).matched) {
      fence.lines.push(line);
      this.#wrapped = fence;
      this.#fence = null;
    } else {
      this.#releaseFence();
      this.#plainLine(line, offset);
    }
  }

  /** The fence is text, and so are the blank lines below it. */
  #releaseFence(): void {
    const lines = this.#fence?.lines ?? [];
    this.#fence = null;
    for (const line of lines) this.#textLine(line, false);
  }

  #endWrapped({ lines, offset }: Kept): void {
    const piece = { text: lines.join(''), offset };
    const nodes = parseTree(piece.text, { startRule: 'Rest' });
    if (nodes[0]?.type === 'BadWrapper') {
      this.#close(false);
      addNodes(this.#builder, nodes, piece, false);
      return;
    }
    // No wrapper after all: the lines are read as they would have been.
    this.#wrapped = null;
    this.#mayWrap = false;
    this.#state = new LineState();
    let at = offset;
    for (const line of lines) {
      this.#plainLine(line, at);
      at += line.length;
    }
    this.#close(true);
  }

  #newBody(): BodyText {
    return new BodyText((text) => this.#builder.text(text));
  }
}

const BYTE_ORDER_MARK = '\ufeff';

/** The length of a line without its line end. */
function contentLength(line: string): number {
  if (line.endsWith('\r\n')) return line.length - 2;
  return line.endsWith('\n') || line.endsWith('\r') ? line.length - 1 : line.length;
}
