import { quote } from '../core/diagnostic.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from '../engine/index.ts';
import type { OpenPart } from '../engine/open-part.ts';
import { readJson } from './json.ts';
import type { ToolSchema } from './schema.ts';

/** The destination of a value in the model. */
interface Place {
  readonly part: OpenPart;
  readonly key: string | number;
}

/** An open object or list. */
interface Level {
  readonly kind: 'object' | 'list';
  readonly part: OpenPart;
  readonly keys: Set<string>;
  count: number;
  key: string | null;
}

/** Deeper values are dropped: no real call nests that deep. */
export const MAX_DEPTH = 200;

/** The maximum length of a marker before a key. */
const LONGEST_MARKER = 64;

/** The call that has the arguments. */
interface Call {
  hasArguments: boolean;
  readonly isOpen: boolean;
  readonly schema: ToolSchema | undefined;
  /** The place of a word between two offsets of the text. */
  within(word: string, start: number, end: number): Range | null;
  /** Reports a key without a value. */
  noValue(key: string): void;
}

/** Writes the arguments of a call into the model, as their parts are read. */
export class ArgumentWriter {
  readonly #call: Call;
  readonly #root: Place;
  #levels: Level[] = [];
  #tooDeep = 0;
  #text: Place | null = null;
  #isEmptyText = true;
  /** The finding about a key that is repeated, until its value arrives. */
  #again: (Place & { readonly detail: Detail }) | null = null;

  constructor(call: Call, part: OpenPart) {
    this.#call = call;
    this.#root = { part, key: 'arguments' };
  }

  get depth(): number {
    return this.#levels.length + this.#tooDeep + (this.#text === null ? 0 : 1);
  }

  /** Whether any of the arguments was written. */
  get isThere(): boolean {
    return this.#levels.length > 0;
  }

  /** Begins an object without braces. */
  begin(): void {
    this.#push('object', this.#inside(this.#root));
  }

  open(kind: 'object' | 'list'): void {
    const place = this.#tooDeep > 0 || this.#levels.length >= MAX_DEPTH ? null : this.#place();
    if (place === null) {
      this.#tooDeep++;
      return;
    }
    this.#found();
    this.#begin(place, kind);
    this.#push(kind, this.#inside(place));
  }

  /** A repeated key: all its values become a list, and `count` is their number. */
  again(key: string, count: number): void {
    const level = this.#levels.at(-1);
    if (this.#tooDeep > 0 || level === undefined) {
      this.#tooDeep++;
      return;
    }
    this.#endKey();
    const { part } = level;
    if (count === 1) this.#listed({ part, key });
    this.#push('list', this.#inside({ part, key }), count);
  }

  close(): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    this.#endKey();
    this.#levels.pop();
  }

  /** `at` is the offset of the key, or of its marker. */
  key(name: string, at: number): void {
    const level = this.#levels.at(-1);
    if (this.#tooDeep > 0 || level === undefined) return;
    this.#endKey();
    if (level.keys.has(name)) this.#repeated(level.part, name, at);
    level.keys.add(name);
    level.key = name;
  }

  textOpen(): void {
    if (this.#tooDeep > 0) return;
    this.#text = this.#place();
    this.#isEmptyText = true;
  }

  chars(text: string): void {
    if (this.#text === null) return;
    if (this.#isEmptyText) this.#beginText(this.#text);
    this.#isEmptyText = false;
    this.#text.part.append(this.#text.key, text);
  }

  textClose(): void {
    if (this.#text !== null && this.#isEmptyText) this.#beginText(this.#text);
    this.#text = null;
  }

  scalar(value: unknown): void {
    const place = this.#tooDeep > 0 ? null : this.#place();
    if (place === null) return;
    this.#found();
    if (!this.#revises(place, value)) place.part.set(place.key, value);
  }

  /** Drops the value of the key. */
  drop(): void {
    const level = this.#levels.at(-1);
    if (level !== undefined) level.key = null;
  }

  /** Reports a repeated key whose value never arrived. */
  tellAgain(): void {
    if (this.#again !== null) this.#root.part.report('repeated-key', this.#again.detail);
    this.#again = null;
  }

  /** The destination of the next value; null if there is none. */
  #place(): Place | null {
    const level = this.#levels.at(-1);
    if (level === undefined) return null;
    const { key, part } = level;
    if (level.kind === 'list') return { part, key: level.count++ };
    level.key = null;
    return key === null ? null : { part, key };
  }

  #push(kind: 'object' | 'list', part: OpenPart, count = 0): void {
    this.#levels.push({ kind, part, keys: new Set(), count, key: null });
  }

  #inside({ part, key }: Place): OpenPart {
    return part.part(key);
  }

  #found(): void {
    this.#call.hasArguments = true;
  }

  #beginText(place: Place): void {
    this.#found();
    this.#begin(place, 'text');
  }

  /** A repeated value is written again: the last one counts. */
  #begin(place: Place, kind: 'object' | 'list' | 'text'): void {
    const empty = { object: {}, list: [], text: '' }[kind];
    if (this.#revises(place, empty)) return;
    const { part, key } = place;
    if (part.get(key) !== undefined) part.set(key, empty);
    else part.begin(key, kind === 'list' ? 'array' : kind);
  }

  /** Whether a value replaced another one. */
  #revises({ part, key }: Place, value: unknown): boolean {
    const again = this.#again;
    if (again === null || again.part !== part || again.key !== key) return false;
    this.#again = null;
    part.revise(key, value, 'repeated-key', again.detail);
    part.place(key, part.range);
    return true;
  }

  #repeated(part: OpenPart, key: string, at: number): void {
    this.tellAgain();
    const range = this.#call.within(key, at, at + key.length + LONGEST_MARKER) ?? { start: at, end: at + 1 };
    const detail = { path: part.pathOf(key), range, message: `${quote(key)} is given twice` };
    this.#again = { part, key, detail };
    // What was not emitted cannot be revised.
    if (!this.#call.isOpen) this.tellAgain();
  }

  #listed({ part, key }: Place): void {
    const first = part.get(key);
    const inArguments = [...part.pathOf(key).slice(this.#root.part.path.length + 1), 0];
    const isJson = typeof first === 'string' && this.#call.schema?.kind(inArguments) === 'json';
    const item = isJson ? (readJson(first)?.value ?? first) : first;
    part.revise(key, [item], 'repeated-tag', { message: `${quote(String(key))} is repeated` });
  }

  #endKey(): void {
    const level = this.#levels.at(-1);
    if (level?.key === null || level?.key === undefined) return;
    this.#call.noValue(level.key);
    level.key = null;
  }
}
