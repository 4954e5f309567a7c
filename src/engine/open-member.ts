import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Detail } from './draft.ts';
import type { OpenPart } from './open-part.ts';
import type { AppendOptions, Member, SetOptions, Text } from './part.ts';
import type { Finder, Key } from './places.ts';

/** A {@link Member} of any part, or a {@link Text}. */
export class OpenMember implements Member<unknown>, Text {
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

  open(kind: string = 'text'): void {
    this.#part.begin(this.#key, kind);
  }

  append(text: string, options?: AppendOptions): void {
    this.#part.append(this.#key, text, options);
  }

  set(value: unknown, options?: SetOptions): void {
    this.#part.set(this.#key, value, options);
  }

  part<Value>(): OpenPart<Value> {
    return this.#part.get(this.#key) === undefined ? this.#part.open(this.#key, 'object') : this.#part.part(this.#key);
  }

  list<Item>(): OpenPart<Item> {
    return this.#part.list(this.#key);
  }

  prepare<Value>(value: Value): OpenPart<Value> {
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
