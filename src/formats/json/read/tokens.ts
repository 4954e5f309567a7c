import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Tree } from '../../../engine/cursor.ts';

type Value = string | number | boolean | null;

/** A bracket, name or value in text order: its range, and what it was read as. A missing one has an empty range. */
export interface Token {
  readonly type: 'open' | 'close' | 'name' | 'value';
  readonly range: Range;
  /** The bracket of an object or array, or the word's value. */
  readonly value: Value;
  /** The number of lists that were later found to begin here. */
  readonly lists: number;
}

/** A top-level value of a text. */
export interface Root {
  readonly value: Tree;
  /** It is a list of consecutive values. */
  readonly isSequence: boolean;
  /** The range of a part. */
  locate(path: Path): Range | undefined;
}

/** The place of a part of the value. */
interface Place {
  readonly start: number;
  end: number;
  readonly isList: boolean;
  readonly parts: Map<string, Place> | undefined;
}

/**
 * The tokens of a text, and so the place of each part of the value. Later corrections of the value, such as that a
 * value was a name, are applied to the tokens, too. They are stored in arrays without an object for each, since a text
 * has many.
 */
export class Tokens {
  readonly #types: Token['type'][] = [];
  /** The start and the end of each. */
  readonly #ranges: number[] = [];
  readonly #values: Value[] = [];
  /** By token, the number of lists that were found to begin there. */
  readonly #lists = new Map<number, number>();
  /** The first token of the values of each open list or object, innermost last. */
  #open: { readonly bracket: '}' | ']'; readonly first: number }[] = [];
  /** The first token of the value that counts: tokens before it belong to dropped values. */
  #start = 0;
  /** The first token of the last value. */
  #last: number | undefined;
  #isList = false;
  readonly #comments: Range[] = [];
  /** The values that words separate from the last one. */
  #former: Root[] = [];
  #locate: Root['locate'] | undefined;

  /** The tokens of the value, including brackets around a list of several values. */
  get all(): readonly Token[] {
    const tokens = this.#types.slice(this.#start).map((_, at) => this.#token(this.#start + at));
    // The text ends before the value of the last name.
    const all = tokens.filter(({ type }, at) => type !== 'name' || tokens[at + 1]?.type !== 'close');
    const end = all.at(-1)?.range.end ?? 0;
    return this.#isList ? [...all, { type: 'close', range: { start: end, end }, value: ']', lists: 0 }] : all;
  }

  /** The comments, in text order. */
  get comments(): readonly Range[] {
    return this.#comments;
  }

  /** The name or value that contains a range. */
  around({ start, end }: Range): Token | undefined {
    let low = 0;
    let high = this.#types.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[2 * middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    let at = low - 1;
    while (this.#types[at] === 'open' || this.#types[at] === 'close') at--;
    return at < 0 || end > this.#endOf(at) ? undefined : this.#token(at);
  }

  /** The range of a part of the value. */
  locate(path: Path): Range | undefined {
    this.#locate ??= this.#locating(this.#types.length);
    return this.#locate(path);
  }

  /** The values that words separate, in text order; the last one is given. */
  roots(last: Tree): readonly Root[] {
    return [...this.#former, this.#root(last)];
  }

  #root(value: Tree): Root {
    return { value, isSequence: this.#isList, locate: this.#locating(this.#types.length) };
  }

  /** Finds parts of the value whose tokens end here; their places are made at the first request. */
  #locating(end: number): Root['locate'] {
    const start = this.#start;
    let root: Place | undefined;
    return (path) => {
      root ??= this.#placed(start, end);
      let place: Place | undefined = root;
      for (const step of ['', ...path]) place = place?.parts?.get(String(step));
      return place && { start: place.start, end: place.end };
    };
  }

  comment({ start, end }: Range): void {
    this.#comments.push({ start, end });
  }

  open(kind: 'object' | 'array', start: number): void {
    const first = this.#add('open', start, start + 1, kind === 'object' ? '{' : '[');
    this.#open.push({ bracket: kind === 'object' ? '}' : ']', first });
  }

  close(end: number): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    const last = this.#ranges.at(-2) ?? 0;
    this.#add('close', Math.max(end - 1, last), end, closed.bracket);
    this.#last = closed.first;
  }

