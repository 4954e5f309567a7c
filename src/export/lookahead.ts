import { getOrMake } from '../core/maps.ts';
import { type CharSet, intersects } from '../grammar/char-set.ts';
import { type Automata, type Language, type Move, TooLong } from './automaton.ts';
import type { Peg, Start } from './peg.ts';

/** What remains to be matched: an expression and what follows it. `null` means nothing more. */
interface Rest {
  readonly id: number;
  readonly peg: Peg;
  readonly next: Rest | null;
}

/** The ways in which a text may continue to match, each with a constraint on the rest of the text. */
type Rests = ReadonlyMap<Rest | null, Language>;

/** What {@link Lookahead} needs of a grammar. */
export interface LookaheadGrammar {
  readonly rules: ReadonlyMap<string, Peg>;
  readonly recursive: ReadonlySet<string>;
  start(peg: Peg): Start;
  /**
   * The expression of a recursive rule with blobs in place of the rules that lead back to it; always the same object.
   */
  unfolded(name: string): Peg;
  /** Called for everything that is only approximated, with a hint how to write it instead. */
  rough(what: string, hint: string): void;
}

const LAST = 0xffff;

/**
 * Lookahead as regular languages: the texts that begin with a match of an expression. Exact except for code and
 * recursive rules, which get a superset or a subset, as the caller needs.
 */
export class Lookahead {
  readonly #grammar: LookaheadGrammar;
  readonly #automata: Automata;
  readonly #most: number;
  readonly #known = { over: new Map<Peg, Language>(), under: new Map<Peg, Language>() };
  readonly #rests = new Map<Rest | null, Map<Peg, Rest>>();
  readonly #hidings = new Map<Peg, readonly boolean[]>();
  #count = 0;

  /** @param most the step limit; a lookahead that exceeds it is approximated by its first character */
  constructor(grammar: LookaheadGrammar, automata: Automata, most: number) {
    this.#grammar = grammar;
    this.#automata = automata;
    this.#most = most;
  }

  /** A superset of the texts that begin with a match of an expression. */
  over(peg: Peg): Language {
    return this.#begins(peg, 'over');
  }

  /** A subset of the texts that begin with a match of an expression. */
  under(peg: Peg): Language {
    return this.#begins(peg, 'under');
  }

