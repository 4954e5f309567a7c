import { type KeyNode, match, parse as parseTree, type State, type StepNode } from '../../generated/json.ts';
import type { Event } from '../core/event.ts';
import type { Stream } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Emit } from '../core/report.ts';
import { type Reader, streamOf, transformOf } from '../core/stream.ts';
import { JsonBuilder } from './build.ts';
import { type Json, type JsonOptions, type Settings, settingsOf } from './model.ts';
import { lazyPlaces, parse } from './parse.ts';
import { plainSteps } from './plain-steps.ts';
import { readText, withoutComma } from './read-text.ts';
import { horizonOf, isSettled, stringEnds } from './settled.ts';
import { ARRAY, DUE, READ, ROOT, startState, VALUE } from './state.ts';

/**
 * A stream of JSON: grows the value while the text arrives. Strings grow with every chunk, numbers and constants come
 * whole; broken JSON is repaired as it arrives, some hundred characters behind. The fold of the events begins with
 * `undefined` and gives the value of `parse`.
 *
 * @example
 * const stream = createStream();
 * stream.push('{"text": "Hel'); // open [], open ['text'], delta ['text'] 'Hel'
 * stream.push('lo"}'); // delta ['text'] 'lo', close ['text'], close []
 */
export function createStream(options: JsonOptions = {}): Stream<Json> {
  return streamOf((emit) => new JsonReader(options, emit));
}

/** The stream as a Web `TransformStream`: text in, events out. */
export function transform(options: JsonOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}

/** A string that is open: nothing in it was doubtful so far. */
interface OpenString {
  /** The string as it came, from its quote on; what is behind the pieces read is in the reader's `#rest`. */
  readonly parts: string[];
  /** Where its quote stands in the whole text. */
  readonly start: number;
  /** The comma at the end of what was read: it may stand behind the string. */
  held: string;
}

class JsonReader implements Reader<Json> {
  readonly #options: JsonOptions;
  readonly #settings: Settings;
  readonly #builder: JsonBuilder;
  readonly #chunks: string[] = [];
  readonly #state: State = startState();
  /** What the grammar goes by. */
  readonly #parsing: Readonly<Record<string, unknown>>;
  /** Steps that end at or before this offset of the rest are certain whatever they are. */
  #horizon = -1;
  #string: OpenString | null = null;
  /** What is not read yet, and where it stands in the whole text. */
  #rest = '';
  #offset = 0;
  /** How long the rest has to be before it is looked at again: an eighth more, or single characters would cost much. */
  #enough = 0;

  constructor(options: JsonOptions, emit: Emit) {
    this.#options = options;
    this.#settings = settingsOf(options, 'json');
    this.#builder = new JsonBuilder(this.#settings, emit);
    this.#parsing = {
      state: this.#state,
      isSettled: (step: StepNode, at: number, past: number) =>
        past <= this.#horizon || isSettled(step, this.#rest, at, this.#state),
    };
  }

  get value(): Json {
    return this.#builder.value ?? null;
  }

  push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#rest += chunk;
    while (this.#rest !== '' && this.#rest.length >= this.#enough) {
      const goesOn = this.#string === null ? this.#read() : this.#readString(this.#string);
      if (goesOn) continue;
      this.#enough = this.#rest.length + (this.#rest.length >> 3);
      return;
    }
  }

  end(): Parsed<Json> {
    if (this.#string !== null) this.#doubt(this.#string);
    const rest = this.#rest;
    this.#builder.addAll(parseTree(rest, { startRule: 'Document', state: this.#state }), rest, this.#offset);
    const text = this.#chunks.join('');
    const streamed = this.#builder.finish('json', text.trim() === '');
    // Without a finding the text is plain JSON.
    if (streamed.diagnostics.length > 0) return parse(text, this.#options);
    return { ...streamed, locate: lazyPlaces(text, 0, this.#settings) };
  }

  /** Reads the steps that are certain; true when there may be more. */
  #read(): boolean {
    const { steps, end, stop } = plainSteps(this.#rest, this.#state);
    if (steps.length > 0) {
      this.#builder.addAll(steps, this.#rest, this.#offset);
      this.#enough = 0;
    }
    if (stop === 'string') this.#beginString(null, end);
    else this.#skip(end);
    return stop === 'string' || (stop === 'other' && this.#readBroken());
  }

  /** The same for what is not plain JSON: by the grammar. */
  #readBroken(): boolean {
    const text = this.#rest;
    this.#horizon = horizonOf(text);
    const found = match(text, 'Settled', 0, text.length, this.#parsing);
    if (!found.matched) return false;
    const { steps, open } = found.value;
    if (steps.length > 0) {
      this.#builder.addAll(steps, text, this.#offset);
      this.#enough = 0;
    }
    if (open !== null) this.#beginString(open.key, open.start);
    else if (steps.length > 0) this.#skip(found.end);
    return steps.length > 0 || open !== null;
  }

  /** Begins a string value, behind its name if that is not read yet; `start` is where its quote stands in the rest. */
  #beginString(key: KeyNode | null, start: number): void {
    this.#builder.openText(key, this.#rest, this.#offset);
    // The string is a value where one is due: if it has to be read again, then from its quote on.
    if (key !== null) this.#state.place = VALUE;
    else if (this.#state.place === ARRAY) this.#state.comma = READ;
    this.#skip(start + 1);
    this.#enough = 0;
    this.#string = { parts: ['"'], start: this.#offset - 1, held: '' };
  }

  /** Hands out what has arrived of a string; true when the string is over or has become doubtful. */
  #readString(string: OpenString): boolean {
    const { value, end, stop } = readText(this.#rest, 0);
    const text = string.held + value;
    const sure = withoutComma(text);
    string.held = text.slice(sure.length);
    this.#builder.appendText(sure);
    string.parts.push(this.#rest.slice(0, end));
    this.#skip(end);
    if (stop === 'end') return false;
    const ends = stop === 'quote' ? stringEnds(this.#rest, 1) : 'no';
    if (ends === 'unknown') return false;
    if (ends === 'no') {
      this.#doubt(string);
      return true;
    }
    this.#builder.closeText(string.held, string.start, this.#offset + 1);
    this.#string = null;
    this.#skip(1);
    this.#state.place = this.#state.open.at(-1) ?? ROOT;
    this.#state.comma = DUE;
    return true;
  }

  /** The string has to be read by the grammar, from its beginning. */
  #doubt(string: OpenString): void {
    this.#string = null;
    this.#rest = string.parts.join('') + this.#rest;
    this.#offset = string.start;
    this.#enough = 0;
  }

  #skip(length: number): void {
    this.#rest = this.#rest.slice(length);
    this.#offset += length;
  }
}
