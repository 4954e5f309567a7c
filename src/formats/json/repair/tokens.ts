import type { Range } from '../../../core/range.ts';

/** A bracket, name or value in the order of the text: where it is, and what it was read as. Where it is missing, it is empty. */
export interface Token {
  readonly type: 'open' | 'close' | 'name' | 'value';
  readonly range: Range;
  /** The bracket of an object or array, or the word. */
  readonly value: string | number | boolean | null;
  /** The brackets of lists that were found to begin here when more of the text was read. */
  lists: number;
}

/** What a text was read as, token by token. What the value says otherwise later, such as that a value was a name, they say too. */
export class Tokens {
  #all: Token[] = [];
  /** Where the values of each open list or object began, innermost last. */
  #open: { readonly bracket: '}' | ']'; readonly first: Token }[] = [];
  /** The first token of the value that came last. */
  #last: Token | undefined;
  #isList = false;
  readonly #comments: Range[] = [];

  /** The tokens, with the brackets around a list of several values. */
  get all(): readonly Token[] {
    const end = this.#all.at(-1)?.range.end ?? 0;
    return this.#isList ? [...this.#all, token('close', { start: end, end }, ']')] : this.#all;
  }

  /** The comments, in the order of the text. */
  get comments(): readonly Range[] {
    return this.#comments;
  }

  comment({ start, end }: Range): void {
    this.#comments.push({ start, end });
  }

  open(kind: 'object' | 'array', start: number): void {
    const first = this.#add('open', { start, end: start + 1 }, kind === 'object' ? '{' : '[');
    this.#open.push({ bracket: kind === 'object' ? '}' : ']', first });
  }

  close(end: number): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    // The text ends before the value of the last name.
    if (this.#all.at(-1)?.type === 'name') this.#all.pop();
    this.#add('close', { start: end - 1, end }, closed.bracket);
    this.#last = closed.first;
  }

  name(name: string, range: Range): void {
    this.#add('name', range, name);
  }

  value(value: string | number | boolean | null, range: Range): void {
    this.#last = this.#add('value', range, value);
  }

  /** What was read as a value is the name of the one that comes; the name before it has none. */
  valueIsName(): void {
    const word = this.#all.pop();
    if (word === undefined) return;
    const { start } = word.range;
    this.value(null, { start, end: start });
    this.name(String(word.value), word.range);
  }

  /** What was read as a value before the bracket that came last is the first name behind it. */
  valueIsFirstName(): void {
    const bracket = this.#all.pop();
    const word = this.#all.pop();
    if (bracket === undefined || word === undefined) return;
    const { start } = word.range;
    this.#add('open', { start, end: start }, bracket.value);
    this.name(String(word.value), word.range);
  }

  /** The value that came last is the first of a list that goes on. */
  beginListBefore(): void {
    if (this.#last === undefined) return;
    this.#last.lists++;
    this.#open.push({ bracket: ']', first: this.#last });
  }

  /** The list that was closed goes on. */
  reopenList(): void {
    const closed = this.#all.pop();
    if (closed !== undefined && this.#last !== undefined) this.#open.push({ bracket: ']', first: this.#last });
  }

  /** The value that comes is the only one. */
  clear(): void {
    this.#all = [];
    this.#open = [];
    this.#isList = false;
  }

  /** The values at the root are a list. */
  list(): void {
    const first = this.#all[0];
    if (first === undefined || this.#isList) return;
    first.lists++;
    this.#isList = true;
  }

  #add(type: Token['type'], range: Range, value: Token['value']): Token {
    const added = token(type, range, value);
    this.#all.push(added);
    return added;
  }
}

function token(type: Token['type'], { start, end }: Range, value: Token['value']): Token {
  return { type, range: { start, end }, value, lists: 0 };
}
