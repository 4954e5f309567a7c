import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';
import type { AppendOptions, List, Member, Part, SetOptions, Text } from './part.ts';
import type { Finder, Key } from './places.ts';

/** The methods of a part that a member handle uses, with untyped keys. */
export interface Members {
  get(key: Key): unknown;
  set(key: Key, value: unknown, options?: SetOptions): void;
  begin(key: Key, kind: string): void;
  append(key: Key, text: string, options?: AppendOptions): void;
  part<Value>(key: Key): Part<Value>;
  list<Item>(key: Key): List<Item>;
  prepareAt<Value>(key: Key, value: Value): Part<Value>;
  takeAt(key: Key): void;
  revise(key: Key, value: unknown, code: string, detail?: Detail): void;
  close(key: Key): void;
  pathOf(key: Key): Path;
  place(key: Key, range: Range): void;
  placeOf(key: Key): Range | undefined;
  within(find: Finder, key: Key): void;
}

/** A {@link Member} or {@link Text} of any part. */
export class OpenMember implements Member<unknown>, Text {
  readonly #part: Members;
  readonly #key: Key;

  constructor(part: Members, key: Key) {
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

  open(kind: string = 'text'): void {
    this.#part.begin(this.#key, kind);
  }

  append(text: string, options?: AppendOptions): void {
    this.#part.append(this.#key, text, options);
  }

  set(value: unknown, options?: SetOptions): void {
    this.#part.set(this.#key, value, options);
  }

  part<Value>(): Part<Value> {
    if (this.#part.get(this.#key) === undefined) this.#part.begin(this.#key, 'object');
    return this.#part.part(this.#key);
  }

  list<Item>(): List<Item> {
    return this.#part.list(this.#key);
  }

  prepare<Value>(value: Value): Part<Value> {
    return this.#part.prepareAt(this.#key, value);
  }

  take(): void {
    this.#part.takeAt(this.#key);
  }

  revise(value: unknown, code: string, detail?: Detail): void {
    this.#part.revise(this.#key, value, code, detail);
  }

  within(find: Finder): void {
    this.#part.within(find, this.#key);
  }

  close(): void {
    this.#part.close(this.#key);
  }
}
