import { isBlankUnit } from '../../../core/blank.ts';
import type { Emit } from '../../../core/report.ts';
import { Cursor } from '../../../engine/cursor.ts';
import { DEFAULT_DEPTH, type Json } from '../model.ts';
import { LONGEST_COMMAND, mayMeanBackslash } from './backslashes.ts';
import { isExact } from './exact.ts';

/** A part of the text that was read. It is told when what follows it was read, too. */
type Token =
  | { readonly type: 'object' | 'array' | 'close' }
  | { readonly type: 'name' | 'text' | 'rest of text'; readonly value: string }
  | { readonly type: 'word'; readonly value: number | boolean | null };

/** What may come next. */
type Place = 'value' | 'value or end' | 'name' | 'name or end' | 'comma or end' | 'text' | 'end';

/** What reading one token gives: where it ends, that the text ends in it, or that it is odd. */
type Step = number | 'unfinished' | 'odd';

/** How many tokens are read ahead of what is told: after the bracket of a list, what follows its first item, too. */
const AHEAD = 1;
const AHEAD_OF_LIST = 2;

/** How long a text in a list is kept back: a shorter one may be the name of a member whose list was not closed. */
const LONG = 256;

/**
 * Reads valid JSON of which there is nothing to be said, as it arrives: the counterpart of `JSON.parse` in a stream. It
 * repairs nothing: at the first odd sign it stops, and the grammar reads the text from its beginning.
 *
 * What it tells the grammar would tell as well, and not later: a law holds both together.
 */
export class ValidReader {
  readonly #maxDepth: number;
  readonly #cursor: Cursor;
  #value: Json = null;
  /** What was not read yet begins at `#at`; the string there was looked through up to `#looked`. */
  #buffer = '';
  #at = 0;
  #looked = 0;
  #place: Place = 'value';
  /** The names so far of each open object, innermost last; null for a list. */
  readonly #open: (Set<string> | null)[] = [];
  readonly #untold: Token[] = [];
  /** The value is a list. */
  #isListOfAll = false;

