import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, List, Part, Text } from '../../../engine/index.ts';
import type { Message, StreamOptions, Transcript } from '../model.ts';
import { notEnded, RunRules } from '../rules.ts';
import { Body } from './body.ts';
import { BodyText } from './body-text.ts';
import type { Item } from './items.ts';
import { readFields } from './message-fields.ts';
import { mayHoldNoise, Source } from './source.ts';

/** The preamble, or a message, whose body is being read. */
interface Section {
  /** Null in the preamble. */
  readonly message: Part<Message> | null;
  /** The line of the header, without its end. */
  readonly header: Range;
  /** The start of the body. */
  readonly base: number;
  readonly text: BodyText;
}

/** The sections of a transcript in order: what happens when each opens, grows and closes. */
export class Sections {
  /** The parts of the open body so far. */
  items: Item[] = [];
  readonly #transcript: Part<Transcript>;
  readonly #messages: List<Message>;
  readonly #preamble: Text;
  readonly #reading: Adapting<Partial<StreamOptions>>;
  readonly #isKept: boolean;
  readonly #run = new RunRules();
  #section: Section | null;
  /** The finding about the last status, in case nothing ends the run. */
  #notEnded: Detail | null = null;
  /** The offset up to which text was passed to the body. */
  #covered = 0;
  /** The first lone carriage return; below 0 once it is reported. */
  #firstReturn = Number.POSITIVE_INFINITY;

  constructor(transcript: Part<Transcript>, reading: Adapting<Partial<StreamOptions>>) {
    this.#transcript = transcript;
    this.#messages = transcript.list('messages');
    this.#preamble = transcript.text('preamble');
    this.#reading = reading;
    this.#isKept = reading.options.keep !== false;
    this.#section = this.#openPreamble();
  }

  /** Whether a message is open, rather than the preamble. */
  get isInMessage(): boolean {
    return this.#section?.message !== null;
  }

