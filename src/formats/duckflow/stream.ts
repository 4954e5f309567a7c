import {
  type ContentNode,
  type ErrorNode,
  type ItemNode,
  type MarkerNode,
  match,
  parse as parseTree,
} from '../../../generated/duckflow.ts';
import type { Event } from '../../core/event.ts';
import type { ParseOptions, Stream } from '../../core/format.ts';
import { LineFeed, type LineReceiver } from '../../core/line-feed.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { type Reader, streamOf, transformOf } from '../../core/stream.ts';
import { type OpenText, type Piece, ReplyBuilder } from './build.ts';
import { mayBeginFence, mayBeginStop, mayEndBlock } from './line-start.ts';
import { contentLength, envelopeOf, isBlank, isStandard, itemsOf, noiseStart, noiseTail } from './lines.ts';
import type { Reply } from './model.ts';
import { build } from './parse.ts';

/**
 * Reads a reply while it arrives. Sections and blocks hand out their text at once; vitals and parameters come with
 * their lines. A reply that is wrapped in a fence, JSON or no reply at all gives its events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export function createStream(options: ParseOptions = {}): Stream<Reply> {
  return streamOf((emit) => new ReplyReader(options, emit));
}

/** `createStream` as a Web `TransformStream`. */
export function transform(options: ParseOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}

/** One place of the reply that lines can stand in. */
type Place =
  /** Nothing standard has been seen: all lines are kept. `hold`: only the end can tell what they are. */
  | { kind: 'undecided'; kept: Kept; fence: OpenFence | null; hold: boolean }
  /** Between items: lines that wait for the marker which ends them. */
  | { kind: 'gap'; kept: Kept; fence: OpenFence | null; hold: boolean }
  | {
      kind: 'section';
      marker: MarkerNode;
      node: ItemNode & { type: 'Section' };
      piece: Piece;
      text: OpenText;
      fence: OpenFence | null;
      noisy: Kept | null;
      tail: Kept | null;
    }
  | {
      kind: 'content';
      node: ContentNode;
      errors: readonly ErrorNode[];
      text: OpenText;
      bodyStart: number;
      kept: Kept | null;
    };

/** A fence that has not closed yet, and its first line. */
interface OpenFence {
  readonly run: string;
  readonly line: string;
  readonly offset: number;
}

/** Lines that wait, with the offset of the first. */
interface Kept {
  readonly offset: number;
  parts: string[];
}

class ReplyReader implements Reader<Reply>, LineReceiver {
  readonly #options: ParseOptions;
  readonly #emit: Emit;
  readonly #builder: ReplyBuilder;
  readonly #feed: LineFeed = new LineFeed(this);
  #place: Place = { kind: 'undecided', kept: keep(0), fence: null, hold: false };

  constructor(options: ParseOptions, emit: Emit) {
    this.#options = options;
    this.#emit = emit;
    this.#builder = new ReplyBuilder(options.strict === true, emit);
  }

  get value(): Reply {
    return this.#result?.value ?? this.#builder.value;
  }

  #result: Parsed<Reply> | null = null;

  push(chunk: string): void {
    this.#feed.push(chunk);
  }

  end(): Parsed<Reply> {
    this.#feed.end();
    const length = this.#feed.length;
    const place = this.#place;
    if (place.kind === 'undecided') {
      this.#result = build(place.kept.parts.join(''), this.#options, this.#emit);
      return this.#result;
    }
    this.#endPlace(place, length);
    this.#result = this.#builder.finish(length, 'markdown-kv');
    return this.#result;
  }

  /** Ends what is open; a marker behind template tokens may open something once more. */
  #endPlace(place: Place, length: number): void {
    if (place.kind === 'gap') this.#flush(place.kept);
    else if (place.kind === 'content') this.#endUnclosed(place);
    else if (place.kind === 'section') {
      if (this.#settleNoise(place, '')) this.#endPlace(this.#place, length);
      else this.#endSection(place, length, true);
    }
  }

