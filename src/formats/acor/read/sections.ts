import type { WholeMessageNode } from '../../../../generated/acor.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, TextPiece, Writer } from '../../../engine/index.ts';
import type { Message, ReadOptions, Transcript } from '../model.ts';
import { RunRules } from '../rules.ts';
import { bodyOf } from './body-range.ts';
import { BodyText } from './body-text.ts';
import { fieldsOf } from './message-fields.ts';
import { MessagePlaces } from './message-places.ts';
import { GrowingParts, type Part } from './parts.ts';
import { noiseIn, type Piece } from './piece.ts';
import { said } from './said.ts';

/** The preamble, or a message, whose body is being read. */
interface Section {
  /** Null in the preamble. */
  readonly message: Message | null;
  readonly path: Path;
  /** The line of the header, without its end. */
  readonly header: Range;
  /** Where the body begins. */
  readonly base: number;
  readonly parts: readonly Part[];
  /** While the body arrives: its parts so far. Undefined for one that came as a whole. */
  readonly growing: GrowingParts | undefined;
  readonly text: BodyText;
}

/** The sections of a transcript, one after the other: what is told of each when it opens, grows and closes. */
export class Sections {
  readonly #to: Writer<Transcript>;
  readonly #reading: Adapting<Partial<ReadOptions>>;
  readonly #isKept: boolean;
  readonly #run = new RunRules();
  #section: Section | null;
  #count = 0;
  /** How far the text was handed to the body. */
  #covered = 0;
  #hasReturn = false;
  /** A carriage return that is told of when the text reaches it; -1 when there is none. */
  #nextReturn = -1;

  constructor(to: Writer<Transcript>, reading: Adapting<Partial<ReadOptions>>) {
    this.#to = to;
    this.#reading = reading;
    this.#isKept = reading.options.keep !== false;
    this.#section = this.#preamble();
  }

  /** The parts of the open body. */
  get parts(): readonly Part[] {
    return this.#section?.parts ?? [];
  }

  /** The same while they arrive; undefined when the body came as a whole, or none is open. */
  get growing(): GrowingParts | undefined {
    return this.#section?.growing;
  }

