import { copyOf } from '../core/copy.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import { begun } from '../core/fold.ts';
import { formatPath, type Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { getPlain, isRecord, setOwn } from '../core/record.ts';
import type { Detail, Draft } from './draft.ts';
import type { AddOptions, AppendOptions, SetOptions, Text } from './part.ts';
import { type Holder, type Key, Spot } from './places.ts';

/** A text that is trimmed: whether it began, and the blanks that may yet be at its end. */
interface Held {
  text: string;
  started: boolean;
}

/** A {@link Part}, whatever its keys: what they promise of the values is in the type of that. */
export class OpenPart<T = unknown> extends Spot implements Holder {
  readonly holder: OpenPart | null;
  #key: Key;
  #value: T;
  readonly #draft: Draft;
  /** The path, and that of the text that grew last; after how many moves they were made. */
  #path: Path = NOWHERE;
  #pathMoves = -1;
  #grown: { readonly key: Key; readonly path: Path; readonly moves: number } | null = null;
  /** Where texts without a character were written: they look like what the model has of itself. */
  #blank: Map<Key, Range> | null = null;
  #held: Map<Key, Held> | null = null;

  constructor(draft: Draft, value: T, holder: OpenPart | null = null, key: Key = '') {
    super();
    this.#draft = draft;
    this.#value = value;
    this.holder = holder;
    this.#key = key;
  }

  /** Takes the events. */
  get events(): Draft['emit'] {
    return this.#draft.emit;
  }

  get value(): T {
    return this.#value;
  }

  get path(): Path {
    if (this.holder === null) return NOWHERE;
    if (this.#pathMoves !== this.#draft.moves) {
      this.#pathMoves = this.#draft.moves;
      this.#path = [...this.holder.path, this.#key];
    }
    return this.#path;
  }

  pathOf(key: Key): Path {
    return [...this.path, key];
  }

  /** Where the node or the piece is that is being read. */
  get range(): Range {
    return this.#draft.range;
  }

  // ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  set(key: Key, value: unknown, { twice, range = this.#draft.range }: SetOptions = NO_OPTIONS): void {
    const why = twice === undefined ? undefined : this.#noteTwice(key, twice, range, value);
    this.#put(key, value);
    if (range !== null) this.#draft.notes.add(this, key, range);
    const { emit } = this.#draft;
    if (emit === null) return;
    const path = this.pathOf(key);
    if (why === undefined) emit({ type: 'set', path, value: copyOf(value) });
    else emit({ type: 'revise', path, value: copyOf(value), diagnostic: why });
  }

  push(item: unknown, options?: AddOptions): number {
    return this.#addItem(item, options);
  }

  add<Item>(item: Item, options?: AddOptions): OpenPart<Item> {
    const at = this.#addItem(item, options);
    return this.put(at, new OpenPart(this.#draft, item, this, at));
  }

  #addItem(item: unknown, { kind, range = this.#draft.range }: AddOptions = NO_OPTIONS): number {
    const list = this.#list;
    const at = list.length;
    list.push(item);
    if (range !== null) this.#draft.notes.add(this, at, range);
    const { emit } = this.#draft;
    if (emit === null) return at;
    const path = this.pathOf(at);
    if (kind !== undefined) emit({ type: 'open', path, kind });
    emit({ type: 'set', path, value: copyOf(item) });
    return at;
  }

  open<Value>(key: Key, kind: string): OpenPart<Value> {
    this.begin(key, kind);
    return this.part(key);
  }

  text(key: Key): OpenText {
    return new OpenText(this, key);
  }

  /** Tells that something begins, an object, a list or a text. */
  begin(key: Key, kind: string): void {
    if (this.get(key) === undefined) this.#put(key, begun(kind));
    this.#draft.emit?.({ type: 'open', path: this.pathOf(key), kind });
  }

  list<Value>(key: Key): OpenPart<Value> {
    if (this.get(key) === undefined) this.begin(key, 'array');
    return this.part(key);
  }

  part<Value>(key: Key): OpenPart<Value>;
  part(key: Key): OpenPart {
    const known = this.at(key);
    return known instanceof OpenPart ? known : this.put(key, new OpenPart(this.#draft, this.get(key), this, key));
  }

  append(key: Key, text: string, { trim = false, range = this.#draft.range }: AppendOptions = NO_OPTIONS): void {
    if (typeof text !== 'string') {
      const path = this.pathOf(key).join('.');
      throw new TypeError(`what is appended at ${path} is not a text: mark its rule @stream, or give a label`);
    }
    const added = trim ? this.#trimmed(key, text) : text;
    if (added === '') return;
    const before = this.get(key);
    const isOpen = typeof before === 'string';
    const { emit } = this.#draft;
    const path = emit === null ? NOWHERE : this.#pathOfGrown(key);
    if (!isOpen) emit?.({ type: 'open', path, kind: 'text' });
    this.#put(key, isOpen ? before + added : added);
    if (range !== null) this.#draft.notes.extend(this, key, range);
    emit?.({ type: 'delta', path, text: added });
  }

  /** A text has one path for all of its pieces. */
  #pathOfGrown(key: Key): Path {
    const { moves } = this.#draft;
    if (this.#grown?.key !== key || this.#grown.moves !== moves) this.#grown = { key, path: this.pathOf(key), moves };
    return this.#grown.path;
  }

  close(key?: Key): void {
    if (key !== undefined) this.#held?.delete(key);
    this.#draft.emit?.({ type: 'close', path: key === undefined ? this.path : this.pathOf(key) });
  }

  assign(values: object, options?: SetOptions): void {
    for (const [key, value] of Object.entries(values)) this.set(key, value, options);
  }

  revise(key: Key, value: unknown, code: string, detail: Detail = {}): void {
    const path = this.pathOf(key);
    const diagnostic = this.#draft.sink.note(code, { range: this.#draft.range, path, ...detail });
    this.#held?.delete(key);
    this.#put(key, value);
    this.#draft.emit?.({ type: 'revise', path, value: copyOf(value), diagnostic });
  }

  sort<Item>(compare: (one: Item, other: Item) => number, code: string, detail?: Detail): void;
  sort(compare: (one: unknown, other: unknown) => number, code: string, detail: Detail = {}): void {
    const list = this.#list;
    const before = new Map<unknown, number>(list.map((item, at) => [item, at]));
    list.sort(compare);
    const moved = new Map(list.map((item, at) => [before.get(item), at]));
    const { path } = this;
    const indexOf = (at: number): number => moved.get(at) ?? at;
    this.#draft.sink.movePaths((inside) => {
      const at = inside[path.length];
      const isInside = typeof at === 'number' && path.every((step, depth) => inside[depth] === step);
      return isInside ? [...path, indexOf(at), ...inside.slice(path.length + 1)] : inside;
    });
    this.#draft.notes.rekey(this, indexOf);
    this.#draft.moves++;
    for (const [key, spot] of this.members()) if (spot instanceof OpenPart) spot.#key = key;
    const diagnostic = this.#draft.sink.note(code, { range: this.#draft.range, path, ...detail });
    this.#draft.emit?.({ type: 'revise', path, value: copyOf(list), diagnostic });
  }

  forget(at: number): void {
    delete this.#list[at];
    this.#held?.delete(at);
    this.drop(at);
  }

  // ── Places ──────────────────────────────────────────────────────────────────────────────────────────────────────

  place(key: Key, range: Range = this.#draft.range): void {
    this.#draft.notes.add(this, key, range);
  }

  reach(range: Range): void {
    if (this.holder === null) this.own = range;
    else this.#draft.notes.reach(this, range);
  }

  within(find: (path: Path) => Range | undefined, key?: Key): void {
    if (key !== undefined) this.#draft.notes.within(this, key, find);
    else if (this.holder !== null) this.#draft.notes.within(this.holder, this.#key, find);
    else this.finder = find;
  }

  placeOf(key: Key): Range | undefined {
    return this.locate(this.pathOf(key));
  }

  /** Where what is at a path of the model came from. */
  locate(path: Path): Range | undefined {
    this.#draft.notes.takeIn();
    let model: Spot & Holder = this;
    while (model.holder !== null) model = model.holder;
    return model.find(path);
  }

  ownPlaceOf(key: Key): Range | undefined {
    this.#draft.notes.takeIn();
    return this.at(key)?.own;
  }

  // ── Findings ────────────────────────────────────────────────────────────────────────────────────────────────────

  report(code: string, detail: Detail = {}): void {
    this.#draft.sink.report(code, { range: this.#draft.range, ...detail });
  }

  note(code: string, detail: Detail = {}): Diagnostic {
    return this.#draft.sink.note(code, { range: this.#draft.range, ...detail });
  }

  emit(event: Event): void {
    this.#draft.emit?.(event);
  }

  tell(diagnostic: Diagnostic): void {
    this.#draft.sink.tell(diagnostic);
  }

  moveTo(range: Range): void {
    this.#draft.range = range;
  }

  // ── The value ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** What is at a key. */
  get(key: Key): unknown {
    const value: unknown = this.#value;
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? getPlain(value, String(key)) : undefined;
  }

  get #list(): unknown[] {
    const value: unknown = this.#value;
    if (Array.isArray(value)) return value;
    throw new TypeError(`there is no list at ${this.path.join('.')}`);
  }

  #put(key: Key, value: unknown): void {
    const holder: unknown = this.#value;
    if (Array.isArray(holder)) holder[Number(key)] = value;
    else if (isRecord(holder)) setOwn(holder, String(key), value);
    else throw new TypeError(`there is nothing in the model that could hold ${this.pathOf(key).join('.')}`);
    if (typeof value === 'object') this.#replaced(key, value);
  }

  /** What is written at a part's place is the value of that part from now on. */
  #replaced(key: Key, value: unknown): void {
    const part = this.at(key);
    if (part instanceof OpenPart) part.replace(value);
  }

  /** Puts another value in the place of the one so far, without a word. */
  replace(value: T): void {
    this.#value = value;
    for (const [key, spot] of this.members()) if (spot instanceof OpenPart) spot.replace(this.get(key));
  }

  /** The finding that a value was there already. */
  #noteTwice(key: Key, code: string, range: Range | null, value: unknown): Diagnostic | undefined {
    const before = this.#placeBefore(key);
    if (range === null || isBlank(value)) {
      this.#blank ??= new Map();
      this.#blank.set(key, range ?? this.#draft.range);
    } else this.#blank?.delete(key);
    if (before === undefined) return undefined;
    const path = this.pathOf(key);
    const message = `${formatPath(path)} is given twice (first at offset ${before.start})`;
    return this.note(code, { path, range: range ?? this.#draft.range, related: before, message });
  }

  /** Where the value was written that is there. */
  #placeBefore(key: Key): Range | undefined {
    const there = this.get(key);
    if (there === undefined) return undefined;
    return this.#blank?.get(key) ?? (isBlank(there) ? undefined : this.ownPlaceOf(key));
  }

  /** Without blanks at the start of the whole text; those at its end are held until something else comes. */
  #trimmed(key: Key, text: string): string {
    this.#held ??= new Map();
    const state = this.#held.get(key) ?? { text: '', started: false };
    this.#held.set(key, state);
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

/** A text of a part. */
class OpenText implements Text {
  readonly #part: OpenPart;
  readonly #key: Key;

  constructor(part: OpenPart, key: Key) {
    this.#part = part;
    this.#key = key;
  }

  get value(): string | undefined {
    const value = this.#part.get(this.#key);
    return typeof value === 'string' ? value : undefined;
  }

  get path(): Path {
    return this.#part.pathOf(this.#key);
  }

  get place(): Range | undefined {
    return this.#part.placeOf(this.#key);
  }

  set place(range: Range) {
    this.#part.place(this.#key, range);
  }

  open(): void {
    this.#part.begin(this.#key, 'text');
  }

  append(text: string, options?: AppendOptions): void {
    this.#part.append(this.#key, text, options);
  }

  set(text: string, options?: SetOptions): void {
    this.#part.set(this.#key, text, options);
  }

  revise(text: string, code: string, detail?: Detail): void {
    this.#part.revise(this.#key, text, code, detail);
  }

  close(): void {
    this.#part.close(this.#key);
  }
}

const NOWHERE: Path = [];
const NO_OPTIONS = {};

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