  mayMatter(beginning: string): boolean {
    const place = this.#place;
    switch (place.kind) {
      case 'content':
        return mayEndBlock(beginning);
      case 'section':
        return place.fence === null ? mayBeginStop(beginning) : mayBeginFence(beginning);
      default:
        return true;
    }
  }

  line(text: string, offset: number): void {
    const place = this.#place;
    switch (place.kind) {
      case 'undecided':
      case 'gap':
        this.#waitingLine(place, text, offset);
        return;
      case 'section':
        if (this.#stopsAt(text, offset, place) && place.fence === null) {
          this.#endSection(place, offset, false);
          this.#items(text, offset);
        } else {
          this.#sectionLine(place, text, offset);
        }
        return;
      case 'content':
        this.#contentLine(place, text, offset);
    }
  }

  piece(text: string, offset: number): void {
    const place = this.#place;
    if (place.kind === 'content') {
      if (place.kept === null) place.text.add(text);
      else place.kept.parts.push(text);
    } else if (place.kind === 'section') {
      this.#sectionPiece(place, text, offset);
    }
  }

  lineEnd(text: string, offset: number): void {
    const place = this.#place;
    if (place.kind === 'content') this.piece(text, offset);
    else if (place.kind === 'section') this.#sectionLineEnd(place, text, offset);
  }

