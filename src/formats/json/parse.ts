import { requireObject, requireText } from '../../core/argument.ts';
import { isBlankUnit } from '../../core/blank.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Ending, Stream, StreamEnd } from '../../core/stream.ts';
import { transformOf } from '../../core/stream.ts';
import { passOnDefinition } from '../../engine/defined.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import { mended } from './mends.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { parseFlat } from './parse-flat.ts';
import { ValuePlaces } from './read/places.ts';
import { isPlain } from './read/plain.ts';
import { Words } from './words.ts';

/**
 * Reads JSON, however damaged. Never throws; what was wrong is in `diagnostics`, each mistake under the name of a rule
 * of the grammar.
 *
 * `via` is `'json'` for a text that RFC 8259 allows, whose value is `JSON.parse`'s, and `'repaired'` for all others.
 * The value of a text without any is null, with an error. Several values behind each other (NDJSON) make a list.
 *
 * @example
 * const reply = parse("{'done': True, files: ['a.ts',]}");
 * reply.value // { done: true, files: ['a.ts'] }
 */
export function parse(text: string, options: JsonOptions = {}): Parsed<Json, Code> {
  requireText(text, 'text');
  requireObject(options, 'options');
  return readJson(text, options).parsed;
}

/** What is read of a text. */
export interface JsonRead {
  readonly parsed: Parsed<Json, Code>;
  /** The text is one value, and no finding is about more than how it is written. */
  readonly isOnlyNotation: boolean;
}

/** The same with what a reading by a type wants to know, before the findings are made. */
export function readJson(text: string, options: JsonOptions): JsonRead {
  const value = readStrictly(text);
  const isFinished = options.finished !== false;
  if (value !== undefined && isFinished && isPlain(text, value, options.maxDepth ?? DEFAULT_DEPTH))
    return { parsed: ofPlain(value, text, options), isOnlyNotation: true };
  const flat = value === undefined ? parseFlat(text, options) : undefined;
  if (flat !== undefined) return { parsed: flat, isOnlyNotation: flat.ok };
  const parsed = parseByGrammar(text, options, value === undefined ? 'repaired' : 'json');
  return { parsed, isOnlyNotation: false };
}

/** The same without a quicker way: all mistakes are read, and all that is to be said of the value. */
export function parseByGrammar(text: string, options: JsonOptions, via: 'json' | 'repaired'): Parsed<Json, Code> {
  const words = new Words();
  const read = byGrammar.parse(text, { ...options, words });
  const { value, diagnostics, ok, complete, format } = read;
  return mending({ value, diagnostics, ok, complete, format, via, locate: lazyPlaces(text, options) }, text, words);
}

// Tools that know the grammar of a format look at its `parse`.
passOnDefinition(parse, byGrammar);

/**
 * A stream of JSON: grows the value while the text arrives, broken or not. Strings grow with every chunk, numbers and
 * constants come whole. The fold of the events begins with `undefined` and gives the value of `parse`. What mends a finding
 * (`fix`) is mostly not yet known when its event is told: it is in the `diagnostics` of the end.
 *
 * @example
 * const stream = createStream();
 * stream.push('{"text": "Hel'); // open [], open ['text'], delta ['text'] 'Hel'
 * stream.push('lo"}'); // delta ['text'] 'lo', close ['text'], close []
 */
export function createStream(options: JsonOptions = {}): Stream<Json, Code> {
  requireObject(options, 'options');
  return new JsonStream(options);
}

/** A class: V8 keeps what the getter of an object literal refers to. */
class JsonStream implements Stream<Json, Code> {
  readonly #options: JsonOptions;
  readonly #words = new Words();
  readonly #inner: Stream<Json, Code>;
  readonly #chunks: string[] = [];

  constructor(options: JsonOptions) {
    this.#options = options;
    this.#inner = byGrammar.createStream({ ...options, words: this.#words });
  }

  get value(): Json {
    return this.#inner.value;
  }

  push(chunk: string): Event<Json, Code>[] {
    const events = this.#inner.push(chunk);
    this.#chunks.push(chunk);
    return events;
  }

