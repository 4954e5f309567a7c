import { requireText } from './argument.ts';
import type { EndEvent, Event } from './event.ts';
import type { Parsed } from './parsed.ts';
import type { Emit } from './report.ts';
import './web-types.ts';

/** The result of a stream: what `parse` gives for the same text, and the events that the end itself caused. */
export type StreamEnd<Model, Code extends string = string> = Parsed<Model, Code> & {
  readonly events: readonly Event<Model, Code>[];
};

/** What is known of the end of a text. */
export interface Ending {
  /**
   * Why the text ends: `true` where whoever wrote it was done, `false` where it was stopped before, as a model is at its
   * limit of tokens. The result of the latter is never `complete`.
   */
  readonly finished?: boolean;
}

/** A push parser: hand it the text as it arrives. */
export interface Stream<Model, Code extends string = string> {
  /**
   * Takes the next chunk, cut anywhere, and returns what became certain by it.
   *
   * @throws {Error} after `end`
   */
  push(chunk: string): Event<Model, Code>[];
  /**
   * Says that the text is over, and how it ended where that is known only now. The result equals `parse` of the whole text,
   * whatever the chunks were.
   */
  end(ending?: Ending): StreamEnd<Model, Code>;
  /** The model so far: the fold of all events. Read it, do not change it. */
  readonly value: Model;
}

/** What a format adds to a stream: it takes chunks, tells events and gives the result. */
export interface Reader<Model, Code extends string = string> {
  push(chunk: string): void;
  end(ending?: Ending): Parsed<Model, Code>;
  readonly value: Model;
}

/** Makes a stream of a format's reader: gathers the events of each push, merges neighbouring deltas, guards the end. */
export function streamOf<Model, Code extends string>(
  makeReader: (emit: Emit) => Reader<Model, Code>,
): Stream<Model, Code> {
  return new ReaderStream(makeReader);
}

/**
 * A class: V8 keeps what the getter of an object literal refers to alive until a full collection, which made short streams
 * two to ten times as expensive.
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

/**
 * The events of a reader, with the names of its model: a writer throws where the model could hold nothing, and a report
 * where the format has no such code.
 */
function ofModel<Model, Code extends string>(events: Event[]): Event<Model, Code>[];
function ofModel(events: Event[]): Event[] {
  return events;
}

/** How many events may be queued: with none, each chunk awaits a promise of its own and takes half as long again. */
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
