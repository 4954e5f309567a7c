import type { Json } from '../model.ts';
import { isExact, mayHoldHalf } from './odd.ts';
import type { Tokens } from './tokens.ts';
import { constantOf } from './values.ts';

/** The result of the quick reader. */
export interface Quick {
  readonly value: Json;
  /** There was a mistake; each is a warning, except for a text that ends early. */
  readonly isDamaged: boolean;
  /** The text ends inside the value. */
  readonly isCut: boolean;
}

/**
 * Reads a text that is one object or array, alone or in a code fence, with the mistakes that most broken texts have:
 * extra or missing commas, single quotes or none, constants of other languages, comments, and a cut-off end. Undefined
 * at the first thing it does not know, and where the value has more findings: then the grammar reads the text. Its
 * results equal the grammar's; a law compares them.
 */
export function readQuickly(text: string, maxDepth: number, tokens?: Tokens): Quick | undefined {
  if (mayHoldHalf(text)) return undefined;
  const reader = new QuickReader(text, Math.min(maxDepth, MAX_DEPTH), tokens);
  try {
    return reader.whole();
  } catch (error) {
    if (error === UNKNOWN) return undefined;
    throw error;
  }
}

/** The grammar reads deeper values without recursion. */
const MAX_DEPTH = 1000;
/** Thrown where the quick reader gives up, since most callers are many calls away. */
const UNKNOWN = Symbol('unknown');