  name(name: string, { start, end }: Range): void {
    this.#add('name', start, end, name);
  }

  value(value: Value, { start, end }: Range): void {
    this.#last = this.#add('value', start, end, value);
  }

  /** The last value was the name of the next one; the name before it has no value. */
  valueIsName(): void {
    const { range, value } = this.#pop();
    this.value(null, { start: range.start, end: range.start });
    this.name(String(value), range);
  }

  /** The value before the last bracket was the first name after it. */
  valueIsFirstName(): void {
    const bracket = this.#pop();
    const { range, value } = this.#pop();
    this.#add('open', range.start, range.start, bracket.value);
    this.name(String(value), range);
  }

  /** The last value was the first of a list that continues. */
  beginListBefore(): void {
    if (this.#last === undefined) return;
    this.#beginList(this.#last);
    this.#open.push({ bracket: ']', first: this.#last });
  }

  /** The closed list continues. */
  reopenList(): void {
    this.#pop();
    if (this.#last !== undefined) this.#open.push({ bracket: ']', first: this.#last });
  }

  /** Drops the values so far: only the next one counts. */
  clear(): void {
    this.#former = [];
    this.#begin();
  }

  /** Words separate the value from the next one. */
  part(value: Tree): void {
    this.#former.push(this.#root(value));
    this.#begin();
  }

  #begin(): void {
    this.#start = this.#types.length;
    this.#open = [];
    this.#isList = false;
  }

  /** Makes the top-level values a list. */
  list(): void {
    if (this.#start === this.#types.length || this.#isList) return;
    this.#beginList(this.#start);
    this.#isList = true;
  }

  #beginList(at: number): void {
    this.#lists.set(at, (this.#lists.get(at) ?? 0) + 1);
  }

  /** Returns the index of the new token. */
  #add(type: Token['type'], start: number, end: number, value: Value): number {
    this.#ranges.push(start, end);
    this.#values.push(value);
    return this.#types.push(type) - 1;
  }

  #pop(): Token {
    const token = this.#token(this.#types.length - 1);
    this.#types.pop();
    this.#values.pop();
    this.#ranges.length -= 2;
    return token;
  }

  #token(at: number): Token {
    const range = { start: this.#ranges[2 * at] ?? 0, end: this.#endOf(at) };
    const [type = 'value', value = null, lists = 0] = [this.#types[at], this.#values[at], this.#lists.get(at)];
    return { type, range, value, lists };
  }

  #endOf(at: number): number {
    return this.#ranges[2 * at + 1] ?? 0;
  }

  /** A place that holds the value's place under an empty name. */
  #placed(start: number, end: number): Place {
    const root: Place = { start: 0, end: 0, isList: false, parts: new Map() };
    const open = [root];
    let name = '';
    let last = 0;
    const put = (start: number, end: number, isList?: boolean): void => {
      const around = open.at(-1) ?? root;
      const parts = isList === undefined ? undefined : new Map<string, Place>();
      const place = { start, end, isList: isList === true, parts };
      around.parts?.set(around.isList ? String(around.parts.size) : name, place);
      if (parts !== undefined) open.push(place);
    };
    for (let at = start; at < end; at++) {
      const { type, range, value, lists } = this.#token(at);
      last = Math.max(last, range.end);
      if (type === 'close') {
        const closed = open.pop();
        if (closed !== undefined) closed.end = range.end;
      } else if (type === 'name') name = String(value);
      else {
        for (let count = 0; count < lists; count++) put(range.start, range.end, true);
        put(range.start, range.end, type === 'open' ? value === '[' : undefined);
      }
    }
    // The whole value ends at least where its last part does.
    const whole = root.parts?.get('');
    if (whole !== undefined) whole.end = Math.max(whole.end, last);
    return root;
  }
}