  end(ending?: Ending): StreamEnd<Json, Code> {
    const end = this.#inner.end(ending);
    const text = this.#chunks.join('');
    // Without a finding the text is plain JSON.
    const isJson = end.diagnostics.length === 0 || readStrictly(text) !== undefined;
    const read = { ...end, via: isJson ? 'json' : 'repaired', locate: lazyPlaces(text, this.#options) };
    return mending(read, text, this.#words);
  }
}

/** The events of a text that comes in chunks, as an async iterator. */
export function events(chunks: Chunks, options: JsonOptions = {}): EventStream<Json, Code> {
  return new EventStream(createStream(options), chunks);
}

/** The stream as a Web `TransformStream`: text in, events out. */
export function transform(options: JsonOptions = {}): TransformStream<string, Event<Json, Code> | EndEvent> {
  return transformOf(createStream(options));
}

function ofPlain(value: Json, text: string, options: JsonOptions): Parsed<Json, Code> {
  const locate = lazyPlaces(text, options);
  return { value, diagnostics: [], ok: true, complete: true, format: 'json', via: 'json', locate };
}

/** Makes the fixes when the findings are looked at: most callers want the value, and whether it is ok. */
function mending<Read extends Parsed<Json, Code>>(read: Read, text: string, words: Words): Read {
  const { diagnostics: found } = read;
  if (found.length === 0) return read;
  let withFixes: Parsed<Json, Code>['diagnostics'] | undefined;
  return Object.defineProperty(read, 'diagnostics', {
    get: () => {
      withFixes ??= mended(found, text, words);
      return withFixes;
    },
  });
}

/** Finds places when the first one is asked for: most callers never ask. */
function lazyPlaces(text: string, options: JsonOptions): (path: Path) => Range | undefined {
  let places: ValuePlaces | undefined;
  return (path) => {
    if (places === undefined) {
      places = new ValuePlaces();
      byGrammar.parse(text, { ...options, places });
    }
    return places.locate(path);
  };
}

/**
 * Whether a text is an object or an array as JSON, however damaged, with nothing but white space or a fence around it.
 *
 * @example isJsonText("{'a': 1,}") // true
 */
export function isJsonText(text: string): boolean {
  if (!/^\s*[`~{[]/.test(text)) return false;
  const { value, diagnostics } = parse(text);
  const isProse = diagnostics.some(({ code }) => code === 'json/bad-prose' || code === 'json/bad-text');
  return typeof value === 'object' && value !== null && !isProse;
}

/** What `JSON.parse` says; undefined when it refuses the text. */
export function readStrictly(text: string): Json | undefined {
  if (!mayBeStrict(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Looks at both ends: an exception costs more than most texts. */
function mayBeStrict(text: string): boolean {
  const start = skipSpace(text, 0);
  const first = text[start];
  if (first !== '{' && first !== '[') return first !== undefined;
  const next = text[skipSpace(text, start + 1)];
  if (first === '{' && next !== '"' && next !== '}') return false;
  let end = text.length - 1;
  while (isBlankUnit(text.charCodeAt(end))) end--;
  if (text[end] !== (first === '{' ? '}' : ']')) return false;
  // Behind the last comma stands a value.
  while (end > start && (isBlankUnit(text.charCodeAt(end)) || text[end] === '}' || text[end] === ']')) end--;
  return text[end] !== ',' && !wordsMeet(text);
}

/** Whether nothing of JSON parts two words around the second line end: a comma is missing there, or a comment stands. */
function wordsMeet(text: string): boolean {
  const at = text.indexOf('\n', text.indexOf('\n') + 1);
  if (at <= 0) return false;
  let before = at - 1;
  while (isBlankUnit(text.charCodeAt(before))) before--;
  return !isSign(text[before]) && !isSign(text[skipSpace(text, at)]);
}

function isSign(char: string | undefined): boolean {
  return char === undefined || '{}[],:'.includes(char);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isBlankUnit(text.charCodeAt(at))) at++;
  return at;
}
