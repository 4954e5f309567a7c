import { grammar } from '../../../../generated/json.ts';
import { FLAT_SIZE, type FlatReading, kindOf, readFlat } from '../../../engine/flat.ts';
import type { Json } from '../model.ts';
import { Words } from '../words.ts';
import { isExact } from './build.ts';
import { ValuePlaces } from './places.ts';
import { mayHoldHalf } from './surrogates.ts';
import { constantOf } from './values.ts';

const OBJECT = kindOf(grammar.flat, 'WholeObject');
const ARRAY = kindOf(grammar.flat, 'WholeArray');
const PLAIN = kindOf(grammar.flat, 'Text');
const ESCAPED = PLAIN + 1;
const SINGLE = PLAIN + 2;
const NUMBER = kindOf(grammar.flat, 'Number');
const BARE = kindOf(grammar.flat, 'BadBareKey');

type Container = Json[] | { [key: string]: Json };
type Scalar = string | number | boolean | null;

/** Is told of each name and each value in the order of the text, once it is made. */
interface Visitor {
  word(value: Scalar, start: number, end: number): void;
  /** A value that an object or a list holds. */
  part(container: Container, key: string | number, value: Json, start: number, end: number): void;
  close(container: Container, end: number): void;
}

/** A broken text that was read without nodes: its value, and where its words are. */
export class FlatJson {
  readonly value: Json;
  readonly reading: FlatReading;

  constructor(reading: FlatReading, value: Json) {
    this.reading = reading;
    this.value = value;
  }

  /** Its words: what mends them asks for those around a mistake. */
  words(): Words {
    const words = new Words();
    const add = (value: Scalar, start: number, end: number): void => words.add({ start, end }, value);
    new Builder(this.reading, { word: add, part: nothing, close: nothing }).whole();
    return words;
  }

  /** Where its parts are. */
  places(): ValuePlaces {
    const places = new ValuePlaces();
    const builder = new Builder(this.reading, {
      word: nothing,
      part: (container, key, value, start, end) => places.note(container, key, value, { start, end }),
      close: (container, end) => places.close(container, end),
    });
    builder.whole((root, start, end) => places.noteRoot(root, { start, end }));
    return places;
  }
}

/**
 * Reads a text that is one object or array, with the mistakes that most broken texts have. Undefined where the text has
 * others, or where more is to be said of its value than the mistakes: of a name that comes twice, of a number or a
 * character that cannot be kept, of too much depth.
 */
export function readFlatJson(text: string, maxDepth: number): FlatJson | undefined {
  if (mayHoldHalf(text)) return undefined;
  const reading = readFlat(grammar.flat, 'Alone', text);
  if (reading === undefined) return undefined;
  const builder = new Builder(reading, null);
  const value = builder.whole();
  return builder.isOdd || builder.depth > maxDepth ? undefined : new FlatJson(reading, value);
}

/** Makes the value of the nodes. */
class Builder {
  readonly #text: string;
  readonly #nodes: Int32Array;
  readonly #visitor: Visitor | null;
  /** The node that comes next: behind the one of the whole. */
  #at = FLAT_SIZE;
  #open = 0;
  /** How deep the value is. */
  depth = 0;
  /** Something is to be said of the value that is no mistake of the grammar. */
  isOdd = false;

  constructor({ text, nodes }: FlatReading, visitor: Visitor | null) {
    this.#text = text;
    this.#nodes = nodes;
    this.#visitor = visitor;
  }

  whole(begins: (root: Json, start: number, end: number) => void = nothing): Json {
    const start = this.#nodes[this.#at + 1] ?? 0;
    return this.#value((container) => begins(container, start, start + 1));
  }

  #value(opened?: (container: Container) => void): Json {
    const at = this.#at;
    const kind = this.#nodes[at] ?? 0;
    const start = this.#nodes[at + 1] ?? 0;
    const end = this.#nodes[at + 2] ?? 0;
    this.#at = at + FLAT_SIZE;
    if (kind === OBJECT) return this.#object(end, opened);
    if (kind === ARRAY) return this.#array(end, opened);
    const value = this.#word(kind, start, end);
    this.#visitor?.word(value, start, end);
    return value;
  }

  #object(end: number, opened?: (object: Container) => void): Json {
    const object: { [key: string]: Json } = {};
    this.#enter();
    opened?.(object);
    const nodes = this.#nodes;
    while (this.#at < nodes.length && (nodes[this.#at + 1] ?? 0) < end) {
      // Behind the node of a member are its name and its value.
      this.#at += FLAT_SIZE;
      const name = this.#name();
      this.#member(object, name);
    }
    this.#visitor?.close(object, end);
    this.#open--;
    return object;
  }

  #name(): string {
    const at = this.#at;
    const kind = this.#nodes[at] ?? 0;
    const start = this.#nodes[at + 1] ?? 0;
    const end = this.#nodes[at + 2] ?? 0;
    this.#at = at + FLAT_SIZE;
    const name = kind === BARE ? bareName(this.#text.slice(start, end)) : this.#string(kind, start, end);
    this.#visitor?.word(name, start, end);
    return name;
  }

  #member(object: { [key: string]: Json }, name: string): void {
    if (name in object) this.isOdd ||= name === '__proto__' || Object.hasOwn(object, name);
    const start = this.#nodes[this.#at + 1] ?? 0;
    if (this.#visitor === null) object[name] = this.#value();
    else object[name] = this.#part(object, name, start);
  }

  #array(end: number, opened?: (list: Container) => void): Json {
    const list: Json[] = [];
    this.#enter();
    opened?.(list);
    const nodes = this.#nodes;
    while (this.#at < nodes.length) {
      const start = nodes[this.#at + 1] ?? 0;
      if (start >= end) break;
      list.push(this.#visitor === null ? this.#value() : this.#part(list, list.length, start));
    }
    this.#visitor?.close(list, end);
    this.#open--;
    return list;
  }

  /** A bracket is noted before what is in it. */
  #part(container: Container, key: string | number, start: number): Json {
    const end = this.#nodes[this.#at + 2] ?? 0;
    const note = (value: Json, to: number): void => this.#visitor?.part(container, key, value, start, to);
    const value = this.#value((inner) => note(inner, start + 1));
    if (typeof value !== 'object' || value === null) note(value, end);
    return value;
  }

  #enter(): void {
    this.#open++;
    if (this.#open > this.depth) this.depth = this.#open;
  }

  #word(kind: number, start: number, end: number): Scalar {
    if (kind === PLAIN || kind === SINGLE || kind === ESCAPED) return this.#string(kind, start, end);
    const raw = this.#text.slice(start, end);
    if (kind !== NUMBER) return constantOf(raw.toLowerCase());
    const value = Number(raw);
    const isSafe = value !== 0 && Number.isSafeInteger(value);
    if (!isSafe && (!Number.isFinite(value) || (Number.isInteger(value) && !isExact(raw, value)))) this.isOdd = true;
    return value;
  }

  #string(kind: number, start: number, end: number): string {
    if (kind !== ESCAPED) return this.#text.slice(start + 1, end - 1);
    const text: string = JSON.parse(this.#text.slice(start, end));
    return text;
  }
}

function bareName(raw: string): string {
  return raw.startsWith(':') ? raw.slice(1) : raw;
}

function nothing(): void {}
