import type { EndEvent, Event } from './event.ts';
import type { Stream, StreamEnd } from './stream.ts';
import './web-types.ts';
import { type ItemTest, WholeItems } from './whole-items.ts';

/** Text in chunks of any size: the output of an SDK, a `ReadableStream` of strings, a list, or one string. */
export type Chunks = AsyncIterable<string> | Iterable<string> | ReadableStream<string>;

/**
 * The events of a text that arrives in chunks, as an async iterator, including those of the end.
 *
 * @example
 * const events = duckflow.events(chunks);
 * for await (const event of events) if (event.type === 'delta') show(event.text);
 * events.result.value; // the same as parse(the whole text).value
 */
export class EventStream<Model, Code extends string = string> implements AsyncIterable<Event<Model, Code> | EndEvent> {
  readonly #stream: Stream<Model, Code>;
  readonly #chunks: Chunks;
  readonly #itemTest: ((path: string) => ItemTest) | undefined;
  #isTaken = false;
  #end: StreamEnd<Model, Code> | null = null;

  /** @param itemTest - returns the test for items of the list at a path, or throws if there is no such list */
  constructor(stream: Stream<Model, Code>, chunks: Chunks, itemTest?: (path: string) => ItemTest) {
    this.#stream = stream;
    this.#chunks = chunks;
    this.#itemTest = itemTest;
  }

  /** The model so far. Read it, do not change it. */
  get value(): Model {
    return this.#stream.value;
  }

  /**
   * The result: what `parse` gives for the whole text.
   *
   * @throws {Error} before the last event was read
   */
  get result(): StreamEnd<Model, Code> {
    if (this.#end === null) throw new Error('the result is there when all events were read');
    return this.#end;
  }

  /**
   * The items that `elements` yields.
   *
   * @internal
   */
  elements(path: string): AsyncGenerator<unknown, void, undefined> {
    return this.#items(new WholeItems(path, this.#itemTest?.(path)));
  }

  async *#items(items: WholeItems): AsyncGenerator<unknown, void, undefined> {
    // The last item may be cut off.
    const last: unknown[] = [];
    for await (const event of this) {
      // At the end, all items are whole.
      const whole = event.type === 'end' ? items.all(this.value) : items.after(event, this.value);
      for (const item of whole) {
        if (this.#end === null) yield item;
        else {
          yield* last.splice(0);
          last.push(item);
        }
      }
      if (event.type === 'end' && event.complete) yield* last;
    }
  }

  /** @throws {Error} when the events were read already: chunks can be read only once */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event<Model, Code> | EndEvent, void, undefined> {
    if (this.#isTaken) throw new Error('these events were read already: call events() again with new chunks');
    this.#isTaken = true;
    for await (const chunk of iterable(this.#chunks)) yield* this.#stream.push(chunk);
    this.#end = this.#stream.end();
    const { events, ok, complete } = this.#end;
    yield* events;
    yield { type: 'end', ok, complete };
  }
}

/** A string is one chunk (not one per character), and not every browser can iterate over a `ReadableStream`. */
export function iterable(chunks: Chunks): AsyncIterable<string> | Iterable<string> {
  if (typeof chunks === 'string') return [chunks];
  return Symbol.asyncIterator in chunks || Symbol.iterator in chunks ? chunks : readAll(chunks);
}

async function* readAll(stream: ReadableStream<string>): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } finally {
    // The consumer stopped early.
    if (!isDone) await reader.cancel();
    reader.releaseLock();
  }
}
