/** Where a delimiter is, and what its named groups hold. */
export interface Found<Owner> {
  readonly owner: Owner;
  readonly start: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** A literal or a pattern that delimits regions. */
export interface Delimiter<Owner> {
  readonly owner: Owner;
  readonly literal?: string;
  readonly pattern?: RegExp;
}

/** Finds the leftmost of several delimiters in a text that comes in chunks; of two at one place, the longer. */
export class Delimiters<Owner> {
  readonly #literals: ReadonlyMap<string, Owner>;
  readonly #search: RegExp | null;
  readonly #patterns: readonly { readonly owner: Owner; readonly pattern: RegExp }[];
  readonly #longest: number;

  constructor(delimiters: readonly Delimiter<Owner>[]) {
    this.#literals = new Map(
      delimiters.flatMap(({ literal, owner }): [string, Owner][] => (literal === undefined ? [] : [[literal, owner]])),
    );
    const literals = [...this.#literals.keys()].sort((one, other) => other.length - one.length);
    this.#longest = literals[0]?.length ?? 0;
    const escaped = literals.map((literal) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    this.#search = literals.length === 0 ? null : new RegExp(escaped.join('|'), 'g');
    this.#patterns = delimiters.flatMap(({ pattern, owner }) => (pattern === undefined ? [] : [{ pattern, owner }]));
  }

  /** What is found, or up to where the text is sure to hold no delimiter. A pattern is sure only at the end. */
  find(text: string, isOver: boolean): Found<Owner> | number {
    if (this.#patterns.length > 0 && !isOver) return 0;
    const held = isOver ? text.length : this.#heldFrom(text);
    let best = this.#literal(text);
    if (best !== undefined && best.start >= held) best = undefined;
    for (const { pattern, owner } of this.#patterns) {
      pattern.lastIndex = 0;
      const match = pattern.exec(text);
      if (match === null || (best !== undefined && match.index >= best.start)) continue;
      best = { owner, start: match.index, end: match.index + match[0].length, groups: { ...match.groups } };
    }
    return best ?? held;
  }

  #literal(text: string): Found<Owner> | undefined {
    if (this.#search === null) return undefined;
    this.#search.lastIndex = 0;
    const match = this.#search.exec(text);
    const owner = match === null ? undefined : this.#literals.get(match[0]);
    if (match === null || owner === undefined) return undefined;
    return { owner, start: match.index, end: match.index + match[0].length, groups: {} };
  }

  /** Where the end of the text may be the beginning of a delimiter. */
  #heldFrom(text: string): number {
    for (let at = Math.max(0, text.length - this.#longest + 1); at < text.length; at++) {
      const rest = text.slice(at);
      for (const literal of this.#literals.keys())
        if (literal.length > rest.length && literal.startsWith(rest)) return at;
    }
    return text.length;
  }
}
