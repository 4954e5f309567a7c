import { copyOf } from '../core/copy.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import { formatPath, type Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { getPlain, setOwn } from '../core/record.ts';
import type { Emit } from '../core/report.ts';
import { Cursor, type Tree } from './cursor.ts';
import { Places } from './places.ts';

/** What is said about a finding beyond its code. */
export interface Detail {
  readonly message?: string;
  /** What stands there: quoted behind what the code means, where there is no message. */
  readonly about?: string;
  /** What to do about it: made from what was read. */
  readonly hint?: string;
  /** An edit of the text that mends it. */
  readonly fix?: Diagnostic['fix'];
  readonly path?: Path;
  readonly range?: Range;
  /** A second place that it is about. */
  readonly related?: Range;
  readonly severity?: Diagnostic['severity'];
}

/** How a value is written. */
export interface SetOptions {
  /** The code that is reported when the value was there already; the last one wins. Without it, nothing is. */
  readonly twice?: string;
  /** Where the value stands; the node that is being read, by default. `null` where only its parts have places. */
  readonly range?: Range | null;
}

/** How a text that comes in pieces is written. */
export interface AppendOptions {
  /** Blanks and line ends around the whole text are left out. */
  readonly trim?: boolean;
  /** Where the text stands; the node or the piece that is being read, by default. `null` where others know its place. */
  readonly range?: Range | null;
}

type Holder = unknown[] | Record<string, unknown>;

interface Held {
  text: string;
  started: boolean;
}

/** What a writer tells. */
export interface WriterSink {
  readonly emit: Emit | null;
  find(code: string, detail: Detail): void;
  /** Reports a finding without an event of its own, and gives it. */
  note(code: string, detail: Detail): Diagnostic;
  /** Passes on a finding as it is. */
  tell(diagnostic: Diagnostic): void;
  movePaths(move: (path: Path) => Path): void;
}

/**
 * Writes a model: changes it, tells the event, notes the place that each part came from, and says what came twice.
 *
 * @example Title: (node) => to.set(['title'], node.text, { twice: 'duplicate-title' })
 */
export class Writer<Model> {
  #value: Model;
  readonly places: Places;
  readonly #sink: WriterSink;
  /** Where a text without a character was written: it looks like what the model has of itself. */
  readonly #blank = new Map<string, Range>();
  /** Of texts that are trimmed: whether they began, and the blanks that may yet stand at their end. */
  readonly #held = new Map<string, Held>();
  #heldLast: { readonly path: Path; readonly state: Held } | null = null;
  #range: Range = { start: 0, end: 0 };
  /** The text that was added to last: its next piece finds it without a search. */
  #textEnd: { readonly path: Path; readonly holder: Record<string, unknown>; readonly key: string } | null = null;

  constructor(value: Model, sink: WriterSink, keepsPlaces = true) {
    this.#value = value;
    this.places = new Places(keepsPlaces);
    this.#sink = sink;
  }

  /** The model. */
  get value(): Model {
    return this.#value;
  }

