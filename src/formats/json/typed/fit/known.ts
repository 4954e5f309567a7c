/** Rows of a list repeat the same texts; at most this many different ones are cached. */
const MAX_SIZE = 500;
const MAX_LENGTH = 100;

/** A cache of results for texts. */
export class Known<Value extends object | string | null> {
  readonly #values = new Map<string, Value>();
  readonly #find: (text: string) => Value;

  constructor(find: (text: string) => Value) {
    this.#find = find;
  }

  of(text: string): Value {
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    const value = this.#find(text);
    if (text.length > MAX_LENGTH) return value;
    if (this.#values.size >= MAX_SIZE) this.#values.clear();
    this.#values.set(text, value);
    return value;
  }
}
