import type { Flaw, KeyNode, OpenNode, ScalarNode, StepNode } from '../../generated/json.ts';
import { type Diagnostic, quote } from '../core/diagnostic.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { setOwn } from '../core/record.ts';
import { type Emit, Report } from '../core/report.ts';
import type { Code } from './diagnostics.ts';
import type { Json, Settings } from './model.ts';
import type { Places } from './places.ts';
import { readText, withoutComma } from './read-text.ts';
import { hasHalf, mayHoldHalf } from './surrogates.ts';

/** What grows: the word of the events. */
type Kind = 'object' | 'array' | 'text';

/** An open object or array. */
interface Frame {
  readonly path: Path;
  readonly object: { [key: string]: Json } | null;
  readonly array: Json[] | null;
  /** The name whose value comes next. */
  key: string | undefined;
  /** The finding that the next value comes for a name that had one. */
  again: Diagnostic | null;
  /** The names so far and where they stand, two offsets each; by name once one came twice. */
  readonly names: string[];
  readonly offsets: number[];
  seen: Map<string, Range> | null;
}

/**
 * Makes the value from the steps of the grammar, in their order. The depth of the text is on a stack of its own, so
 * that no text can overflow the program's.
 */
export class JsonBuilder {
  readonly report: Report;
  readonly #settings: Settings;
  readonly #places: Places | null;
  readonly #emit: Emit | null;
  /** The piece of the text that the steps' offsets count from, and where it stands. */
  #text = '';
  #offset = 0;
  #mayBeHalf = false;
  readonly #frames: Frame[] = [];
  #top: Frame | null = null;
  /** How many containers are open that are too deep to be built. */
  #skipped = 0;
  #tooDeep = false;
  #complete = true;
  #root: Json | undefined;
  #rootRange: Range | null = null;
  /** Set by a line end between two values: the values make a list. */
  #inSequence = false;
  #list: Json[] | null = null;
  /** The string that comes in pieces. */
  #written: { path: Path; key: string; text: string } | null = null;

  constructor(settings: Settings, emit: Emit | null = null, places: Places | null = null) {
    this.#settings = settings;
    this.#emit = emit;
    this.#places = places;
    this.report = new Report(settings.strict, emit);
  }

  /** Takes the steps of a piece of the text, which stands at an offset. */
  addAll(steps: readonly StepNode[], text: string, offset: number): void {
    this.#text = text;
    this.#offset = offset;
    this.#mayBeHalf = mayHoldHalf(text);
    for (const step of steps) this.add(step);
  }

  /** The value so far; undefined when none has begun. */
  get value(): Json | undefined {
    return this.#list ?? this.#root;
  }