  /** Writes a model of any shape in the order of the text. */
  cursor(this: Writer<Tree>): Cursor {
    return new Cursor(this.#sink.emit, (value) => {
      this.#value = value;
    });
  }

  /** Puts another model in the place of the one so far. */
  replace(value: Model): void {
    this.#value = value;
  }

  /** Where the node or the piece stands that is being read. */
  get range(): Range {
    return this.#range;
  }

  /** Says what is being read from now on. The engine calls it. */
  moveTo(range: Range): void {
    this.#range = range;
  }

  /** Puts a value into the model: a `set`, or, where it takes the place of another one, a `revise` that says so. */
  set(path: Path, value: unknown, { twice, range = this.#range }: SetOptions = NONE): void {
    const holder = this.#holderOf(path);
    const why = twice === undefined ? undefined : this.#noteTwice(path, twice, range, value, holder);
    this.#putInto(holder, path, value);
    if (range !== null) this.places.add(path, range);
    if (why === undefined) this.#sink.emit?.({ type: 'set', path, value: copyOf(value) });
    else this.#sink.emit?.({ type: 'revise', path, value: copyOf(value), diagnostic: why });
  }

  /** Puts a value at the end of a list; gives its index. */
  push(path: Path, value: unknown, { range = this.#range }: SetOptions = NONE): number {
    const list = this.get(path);
    if (!Array.isArray(list)) throw new TypeError(`there is no list at ${path.join('.')}`);
    const index = list.length;
    list.push(value);
    if (range !== null) this.places.addItem(path, index, range);
    this.#sink.emit?.({ type: 'set', path: [...path, index], value: copyOf(value) });
    return index;
  }

  /** Says that something begins at a place of the model: an object, a list, a text, or the format's own word. */
  open(path: Path, kind: string): void {
    if (this.get(path) === undefined) this.#put(path, kind === 'array' ? [] : kind === 'text' ? '' : {});
    this.#sink.emit?.({ type: 'open', path, kind });
  }

  /** Says that nothing below a place changes any more. */
  close(path: Path): void {
    this.#forgetHeld(path);
    this.#sink.emit?.({ type: 'close', path });
  }

  /** Adds to the end of a text. */
  append(path: Path, text: string, { trim = false, range = this.#range }: AppendOptions = NONE): void {
    if (typeof text !== 'string')
      throw new TypeError(
        `what is appended at ${path.join('.')} is not a text: mark its rule @stream, or give a label`,
      );
    const added = trim ? this.#trimmed(path, text) : text;
    if (added === '') return;
    const end = this.#textEnd;
    if (end !== null && end.path === path) setOwn(end.holder, end.key, getPlain(end.holder, end.key) + added);
    else this.#appendTo(path, added);
    if (range !== null) this.places.extend(path, range);
    this.#sink.emit?.({ type: 'delta', path, text: added });
  }

  #appendTo(path: Path, added: string): void {
    this.#textEnd = null;
    const holder = this.#holderOf(path);
    const key = String(path.at(-1));
    const before = Array.isArray(holder) ? holder[Number(key)] : getPlain(holder, key);
    if (typeof before !== 'string') this.#sink.emit?.({ type: 'open', path, kind: 'text' });
    const text = typeof before === 'string' ? before + added : added;
    if (Array.isArray(holder)) holder[Number(key)] = text;
    else {
      setOwn(holder, key, text);
      this.#textEnd = { path, holder, key };
    }
  }

  /** Leaves a part of a list out of the model without a word: its readers have it from the events. */
  forget(path: Path): void {
    const list = this.#at(path, path.length - 1);
    if (Array.isArray(list)) delete list[Number(path.at(-1))];
    this.#textEnd = null;
    this.#forgetHeld(path);
  }

  /** Takes back what was told of a part of the model, with the finding that says why. */
  revise(path: Path, value: unknown, code: string, detail: Detail = {}): void {
    const diagnostic = this.#sink.note(code, { range: this.#range, path, ...detail });
    this.#forgetHeld(path);
    this.#put(path, value);
    this.#sink.emit?.({ type: 'revise', path, value: copyOf(value), diagnostic });
  }

  /** Sorts a list that is out of order, once it is whole; the finding says why. */
  sort<Item>(path: Path, compare: (one: Item, other: Item) => number, code: string, detail: Detail = {}): void {
    const list = this.get(path);
    if (!Array.isArray(list)) throw new TypeError(`there is no list at ${path.join('.')}`);
    const before = new Map<unknown, number>(list.map((item, at) => [item, at]));
    list.sort(compare);
    const moved = new Map(list.map((item, at) => [before.get(item), at]));
    const move = (inside: Path): Path => {
      const at = inside[path.length];
      const isInside = typeof at === 'number' && path.every((step, depth) => inside[depth] === step);
      return isInside ? [...path, moved.get(at) ?? at, ...inside.slice(path.length + 1)] : inside;
    };
    this.places.move(move);
    this.#sink.movePaths(move);
    this.revise(path, list, code, detail);
  }

  /** Reports a finding, by its code without the name of the format in front. */
  find(code: string, detail: Detail = {}): void {
    this.#sink.find(code, { range: this.#range, ...detail });
  }

  /** Notes a finding that an event of one's own tells. */
  note(code: string, detail: Detail = {}): Diagnostic {
    return this.#sink.note(code, { range: this.#range, ...detail });
  }

  /** Tells an event of one's own making; what it says was written already. */
  emit(event: Event): void {
    this.#sink.emit?.(event);
  }

  /** Passes on a finding of what stands in the text, such as the JSON in it. */
  tell(diagnostic: Diagnostic): void {
    this.#sink.tell(diagnostic);
  }

  /** Notes where a part of the model came from, without changing it. */
  place(path: Path, range: Range = this.#range): void {
    this.places.add(path, range);
  }

  /** What stands in the model. */
  get(path: Path): unknown {
    return this.#at(path, path.length);
  }

  /** What stands where the first steps of a path lead. */
  #at(path: Path, length: number): unknown {
    let value: unknown = this.value;
    for (let depth = 0; depth < length; depth++) {
      if (typeof value !== 'object' || value === null) return undefined;
      const step = path[depth] ?? '';
      if (Array.isArray(value)) value = value[Number(step)];
      else value = isRecord(value) ? getPlain(value, String(step)) : undefined;
    }
    return value;
  }

  #put(path: Path, value: unknown): void {
    this.#putInto(this.#holderOf(path), path, value);
  }

  #putInto(holder: Holder, path: Path, value: unknown): void {
    this.#textEnd = null;
    const last = path.at(-1);
    if (Array.isArray(holder)) holder[Number(last)] = value;
    else setOwn(holder, String(last), value);
  }

  /** The object or list that holds what stands at a path. */
  #holderOf(path: Path): Holder {
    const holder = path.length === 0 ? undefined : this.#at(path, path.length - 1);
    if (typeof holder === 'object' && holder !== null && (Array.isArray(holder) || isRecord(holder))) return holder;
    throw new TypeError(`there is nothing in the model that could hold ${path.join('.')}`);
  }

  /** The finding that a value was there already. */
  #noteTwice(path: Path, code: string, range: Range | null, value: unknown, holder: Holder): Diagnostic | undefined {
    const before = this.#placeBefore(path, holder);
    if (range === null || isBlank(value)) this.#blank.set(keyOf(path), range ?? this.#range);
    else if (this.#blank.size > 0) this.#blank.delete(keyOf(path));
    if (before === undefined) return undefined;
    const message = `${formatPath(path)} is given twice (first at offset ${before.start})`;
    return this.note(code, { path, range: range ?? this.#range, related: before, message });
  }

  /** Where the value was written that is there. */
  #placeBefore(path: Path, holder: Holder): Range | undefined {
    const last = path.at(-1);
    const there = Array.isArray(holder) ? holder[Number(last)] : getPlain(holder, String(last));
    if (there === undefined) return undefined;
    const blank = this.#blank.size > 0 ? this.#blank.get(keyOf(path)) : undefined;
    return blank ?? (isBlank(there) ? undefined : this.places.own(path));
  }

  #heldAt(path: Path): Held {
    if (this.#heldLast?.path === path && this.#held.size > 0) return this.#heldLast.state;
    const key = keyOf(path);
    const state = this.#held.get(key) ?? { text: '', started: false };
    this.#held.set(key, state);
    this.#heldLast = { path, state };
    return state;
  }

  #forgetHeld(path: Path): void {
    if (this.#held.size === 0) return;
    this.#held.delete(keyOf(path));
    this.#heldLast = null;
  }

  /** Without blanks at the start of the whole text; those at its end are held until something else comes. */
  #trimmed(path: Path, text: string): string {
    const state = this.#heldAt(path);
    const piece = state.started ? text : text.trimStart();
    if (piece === '') return '';
    state.started = true;
    const body = piece.trimEnd();
    if (body === '') {
      state.text += piece;
      return '';
    }
    const added = state.text + body;
    state.text = piece.slice(body.length);
    return added;
  }
}

const NONE = {};

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

function keyOf(path: Path): string {
  return path.length === 1 ? String(path[0]) : JSON.stringify(path);
}

function isRecord(value: object): value is Record<string, unknown> {
  return !Array.isArray(value);
}