const FENCE = /```[A-Za-z0-9_+-]*[ \t]*\r?\n/y;
const FENCE_END = /[ \t\r\n]*```+[ \t\r\n]*$/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Numbers of a list that may be a single number: `[1,000]`. */
const AMOUNTS = /-?\d{1,3}(?:,[1-9]\d\d(?!\d)){0,9},0\d\d(?!\d)/y;
const CONSTANT = /(?:true|false|null|none|nil|undefined)(?![\w$])/iy;
const SINGLE = /'[^'"\\\p{Cc}]+'/uy;
const BARE = /[A-Za-z_$][\w$-]*(?=:)/y;
const BARE_AHEAD = /[A-Za-z_$][\w$-]*[ \t\r\n]*:/y;
const QUOTED_AHEAD = /["'][^"'`´“”„‟‘’‚‛＂＇«»\\\r\n]{1,200}["'][ \t\r\n]*:/y;
const LINE = /[^\r\n]*/y;
/** Characters that may end a string: in a comment, the grammar looks closer. */
const QUOTES = /["'`´“”„‟‘’‚‛＂＇«»]/;
/** Characters that may close something around the text. */
const BRACKETS = /[{}[\]]/;
const UNPLAIN = /[\\\p{Cc}]/u;
// The text ends in a name, or after one.
const CUT_NAME = /["'][\w -]*$/y;
const CUT_MEMBER = /("[\w .-]+"|'[\w .-]+')[ \t\r\n]*:?[ \t\r\n]*$/y;

class QuickReader {
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #tokens: Tokens | undefined;
  #at = 0;
  #depth = 0;
  #isDamaged = false;
  #isCut = false;

  constructor(text: string, maxDepth: number, tokens: Tokens | undefined) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#tokens = tokens;
  }

  whole(): Quick {
    this.#blanks();
    const isFenced = this.#take(FENCE) !== undefined;
    if (isFenced) this.#isDamaged = true;
    this.#blanks();
    // Fewer beginnings than arrays can have: `[INFO]` is a word of prose.
    if (!this.#is('{') && !/^\[[ \t\r\n]*["'{[\]\-0-9]/.test(this.#text.slice(this.#at, this.#at + 80))) throw UNKNOWN;
    const value = this.#value(false);
    if (isFenced && !this.#isCut) {
      if (this.#take(FENCE_END) === undefined) throw UNKNOWN;
    } else this.#blanks();
    if (this.#at < this.#text.length) throw UNKNOWN;
    return { value, isDamaged: this.#isDamaged, isCut: this.#isCut };
  }

  #value(isItem: boolean): Json {
    const start = this.#at;
    if (this.#is('{')) return this.#object();
    if (this.#is('[')) return this.#array();
    const value = this.#word(isItem);
    this.#tokens?.value(value, { start, end: this.#at });
    return value;
  }

  #object(): Json {
    const object: { [key: string]: Json } = {};
    this.#open('object');
    this.#gap();
    while (!this.#closes('}')) {
      const name = this.#name();
      if (name === undefined) return this.#cut(object);
      if (name === '__proto__' || Object.hasOwn(object, name)) throw UNKNOWN;
      this.#blanks();
      object[name] = this.#value(false);
      if (this.#isCut || !this.#separator('}')) return this.#cut(object);
    }
    return this.#close(object);
  }

  #array(): Json {
    const list: Json[] = [];
    this.#open('array');
    this.#gap();
    while (!this.#closes(']')) {
      if (this.#at >= this.#text.length) return this.#cut(list);
      list.push(this.#value(true));
      if (this.#isCut || !this.#separator(']')) return this.#cut(list);
    }
    return this.#close(list);
  }

  /** A name and its colon; undefined if the text ends in or before them. */
  #name(): string | undefined {
    const start = this.#at;
    if (start >= this.#text.length) return undefined;
    const bare = this.#is('"') ? undefined : this.#take(BARE);
    if (bare !== undefined) this.#isDamaged = true;
    const name = bare ?? this.#quoted();
    const end = this.#at;
    this.#blanks();
    if (name !== undefined && this.#is(':')) {
      this.#at++;
      this.#blanks();
      if (this.#at < this.#text.length) {
        this.#tokens?.name(name, { start, end });
        return name;
      }
    }
    this.#at = start;
    // A repeated name is reported.
    const isCut = this.#take(CUT_NAME) ?? this.#take(CUT_MEMBER);
    if (isCut === undefined) throw UNKNOWN;
    return undefined;
  }

  /** A separator between two members or items, or a closing bracket ahead; false if the text ends. */
  #separator(bracket: ']' | '}'): boolean {
    const end = this.#at;
    this.#gap();
    if (this.#at >= this.#text.length) return false;
    if (this.#is(bracket)) return true;
    if (this.#is(',')) {
      this.#at++;
      this.#gap();
      if (this.#is(bracket)) this.#isDamaged = true;
      else if (bracket === '}' && this.#at < this.#text.length && !this.#isQuote && !this.#sees(BARE_AHEAD))
        throw UNKNOWN;
      return this.#at < this.#text.length;
    }
    this.#at = end;
    this.#blanks();
    const isNext =
      bracket === '}'
        ? this.#sees(QUOTED_AHEAD) || this.#sees(BARE_AHEAD)
        : this.#isQuote || this.#is('{') || this.#is('[');
    if (this.#at === end || !isNext) throw UNKNOWN;
    this.#isDamaged = true;
    return true;
  }

  #word(isItem: boolean): string | number | boolean | null {
    const text = this.#quoted() ?? this.#cutText();
    if (text !== undefined) return text;
    if (isItem && this.#sees(AMOUNTS)) throw UNKNOWN;
    const number = this.#take(NUMBER);
    if (number !== undefined) return numberOf(number);
    const constant = this.#take(CONSTANT);
    if (constant !== undefined) {
      if (!/^(?:true|false|null)$/.test(constant)) this.#isDamaged = true;
      return constantOf(constant.toLowerCase());
    }
    throw UNKNOWN;
  }

  #quoted(): string | undefined {
    if (this.#is("'")) {
      const single = this.#take(SINGLE);
      if (single !== undefined) this.#isDamaged = true;
      return single?.slice(1, -1);
    }
    if (!this.#is('"')) return undefined;
    const start = this.#at;
    let end = this.#text.indexOf('"', start + 1);
    while (this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    if (end === -1) return undefined;
    this.#at = end + 1;
    return textOf(this.#text.slice(start, end + 1));
  }

  #cutText(): string | undefined {
    if (!this.#is('"')) return undefined;
    const text = this.#text.slice(this.#at);
    if (BRACKETS.test(text)) throw UNKNOWN;
    this.#isCut = true;
    this.#at = this.#text.length;
    return textOf(`${text}"`);
  }

  #isEscaped(at: number): boolean {
    let slashes = 0;
    while (this.#text[at - 1 - slashes] === '\\') slashes++;
    return slashes % 2 === 1;
  }

  #open(kind: 'object' | 'array'): void {
    if (++this.#depth > this.#maxDepth) throw UNKNOWN;
    this.#tokens?.open(kind, this.#at);
    this.#at++;
  }

  #close(value: Json): Json {
    this.#depth--;
    this.#tokens?.close(this.#at);
    return value;
  }

  #cut(value: Json): Json {
    this.#isCut = true;
    this.#at = this.#text.length;
    return this.#close(value);
  }

  get #isQuote(): boolean {
    return this.#is('"') || this.#is("'");
  }

  #is(sign: string): boolean {
    return this.#text.charAt(this.#at) === sign;
  }

  #closes(bracket: string): boolean {
    const closes = this.#is(bracket);
    if (closes) this.#at++;
    return closes;
  }

  #sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): string | undefined {
    if (!this.#sees(pattern)) return undefined;
    const start = this.#at;
    this.#at = pattern.lastIndex;
    return this.#text.slice(start, this.#at);
  }

  #blanks(): void {
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at++;
  }

  #gap(): void {
    this.#blanks();
    while (this.#is('/')) {
      const start = this.#at;
      if (this.#text[start + 1] === '/') this.#take(LINE);
      else this.#at = this.#text[start + 1] === '*' ? this.#text.indexOf('*/', start + 2) + 2 : 0;
      if (this.#at <= start || QUOTES.test(this.#text.slice(start, this.#at))) throw UNKNOWN;
      this.#isDamaged = true;
      this.#blanks();
    }
  }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

function numberOf(raw: string): number {
  const value = Number(raw);
  if (!Number.isFinite(value) || (Number.isInteger(value) && !isExact(raw, value))) throw UNKNOWN;
  return value;
}

function textOf(quoted: string): string {
  if (!UNPLAIN.test(quoted)) return quoted.slice(1, -1);
  try {
    const text: string = JSON.parse(quoted);
    return text;
  } catch {
    throw UNKNOWN;
  }
}