  add(node: StepNode): void {
    // What a reader of pieces hands out before it sees how the string goes on.
    if (this.#emit !== null && node.type === 'Scalar') this.#beginScalar(node);
    if (node.errors !== null) for (const flaw of node.errors) this.#flaw(flaw);
    switch (node.type) {
      case 'Key':
        this.#key(node);
        if (node.member !== null) this.add(node.member);
        return;
      case 'Scalar':
        this.#scalar(node);
        return;
      case 'Open':
        this.#open(node);
        return;
      case 'Close':
        for (let level = 0; level < node.levels; level++) this.#close(node.end);
        return;
      default:
    }
  }

  /** Closes the result; the last piece reached to the end of the text, which is `blank` or not. */
  finish(via: string, blank: boolean): Parsed<Json> {
    const end = this.#text.length;
    for (let level = this.#skipped + this.#frames.length; level > 0; level--) this.#close(end);
    const { value } = this;
    if (value === undefined) {
      if (blank) this.#complete = false;
      this.#emit?.({ type: 'set', path: NO_PATH, value: null });
      this.#find('missing-document', 0, end, blank ? 'The text is empty' : undefined);
    }
    return {
      value: value ?? null,
      diagnostics: this.report.inTextOrder(),
      ok: this.report.ok,
      complete: this.#complete,
      format: this.#settings.format,
      via,
      locate: () => undefined,
    };
  }

  /** Begins a string that comes in pieces, behind its name if it has one. Its last piece comes as a step. */
  openText(key: KeyNode | null, text: string, offset: number): void {
    this.#text = text;
    this.#offset = offset;
    this.#mayBeHalf = true;
    if (key !== null) this.add(key);
    if (this.#skipped === 0) this.#openText(0, 0);
  }

  /** A piece of the string that is open. */
  appendText(piece: string): void {
    const top = this.#top;
    if (this.#written === null || piece === '') return;
    this.#written.text += piece;
    if (top?.array) top.array[top.array.length - 1] = this.#written.text;
    else if (top?.object) setOwn(top.object, this.#written.key, this.#written.text);
    this.#emit?.({ type: 'delta', path: this.#written.path, text: piece });
  }

  /** The string that is open ends with a last piece, and was as it should be. */
  closeText(last: string, start: number, end: number): void {
    if (this.#written === null) return;
    const value = this.#written.text + last;
    if (hasHalf(value)) this.#find('lone-surrogate', start - this.#offset, end - this.#offset);
    this.#closeText(value);
  }

  #key(node: KeyNode): void {
    const { value: name, flaw, start, end } = node;
    if (flaw !== '') this.#find(flaw, start, end);
    if (this.#mayBeHalf && hasHalf(name)) this.#find('lone-surrogate', start, end);
    if (this.#skipped > 0) return;
    // A text that begins with a name.
    if (this.#top === null) this.#open({ type: 'Open', kind: 'object', start, end: start, errors: null });
    const top = this.#top;
    if (top === null || top.object === null) return;
    const range = this.#range(start, end);
    if (Object.hasOwn(top.object, name)) this.#duplicate(top, name, range);
    top.key = name;
    if (top.seen !== null) {
      top.seen.set(name, range);
    } else {
      top.names.push(name);
      top.offsets.push(range.start, range.end);
    }
  }

  #duplicate(top: Frame, name: string, range: Range): void {
    if (top.seen === null) {
      top.seen = new Map();
      for (const [at, known] of top.names.entries())
        top.seen.set(known, { start: top.offsets[2 * at] ?? 0, end: top.offsets[2 * at + 1] ?? 0 });
    }
    const message = `The name ${quote(name)} is given twice; the last one counts`;
    this.#tellPending(top);
    top.again = this.#note('duplicate-key', range, top.seen.get(name), message);
  }

  #scalar(node: ScalarNode): void {
    const { value, flaw, start, end } = node;
    if (flaw !== '') this.#find(flaw, start, end);
    if (CUTS.has(flaw)) this.#complete = false;
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) this.#checkNumber(value, start, end);
    } else if (this.#mayBeHalf && typeof value === 'string' && this.#skipped === 0 && hasHalf(value)) {
      this.#find('lone-surrogate', start, end);
    }
    if (this.#skipped > 0) return;
    if (typeof value === 'string' && this.#written !== null) this.#closeText(value);
    else this.#put(value, start, end);
  }

  #beginScalar({ value, start, end }: ScalarNode): void {
    if (typeof value !== 'string' || this.#skipped > 0 || this.#top === null || this.#written !== null) return;
    if (this.#top.object !== null && this.#top.key === undefined) return;
    this.#openText(start, end);
    const isQuoted = this.#text.charCodeAt(start) === QUOTE;
    this.appendText(isQuoted ? withoutComma(readText(this.#text, start + 1).value) : value);
  }

  #openText(start: number, end: number): void {
    const key = this.#top?.key ?? '';
    const path = this.#put('', start, end, 'text');
    this.#written = { path, key, text: '' };
  }

  #closeText(value: string): void {
    const written = this.#written;
    const top = this.#top;
    if (written === null) return;
    if (value.startsWith(written.text)) {
      this.appendText(value.slice(written.text.length));
    } else {
      if (top?.array) top.array[top.array.length - 1] = value;
      else if (top?.object) setOwn(top.object, written.key, value);
      const diagnostic = this.report.last;
      if (diagnostic !== undefined) this.#emit?.({ type: 'revise', path: written.path, value, diagnostic });
    }
    this.#emit?.({ type: 'close', path: written.path });
    this.#written = null;
  }

  #checkNumber(value: number, start: number, end: number): void {
    if (!Number.isFinite(value)) this.#find('number-out-of-range', start, end);
    else if (Number.isInteger(value) && !isExact(this.#text.slice(start, end), value)) {
      this.#find('imprecise-number', start, end);
    }
  }

  #open(node: OpenNode): void {
    if (this.#skipped > 0 || this.#frames.length >= this.#settings.maxDepth) {
      this.#skip(node);
      return;
    }
    const object = node.kind === 'object' ? {} : null;
    const array = node.kind === 'array' ? [] : null;
    const path = this.#put(object ?? array, node.start, node.end, node.kind);
    const top = { path, object, array, key: undefined, again: null, names: [], offsets: [], seen: null };
    this.#frames.push(top);
    this.#top = top;
  }

  /** Passes over a container that is too deep. */
  #skip({ start, end }: Range): void {
    if (this.#skipped === 0) this.#put(null, start, end);
    this.#skipped++;
    if (this.#tooDeep) return;
    this.#tooDeep = true;
    const limit = `The value nests deeper than ${this.#settings.maxDepth} levels; what is deeper is null`;
    this.#find('too-deep', start, end, limit);
  }

  #close(end: number): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const top = this.#frames.pop();
    if (top === undefined) return;
    const container = top.object ?? top.array;
    if (container !== null) this.#places?.close(container, this.#offset + end);
    this.#tellPending(top);
    this.#emit?.({ type: 'close', path: top.path });
    this.#top = this.#frames.at(-1) ?? null;
    if (this.#top === null && this.#rootRange !== null) {
      this.#rootRange = { start: this.#rootRange.start, end: this.#offset + end };
    }
  }

  /** Puts a value in its place and returns the path of it; `kind` is given for what grows. */
  #put(value: Json, start: number, end: number, kind?: Kind): Path {
    const top = this.#top;
    const range = this.#range(start, end);
    if (top === null) return this.#putRoot(value, range, kind);
    const key = top.array === null ? top.key : top.array.length;
    if (key === undefined) return top.path;
    if (top.array !== null) top.array.push(value);
    else if (top.object !== null) setOwn(top.object, String(key), value);
    const container = top.array ?? top.object;
    if (container !== null) this.#places?.note(container, key, value, range);
    top.key = undefined;
    if (this.#emit === null) return NO_PATH;
    const path = [...top.path, key];
    this.#tell(path, value, kind, top.again);
    top.again = null;
    return path;
  }

  #putRoot(value: Json, range: Range, kind: Kind | undefined): Path {
    const before = this.#rootRange;
    let path: Path = NO_PATH;
    if (this.#inSequence && this.#list !== null) {
      path = [this.#list.length];
      this.#list.push(value);
      this.#places?.note(this.#list, this.#list.length - 1, value, range);
      this.#tell(path, value, kind, null);
    } else {
      this.#list = null;
      this.#places?.noteRoot(value, range);
      this.#tell(path, value, kind, before === null ? null : this.#note('several-values', range, before));
    }
    this.#inSequence = false;
    this.#root = value;
    this.#rootRange = range;
    return path;
  }

  /** A line end between two values: the values are a list. */
  #beginSequence(range: Range): void {
    this.#inSequence = true;
    // Said once for the whole list.
    if (this.#list !== null || this.#root === undefined) return;
    this.#list = [this.#root];
    this.#places?.listRoot(this.#list);
    const diagnostic = this.#note('bad-sequence', range);
    if (this.#emit !== null) this.#emit({ type: 'revise', path: [], value: structuredClone(this.#list), diagnostic });
  }

  /** Tells that a value stands at a path now; `again` says why what stood there before is wrong. */
  #tell(path: Path, value: Json, kind: Kind | undefined, again: Diagnostic | null): void {
    if (this.#emit === null) return;
    if (again !== null) {
      const now = kind === 'object' ? {} : kind === 'array' ? [] : value;
      this.#emit({ type: 'revise', path, value: now, diagnostic: again });
    } else if (kind !== undefined) {
      this.#emit({ type: 'open', path, kind });
    } else {
      this.#emit({ type: 'set', path, value });
    }
  }

  /** Tells a finding whose value never came. */
  #tellPending(top: Frame): void {
    if (top.again !== null) this.#emit?.({ type: 'diagnostic', diagnostic: top.again });
    top.again = null;
  }

  #flaw({ type, start, end }: Flaw): void {
    if (type === 'BadSequence') {
      this.#beginSequence(this.#range(start, end));
      return;
    }
    // `finish` says so: it sees whether the text is blank.
    if (type === 'MissingDocument') return;
    if (CUTS.has(type)) this.#complete = false;
    this.#find(type, start, end);
    if (type === 'MissingValue' && this.#skipped === 0) this.#put(null, start, end);
  }

  /** Notes a finding without an event of its own. */
  #note(code: Code, { start, end }: Range, related?: Range, message?: string): Diagnostic {
    const found = this.#settings.finder.find(code, start, end, message);
    return this.report.note(related === undefined ? found : { ...found, related });
  }

  /** Reports a finding by its code, or by the recovery rule that made it. */
  #find(name: Code | string, start: number, end: number, message?: string): void {
    this.report.add(this.#settings.finder.find(name, this.#offset + start, this.#offset + end, message));
  }

  #range(start: number, end: number): Range {
    return { start: this.#offset + start, end: this.#offset + end };
  }
}

const NO_PATH: Path = [];
const QUOTE = 0x22;

/** The recovery rules that say that the text was cut off. */
const CUTS: ReadonlySet<string> = new Set([
  'BadCutNumber',
  'BadCutWord',
  'MissingCommentEnd',
  'MissingEnd',
  'MissingFenceEnd',
  'MissingStringEnd',
]);

/** True when the text has no more digits than the number. */
function isExact(text: string, value: number): boolean {
  const digits = /^[+-]?([0-9_]+)$/.exec(text)?.[1];
  if (digits === undefined) return true;
  return BigInt(digits.replaceAll('_', '')) === BigInt(Math.abs(value));
}
