import { requireObject } from '../../core/argument.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type Ending, type Stream, type StreamEnd, transformOf } from '../../core/stream.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import type { Json, JsonOptions } from './model.ts';
import { mending } from './parse.ts';
import { readStrictly } from './read/strict.ts';
import { type Root, Tokens } from './read/tokens.ts';

/**
 * A stream of JSON: grows the value while the text arrives, broken or not. Strings grow with every chunk, numbers and
 * constants arrive whole. The fold of the events begins with `undefined` and results in the value of `parse`. The `fix`
 * of a finding is mostly unknown when its event is emitted: it is in the `diagnostics` of the result.
 *
 * @example
 * const stream = createStream();
 * stream.push('{"text": "Hel'); // open [], open ['text'], delta ['text'] 'Hel'
 * stream.push('lo"}'); // delta ['text'] 'lo', close ['text']
 */
export function createStream(options: JsonOptions = {}): Stream<Json, Code> {
  requireObject(options, 'options');
  return new JsonStream(options);
}

/** The events of a text that arrives in chunks, as an async iterator. */
export function events(chunks: Chunks, options: JsonOptions = {}): EventStream<Json, Code> {
  return new EventStream(createStream(options), chunks);
}

/** The stream as a Web `TransformStream`: text in, events out. */
export function transform(options: JsonOptions = {}): TransformStream<string, Event<Json, Code> | EndEvent> {
  return transformOf(createStream(options));
}

/** The stream of the grammar; if the text turns out to be valid, the result is that of `parse`. */
export class JsonStream implements Stream<Json, Code> {
  readonly #tokens = new Tokens();
  readonly #chunks: string[] = [];
  readonly #stream: Stream<Json, Code>;
  readonly #options: JsonOptions;

  constructor(options: JsonOptions) {
    this.#options = options;
    this.#stream = byGrammar.createStream({ ...options, tokens: this.#tokens });
  }

  get value(): Json {
    return this.#stream.value;
  }

  /** The values that words separate, in text order. */
  get roots(): readonly Root[] {
    return this.#tokens.roots(this.value);
  }

  push(chunk: string): Event<Json, Code>[] {
    const events = this.#stream.push(chunk);
    this.#chunks.push(chunk);
    return events;
  }

  end(ending?: Ending): StreamEnd<Json, Code> {
    const { events, value, diagnostics, ok, complete, format } = this.#stream.end(ending);
    const text = this.#chunks.join('');
    // Without findings the text is plain JSON.
    const isJson = diagnostics.length === 0 || readStrictly(text) !== undefined;
    const via = isJson ? 'json' : 'repaired';
    const locate = (path: Path): Range | undefined => this.#tokens.locate(path);
    const read = { value, diagnostics, ok, complete, format, via, locate };
    return Object.assign(
      mending(read, text, () => this.#tokens, { ...this.#options, ...ending }),
      { events },
    );
  }
}
