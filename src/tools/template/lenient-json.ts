/** How JSON is written in a template's regions. */
export interface JsonDialect {
  /** Keys may be without quotes. */
  readonly unquotedKeys: boolean;
  /** Other delimiters of strings, in which nothing is escaped: `[open, close]`. */
  readonly delimiters: readonly (readonly [open: string, close: string])[];
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\[\s\S])*"/y;
const BARE_KEY = /[^\s:,{}[\]"]+/y;
const BLANKS = /\s*/y;
const MAX_DEPTH = 500;

/**
 * Reads JSON with the liberties of a dialect.
 *
 * @throws {SyntaxError} when it is none
 */
export function readJson(text: string, dialect: JsonDialect): unknown {
  if (!dialect.unquotedKeys && dialect.delimiters.length === 0) return JSON.parse(text);
  const reader = new JsonText(text, dialect);
  const value = reader.value(0);
  reader.end();
  return value;
}

class JsonText {
  readonly #text: string;
  readonly #dialect: JsonDialect;
  #at = 0;

  constructor(text: string, dialect: JsonDialect) {
    this.#text = text;
    this.#dialect = dialect;
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new SyntaxError('too deep');
    this.#match(BLANKS);
    const string = this.#string();
    if (string !== undefined) return string;
    switch (this.#text[this.#at]) {
      case '{':
        return Object.fromEntries(this.#items('}', () => this.#entry(depth)));
      case '[':
        return this.#items(']', () => this.value(depth + 1));
    }
    for (const [word, value] of WORDS) if (this.#take(word)) return value;
    const number = this.#match(NUMBER);
    if (number === undefined || !Number.isFinite(Number(number))) throw new SyntaxError(`no value at ${this.#at}`);
    return Number(number);
  }

  end(): void {
    this.#match(BLANKS);
    if (this.#at < this.#text.length) throw new SyntaxError(`more text at ${this.#at}`);
  }

  #items<Item>(close: string, read: () => Item): Item[] {
    const items: Item[] = [];
    this.#at++;
    this.#match(BLANKS);
    if (this.#take(close)) return items;
    for (;;) {
      items.push(read());
      this.#match(BLANKS);
      if (this.#take(close)) return items;
      if (!this.#take(',')) throw new SyntaxError(`no comma at ${this.#at}`);
    }
  }

  #entry(depth: number): [string, unknown] {
    this.#match(BLANKS);
    const key = this.#string() ?? (this.#dialect.unquotedKeys ? this.#match(BARE_KEY) : undefined);
    this.#match(BLANKS);
    if (key === undefined || !this.#take(':')) throw new SyntaxError(`no key at ${this.#at}`);
    return [key, this.value(depth + 1)];
  }

  #string(): string | undefined {
    for (const [open, close] of this.#dialect.delimiters) {
      if (!this.#take(open)) continue;
      const end = this.#text.indexOf(close, this.#at);
      if (end < 0) throw new SyntaxError('a string without an end');
      const string = this.#text.slice(this.#at, end);
      this.#at = end + close.length;
      return string;
    }
    const quoted = this.#match(STRING);
    return quoted === undefined ? undefined : String(JSON.parse(quoted));
  }

  #take(literal: string): boolean {
    if (!this.#text.startsWith(literal, this.#at)) return false;
    this.#at += literal.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }
}

const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