  #begins(peg: Peg, mode: 'over' | 'under'): Language {
    const known = this.#known[mode].get(peg);
    if (known !== undefined) return known;
    const found = this.#explored(peg, mode) ?? this.#coarse(peg, mode);
    this.#known[mode].set(peg, found);
    return found;
  }

  /** Undefined when it exceeds the step limit. */
  #explored(peg: Peg, mode: 'over' | 'under'): Language | undefined {
    const start = this.#closed(new Map([[this.#rest(peg, null), this.#automata.all]]), mode);
    try {
      const on = {
        keyOf: (state: Rests) =>
          [...state]
            .map(([rest, language]) => `${rest?.id ?? ''}:${language.id}`)
            .sort()
            .join(),
        accepts: (state: Rests) =>
          [...state].some(([rest, language]) => rest === null && this.#automata.acceptsEnd(language)),
        movesOf: (state: Rests) => this.#moves(state, mode),
      };
      return this.#automata.explore(start, on, this.#most);
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  }

  /** The approximation by the first character. */
  #coarse(peg: Peg, mode: 'over' | 'under'): Language {
    this.#grammar.rough('how a long lookahead goes on', REWRITE_CHOICE);
    if (mode === 'under') return this.#automata.none;
    const { chars, empty } = this.#grammar.start(peg);
    return empty ? this.#automata.all : this.#automata.startingWith(chars);
  }

  #moves(state: Rests, mode: 'over' | 'under'): Move<Rests>[] {
    const cuts = new Set([LAST]);
    for (const [rest, language] of state) {
      for (const { last } of language.states[0]?.edges ?? []) cuts.add(last);
      for (const [from, to] of rest === null ? [] : charsOf(rest.peg, mode)) cuts.add(to).add(Math.max(0, from - 1));
    }
    return [...cuts]
      .sort((a, b) => a - b)
      .map((last) => {
        const next = new Map<Rest | null, Language>();
        for (const [rest, language] of state) {
          if (rest !== null && !has(charsOf(rest.peg, mode), last)) continue;
          // It is unknown how much follows such a character.
          const open = rest?.peg.kind === 'vague' && !rest.peg.single && mode === 'over';
          const beyond = rest === null || open ? null : rest.next;
          this.#add(next, beyond, this.#automata.derive(language, last));
        }
        return { last, to: this.#closed(next, mode) };
      });
  }

  /** Expands a state until only single characters remain to be matched. */
  #closed(state: Rests, mode: 'over' | 'under'): Rests {
    const seen = new Map<Rest | null, Language>();
    const found = new Map<Rest | null, Language>();
    const queue = [...state];
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
      this.#automata.work();
      const [rest, language] = entry;
      if (language === this.#automata.none || !this.#add(seen, rest, language)) continue;
      if (rest === null || rest.peg.kind === 'set' || rest.peg.kind === 'vague') this.#add(found, rest, language);
      else queue.push(...this.#opened(rest.peg, rest.next, language, mode));
    }
    return found.get(null) === this.#automata.all ? new Map([[null, this.#automata.all]]) : found;
  }

  /** The alternatives of a compound expression. */
  #opened(peg: Peg, next: Rest | null, language: Language, mode: 'over' | 'under'): [Rest | null, Language][] {
    const automata = this.#automata;
    const but = (base: Language, item: Peg): Language =>
      automata.and(base, automata.not(this.#begins(item, mode === 'over' ? 'under' : 'over')));
    switch (peg.kind) {
      case 'text':
        return [[this.#restOfAll(peg.units, next), language]];
      case 'sequence':
        return [[this.#restOfAll(peg.items, next), language]];
      case 'choice': {
        let left = language;
        return peg.items.map((item, at) => {
          const way: [Rest | null, Language] = [this.#rest(item, next), left];
          if (this.#hiding(peg)[at]) left = but(left, item);
          return way;
        });
      }
      case 'many':
        return [
          [this.#rest(peg.item, this.#rest(peg, next)), language],
          [next, but(language, peg.item)],
        ];
      case 'some':
        return [[this.#rest(peg.item, this.#rest(manyOf(peg), next)), language]];
      case 'not':
        return [[next, but(language, peg.item)]];
      case 'and':
        return [[next, this.#automata.and(language, this.#begins(peg.item, mode))]];
      case 'rule':
        return this.#openedRule(peg, next, language);
      case 'code':
        this.#grammar.rough(peg.code, REWRITE_CODE);
        if (mode === 'under') return [];
        // If the parse may be aborted, what follows does not matter.
        return [[peg.aborts ? null : next, language]];
      case 'blob':
        return mode === 'under' ? [] : this.#openedBlob(peg, next, language);
      case 'inside':
        return [
          [this.#rest(peg.item, this.#rest(peg, next)), language],
          [next, language],
        ];
      default:
        return [];
    }
  }

  /** For each alternative, whether a later one may begin with the same characters. */
  #hiding(peg: Peg & { kind: 'choice' }): readonly boolean[] {
    return getOrMake(this.#hidings, peg, () =>
      peg.items.map((item, at) => {
        const items = peg.items.slice(at + 1);
        if (items.length === 0) return false;
        const one = this.#grammar.start(item);
        const other = this.#grammar.start({ kind: 'choice', items });
        return one.empty || other.empty || intersects(one.chars, other.chars);
      }),
    );
  }

  #openedRule(peg: Peg & { kind: 'rule' }, next: Rest | null, language: Language): [Rest | null, Language][] {
    const body = this.#grammar.rules.get(peg.name);
    if (body !== undefined && !this.#grammar.recursive.has(peg.name)) return [[this.#rest(body, next), language]];
    // A recursive rule is not a regular language: its recursive part is approximated by its set of characters.
    this.#grammar.rough(`how the rule ${peg.name} goes on inside itself`, REWRITE_CHOICE);
    return [[this.#rest(this.#grammar.unfolded(peg.name), next), language]];
  }

  /** A character of `first`, then any number of inner characters, as many as what follows needs. */
  #openedBlob(peg: Peg & { kind: 'blob' }, next: Rest | null, language: Language): [Rest | null, Language][] {
    const some: [Rest | null, Language] = [this.#rest(peg.first, this.#rest(peg.rest, next)), language];
    return peg.empty ? [some, [next, language]] : [some];
  }

  /** Adds an alternative to a state; false when it was there already. */
  #add(state: Map<Rest | null, Language>, rest: Rest | null, language: Language): boolean {
    const before = state.get(rest);
    const now = before === undefined ? language : this.#automata.or(before, language);
    state.set(rest, now);
    return now !== before;
  }

  #rest(peg: Peg, next: Rest | null): Rest {
    const row = getOrMake(this.#rests, next, () => new Map());
    return getOrMake(row, peg, () => ({ id: this.#count++, peg, next }));
  }

  #restOfAll(items: readonly Peg[], next: Rest | null): Rest | null {
    return items.reduceRight<Rest | null>((rest, item) => this.#rest(item, rest), next);
  }
}

/** Hints how to rewrite code and recursion so that they can be exported. */
export const REWRITE_CODE = 'write what the code tests as rules, classes and lookahead';
const REWRITE_CHOICE = 'move what the alternatives begin with before the choice, as in Name ("(" Sum ")")?';

const loops = new WeakMap<Peg, Peg & { kind: 'many' }>();

/** The loop after the first turn of `e+`; always the same object. */
export function manyOf(peg: Peg & { kind: 'some' }): Peg & { kind: 'many' } {
  return getOrMake(loops, peg, () => ({ kind: 'many', item: peg.item }));
}

function charsOf(peg: Peg, mode: 'over' | 'under'): CharSet {
  if (peg.kind === 'set') return peg.chars;
  if (peg.kind !== 'vague') return [];
  return mode === 'over' ? peg.maybe : peg.surely;
}

function has(chars: CharSet, code: number): boolean {
  return chars.some(([from, to]) => from <= code && code <= to);
}
