import type { Format } from '../core/format.ts';
import { Snapshots } from '../core/snapshot.ts';
import type { Stream, StreamEnd } from '../core/stream.ts';

/** What a host needs of a format to read a text as it arrives. */
export type StreamingFormat<Model> = Pick<Format<Model>, 'createStream'>;

/**
 * Reads one text as it arrives, each piece once, and hands out the states of its value. A state that was handed out
 * never changes, and shares with the next one what did not change.
 */
export class Cursor<Model> {
  readonly #stream: Stream<Model>;
  readonly #states: Snapshots<Model>;

  constructor(format: StreamingFormat<Model>, strict: boolean) {
    this.#stream = format.createStream({ strict });
    this.#states = new Snapshots(structuredClone(this.#stream.value));
  }

  /** The value so far. */
  get value(): Model {
    return this.#states.state;
  }

  /** Reads the next piece of the text; the value so far. */
  push(chunk: string): Model {
    return this.#states.after(this.#stream.push(chunk), chunk.length);
  }

  /** Says that the text is over. */
  end(): StreamEnd<Model> {
    return this.#stream.end();
  }
}
