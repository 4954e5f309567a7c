import { type Chunks, iterable } from './event-stream.ts';
import { afterEvent } from './snapshot.ts';
import type { Stream } from './stream.ts';

/**
 * What a stream has told of a value, each time that it told more.
 *
 * @param empty - the value before anything was told
 */
export async function* partialsOf<Part>(stream: Stream<unknown>, chunks: Chunks, empty: Part): AsyncGenerator<Part> {
  let value = empty;
  for await (const chunk of iterable(chunks)) {
    const events = stream.push(chunk);
    for (const event of events) value = afterEvent(value, event);
    if (events.length > 0) yield value;
  }
  const before = value;
  for (const event of stream.end().events) value = afterEvent(value, event);
  if (value !== before) yield value;
}