  constructor(emit: Emit, maxDepth: number = DEFAULT_DEPTH) {
    this.#maxDepth = maxDepth;
    this.#cursor = new Cursor(emit, (value) => {
      this.#value = value;
    });
  }

  /** What was told of the value so far. */
  get value(): Json {
    return this.#value;
  }

  /** Takes the next chunk; false when something in it is odd. */
  push(chunk: string): boolean {
    this.#buffer = this.#buffer.slice(this.#at) + chunk;
    this.#looked = Math.max(0, this.#looked - this.#at);
    this.#at = 0;
    let end: Step;
    do {
      end = this.#place === 'text' ? this.#moreText() : this.#token(this.#at);
      if (typeof end === 'number') this.#moveTo(end);
    } while (typeof end === 'number');
    return end === 'unfinished';
  }

  /** The text is over: whether the value is whole. */
  end(): boolean {
    if (this.#place !== 'end') return false;
    this.#tellAll();
    return true;
  }

  #token(from: number): Step {
    const buffer = this.#buffer;
    const at = skipBlanks(buffer, from);
    // On a line of its own, the value of a member may be the first of a list whose bracket is missing.
    if (at > from && this.#place === 'value' && !this.#isInList && /[\r\n]/.test(buffer.slice(from, at))) return 'odd';
    if (at === buffer.length) {
      this.#moveTo(at);
      return 'unfinished';
    }
    const unit = buffer.charCodeAt(at);
    switch (this.#place) {
      case 'end':
        return 'odd';
      case 'comma or end':
        if (unit !== COMMA) return this.#close(at);
        this.#place = this.#isInList ? 'value' : 'name';
        return at + 1;
      case 'name or end':
        return unit === QUOTE ? this.#name(at) : this.#close(at);
      case 'name':
        return unit === QUOTE ? this.#name(at) : 'odd';
      case 'value or end':
        return unit === SQUARE_END ? this.#close(at) : this.#item(at);
      default:
        return this.#item(at);
    }
  }

  #close(at: number): Step {
    if (this.#buffer.charCodeAt(at) !== (this.#isInList ? SQUARE_END : BRACE_END)) return 'odd';
    this.#open.pop();
    this.#add({ type: 'close' });
    this.#behindValue();
    return at + 1;
  }

  #name(at: number): Step {
    const end = this.#endOfString(at);
    if (end === 'unfinished' && this.#looked - at > LONG) return 'odd';
    if (typeof end !== 'number') return end;
    const colon = skipBlanks(this.#buffer, end);
    if (colon - at > LONG) return 'odd';
    if (colon === this.#buffer.length) return 'unfinished';
    const name = textOf(this.#buffer.slice(at + 1, end - 1));
    const names = this.#open.at(-1);
    if (this.#buffer.charCodeAt(colon) !== COLON || !name.isWellFormed()) return 'odd';
    if (name === '__proto__' || names?.has(name) !== false) return 'odd';
    names.add(name);
    this.#add({ type: 'name', value: name });
    this.#place = 'value';
    return colon + 1;
  }

  #item(at: number): Step {
    const unit = this.#buffer.charCodeAt(at);
    if (unit === BRACE) return this.#enter('object', at);
    // [1] or [[1, 2]] may be words of prose.
    if (this.#isInList && (this.#open.length === 1 || unit === SQUARE)) return 'odd';
    if (unit === SQUARE) return this.#enter('array', at);
    if (this.#open.length === 0) return 'odd';
    return unit === QUOTE ? this.#string(at) : this.#word(at);
  }

  #enter(type: 'object' | 'array', at: number): Step {
    if (this.#open.length >= this.#maxDepth) return 'odd';
    if (this.#open.length === 0) this.#isListOfAll = type === 'array';
    this.#open.push(type === 'object' ? new Set() : null);
    this.#add({ type });
    this.#place = type === 'object' ? 'name or end' : 'value or end';
    return at + 1;
  }

  #string(at: number): Step {
    const isMember = !this.#isInList && this.#isPlainStart(at + 1);
    const end = isMember ? 'unfinished' : this.#endOfString(at);
    if (end === 'odd') return end;
    if (end === 'unfinished') {
      if (!isMember && this.#buffer.length - at < LONG) return end;
      this.#tellAll();
      this.#cursor.openText();
      this.#tail = '';
      this.#place = 'text';
      return at + 1;
    }
    const value = textOf(this.#buffer.slice(at + 1, end - 1));
    if (!value.isWellFormed() || mayMeanBackslash(value)) return 'odd';
    this.#add({ type: 'text', value });
    this.#behindValue();
    return end;
  }

  /** Whether a text begins as most do: it may also be a path, `C:\new`, or a placeholder, whose escapes mean something else. */
  #isPlainStart(at: number): boolean {
    for (let next = at; next < at + 2; next++) {
      const unit = this.#buffer.charCodeAt(next);
      if (!isWordUnit(unit) && unit !== SPACE) return false;
    }
    return true;
  }

  /** Goes on in the text that is told as it comes. */
  #moreText(): Step {
    const start = this.#at;
    const end = this.#endOfString(start - 1);
    if (end === 'odd') return end;
    const certain = this.#certainEnd(start);
    const piece = textOf(this.#buffer.slice(start, certain));
    if (!piece.isWellFormed() || this.#isOddTail(piece)) return 'odd';
    this.#cursor.append(piece);
    if (end === 'unfinished') {
      this.#moveTo(certain);
      return this.#looked - certain > LONG ? 'odd' : end;
    }
    const rest = textOf(this.#buffer.slice(certain, end - 1));
    if (!rest.isWellFormed() || this.#isOddTail(rest)) return 'odd';
    this.#add({ type: 'rest of text', value: rest });
    this.#behindValue();
    return end;
  }

  /** Whether a backslash may be meant where two pieces of a text meet, or in the second. */
  #isOddTail(piece: string): boolean {
    const text = this.#tail + piece;
    this.#tail = text.slice(-LONGEST_COMMAND);
    return mayMeanBackslash(text);
  }
  #tail = '';

  /** The end of what cannot belong to the end of the text any more, however it is broken: its last letter or digit. */
  #certainEnd(start: number): number {
    let end = this.#looked;
    while (end > start && !isWordUnit(this.#buffer.charCodeAt(end - 1))) end--;
    return end;
  }

  #word(at: number): Step {
    WORD.lastIndex = at;
    const raw = WORD.exec(this.#buffer)?.[0] ?? '';
    if (raw === '' || raw.length > LONG) return 'odd';
    if (at + raw.length === this.#buffer.length) return 'unfinished';
    const value = wordOf(raw);
    if (value === undefined) return 'odd';
    this.#add({ type: 'word', value });
    this.#behindValue();
    return at + raw.length;
  }

  #behindValue(): void {
    this.#place = this.#open.length === 0 ? 'end' : 'comma or end';
  }

  /** Where the string that begins at an offset ends. */
  #endOfString(start: number): Step {
    const buffer = this.#buffer;
    let at = Math.max(start + 1, this.#looked);
    for (; at < buffer.length; at++) {
      const unit = buffer.charCodeAt(at);
      if (unit === QUOTE) {
        this.#looked = at;
        return at + 1;
      }
      if (unit < SPACE) return 'odd';
      if (unit === BACKSLASH) {
        const end = endOfEscape(buffer, at);
        if (end === 'odd') return end;
        if (end === 'unfinished') break;
        at = end - 1;
      }
    }
    this.#looked = at;
    return 'unfinished';
  }

  get #isInList(): boolean {
    return this.#open.at(-1) === null;
  }

  #moveTo(at: number): void {
    this.#at = at;
    this.#looked = Math.max(at, this.#looked);
  }

  #add(token: Token): void {
    this.#untold.push(token);
    while (this.#untold.length > this.#ahead) this.#tellNext();
  }

  get #ahead(): number {
    return this.#isListOfAll || this.#untold[0]?.type === 'array' ? AHEAD_OF_LIST : AHEAD;
  }

  /** Tells all that was read. */
  #tellAll(): void {
    while (this.#untold.length > 0) this.#tellNext();
  }

  #tellNext(): void {
    const token = this.#untold.shift();
    if (token !== undefined) this.#write(token);
  }

  #write(token: Token): void {
    const cursor = this.#cursor;
    switch (token.type) {
      case 'close':
        cursor.close();
        break;
      case 'name':
        cursor.name(token.value);
        break;
      case 'text':
        cursor.text(token.value);
        break;
      case 'rest of text':
        cursor.append(token.value);
        cursor.closeText();
        break;
      case 'word':
        cursor.put(token.value);
        break;
      default:
        cursor.open(token.type);
    }
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
const SQUARE = 0x5b;
const SQUARE_END = 0x5d;
const SPACE = 0x20;

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlankUnit(text.charCodeAt(at))) at++;
  return at;
}

/** Where an escape ends. Behind that of a quote must not be what is after the end of a string. */
function endOfEscape(text: string, at: number): Step {
  ESCAPE.lastIndex = at;
  const raw = ESCAPE.exec(text)?.[0];
  if (raw === undefined) return text.length - at < LONGEST_ESCAPE ? 'unfinished' : 'odd';
  const end = at + raw.length;
  if (raw !== '\\"') return end;
  const next = skipBlanks(text, end);
  if (next - end > LONG) return 'odd';
  if (next === text.length) return 'unfinished';
  return ENDS.includes(text.charAt(next)) ? 'odd' : end;
}

/** An escape, both halves of a pair at once. */
const ESCAPE =
  /\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})/y;
const LONGEST_ESCAPE = 12;
const ENDS = ',:}]';

/** What is between quotes, its escapes resolved. */
function textOf(raw: string): string {
  return raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw;
}

const WORD = /[a-z0-9.+\-E]*/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A constant, or a number that is as exact as it is written. */
function wordOf(raw: string): number | boolean | null | undefined {
  if (raw === 'true' || raw === 'false') return raw === 'true';
  if (raw === 'null') return null;
  const value = NUMBER.test(raw) ? Number(raw) : Number.NaN;
  const isKept = Number.isFinite(value) && (!Number.isInteger(value) || isExact(raw, value));
  return isKept ? value : undefined;
}

/** A letter or digit of most scripts. */
function isWordUnit(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0xc0 && unit < 0x2000) ||
    (unit >= 0x3040 && unit < 0xd800)
  );
}
