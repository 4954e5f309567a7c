import { type ItemNode, match, parse as parseTree } from '../../../generated/dml.ts';
import type { Emit } from '../../core/report.ts';
import type { Reader } from '../../core/stream.ts';
import { DocumentBuilder, type Piece } from './build.ts';
import { closesAt, DELIMITER_LENGTH, DUCK_LEAD, openAt } from './delimiters.ts';
import type { Document } from './model.ts';
import type { ParseOptions } from './options.ts';
import type { DmlParsed } from './result.ts';

/**
 * How the text is being looked through.
 *
 * - `text`: no macro is open, and nothing is in doubt: what is passed is handed out.
 * - `live`: a macro is open that nothing can turn into a mention any more: it ends at its delimiter, unless another begins.
 * - `held`: a macro began in a line with an open run of backticks, in a fence, in a text that a fence may wrap, or in a
 *   macro. What it is shows at the end of a line, when the grammar reads all that waited in one go.
 */
type Mode = 'text' | 'live' | 'held';

/** What the beginning of the text may still be: nothing but noise so far, a fence around the whole, or neither. */
type Beginning = 'noise' | 'wrapper' | 'over';

/** A run of backticks or tildes as far as it has come. */
interface TickRun {
  readonly char: string;
  length: number;
  readonly startsLine: boolean;
  readonly isEscaped: boolean;
}

/** A line that begins with a run long enough for a fence: only its end tells what it is. */
const FENCE_LINE = -1;

/** Text that has been handed out is read for its small mistakes when this much has gathered. */
const ENOUGH = 0x10000;

/** As much of a macro as tells whether it is a whole one: the most that the grammar's `unitHead` takes. */
const HEAD_LENGTH = 112;

/**
 * Reads a document in chunks. It looks for delimiters, runs of backticks and line ends, each unit once; the grammar
 * decides, on pieces that nothing to come can change, and the builder takes their items as it takes those of a whole text.
 */
export class DocumentReader implements Reader<Document, DmlParsed> {
  readonly #builder: DocumentBuilder;

  /** What is looked through, with some units before: it begins at `#base` in the whole text. */
  #scan = '';
  #base = 0;
  #at = 0;
  #piece: Piece = { text: '', offset: 0 };

  /** What has not been read by the grammar: chunks from `#start` on, and the unit before. */
  #parts: string[] = [];
  #start = 0;
  #length = 0;
  #lead = '';

  #mode: Mode = 'text';
  #beginning: Beginning = 'noise';
  #probed = 0;
  /** How much was read that has to be read again. */
  #reread = 0;
  /** The fence that is open where the unread piece starts. */
  #fence: string | null = null;
  /** The run that the scan is in. */
  #run: TickRun | null = null;
  /** The run of backticks in this line that may be open, or `FENCE_LINE`; 0 when there is none. */
  #ticks = 0;
  /** The first macro that waits: nothing from it on has been handed out. */
  #waits = false;
  /** The beginning of the last macro in a held piece, while it is open. */
  #head: string | null = null;

  constructor(options: ParseOptions, emit: Emit) {
    this.#builder = new DocumentBuilder(options, emit);
  }

  get value(): Document {
    return this.#builder.value;
  }

