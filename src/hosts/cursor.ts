import type { Format } from '../core/format.ts';
import { afterEvent } from '../core/snapshot.ts';
import type { Stream, StreamEnd } from '../core/stream.ts';

/** What a host needs of a format to read a text as it arrives. */
export type StreamingFormat<Model> = Pick<Format<Model>, 'createStream'>;

/**
 * Reads one text as it arrives, each piece once, and hands out every state of its value. A state that was handed out
 * never changes, and shares with the next one what did not change.
 */
export class Cursor<Model> {
  readonly #stream: Stream<Model>;
  #value: Model;

  constructor(format: StreamingFormat<Model>, strict: boolean) {
    this.#stream = format.createStream({ strict });
    this.#value = structuredClone(this.#stream.value);
  }

  /** The value so far. */
  get value(): Model {
    return this.#value;
  }

  /** Reads the next piece of the text; the value so far. */
  push(chunk: string): Model {
    for (const event of this.#stream.push(chunk)) this.#value = afterEvent(this.#value, event);
    return this.#value;
  }

  /** Says that the text is over. */
  end(): StreamEnd<Model> {
    return this.#stream.end();
  }
}