  /** Follows the fences and says whether the line is one that ends a text. */
  #stopsAt(line: string, offset: number, place: { fence: OpenFence | null }): boolean {
    if (place.fence !== null) {
      if (mayBeginFence(line)) {
        const close = match(line, 'FenceEnd', 0);
        if (close.matched && close.value[0] === place.fence.run[0] && close.value.length >= place.fence.run.length) {
          place.fence = null;
          return false;
        }
      }
      // A marker in a fence matters only to tell a wrapper from an example.
      return this.#place.kind === 'undecided' && match(line, 'StopLine', 0).matched;
    }
    if (mayBeginStop(line) && match(line, 'StopLine', 0).matched) return true;
    if (mayBeginFence(line)) {
      const open = match(line, 'FenceStart', 0);
      if (open.matched) place.fence = { run: open.value, line, offset };
    }
    return false;
  }

  /** The items of a line that ends a text; the last one may stay open. */
  #items(line: string, offset: number): void {
    const piece = { text: line, offset };
    this.#place = { kind: 'gap', kept: keep(offset + line.length), fence: null, hold: false };
    const items = itemsOf(line);
    const last = items.findLastIndex((item) => item.type !== 'BadNoise' && item.type !== 'Blank');
    for (const [at, item] of items.entries()) {
      if (at < last) {
        this.#builder.add(item, piece);
        continue;
      }
      if (item.type === 'Section') {
        const text = this.#builder.openSection(item.marker, piece);
        this.#builder.outside(piece, item.start, item.body.start);
        const section = {
          kind: 'section' as const,
          marker: item.marker,
          node: item,
          piece,
          text,
          fence: null,
          noisy: null,
          tail: null,
        };
        this.#place = section;
        this.#sectionLine(section, line.slice(item.body.start), offset + item.body.start);
        return;
      }
      if (item.type === 'Content') {
        const text = this.#builder.openContent(item, piece);
        // Of what the grammar says about a block that is only begun, the mistakes of its first line hold.
        const errors = item.errors
          .filter(({ type }) => type === 'BadStartText' || type === 'BadMarkerNoise')
          .map((error) => moved(error, offset));
        this.#place = { kind: 'content', node: item, errors, text, bodyStart: offset + item.body.start, kept: null };
        text.add(line.slice(item.body.start));
        return;
      }
      if (item.type === 'Parameter' && item.marker.name !== 'TYPE') {
        this.#place = {
          kind: 'gap',
          kept: keep(offset + item.start, line.slice(item.start)),
          fence: null,
          hold: false,
        };
        return;
      }
      this.#builder.add(item, piece);
    }
  }

  // ── Before and between items ────────────────────────────────────────────────────────────────────────────────────

  /** A line that is kept until a marker shows what it and its like were. */
  #waitingLine(place: Place & { kind: 'undecided' | 'gap' }, line: string, offset: number): void {
    if (offset === 0 && line.startsWith(BYTE_ORDER_MARK)) {
      place.kept.parts.push(BYTE_ORDER_MARK);
      this.#waitingLine(place, line.slice(1), 1);
      return;
    }
    if (!place.hold) {
      const noisy = place.fence === null && noiseStart(line) !== -1;
      // Noise may hide the beginning of a fence, which changes what all later lines are: only the end can tell.
      if (noisy && (line.includes('```') || line.includes('~~~'))) place.hold = true;
      else if (this.#stopsAt(line, offset, place)) {
        if (place.fence !== null) place.hold = true;
        else if (this.#begin(place, line, offset)) return;
      } else if (noisy) {
        const tail = noiseTail(line);
        const marker = tail === null ? '' : line.slice(tail.end);
        const head = line.slice(0, tail?.end);
        if (tail !== null && match(marker, 'StopLine', 0).matched && marker !== '') {
          // Without its end the line would be a marker that no bracket closes: it has to be read whole.
          if (match(head, 'StopLine', 0).matched) {
            place.hold = true;
            place.kept.parts.push(line);
            return;
          }
          place.kept.parts.push(head);
          if (this.#begin(place, marker, offset + tail.end)) return;
          place.kept.parts.push(marker);
          return;
        }
      }
    }
    place.kept.parts.push(line);
  }

  /** A marker has come: reads the lines that waited for it, and it. False when it is not one to begin a reply with. */
  #begin(place: Place & { kind: 'undecided' | 'gap' }, line: string, offset: number): boolean {
    if (place.kind === 'gap') {
      this.#flush(place.kept);
    } else {
      if (!itemsOf(line).some(isStandard)) return false;
      const piece = { text: place.kept.parts.join(''), offset: 0 };
      // What begins with a brace is JSON first, whatever its strings show.
      if (piece.text[envelopeOf(piece.text).start] === '{') {
        place.hold = true;
        return false;
      }
      for (const item of parseTree(piece.text, { startRule: 'Reply' })) this.#builder.add(item, piece);
    }
    this.#items(line, offset);
    return true;
  }

  /** Reads the lines that waited: nothing that comes later can change them. */
  #flush(kept: Kept): void {
    const piece = { text: kept.parts.join(''), offset: kept.offset };
    for (const item of itemsOf(piece.text)) this.#builder.add(item, piece);
  }

  // ── Sections ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A whole line, or the rest of one, of a section's text. */
  #sectionLine(place: Place & { kind: 'section' }, line: string, offset: number): void {
    const end = contentLength(line);
    if (end > 0) this.#sectionPiece(place, line.slice(0, end), offset);
    if (end < line.length) this.#sectionLineEnd(place, line.slice(end), offset + end);
  }

  #sectionPiece(place: Place & { kind: 'section' }, text: string, offset: number): void {
    if (place.noisy !== null) {
      place.noisy.parts.push(text);
      return;
    }
    const noise = place.fence === null ? noiseStart(text) : -1;
    const plain = noise === -1 ? text : text.slice(0, noise);
    if (place.tail !== null && !isBlank(plain + (noise === -1 ? '' : '<'))) this.#releaseTail(place);
    if (place.tail !== null) place.tail.parts.push(plain);
    else place.text.add(plain);
    if (noise !== -1) place.noisy = keep(offset + noise, text.slice(noise));
  }

  #sectionLineEnd(place: Place & { kind: 'section' }, end: string, offset: number): void {
    if (this.#settleNoise(place, end)) return;
    if (place.tail !== null) place.tail.parts.push(end);
    else {
      this.#builder.outside({ text: end, offset }, 0, end.length);
      place.text.add(end);
    }
  }

  /**
   * A line with template tokens is whole. Tokens at its end wait, for they may belong to the envelope; true when a
   * marker follows the tokens and has ended the section.
   */
  #settleNoise(place: Place & { kind: 'section' }, end: string): boolean {
    const noisy = place.noisy;
    if (noisy === null) return false;
    place.noisy = null;
    const line = noisy.parts.join('');
    const tail = noiseTail(line + end);
    place.text.add(tail === null ? line : line.slice(0, tail.start));
    if (tail === null) return false;
    place.tail = keep(noisy.offset + tail.start, line.slice(tail.start, tail.end));
    if (tail.end === line.length) return false;
    this.#endSection(place, noisy.offset + tail.end, false);
    this.#items(line.slice(tail.end) + end, noisy.offset + tail.end);
    return true;
  }

  /** Text goes on: the tokens that waited are text too. */
  #releaseTail(place: Place & { kind: 'section' }): void {
    if (place.tail === null) return;
    const text = place.tail.parts.join('');
    this.#builder.outside({ text, offset: place.tail.offset }, 0, text.length);
    place.text.add(text);
    place.tail = null;
  }

  #endSection(place: Place & { kind: 'section' }, offset: number, atEnd: boolean): void {
    this.#builder.closeSection(place.marker, place.tail?.offset ?? offset);
    this.#builder.addErrors(place.node.errors, place.piece, place.marker);
    if (atEnd && place.fence !== null) {
      const { line, offset: start } = place.fence;
      const error = { type: 'MissingFenceEnd', start: 0, end: line.length, raw: line };
      this.#builder.addErrors([error], { text: line, offset: start }, place.marker);
    }
    if (place.tail !== null) this.#flush(place.tail);
  }

  // ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────

  #contentLine(place: Place & { kind: 'content' }, text: string, offset: number): void {
    const found = match(text, 'BlockLine', 0);
    if (found.matched) {
      const { kind, index } = found.value;
      const own = index === place.node.marker.index && index !== null;
      if (own && kind === 'own') {
        this.#closeBlock(place, text, offset);
        return;
      }
      const next = place.node.marker.index !== null && index === place.node.marker.index + 1;
      // From here on the text may turn out to lie behind the block: it waits for the END line that decides.
      if (place.kept === null && (kind !== 'type' || next)) place.kept = keep(offset);
    }
    if (place.kept === null) place.text.add(text);
    else place.kept.parts.push(text);
    if (found.matched && place.node.marker.index === null && found.value.kind !== 'type') this.#endUnclosed(place);
  }

  #closeBlock(place: Place & { kind: 'content' }, end: string, offset: number): void {
    if (place.kept !== null) place.text.add(place.kept.parts.join(''));
    const piece = { text: end, offset };
    const errors = place.errors.map((error) => moved(error, -offset));
    const node = {
      ...place.node,
      body: { start: place.bodyStart - offset, end: 0 },
      end: end.length,
      closed: 'own' as const,
      errors,
    };
    this.#builder.closeContent(node, piece);
    this.#place = { kind: 'gap', kept: keep(offset + end.length), fence: null, hold: false };
  }

  /** No END line of its own can come any more: reads what waited as the tree would have it. */
  #endUnclosed(place: Place & { kind: 'content' }): void {
    const kept = place.kept?.parts.join('') ?? '';
    const { index } = place.node.marker;
    const head = index === null ? '[ACTION_CONTENT_START]\n' : `[ACTION_${index}_CONTENT_START]\n`;
    const offset = (place.kept?.offset ?? this.#feed.length) - head.length;
    const piece = { text: head + kept, offset };
    const [block, ...rest] = itemsOf(piece.text);
    if (block?.type !== 'Content') return;
    place.text.add(piece.text.slice(block.body.start, block.body.end));
    const errors = [...place.errors.map((error) => moved(error, -offset)), ...block.errors];
    this.#builder.closeContent(
      { ...block, body: { start: place.bodyStart - offset, end: block.body.end }, errors },
      piece,
    );
    this.#place = { kind: 'gap', kept: keep(offset + piece.text.length), fence: null, hold: false };
    for (const item of rest) this.#builder.add(item, piece);
  }
}

const BYTE_ORDER_MARK = '\ufeff';

function moved(error: ErrorNode, by: number): ErrorNode {
  return { ...error, start: error.start + by, end: error.end + by };
}

function keep(offset: number, ...parts: string[]): Kept {
  return { offset, parts };
}
