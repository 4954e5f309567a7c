import { applyEvent } from 'peglot';
import { eventsAt, type Frames, NO_FRAMES } from './frames.ts';

/** The value as far as it has arrived: the events of the first chunks, folded. */
export class Growing {
  #frames: Frames = NO_FRAMES;
  #count = 0;
  #value: unknown;

  /** The value after the first `count` chunks. Forward it costs only what is new. */
  after(frames: Frames, count: number): unknown {
    if (frames !== this.#frames || count < this.#count) {
      this.#frames = frames;
      this.#count = 0;
      this.#value = frames.empty === '' ? undefined : JSON.parse(frames.empty);
    }
    for (; this.#count < count; this.#count++)
      for (const event of eventsAt(frames, this.#count)) this.#value = applyEvent(this.#value, event);
    return this.#value;
  }
}