  push(chunk: string): void {
    if (chunk === '') return;
    const kept = Math.max(0, this.#at - 2 * DELIMITER_LENGTH);
    this.#scan = this.#scan.slice(kept) + chunk;
    this.#base += kept;
    this.#at -= kept;
    this.#piece = { text: this.#scan, offset: this.#base };
    this.#parts.push(chunk);
    this.#length += chunk.length;
    if (this.#head !== null && this.#head.length < HEAD_LENGTH) {
      this.#head += chunk.slice(0, HEAD_LENGTH - this.#head.length);
    }
    this.#lookThrough(false);
    if (this.#mode === 'text' && this.#length - this.#start > ENOUGH) this.#readGathered();
    this.#builder.settle();
  }

  end(): DmlParsed {
    this.#lookThrough(true);
    this.#run = null;
    if (this.#beginning === 'over') this.#read(this.#length, true);
    else this.#readWhole();
    return this.#builder.finish(this.#length);
  }

  // ── Looking through the text ────────────────────────────────────────────────────────────────────────────────────

  #lookThrough(final: boolean): void {
    while (this.#at < this.#scan.length) {
      const going =
        this.#mode === 'live' ? this.#live(final) : this.#mode === 'held' ? this.#held(final) : this.#text(final);
      if (!going) return;
    }
  }

  /** One step through text; false when it depends on what is to come. */
  #text(final: boolean): boolean {
    if (this.#run !== null) return this.#goOnWithRun(this.#run, final);
    const linesMatter = this.#ticks !== 0 || this.#beginning === 'noise';
    const at = this.#next(linesMatter ? TEXT_OR_LINE_END : TEXT);
    this.#handOut(at);
    const char = this.#scan[at];
    if (char === undefined) return false;
    if (char === DUCK_LEAD) return this.#duckInText(at, final);
    if (char === '\n' || char === '\r') {
      this.#handOut(at + 1);
      this.#endLine();
      return true;
    }
    this.#run = { char, length: 0, startsLine: this.#startsLine(at), isEscaped: this.#scan[at - 1] === '\\' };
    return this.#goOnWithRun(this.#run, final);
  }

  /** A run of one character, which may go on in the next chunk. */
  #goOnWithRun(run: TickRun, final: boolean): boolean {
    const start = this.#at;
    let end = start;
    while (this.#scan[end] === run.char) end++;
    run.length += end - start;
    this.#handOut(end);
    if (end === this.#scan.length && !final) return false;
    this.#run = null;
    this.#noteRun(run);
    return true;
  }

  #duckInText(at: number, final: boolean): boolean {
    const open = openAt(this.#scan, at);
    if (open === 'more' && !final) return false;
    if (typeof open === 'number') this.#openMacro(at, open);
    else this.#handOut(this.#behind(at));
    return true;
  }

  /** A macro begins at an index and its delimiter ends at another. */
  #openMacro(at: number, end: number): void {
    if (this.#beginning === 'noise') this.#settleBeginning(this.#base + at);
    this.#waits = true;
    if (this.#beginning === 'over' && this.#ticks === 0 && this.#fence === null) {
      this.#mode = 'live';
    } else {
      this.#mode = 'held';
      this.#head = this.#scan.slice(at, at + HEAD_LENGTH);
    }
    this.#at = end;
  }

  /** Inside a macro that counts: only delimiters matter. */
  #live(final: boolean): boolean {
    const at = this.#scan.indexOf(DUCK_LEAD, this.#at);
    this.#at = at === -1 ? this.#scan.length : at;
    if (at === -1) return false;
    const closes = closesAt(this.#scan, at);
    if (closes === true) {
      this.#at = at + 2;
      this.#read(this.#base + this.#at, false);
      this.#mode = 'text';
      this.#waits = false;
      return true;
    }
    const open = closes === 'more' ? 'more' : openAt(this.#scan, at);
    if (open === 'more' && !final) return false;
    if (typeof open === 'number') {
      // The end of the line tells whether it ends the macro or is only mentioned in it.
      this.#mode = 'held';
      this.#head = this.#scan.slice(at, at + HEAD_LENGTH);
      this.#at = open;
    } else {
      this.#at = at + 1;
    }
    return true;
  }

  /** Where macros wait: delimiters tell which is whole, and a line end lets the grammar decide. */
  #held(final: boolean): boolean {
    const at = this.#next(DELIMITER_OR_LINE_END);
    this.#pass(at);
    const char = this.#scan[at];
    if (char === undefined) return false;
    if (char !== DUCK_LEAD) {
      this.#pass(at + 1);
      if (this.#isCertain()) this.#readHeld();
      return true;
    }
    // A duck that closes nothing may open.
    const closes = this.#head === null ? false : closesAt(this.#scan, at);
    const open = closes === false ? openAt(this.#scan, at) : 'no';
    if ((closes === 'more' || open === 'more') && !final) return false;
    if (typeof open === 'number') {
      this.#waits = true;
      this.#head = this.#scan.slice(at, at + HEAD_LENGTH);
      this.#at = open;
    } else {
      if (closes === true) this.#head = null;
      this.#pass(this.#behind(at));
    }
    return true;
  }

  /** The index behind the character that begins at an index. */
  #behind(at: number): number {
    const next = this.#scan.charCodeAt(at + 1);
    return next >= 0xdc00 && next <= 0xdfff ? at + 2 : at + 1;
  }

  /** Goes on to an index; hands the text out when no macro waits. */
  #pass(at: number): void {
    if (this.#waits) this.#at = at;
    else this.#handOut(at);
  }

  #handOut(at: number): void {
    this.#at = at;
    this.#builder.text(this.#piece, 0, at);
  }

  #next(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#scan) ? pattern.lastIndex - 1 : this.#scan.length;
  }

  /** A run of backticks or tildes: it may open or close inline code, or a fence. */
  #noteRun({ char, length, startsLine, isEscaped }: TickRun): void {
    if (this.#fence !== null) {
      if (char === this.#fence[0] && startsLine) this.#ticks = FENCE_LINE;
    } else if (this.#ticks === 0) {
      if (length >= 3 && startsLine) this.#ticks = FENCE_LINE;
      else if (char === '`') this.#ticks = length - (isEscaped ? 1 : 0);
    } else if (char === '`' && this.#ticks === length) {
      this.#ticks = 0;
    }
  }

  #startsLine(at: number): boolean {
    let start = at;
    while (at - start < 3 && this.#scan[start - 1] === ' ') start--;
    const before = this.#scan[start - 1];
    return before === undefined || before === '\n' || before === '\r';
  }

  #endLine(): void {
    const end = this.#base + this.#at;
    if (this.#beginning === 'noise') this.#settleBeginning(end);
    if (this.#ticks === FENCE_LINE && this.#mode === 'text') this.#read(end, false);
    this.#ticks = 0;
  }

  // ── The beginning, which may be a fence around the whole text ───────────────────────────────────────────────────

  /** Decides, at the end of a line or before a macro, whether the text may be wrapped in a fence. */
  #settleBeginning(end: number): void {
    const text = this.#unread(end);
    if (match(text, 'NoiseOnly', 0).matched) {
      if (text.endsWith('\n') || text.endsWith('\r')) this.#read(end, false);
      else this.#beginning = 'over';
    } else if (match(text, 'FenceAhead', 0).matched) {
      this.#beginning = 'wrapper';
      this.#mode = 'held';
      this.#ticks = 0;
    } else {
      this.#beginning = 'over';
    }
  }

  /** Whether the fence that began the text has closed, and more than noise follows. Asked less often as the text grows. */
  #isNoWrapper(end: number): boolean {
    if (end - this.#start < 2 * this.#probed) return false;
    this.#probed = end - this.#start;
    const text = this.#unread(end);
    const probe = match(text, 'WrapperProbe', 0);
    return probe.matched && probe.end < text.length;
  }

  /** The text is over and may still be wrapped: the grammar decides on all of it. */
  #readWhole(): void {
    const text = this.#unread(this.#length);
    const piece = { text, offset: this.#start };
    const startRule = this.#start === 0 ? 'Document' : 'WrappedOrItems';
    for (const item of parseTree(text, { startRule })) this.#builder.add(item, piece);
  }

  // ── Reading with the grammar ────────────────────────────────────────────────────────────────────────────────────

  /** Nothing to come changes what the lines of a held piece are: its last macro is closed, or no whole one. */
  #isCertain(): boolean {
    return this.#head === null || (this.#head.length >= HEAD_LENGTH && !match(this.#head, 'UnitHead', 0).matched);
  }

  #readHeld(): void {
    const end = this.#base + this.#at;
    if (this.#beginning === 'wrapper') {
      if (!this.#isNoWrapper(end)) return;
      this.#beginning = 'over';
    }
    // A macro that mentions many others is not read again with each of them.
    if (end - this.#start < 2 * this.#reread) return;
    this.#head = null;
    this.#ticks = 0;
    const kept = this.#read(end, false, true);
    this.#reread = kept === undefined ? 0 : end - this.#start;
    this.#mode = kept === undefined ? 'text' : kept.type === 'Macro' ? 'live' : 'held';
    this.#waits = kept !== undefined;
  }

  #readGathered(): void {
    const lineEnd = this.#scan.lastIndexOf('\n', this.#at - 1);
    const end = this.#base + lineEnd + 1;
    if (this.#beginning === 'over' && this.#ticks === 0 && lineEnd !== -1 && end > this.#start) this.#read(end, false);
  }

  /**
   * Reads up to an offset. The end of the piece is no end of the text unless it is said to be: a fence that is open there
   * goes on. With `keepOpen`, so does a macro, and a fence in it; returns what of them is open there.
   */
  #read(end: number, final: boolean, keepOpen = false): ItemNode | undefined {
    const text = this.#lead + this.#unread(end);
    const piece: Piece = { text, offset: this.#start - this.#lead.length };
    let at = this.#lead.length;
    let read = end;
    let kept: ItemNode | undefined;
    if (this.#fence !== null) {
      const rest = match(text, 'FenceRest', at, text.length, { fence: this.#fence });
      if (rest.matched) {
        at = rest.end;
        if (rest.value.closed) this.#fence = null;
        const errors = final && !rest.value.closed ? [endOfText('MissingFenceEnd', text.length)] : [];
        this.#builder.add({ ...rest.value.code, errors }, piece);
      }
    }
    if (at < text.length) {
      const items = match(text, this.#start === 0 ? 'PlainDocument' : 'Items', at);
      const tree = items.matched ? items.value : [];
      const from = keepOpen ? firstOpen(tree) : tree.length;
      for (const item of tree.slice(0, from)) this.#builder.add(final ? item : this.#goingOn(item), piece);
      const open = tree[from];
      if (open !== undefined) {
        read = open.start + piece.offset;
        kept = tree.at(-1);
      }
    }
    const rest = this.#parts.join('').slice(read - this.#start);
    this.#parts = rest === '' ? [] : [rest];
    this.#lead = read === this.#start ? this.#lead : text.charAt(read - piece.offset - 1);
    this.#start = read;
    return kept;
  }

  /** A fence that is open at the end of a piece is not open for ever. */
  #goingOn(item: ItemNode): ItemNode {
    if (item.type !== 'Code' || item.fence === null) return item;
    this.#fence = item.fence;
    return { ...item, errors: [] };
  }

  #unread(end: number): string {
    const text = this.#parts.join('');
    this.#parts = [text];
    return text.slice(0, end - this.#start);
  }
}

const TEXT = /[\ud83e`~]/g;
const TEXT_OR_LINE_END = /[\ud83e`~\r\n]/g;
const DELIMITER_OR_LINE_END = /[\ud83e\r\n]/g;

/** The index of the item from which on the items may still change: a macro that is open, alone or before an open fence. */
function firstOpen(items: readonly ItemNode[]): number {
  const last = items.at(-1);
  const at = items.length - (last?.type === 'Code' && last.fence !== null ? 2 : 1);
  const item = items[at];
  return item?.type === 'Macro' && !item.closed ? at : items.length;
}

function endOfText(type: string, at: number): { type: string; start: number; end: number; raw: string } {
  return { type, start: at, end: at, raw: '' };
}
