import type { Format } from '../core/format.ts';
import { Snapshots } from '../core/snapshot.ts';
import type { Stream, StreamEnd } from '../core/stream.ts';

/** The part of a format that a host needs to read a text as it arrives. */
export type StreamingFormat<Model> = Pick<Format<Model>, 'createStream'>;

/**
 * Reads one text as it arrives, each piece once, and hands out the states of its value. A state never changes once
 * handed out, and shares unchanged parts with the next one.
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

  /** Reads the next piece of the text; returns the value so far. */
  push(chunk: string): Model {
    return this.#states.after(this.#stream.push(chunk), chunk.length);
  }

  /** Ends the text. */
  end(): StreamEnd<Model> {
    return this.#stream.end();
  }
}