  /** The path for findings in the open body. */
  get where(): Detail {
    const section = this.#section;
    if (section === null) return { path: this.#messages.path };
    return { path: section.message?.path ?? this.#preamble.path };
  }

  // ── Texts ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Passes the text up to an offset to the open body. */
  flow(end: number): void {
    if (end <= this.#covered) return;
    const text = this.#reading.source(this.#covered, end);
    this.#section?.text.add(text, this.#covered);
    this.#covered += text.length;
  }

  /** Starts a part; it ends where the next one begins. */
  begin(part: Item): void {
    this.flow(part.start);
    this.#endLast(part.start);
    this.items.push(part);
    if (part.type === 'BadNoiseLines') {
      // Dropped from the body unless text follows.
      this.#section?.text.hold(part.raw);
      this.#covered = part.end;
    } else this.flow(part.end);
  }

  #endLast(at: number): void {
    const last = this.items.at(-1);
    if (last !== undefined) last.end = at;
  }

  /** Skips the text before an offset: it belongs to no body. */
  pass(end: number): void {
    this.#covered = end;
  }

  /** Records a lone carriage return: the first one is reported with its section. */
  noteReturn(at: number): void {
    this.#firstReturn = Math.min(this.#firstReturn, at);
  }

  // ── Sections ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens a message, whose body begins at `base`. */
  open(message: Message, header: Range, base: number): Part<Message> {
    const opened = this.#messages.add(message, { kind: message.kind, range: null });
    const text = new BodyText((added) => opened.append('body', added, NO_PLACE));
    this.#section = { message: opened, header, base, text };
    this.#covered = base;
    return opened;
  }

  /** Closes the open section, if any; `isLast` means that the text ends with it. */
  close(end: number, isLast: boolean): void {
    this.flow(end);
    const section = this.#section;
    this.#endLast(this.#covered);
    const { items } = this;
    this.items = [];
    this.#section = null;
    if (section === null) return;
    section.text.finish();
    const source = new Source(this.#reading.source(section.base, this.#covered), section.base);
    this.#reportNoise(section, items, source);
    this.#reportReturn(items, source);
    if (section.message === null) this.#closePreamble(section);
    else this.#closeMessage(section, section.message, items, source, isLast);
    this.#reading.release(this.#covered);
  }

  /** Ends the transcript. */
  end(): void {
    this.close(Number.MAX_SAFE_INTEGER, true);
    this.#reportReturn([], new Source('', 0));
    if (this.#messages.value.length === 0)
      this.#messages.report('no-message', { range: { start: 0, end: this.#covered }, path: this.#messages.path });
    else if (this.#notEnded !== null && !this.#run.ended) this.#messages.report('missing-final-status', this.#notEnded);
    if (!this.#isKept) this.#messages.value.length = 0;
  }

  #openPreamble(): Section {
    let isOpen = false;
    const text = new BodyText((added) => {
      if (!isOpen) this.#preamble.open();
      isOpen = true;
      this.#preamble.append(added, NO_PLACE);
    });
    return { message: null, header: { start: 0, end: 0 }, base: 0, text };
  }

  #closePreamble({ text: { range } }: Section): void {
    if (range === undefined) return;
    const preamble = this.#preamble;
    preamble.place = range;
    this.#transcript.report('preamble', { range, path: preamble.path, about: (preamble.value ?? '').slice(0, 200) });
    preamble.close();
  }

  #closeMessage(
    { header, text: { range } }: Section,
    opened: Part<Message>,
    items: readonly Item[],
    source: Source,
    isLast: boolean,
  ): void {
    const message = opened.value;
    opened.placeAt([], { start: header.start, end: items.length === 0 ? header.end : this.#covered });
    if (range !== undefined) opened.place('body', range);
    // Other fields come from the header.
    opened.within(([field = '', ...inside]) =>
      inside.length > 0 || NOT_IN_HEADER.has(field) || !Object.hasOwn(message, field) ? undefined : header,
    );
    const body = new Body(opened, { items, source, range, isLast, cut: () => this.#reading.cut() });
    readFields(message, body, (fields) => opened.assign(fields, NO_PLACE));
    if (message.kind === 'status') this.#notEnded = { range: header, ...notEnded(message, opened.path) };
    const placeOf = (path: Path): Range | undefined => opened.locate([...opened.path, ...path]);
    for (const { code, message: text, path } of this.#run.add(message))
      body.report(code, placeOf(path) ?? placeOf(path.slice(0, 1)) ?? header, path, { message: text });
    opened.close();
    if (!this.#isKept) this.#messages.forget(this.#messages.value.length - 1);
  }

  /** Reports noise in the text of a body, once for each of its parts. */
  #reportNoise({ message }: Section, items: readonly Item[], source: Source): void {
    for (const part of mayHoldNoise(source.all) ? items.filter(isText) : []) {
      const range = source.firstNoise(part);
      if (range === undefined) continue;
      const detail = { range, about: source.raw(range), ...(message !== null && { path: message.path }) };
      this.#transcript.report('bad-noise', detail);
    }
  }

  /** Reports the first lone carriage return: inside texts, the grammar does not report them. */
  #reportReturn(parts: readonly Item[], source: Source): void {
    if (this.#firstReturn < 0) return;
    for (const part of source.all.includes('\r') ? parts.filter(isText) : []) {
      // The grammar reports those around the blocks of a list item.
      const end = part.type === 'Entry' ? (part.blocks[0]?.start ?? part.end) : part.end;
      const at = source.raw({ start: part.start, end }).indexOf('\r');
      if (at >= 0) this.noteReturn(part.start + at);
    }
    const start = this.#firstReturn;
    if (start === Number.POSITIVE_INFINITY) return;
    this.#firstReturn = -1;
    this.#transcript.report('bad-line-end', { range: { start, end: start + 1 } });
  }
}

/** Blocks and comments may contain anything. */
function isText({ type }: Item): boolean {
  return type === 'Prose' || type === 'Field' || type === 'Entry';
}

const NO_PLACE = { range: null };
const NOT_IN_HEADER: ReadonlySet<string | number> = new Set(['body', 'blocks', 'data']);