  /** What a finding in the open body is about. */
  get where(): Detail {
    return { path: this.#section?.path ?? MESSAGES };
  }

  // ── Texts ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Hands the text up to an offset to the open body. */
  flow(end: number): void {
    if (this.#nextReturn >= 0 && this.#nextReturn < end) this.findReturn(this.#nextReturn);
    if (end <= this.#covered) return;
    const text = this.#reading.source(this.#covered, end);
    this.#covered += text.length;
    this.#section?.text.add(text);
  }

  /** Ends the part that came last, where the next one begins. */
  begin(at: number): void {
    this.flow(at);
    this.growing?.endAt(at);
  }

  /** The text before an offset was seen to: it is in no body. */
  pass(end: number): void {
    this.#covered = end;
  }

  /** Lines that are left out of the body unless text follows them. */
  hold(lines: string, end: number): void {
    this.#section?.text.hold(lines);
    this.#covered = end;
  }

  piece({ text, start, end }: TextPiece): void {
    this.flow(start);
    this.#covered = end;
    this.#section?.text.add(text);
  }

  /** A piece of text in which a carriage return is a mistake. */
  prose(piece: TextPiece): void {
    const back = this.#hasReturn ? -1 : piece.text.indexOf('\r');
    if (back < 0) this.piece(piece);
    else {
      this.#nextReturn = piece.start + back;
      this.flow(piece.end);
    }
  }

  /** Tells of the first line end that is none, behind the text before it. */
  findReturn(at: number): void {
    if (this.#hasReturn) return;
    const start = this.#nextReturn >= 0 ? Math.min(at, this.#nextReturn) : at;
    this.#hasReturn = true;
    this.#nextReturn = -1;
    this.flow(start);
    this.#to.find('bad-line-end', { range: { start, end: start + 1 } });
  }

  // ── Sections ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Begins a message, behind its header. Gives its path. */
  open(message: Message): Path {
    const path = ['messages', this.#count++];
    this.#to.open(path, message.kind);
    this.#to.set(path, message, NO_PLACE);
    return path;
  }

  /**
   * The body of the message that was opened begins at `base`, behind its header. It arrives from now on, or is there as a
   * `whole`; then its text is told up to each mistake in it, and up to its end.
   */
  body(message: Message, path: Path, header: Range, base: number, whole?: WholeMessageNode): void {
    const bodyPath = [...path, 'body'];
    const text = new BodyText((added) => this.#to.append(bodyPath, added, NO_PLACE));
    const growing = whole === undefined ? new GrowingParts() : undefined;
    const parts = whole?.parts ?? growing?.all ?? [];
    this.#section = { message, path, header, base, parts, growing, text };
    this.#covered = base;
    if (whole !== undefined && !this.#hasReturn)
      this.#nextReturn = returnIn(parts, { text: this.#reading.source(base, whole.end), offset: base });
  }

  /** Ends the open section, if there is one; `isLast`: the text ends with it. */
  close(end: number, isLast: boolean): void {
    this.flow(end);
    const section = this.#section;
    this.#section = null;
    if (section === null) return;
    section.growing?.endAt(this.#covered);
    const { base, parts, message, path } = section;
    const piece = this.#pieceOf(base);
    this.#tellNoise(section, piece);
    const range = bodyOf(parts, piece);
    if (message === null) this.#closePreamble(range);
    else {
      const places = new MessagePlaces(message, section.header);
      places.endAt(parts.length === 0 ? section.header.end : this.#covered, range);
      this.#to.places.within(path, (inside) => places.find(inside));
      const whole = { parts, piece, range, isLast, cut: () => this.#reading.cut() };
      this.#fill(fieldsOf(message, whole, path, this.#to, places), path);
      for (const { code, message: text, path: at } of this.#run.add(message)) {
        const place = places.find(at) ?? places.find(at.slice(0, 1)) ?? section.header;
        this.#to.find(code, { range: place, path: [...path, ...at], message: text });
      }
      this.#to.close(path);
      if (!this.#isKept) this.#to.forget(path);
    }
    this.#reading.release(this.#covered);
  }

  /** Ends the transcript. */
  end(): void {
    this.close(Number.MAX_SAFE_INTEGER, true);
    const end = { start: this.#covered, end: this.#covered };
    if (this.#count === 0) this.#to.find('no-message', { range: { start: 0, end: this.#covered }, path: MESSAGES });
    else if (!this.#run.ended) this.#to.find('missing-final-status', { range: end, path: MESSAGES });
    if (!this.#isKept) this.#to.value.messages.length = 0;
  }

  #preamble(): Section {
    const path = ['preamble'];
    let isOpen = false;
    const text = new BodyText((added) => {
      if (!isOpen) this.#to.open(path, 'text');
      isOpen = true;
      this.#to.append(path, added);
    });
    const growing = new GrowingParts();
    return { message: null, path, header: NOWHERE, base: 0, parts: growing.all, growing, text };
  }

  #closePreamble(range: Range | undefined): void {
    if (range === undefined) return;
    const path = ['preamble'];
    this.#to.place(path, range);
    this.#to.find('preamble', { range, path, message: said('preamble', this.#to.value.preamble.slice(0, 200)) });
    this.#to.close(path);
  }

  /** Puts what the body says into a message. */
  #fill(fields: object, path: Path): void {
    for (const [field, value] of Object.entries(fields)) {
      // Lists are empty from the start.
      if (field === 'data' || !Array.isArray(value) || value.length > 0)
        this.#to.set([...path, field], value, NO_PLACE);
    }
  }

  #pieceOf(base: number): Piece {
    return { text: this.#reading.source(base, this.#covered), offset: base };
  }

  /** Says where noise stands in the text of a body, once for each of its parts. */
  #tellNoise({ parts, message, path }: Section, { text, offset }: Piece): void {
    if (!text.includes('\x1b') && !text.includes('<|')) return;
    for (const { type, start, end } of parts) {
      if (!isText(type)) continue;
      const part = text.slice(start - offset, end - offset);
      const [noise] = noiseIn(part);
      if (noise === undefined) continue;
      this.#to.find('bad-noise', {
        range: { start: start + noise.start, end: start + noise.end },
        message: said('bad-noise', part.slice(noise.start, noise.end)),
        ...(message !== null && { path }),
      });
    }
  }
}

/** Where the first carriage return stands in the texts of a body; -1 when none does. */
function returnIn(parts: readonly Part[], { text, offset }: Piece): number {
  let back = text.indexOf('\r');
  for (const part of parts) {
    if (back < 0) return -1;
    const start = part.start - offset;
    // The grammar sees to the line ends around the blocks of a list item.
    const end = (part.type === 'Entry' ? (part.blocks[0]?.start ?? part.end) : part.end) - offset;
    if (!isText(part.type) || end <= back) continue;
    if (back < start) back = text.indexOf('\r', start);
    if (back >= 0 && back < end) return back + offset;
  }
  return -1;
}

/** Blocks and comments hold what they like. */
function isText(type: Part['type']): boolean {
  return type === 'Prose' || type === 'Field' || type === 'Entry';
}

const MESSAGES: Path = ['messages'];
const NOWHERE: Range = { start: 0, end: 0 };
const NO_PLACE = { range: null };
