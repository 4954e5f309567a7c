import { requireText } from './argument.ts';
import type { Event } from './event.ts';
import type { Stream } from './format.ts';
import type { Parsed } from './parsed.ts';
import type { Emit } from './report.ts';

/** What a format adds to a stream: it takes chunks, tells events and gives the result. */
export interface Reader<Model, Result extends Parsed<Model> = Parsed<Model>> {
  push(chunk: string): void;
  end(): Result;
  readonly value: Model;
}

/** A stream whose end also has what the reader's result has. */
export interface StreamOf<Model, Result extends Parsed<Model>> extends Stream<Model> {
  end(): Result & { readonly events: readonly Event[] };
}

/** Makes a stream of a format's reader: gathers the events of each push, merges neighbouring deltas, guards the end. */
export function streamOf<Model, Result extends Parsed<Model>>(
  makeReader: (emit: Emit) => Reader<Model, Result>,
): StreamOf<Model, Result> {
  let events: Event[] = [];
  let ended = false;
  const reader = makeReader((event) => {
    const last = events.at(-1);
    if (event.type === 'delta' && last?.type === 'delta' && last.path === event.path) {
      events[events.length - 1] = { type: 'delta', path: last.path, text: last.text + event.text };
    } else {
      events.push(event);
    }
  });
  const taken = (): Event[] => {
    const out = events;
    events = [];
    return out;
  };
  return {
    push(chunk) {
      requireText(chunk, 'chunk');
      if (ended) throw new Error('the stream has ended: make a new one for the next text');
      reader.push(chunk);
      return taken();
    },
    end() {
      if (ended) throw new Error('the stream has ended: end() is called once');
      ended = true;
      const result = reader.end();
      return Object.assign(result, { events: taken() });
    },
    get value() {
      return reader.value;
    },
  };
}

/** A stream as a Web `TransformStream`: text in, events out. */
export function transformOf<Model>(stream: Stream<Model>): TransformStream<string, Event> {
  return new TransformStream({
    transform(chunk, controller) {
      for (const event of stream.push(chunk)) controller.enqueue(event);
    },
    flush(controller) {
      for (const event of stream.end().events) controller.enqueue(event);
    },
  });
}
