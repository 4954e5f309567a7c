/** Rows of a list say the same again and again; of texts that differ, only so many are kept. */
const MAX_SIZE = 500;
const MAX_LENGTH = 100;

/** What was found out of texts, kept for the next time. */
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
