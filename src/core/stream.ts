import { requireText } from './argument.ts';
import type { EndEvent, Event } from './event.ts';
import type { Parsed } from './parsed.ts';
import type { Emit } from './report.ts';
import './web-types.ts';

/** The result of a stream: what `parse` gives for the same text, and the events of the end itself. */
export type StreamEnd<Model, Code extends string = string> = Parsed<Model, Code> & {
  readonly events: readonly Event<Model, Code>[];
};

/** How a text ended. */
export interface Ending {
  /**
   * `true` if the model had finished, `false` if it was stopped before, for example by its token limit. In the latter
   * case the result is never `complete`.
   */
  readonly finished?: boolean;
}

/** A push parser. */
export interface Stream<Model, Code extends string = string> {
  /**
   * Takes the next chunk, of any size, and returns what became certain.
   *
   * @throws {Error} after `end`
   */
  push(chunk: string): Event<Model, Code>[];
  /** Ends the text. The result equals `parse` of the whole text, whatever the chunks were. */
  end(ending?: Ending): StreamEnd<Model, Code>;
  /** The model so far: the fold of all events. Read it, do not change it. */
  readonly value: Model;
}

/** The part of a stream that a format implements: takes chunks, emits events, returns the result. */
export interface Reader<Model, Code extends string = string> {
  push(chunk: string): void;
  end(ending?: Ending): Parsed<Model, Code>;
  readonly value: Model;
}

/** Makes a stream of a reader: collects the events of each push, merges adjacent deltas, rejects use after `end`. */
export function streamOf<Model, Code extends string>(
  makeReader: (emit: Emit) => Reader<Model, Code>,
): Stream<Model, Code> {
  return new ReaderStream(makeReader);
}

/**
 * A class: V8 keeps what the getter of an object literal refers to alive until a full collection, which made short
 * streams two to ten times as expensive.
 */
class ReaderStream<Model, Code extends string> implements Stream<Model, Code> {
  readonly #reader: Reader<Model, Code>;
  #events: Event[] = [];
  #ended = false;

  constructor(makeReader: (emit: Emit) => Reader<Model, Code>) {
    this.#reader = makeReader((event) => {
      const events = this.#events;
      const last = events.at(-1);
      if (event.type === 'delta' && last?.type === 'delta' && last.path === event.path) {
        events[events.length - 1] = { type: 'delta', path: last.path, text: last.text + event.text };
      } else {
        events.push(event);
      }
    });
  }

  get value(): Model {
    return this.#reader.value;
  }

  push(chunk: string): Event<Model, Code>[] {
    requireText(chunk, 'chunk');
    if (this.#ended) throw new Error('the stream has ended: make a new one for the next text');
    this.#reader.push(chunk);
    return this.#taken();
  }

  end(ending?: Ending): StreamEnd<Model, Code> {
    if (this.#ended) throw new Error('the stream has ended: end() is called once');
    this.#ended = true;
    const result = this.#reader.end(ending);
    return Object.assign(result, { events: this.#taken() });
  }

  #taken(): Event<Model, Code>[] {
    const events = this.#events;
    this.#events = [];
    return ofModel(events);
  }
}

/** Wraps a stream to transform its result; a class for the same reason. */
export class OuterStream<Model, Code extends string, Given, End> implements Omit<Stream<Model, Code>, 'end'> {
  readonly #inner: Omit<Stream<Model, Code>, 'end'> & { end(ending?: Ending): Given };
  readonly #finish: (end: Given) => End;

  constructor(inner: Omit<Stream<Model, Code>, 'end'> & { end(ending?: Ending): Given }, finish: (end: Given) => End) {
    this.#inner = inner;
    this.#finish = finish;
  }

  get value(): Model {
    return this.#inner.value;
  }

  push(chunk: string): Event<Model, Code>[] {
    return this.#inner.push(chunk);
  }

  end(ending?: Ending): End {
    return this.#finish(this.#inner.end(ending));
  }
}

/** The events of a reader, typed by its model: `Part` and `Report` throw on anything that does not fit. */
function ofModel<Model, Code extends string>(events: Event[]): Event<Model, Code>[];
function ofModel(events: Event[]): Event[] {
  return events;
}

/** The size of the queue: without one, each chunk awaits its own promise, which takes half as long again. */
const AHEAD = 64;

/** A stream as a Web `TransformStream`: text in, events out. */
export function transformOf<Model, Code extends string>(
  stream: Stream<Model, Code>,
): TransformStream<string, Event<Model, Code> | EndEvent> {
  return new TransformStream(
    {
      transform(chunk, controller) {
        for (const event of stream.push(chunk)) controller.enqueue(event);
      },
      flush(controller) {
        const { events, ok, complete } = stream.end();
        for (const event of events) controller.enqueue(event);
        controller.enqueue({ type: 'end', ok, complete });
      },
    },
    undefined,
    { highWaterMark: AHEAD },
  );
}
