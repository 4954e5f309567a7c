import { requireText } from './argument.ts';
import type { Event } from './event.ts';
import type { Stream } from './format.ts';
import type { Parsed } from './parsed.ts';
import type { Emit } from './report.ts';

/** What a format adds to a stream: it takes chunks, tells events and gives the result. */
export interface Reader<Model, Code extends string = string> {
  push(chunk: string): void;
  end(): Parsed<Model, Code>;
  readonly value: Model;
}

/** Makes a stream of a format's reader: gathers the events of each push, merges neighbouring deltas, guards the end. */
export function streamOf<Model, Code extends string>(
  makeReader: (emit: Emit) => Reader<Model, Code>,
): Stream<Model, Code> {
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
  const taken = (): Event<Model, Code>[] => {
    const out = events;
    events = [];
    return ofModel(out);
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

/**
 * The events of a reader, with the names of its model: a writer throws where the model could hold nothing, and a report
 * where the format has no such code.
 */
function ofModel<Model, Code extends string>(events: Event[]): Event<Model, Code>[];
function ofModel(events: Event[]): Event[] {
  return events;
}

/** A stream as a Web `TransformStream`: text in, events out. */
export function transformOf<Model, Code extends string>(
  stream: Stream<Model, Code>,
): TransformStream<string, Event<Model, Code>> {
  return new TransformStream({
    transform(chunk, controller) {
      for (const event of stream.push(chunk)) controller.enqueue(event);
    },
    flush(controller) {
      for (const event of stream.end().events) controller.enqueue(event);
    },
  });
}
