import { requireObject } from '../../core/argument.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Emit } from '../../core/report.ts';
import { type Ending, type Reader, type Stream, streamOf, transformOf } from '../../core/stream.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import type { Json, JsonOptions } from './model.ts';
import { ValuePlaces } from './read/places.ts';
import { readStrictly } from './read/strict.ts';
import { ValidReader } from './read/valid.ts';
import { mending, ofPlain } from './results.ts';
import { Words } from './words.ts';

/**
 * A stream of JSON: grows the value while the text arrives, broken or not. Strings grow with every chunk, numbers and
 * constants come whole. The fold of the events begins with `undefined` and gives the value of `parse`. What mends a finding
 * (`fix`) is mostly not yet known when its event is told: it is in the `diagnostics` of the end.
 *
 * @example
 * const stream = createStream();
 * stream.push('{"text": "Hel'); // open [], open ['text'], delta ['text'] 'Hel'
 * stream.push('lo"}'); // delta ['text'] 'lo', close ['text']
 */
export function createStream(options: JsonOptions = {}): Stream<Json, Code> {
  requireObject(options, 'options');
  return streamOf((emit) => new JsonReader(options, emit));
}

/** The events of a text that comes in chunks, as an async iterator. */
export function events(chunks: Chunks, options: JsonOptions = {}): EventStream<Json, Code> {
  return new EventStream(createStream(options), chunks);
}

/** The stream as a Web `TransformStream`: text in, events out. */
export function transform(options: JsonOptions = {}): TransformStream<string, Event<Json, Code> | EndEvent> {
  return transformOf(createStream(options));
}

/** Reads JSON as it arrives: as valid JSON, as long as it is, and then by the grammar. */
class JsonReader implements Reader<Json, Code> {
  readonly #options: JsonOptions;
  readonly #emit: Emit;
  readonly #words = new Words();
  readonly #places = new ValuePlaces();
  readonly #chunks: string[] = [];
  readonly #valid: ValidReader;
  #byGrammar: Stream<Json, Code> | undefined;
  /** What the reader of valid JSON told, which the grammar tells again: events, and how much of the text after them. */
  #told = 0;
  #toldText = 0;

  constructor(options: JsonOptions, emit: Emit) {
    this.#options = options;
    this.#emit = emit;
    this.#valid = new ValidReader((event) => {
      if (event.type === 'delta') this.#toldText += event.text.length;
      else {
        this.#told++;
        this.#toldText = 0;
      }
      emit(event);
    }, options.maxDepth);
  }

  get value(): Json {
    return (this.#byGrammar ?? this.#valid).value;
  }

  push(chunk: string): void {
    this.#chunks.push(chunk);
    if (this.#byGrammar !== undefined) this.#pass(this.#byGrammar.push(chunk));
    else if (!this.#valid.push(chunk)) this.#handOver();
  }

  end(ending?: Ending): Parsed<Json, Code> {
    const isFinished = (ending?.finished ?? this.#options.finished) !== false;
    const text = this.#chunks.join('');
    if (this.#byGrammar === undefined && isFinished && this.#valid.end())
      return ofPlain(this.#valid.value, text, this.#options);
    const end = (this.#byGrammar ?? this.#handOver()).end(ending);
    this.#pass(end.events);
    const { value, diagnostics, ok, complete, format } = end;
    // Without a finding the text is plain JSON.
    const isJson = diagnostics.length === 0 || readStrictly(text) !== undefined;
    const via = isJson ? 'json' : 'repaired';
    const locate = (path: Path): Range | undefined => this.#places.locate(path);
    return mending({ value, diagnostics, ok, complete, format, via, locate }, text, this.#words);
  }

  /** The grammar reads the text from its beginning. */
  #handOver(): Stream<Json, Code> {
    const stream = byGrammar.createStream({ ...this.#options, words: this.#words, places: this.#places });
    this.#byGrammar = stream;
    this.#pass(stream.push(this.#chunks.join('')));
    return stream;
  }

  /** Passes events on that were not told yet. */
  #pass(events: readonly Event<Json, Code>[]): void {
    for (const event of events) {
      if (this.#told > 0) {
        if (event.type !== 'delta') this.#told--;
      } else if (event.type === 'delta' && this.#toldText > 0) {
        const text = event.text.slice(this.#toldText);
        this.#toldText -= event.text.length - text.length;
        if (text !== '') this.#emit({ ...event, text });
      } else this.#emit(event);
    }
  }
}
