/** A part of a GBNF rule, as an engine would see it. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'set'; readonly points: readonly (readonly [number, number])[] }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'sequence'; readonly items: readonly Part[] }
  | { readonly kind: 'choice'; readonly items: readonly Part[] }
  | { readonly kind: 'repeat'; readonly item: Part; readonly min: number; readonly max: number };

/** The rules of a GBNF text by name; the first is `root`. */
export type Gbnf = ReadonlyMap<string, Part>;

/** Reads the GBNF that the exporter writes: one rule a line, no dots. */
export function readGbnf(text: string): Gbnf {
  const rules = new Map<string, Part>();
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('#')) continue;
    const head = /^([a-z][a-z0-9-]*) ::= /.exec(line);
    if (head?.[1] === undefined) throw new Error(`no rule: ${line}`);
    if (rules.has(head[1])) throw new Error(`the rule ${head[1]} is there twice`);
    rules.set(head[1], new Reader(line, head[0].length).whole());
  }
  if (rules.keys().next().value !== 'root') throw new Error('the first rule is not root');
  return rules;
}

class Reader {
  readonly #line: string;
  #at: number;

  constructor(line: string, at: number) {
    this.#line = line;
    this.#at = at;
  }

  whole(): Part {
    const part = this.#choice();
    if (this.#at < this.#line.length) throw new Error(`unexpected ${this.#line.slice(this.#at)}`);
    return part;
  }

  #choice(): Part {
    const items = [this.#sequence()];
    while (this.#take(' | ')) items.push(this.#sequence());
    return { kind: 'choice', items };
  }

  #sequence(): Part {
    const items = [this.#repeated()];
    while (this.#line[this.#at] === ' ' && !this.#line.startsWith(' | ', this.#at)) {
      this.#at++;
      items.push(this.#repeated());
    }
    return { kind: 'sequence', items };
  }

  #repeated(): Part {
    const item = this.#primary();
    if (this.#take('*')) return { kind: 'repeat', item, min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#take('+')) return { kind: 'repeat', item, min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#take('?')) return { kind: 'repeat', item, min: 0, max: 1 };
    return item;
  }

  #primary(): Part {
    if (this.#take('(')) {
      const part = this.#choice();
      if (!this.#take(')')) throw new Error('a parenthesis is open');
      return part;
    }
    if (this.#take('"')) {
      let text = '';
      while (!this.#take('"')) text += String.fromCodePoint(this.#char());
      return { kind: 'text', text };
    }
    if (this.#take('[')) {
      const negated = this.#take('^');
      const points: [number, number][] = [];
      while (!this.#take(']')) {
        const from = this.#char();
        points.push([from, this.#take('-') ? this.#char() : from]);
      }
      return { kind: 'set', points: negated ? othersOf(merged(points)) : merged(points) };
    }
    const name = /^[a-z][a-z0-9-]*/.exec(this.#line.slice(this.#at))?.[0];
    if (name === undefined) throw new Error(`no part: ${this.#line.slice(this.#at)}`);
    this.#at += name.length;
    return { kind: 'rule', name };
  }

  #char(): number {
    const rest = this.#line.slice(this.#at);
    const found = /^\\(?:x([0-9A-F]{2})|u([0-9A-F]{4})|U([0-9A-F]{8})|([nrt"\\]))/.exec(rest);
    if (found !== null) {
      this.#at += found[0].length;
      const digits = found[1] ?? found[2] ?? found[3];
      if (digits !== undefined) return Number.parseInt(digits, 16);
      return { n: 10, r: 13, t: 9 }[found[4] ?? ''] ?? (found[4] ?? '').charCodeAt(0);
    }
    const code = rest.codePointAt(0);
    if (code === undefined || code < 0x20 || code > 0x7e) throw new Error('a character that must be escaped');
    this.#at++;
    return code;
  }

  #take(text: string): boolean {
    if (!this.#line.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

/** The same characters, in order and in as few stretches as there can be. */
function merged(points: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = [];
  for (const [from, to] of [...points].sort(([a], [b]) => a - b)) {
    const last = out.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** The characters that are not in a class, which is in order. */
function othersOf(points: readonly (readonly [number, number])[]): [number, number][] {
  const starts = [0, ...points.map(([, to]) => to + 1)];
  const ends = [...points.map(([from]) => from - 1), 0x10ffff];
  return starts.map((start, at): [number, number] => [start, ends[at] ?? 0]).filter(([from, to]) => from <= to);
}
