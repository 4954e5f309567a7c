import { type Chunks, iterable } from './event-stream.ts';
import { Snapshots } from './snapshot.ts';
import type { Stream } from './stream.ts';

/**
 * Yields a stream's value after each change.
 *
 * @param empty - the initial value
 */
export async function* partialsOf<Part>(stream: Stream<unknown>, chunks: Chunks, empty: Part): AsyncGenerator<Part> {
  const states = new Snapshots(empty);
  for await (const chunk of iterable(chunks)) {
    const before = states.state;
    const state = states.after(stream.push(chunk), chunk.length);
    if (state !== before) yield state;
  }
  const before = states.state;
  const last = states.after(stream.end().events);
  if (last !== before) yield last;
}
