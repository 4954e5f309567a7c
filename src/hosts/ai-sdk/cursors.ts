import { Cursor, type StreamingFormat } from '../cursor.ts';

interface Place<Model> {
  readonly text: string;
  readonly cursor: Cursor<Model>;
}

/**
 * The texts that one output reads at a time. The SDK hands over the whole text so far, and does not say of which stream:
 * the cursor that goes on is the one that is at the end of the longest beginning of the text, so that only what is new
 * is read. What comes out depends on the text alone, whichever cursor it was.
 */
export class Cursors<Model> {
  readonly #format: StreamingFormat<Model>;
  readonly #strict: boolean;
  /** The last one was used last. */
  readonly #places: Place<Model>[] = [];

  constructor(format: StreamingFormat<Model>, strict: boolean) {
    this.#format = format;
    this.#strict = strict;
  }

  /** The value of the text so far. */
  valueOf(text: string): Model {
    const { cursor, text: before } = this.#take(text) ?? {
      cursor: new Cursor(this.#format, this.#strict),
      text: '',
    };
    this.#places.push({ cursor, text });
    // A stream that was given up never says so.
    if (this.#places.length > MAX_PLACES) this.#places.shift();
    return before.length === text.length ? cursor.value : cursor.push(text.slice(before.length));
  }

  /** Lets go of the cursor of a text that is over. */
  forget(text: string): void {
    this.#take(text);
  }

  #take(text: string): Place<Model> | undefined {
    let found = -1;
    let longest = -1;
    for (const [at, { text: before }] of this.#places.entries())
      if (before.length > longest && text.startsWith(before)) {
        found = at;
        longest = before.length;
      }
    return found === -1 ? undefined : this.#places.splice(found, 1)[0];
  }
}

/** More streams at once through one output read some texts again, and are as right. */
const MAX_PLACES = 32;
