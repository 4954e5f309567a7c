import { grammar } from '../../../../generated/json.ts';
import { FLAT_SIZE, type FlatNodes, type FlatReading, kindOf, readFlat } from '../../../engine/flat.ts';
import type { Json } from '../model.ts';
import { isExact } from './exact.ts';
import { mayHoldHalf } from './surrogates.ts';
import { constantOf, nameOfBare } from './values.ts';

const OBJECT = kindOf(grammar.flat, 'WholeObject');
const ARRAY = kindOf(grammar.flat, 'WholeArray');
const TEXT = kindOf(grammar.flat, 'Text');
const ESCAPED = TEXT + 1;
const SINGLE = TEXT + 2;
const CUT_TEXT = kindOf(grammar.flat, 'CutText');
const CUT_SINGLE = CUT_TEXT + 1;
const NUMBER = kindOf(grammar.flat, 'Number');
const CUT_NUMBER = kindOf(grammar.flat, 'BadCutNumber');
const BARE = kindOf(grammar.flat, 'BadBareKey');
const CUT_MEMBER = kindOf(grammar.flat, 'CutMember');

/** A word of JSON, and how it is written. */
type Word = string | number | boolean | null;

/** Is told what was read, in the order of the text. */
export interface FlatVisitor {
  open(kind: 'object' | 'array', start: number): void;
  close(end: number): void;
  name(name: string, start: number, end: number): void;
  /** `raw` is what is there of a number. */
  word(value: Word, start: number, end: number, raw: string): void;
}

/** A text that was read without nodes. */
export interface FlatJson {
  readonly reading: FlatReading;
  readonly value: Json;
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
  const builder = new Builder(reading);
  const value = builder.whole();
  return builder.isOdd || builder.depth > maxDepth ? undefined : { reading, value };
}

/** Goes through what was read. */
export function visitFlat({ text, nodes }: FlatNodes, visitor: FlatVisitor): void {
  /** Where the open objects and lists end, innermost last, and whether the next word is a name. */
  const open: { readonly end: number; readonly isObject: boolean }[] = [];
  let isName = false;
  for (let at = FLAT_SIZE; at < nodes.length; at += FLAT_SIZE) {
    const kind = nodes[at] ?? 0;
    const start = nodes[at + 1] ?? 0;
    const end = nodes[at + 2] ?? 0;
    leave(start);
    if (kind === CUT_MEMBER) continue;
    if (kind === OBJECT || kind === ARRAY) {
      visitor.open(kind === OBJECT ? 'object' : 'array', start);
      open.push({ end, isObject: kind === OBJECT });
      isName = kind === OBJECT;
    } else if (isName) {
      visitor.name(nameOf(text, kind, start, end), start, end);
      isName = false;
    } else {
      visitor.word(wordOf(text, kind, start, end), start, end, text.slice(start, end));
      isName = open.at(-1)?.isObject === true;
    }
  }
  leave(Number.POSITIVE_INFINITY);

  /** Closes what ends before an offset. */
  function leave(offset: number): void {
    for (let last = open.at(-1); last !== undefined && last.end <= offset; last = open.at(-1)) {
      open.pop();
      visitor.close(last.end);
      isName = open.at(-1)?.isObject === true;
    }
  }
}

/** The name whose value did not come, as the text ends after it. */
export function lastNameOf({ text, nodes }: FlatNodes): { readonly name: string; readonly start: number } | undefined {
  const at = nodes.length - FLAT_SIZE;
  if (nodes[at - FLAT_SIZE] !== CUT_MEMBER) return undefined;
  const start = nodes[at + 1] ?? 0;
  return { name: nameOf(text, nodes[at] ?? 0, start, nodes[at + 2] ?? 0), start };
}

/** Makes the value of the nodes: as quick as can be, for most callers want nothing else. */
class Builder {
  readonly #text: string;
  readonly #nodes: Int32Array;
  /** The node that comes next: after the one of the whole. */
  #at = FLAT_SIZE;
  #open = 0;
  /** How deep the value is. */
  depth = 0;
  /** Something is to be said of the value that is no mistake of the grammar. */
  isOdd = false;

  constructor({ text, nodes }: FlatNodes) {
    this.#text = text;
    this.#nodes = nodes;
  }

  whole(): Json {
    return this.#value();
  }

  #value(): Json {
    const nodes = this.#nodes;
    const at = this.#at;
    const kind = nodes[at] ?? 0;
    const start = nodes[at + 1] ?? 0;
    const end = nodes[at + 2] ?? 0;
    this.#at = at + FLAT_SIZE;
    if (kind === TEXT) return this.#text.slice(start + 1, end - 1);
    if (kind === OBJECT) return this.#object(end);
    if (kind === ARRAY) return this.#array(end);
    const value = wordOf(this.#text, kind, start, end);
    if (typeof value === 'number' && (value === 0 || !Number.isSafeInteger(value))) this.#check(value, start, end);
    return value;
  }

  #object(end: number): Json {
    const object: { [key: string]: Json } = {};
    const nodes = this.#nodes;
    this.#enter();
    while (this.#at < nodes.length) {
      const at = this.#at;
      const kind = nodes[at] ?? 0;
      const start = nodes[at + 1] ?? 0;
      if (start >= end) break;
      if (kind === CUT_MEMBER) {
        this.#at = nodes.length;
        const { name = '' } = lastNameOf({ text: this.#text, nodes }) ?? {};
        this.isOdd ||= Object.hasOwn(object, name);
        break;
      }
      this.#at = at + FLAT_SIZE;
      const name = nameOf(this.#text, kind, start, nodes[at + 2] ?? 0);
      if (name in object) this.isOdd ||= name === '__proto__' || Object.hasOwn(object, name);
      object[name] = this.#value();
    }
    this.#open--;
    return object;
  }

  #array(end: number): Json {
    const list: Json[] = [];
    const nodes = this.#nodes;
    this.#enter();
    while (this.#at < nodes.length && (nodes[this.#at + 1] ?? 0) < end) list.push(this.#value());
    this.#open--;
    return list;
  }

  #enter(): void {
    this.#open++;
    if (this.#open > this.depth) this.depth = this.#open;
  }

  #check(value: number, start: number, end: number): void {
    const isLost =
      !Number.isFinite(value) || (Number.isInteger(value) && !isExact(this.#text.slice(start, end), value));
    this.isOdd ||= isLost;
  }
}

function nameOf(text: string, kind: number, start: number, end: number): string {
  if (kind === TEXT || kind === SINGLE) return text.slice(start + 1, end - 1);
  return kind === BARE ? nameOfBare(text.slice(start, end)) : unescaped(text.slice(start, end));
}

function wordOf(text: string, kind: number, start: number, end: number): Word {
  switch (kind) {
    case TEXT:
    case SINGLE:
      return text.slice(start + 1, end - 1);
    case ESCAPED:
      return unescaped(text.slice(start, end));
    case CUT_TEXT:
      return unescaped(`${text.slice(start, end)}"`);
    case CUT_SINGLE:
      return text.slice(start + 1, end);
    case NUMBER:
      return Number(text.slice(start, end));
    case CUT_NUMBER:
      return Number.parseFloat(text.slice(start, end));
    default:
      return constantOf(text.slice(start, end).toLowerCase());
  }
}

/** A string with its quotes, as JSON has it. */
function unescaped(quoted: string): string {
  const text: string = JSON.parse(quoted);
  return text;
}
