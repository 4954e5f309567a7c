import { copyOf } from '../core/copy.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import { begun } from '../core/fold.ts';
import { getOrMake } from '../core/maps.ts';
import { formatPath, type Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { getPlain, isRecord, setOwn } from '../core/record.ts';
import type { Detail, Draft } from './draft.ts';
import { type Members, OpenMember } from './open-member.ts';
import type { AddOptions, AppendOptions, SetOptions } from './part.ts';
import { type Key, Spot } from './places.ts';
import { TrimmedText } from './trimmed-text.ts';

/** The state of a prepared member that was not taken yet; it may be inside another one. */
class Pending {
  isTaken = false;
  readonly #around: Pending | null;

  constructor(around: Pending | null) {
    this.#around = around;
  }

  get isOver(): boolean {
    return this.isTaken && this.#around?.isOver !== false;
  }
}

/** The implementation of {@link Part}, with untyped keys. */
export class OpenPart<T = unknown> extends Spot implements Members {
  #value: T;
  readonly #draft: Draft;
  /** The prepared member that the part is or is in; its events are held back until it is taken. */
  #pending: Pending | null;
  /** Cached paths of the part and of the text that grew last, each with the number of moves when it was made. */
  #path: Path = NOWHERE;
  #pathMoves = -1;
  #grown: { readonly key: Key; readonly path: Path; readonly moves: number } | null = null;
  /** Keys at which empty values were written: these look like the initial values of the model. */
  #blank: Map<Key, Range> | null = null;
  #trimmed: Map<Key, TrimmedText> | null = null;

  constructor(draft: Draft, value: T, holder: OpenPart | null = null, key: Key = '') {
    super(holder, key);
    this.#draft = draft;
    this.#value = value;
    this.#pending = holder === null ? null : holder.#pending;
  }

  /** Emits events; null for a prepared member that was not taken yet. */
  get events(): Draft['emit'] {
    return this.#pending?.isOver === false ? null : this.#draft.emit;
  }

  get value(): T {
    return this.#value;
  }

  override get path(): Path {
    if (this.holder === null) return NOWHERE;
    if (this.#pathMoves !== this.#draft.moves) {
      this.#pathMoves = this.#draft.moves;
      this.#path = super.path;
    }
    return this.#path;
  }

  pathOf(key: Key): Path {
    return [...this.path, key];
  }

  /** The range of the node or piece being read. */
  get range(): Range {
    return this.#draft.range;
  }

  // ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  set(key: Key, value: unknown, { twice, range = this.#draft.range }: SetOptions = NO_OPTIONS): void {
    const again = twice === undefined ? undefined : this.#again(key, range, value);
    this.#put(key, value);
    if (range !== null) this.place(key, range);
    if (twice !== undefined && again !== undefined) this.#tellRevised(this.pathOf(key), value, twice, again);
    else this.events?.({ type: 'set', path: this.pathOf(key), value: copyOf(value) });
  }

  push(item: unknown, options?: AddOptions): number {
    return this.#addItem(item, options);
  }

  add<Item>(item: Item, options?: AddOptions): OpenPart<Item> {
    const at = this.#addItem(item, options);
    return this.put(new OpenPart(this.#draft, item, this, at));
  }

  prepare<Item>(item: Item): OpenPart<Item> {
    return this.prepareAt(this.#list.length, item);
  }

  take(): void {
    this.takeAt(this.#list.length);
  }

  /** Begins a member whose events are emitted when it is taken. */
  prepareAt<Value>(key: Key, value: Value): OpenPart<Value> {
    const before = this.at(key);
    // A prepared member that was not taken is dropped.
    if (before instanceof OpenPart && before.isPending) this.drop(key);
    const part = this.part<Value>(key);
    part.#value = value;
    part.#pending = new Pending(this.#pending);
    return part;
  }

  takeAt(key: Key): void {
    const part = this.at(key);
    if (!(part instanceof OpenPart) || part.#pending === null || part.#pending === this.#pending)
      throw new TypeError('nothing was prepared');
    part.#pending.isTaken = true;
    this.set(key, part.value, { range: null });
    if (part.around !== undefined) this.widen(part.around.start, part.around.end);
  }

  override get isPending(): boolean {
    const around = this.holder instanceof OpenPart ? this.holder.#pending : null;
    return this.#pending !== null && this.#pending !== around && !this.#pending.isTaken;
  }

  #addItem(item: unknown, { kind, range = this.#draft.range }: AddOptions = NO_OPTIONS): number {
    const list = this.#list;
    const at = list.length;
    list.push(item);
    if (range !== null) this.place(at, range);
    const emit = this.events;
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

  member(key: Key): OpenMember {
    return new OpenMember(this, key);
  }

  text(key: Key): OpenMember {
    return this.member(key);
  }

  /** Emits that an object, list or text begins. */
  begin(key: Key, kind: string): void {
    if (this.get(key) === undefined) this.#put(key, begun(kind));
    this.events?.({ type: 'open', path: this.pathOf(key), kind });
  }

  list<Value>(key: Key): OpenPart<Value> {
    if (this.get(key) === undefined) this.begin(key, 'array');
    return this.part(key);
  }

  part<Value>(key: Key): OpenPart<Value>;
  part(key: Key): OpenPart {
    const known = this.at(key);
    return known instanceof OpenPart ? known : this.put(new OpenPart(this.#draft, this.get(key), this, key));
  }

  append(key: Key, text: string, { trim = false, range = this.#draft.range }: AppendOptions = NO_OPTIONS): void {
    if (typeof text !== 'string') {
      const path = this.pathOf(key).join('.');
      throw new TypeError(`what is appended at ${path} is not a text: mark its rule @stream, or give a label`);
    }
    const added = trim ? this.#trimmedText(key).add(text) : text;
    if (added === '') return;
    const before = this.get(key);
    const isOpen = typeof before === 'string';
    const emit = this.events;
    const path = emit === null ? NOWHERE : this.#pathOfGrown(key);
    if (!isOpen) emit?.({ type: 'open', path, kind: 'text' });
    this.#put(key, isOpen ? before + added : added);
    if (range !== null) this.#draft.extend(this.make(key), range);
    emit?.({ type: 'delta', path, text: added });
  }

  /** The path of a growing text, shared by its pieces. */
  #pathOfGrown(key: Key): Path {
    const { moves } = this.#draft;
    if (this.#grown?.key !== key || this.#grown.moves !== moves) this.#grown = { key, path: this.pathOf(key), moves };
    return this.#grown.path;
  }

  close(key?: Key): void {
    if (key === undefined) for (const text of Object.values(Object(this.#value))) asOne(text);
    else {
      this.#trimmed?.delete(key);
      asOne(this.get(key));
    }
    this.events?.({ type: 'close', path: key === undefined ? this.path : this.pathOf(key) });
  }

  assign(values: object, options?: SetOptions): void {
    for (const [key, value] of Object.entries(values)) this.set(key, value, options);
  }

  revise(key: Key, value: unknown, code: string, detail: Detail = {}): void {
    this.#trimmed?.delete(key);
    this.#put(key, value);
    this.#tellRevised(this.pathOf(key), value, code, detail);
  }

  clear(): void {
    this.#list.length = 0;
    this.events?.({ type: 'set', path: this.path, value: [] });
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
    this.rekey(indexOf);
    this.#draft.moves++;
    this.#tellRevised(path, list, code, detail);
  }

  /** Emits that a value was replaced; only reports the finding if the member's events are held back. */
  #tellRevised(path: Path, value: unknown, code: string, detail: Detail): void {
    const found = { range: this.#draft.range, path, ...detail };
    if (this.#pending?.isOver === false) this.#draft.sink.report(code, found);
    else {
      const diagnostic = this.#draft.sink.note(code, found);
      this.#draft.emit?.({ type: 'revise', path, value: copyOf(value), diagnostic });
    }
  }

  forget(at: number): void {
    delete this.#list[at];
    this.#trimmed?.delete(at);
    this.drop(at);
    this.#draft.forget();
  }

  // ── Places ──────────────────────────────────────────────────────────────────────────────────────────────────────

  place(key: Key, range: Range = this.#draft.range): void {
    this.#draft.place(this.make(key), range);
  }

  placeAt(path: Path, range: Range): void {
    const key = path.at(-1);
    const inner = path.slice(0, -1).reduce<OpenPart>((part, step) => part.part(step), this);
    if (key !== undefined) inner.place(key, range);
    else if (this.holder !== null) this.#draft.place(this, range);
  }

  reach(range: Range): void {
    if (this.holder === null) this.own = range;
    else this.widen(range.start, range.end);
  }

  within(find: (path: Path) => Range | undefined, key?: Key): void {
    this.#draft.within(key === undefined ? this : this.make(key), find);
  }

  placeOf(key: Key): Range | undefined {
    return this.locate(this.pathOf(key));
  }

  /** The range of the value at a path of the model. */
  locate(path: Path): Range | undefined {
    this.#draft.takeIn();
    let model: Spot = this;
    while (model.holder !== null) model = model.holder;
    return model.find(path);
  }

  ownPlaceOf(key: Key): Range | undefined {
    this.#draft.takeIn();
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
    this.events?.(event);
  }

  tell(diagnostic: Diagnostic): void {
    this.#draft.sink.tell(diagnostic);
  }

  moveTo(range: Range): void {
    this.#draft.range = range;
  }

  // ── The value ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** The value at a key. */
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

  /** Updates the part of a key whose value was replaced. */
  #replaced(key: Key, value: unknown): void {
    const part = this.at(key);
    if (part instanceof OpenPart) part.replace(value);
  }

  /** Replaces the value without emitting an event. */
  replace(value: T): void {
    this.#value = value;
    for (const spot of this.members()) if (spot instanceof OpenPart) spot.replace(this.get(spot.key));
  }

  /** The details to report if a value was given before. */
  #again(key: Key, range: Range | null, value: unknown): Detail | undefined {
    const before = this.#placeBefore(key);
    if (range === null || isBlank(value)) {
      this.#blank ??= new Map();
      this.#blank.set(key, range ?? this.#draft.range);
    } else this.#blank?.delete(key);
    if (before === undefined) return undefined;
    const message = `${formatPath(this.pathOf(key))} is given twice (first at offset ${before.start})`;
    return { range: range ?? this.#draft.range, related: before, message };
  }

  /** The range of the previous value, if one was written. */
  #placeBefore(key: Key): Range | undefined {
    const there = this.get(key);
    if (there === undefined) return undefined;
    return this.#blank?.get(key) ?? (isBlank(there) ? undefined : this.ownPlaceOf(key));
  }

  #trimmedText(key: Key): TrimmedText {
    this.#trimmed ??= new Map();
    return getOrMake(this.#trimmed, key, () => new TrimmedText());
  }
}

const NOWHERE: Path = [];
const NO_OPTIONS = {};

/** V8 keeps a concatenated string as a tree of its pieces, at several times the memory, until it is read. */
function asOne(value: unknown): void {
  if (typeof value === 'string') LOOK.test(value);
}

const LOOK = /^/;

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
