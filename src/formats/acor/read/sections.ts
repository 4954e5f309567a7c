import type { WholeMessageNode } from '../../../../generated/acor.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, TextPiece, Writer } from '../../../engine/index.ts';
import type { Message, StreamOptions, Transcript } from '../model.ts';
import { notEnded, RunRules } from '../rules.ts';
import { BodyText } from './body-text.ts';
import { fieldsOf } from './message-fields.ts';
import { GrowingParts, type Part } from './parts.ts';
import { noiseIn, Source } from './source.ts';
import { Tell } from './tell.ts';

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
  readonly #reading: Adapting<Partial<StreamOptions>>;
  readonly #isKept: boolean;
  readonly #run = new RunRules();
  #section: Section | null;
  #count = 0;
  /** What there is to say of the last status if nothing ends the run. */
  #lastStatus: Detail | null = null;
  /** How far the text was handed to the body. */
  #covered = 0;
  #firstReturn = Number.POSITIVE_INFINITY;
  #hasReturn = false;

  constructor(to: Writer<Transcript>, reading: Adapting<Partial<StreamOptions>>) {
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
    if (end <= this.#covered) return;
    const text = this.#reading.source(this.#covered, end);
    this.#section?.text.add(text, this.#covered);
    this.#covered += text.length;
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
    this.#section?.text.add(text, start);
  }

  /** Notes a line end that is none: the first one is told with the section that it stands in. */
  noteReturn(at: number): void {
    this.#firstReturn = Math.min(this.#firstReturn, at);
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
  }

  /** Ends the open section, if there is one; `isLast`: the text ends with it. */
  close(end: number, isLast: boolean): void {
    this.flow(end);
    const section = this.#section;
    this.#section = null;
    if (section === null) return;
    section.growing?.endAt(this.#covered);
    section.text.finish();
    const source = new Source(this.#reading.source(section.base, this.#covered), section.base);
    this.#tellNoise(section, source);
    this.#tellReturn(section.parts, source);
    if (section.message === null) this.#closePreamble(section);
    else this.#closeMessage(section, section.message, source, isLast);
    this.#reading.release(this.#covered);
  }

  /** Ends the transcript. */
  end(): void {
    this.close(Number.MAX_SAFE_INTEGER, true);
    this.#tellReturn([], new Source('', 0));
    if (this.#count === 0) this.#to.find('no-message', { range: { start: 0, end: this.#covered }, path: MESSAGES });
    else if (this.#lastStatus !== null && !this.#run.ended) this.#to.find('missing-final-status', this.#lastStatus);
    if (!this.#isKept) this.#to.value.messages.length = 0;
  }

  #preamble(): Section {
    const path = ['preamble'];
    let isOpen = false;
    const text = new BodyText((added) => {
      if (!isOpen) this.#to.open(path, 'text');
      isOpen = true;
      this.#to.append(path, added, NO_PLACE);
    });
    const growing = new GrowingParts();
    return { message: null, path, header: { start: 0, end: 0 }, base: 0, parts: growing.all, growing, text };
  }

  #closePreamble({ path, text: { range } }: Section): void {
    if (range === undefined) return;
    this.#to.place(path, range);
    this.#to.find('preamble', { range, path, about: this.#to.value.preamble.slice(0, 200) });
    this.#to.close(path);
  }

  #closeMessage({ parts, path, header, text }: Section, message: Message, source: Source, isLast: boolean): void {
    const { range } = text;
    const whole = { start: header.start, end: parts.length === 0 ? header.end : this.#covered };
    const tell = new Tell(this.#to, path, whole, range);
    const find = (inside: Path): Range | undefined => tell.find(inside, message, header);
    this.#to.places.within(path, find);
    const fields = fieldsOf(message, { parts, source, range, isLast, cut: () => this.#reading.cut() }, tell);
    for (const [field, value] of Object.entries(fields)) {
      // Lists are empty from the start.
      if (field === 'data' || !Array.isArray(value) || value.length > 0)
        this.#to.set([...path, field], value, NO_PLACE);
    }
    if (message.kind === 'status') this.#lastStatus = { range: header, ...notEnded(message, path) };
    for (const { code, message: text, path: at } of this.#run.add(message))
      tell.finding(code, find(at) ?? find(at.slice(0, 1)) ?? header, at, { message: text });
    this.#to.close(path);
    if (!this.#isKept) this.#to.forget(path);
  }

  /** Says where noise stands in the text of a body, once for each of its parts. */
  #tellNoise({ parts, message, path }: Section, source: Source): void {
    if (!source.all.includes('\x1b') && !source.all.includes('<|')) return;
    for (const part of parts) {
      if (!isText(part)) continue;
      const text = source.raw(part);
      const [noise] = noiseIn(text);
      if (noise === undefined) continue;
      const range = { start: part.start + noise.start, end: part.start + noise.end };
      this.#to.find('bad-noise', { range, about: source.raw(range), ...(message !== null && { path }) });
    }
  }

  /** Tells of the first line end that is none: those inside of texts are no mistakes of the grammar. */
  #tellReturn(parts: readonly Part[], source: Source): void {
    if (this.#hasReturn) return;
    if (source.all.includes('\r')) {
      for (const part of parts) {
        if (!isText(part)) continue;
        // The grammar sees to the line ends around the blocks of a list item.
        const end = part.type === 'Entry' ? (part.blocks[0]?.start ?? part.end) : part.end;
        const at = source.raw({ start: part.start, end }).indexOf('\r');
        if (at < 0) continue;
        this.noteReturn(part.start + at);
        break;
      }
    }
    const start = this.#firstReturn;
    if (start === Number.POSITIVE_INFINITY) return;
    this.#hasReturn = true;
    this.#to.find('bad-line-end', { range: { start, end: start + 1 } });
  }
}

/** Blocks and comments hold what they like. */
function isText({ type }: Part): boolean {
  return type === 'Prose' || type === 'Field' || type === 'Entry';
}

const MESSAGES: Path = ['messages'];
const NO_PLACE = { range: null };
