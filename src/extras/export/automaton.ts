import { getOrMake } from '../../core/maps.ts';
import type { CharSet } from '../../grammar/char-set.ts';
import type { Budget } from './budget.ts';
import { Partition } from './partition.ts';
import type { Edge, State } from './state.ts';

/** An automaton takes more steps to explore than it may. */
export class TooLong extends Error {}

/** A way out of a state of any kind, for {@link Automata.explore}: by every code unit up to `last`. */
export interface Move<S> {
  readonly last: number;
  readonly to: S;
}

const LAST = 0xffff;

/**
 * A regular language of UTF-16 texts, as its smallest deterministic automaton, starting from state 0. Two languages of
 * the same {@link Automata} are equal exactly when they are the same object.
 */
export interface Language {
  readonly id: number;
  readonly states: readonly State[];
}

/**
 * The regular languages of one export. What is still to be seen in the rest of a text (a lookahead, a choice that took a
 * later alternative, a loop that stopped) is such a language, and so can be followed character by character.
 */
export class Automata {
  readonly #known = new Map<string, Language>();
  readonly #derived = new Map<Language, (Language | undefined)[]>();
  readonly #products = new Map<string, Language>();
  readonly #opposites = new Map<Language, Language>();
  readonly #budget: Budget;

  /** Every text. */
  readonly all: Language;
  /** No text. */
  readonly none: Language;
  /** The empty text alone. */
  readonly end: Language;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.all = this.#intern([{ accept: true, edges: [{ last: LAST, target: 0 }] }]);
    this.none = this.#intern([{ accept: false, edges: [{ last: LAST, target: 0 }] }]);
    this.end = this.explore<boolean>(true, {
      keyOf: String,
      accepts: (start) => start,
      movesOf: () => [{ last: LAST, to: false }],
    });
  }

  /**
   * The language of an automaton that is given by its states: `keyOf` tells equal states, `movesOf` gives the ways out,
   * which cover all code units in order.
   *
   * @throws {TooLong} when it takes more steps than `most`
   * @throws {TooManySteps} when the whole export takes more than it should
   */
  explore<S>(
    start: S,
    on: { keyOf(state: S): string; accepts(state: S): boolean; movesOf(state: S): Move<S>[] },
    most: number = Number.POSITIVE_INFINITY,
  ): Language {
    const numbers = new Map<string, number>([[on.keyOf(start), 0]]);
    const queue = [start];
    const states: State[] = [];
    const last = this.#budget.steps + most;
    for (let at = 0; at < queue.length; at++) {
      const state = queue[at];
      if (state === undefined) break;
      if (this.#budget.steps > last) throw new TooLong();
      const edges = on.movesOf(state).map(({ last, to }) => {
        const key = on.keyOf(to);
        const target = getOrMake(numbers, key, () => queue.push(to) - 1);
        return { last, target };
      });
      states.push({ accept: on.accepts(state), edges });
      this.work(edges.length);
    }
    return this.#intern(minimal(states));
  }

  /** Counts a step of the export. @throws {TooManySteps} when there are more than it should take */
  work(steps = 1): void {
    this.#budget.spend(steps);
  }

  /** The texts `c…` of a language, without their first code unit. */
  derive(language: Language, code: number): Language {
    const target = language.states[0]?.edges.find((edge) => code <= edge.last)?.target ?? 0;
    return this.#from(language, target);
  }

  /** The ways out of a language's first state. */
  moves(language: Language): Move<Language>[] {
    const edges = language.states[0]?.edges ?? [];
    return edges.map(({ last, target }) => ({ last, to: this.#from(language, target) }));
  }

  /** True when the empty text is in a language. */
  acceptsEnd(language: Language): boolean {
    return language.states[0]?.accept ?? false;
  }

  not(language: Language): Language {
    let opposite = this.#opposites.get(language);
    if (opposite === undefined) {
      opposite = this.#intern(language.states.map(({ accept, edges }) => ({ accept: !accept, edges })));
      this.#opposites.set(language, opposite).set(opposite, language);
    }
    return opposite;
  }

  and(a: Language, b: Language): Language {
    if (a === b || b === this.all) return a;
    if (a === this.all) return b;
    if (a === this.none || b === this.none) return this.none;
    return this.#product('&', a, b, (x, y) => x && y);
  }

  or(a: Language, b: Language): Language {
    if (a === b || b === this.none) return a;
    if (a === this.none) return b;
    if (a === this.all || b === this.all) return this.all;
    return this.#product('|', a, b, (x, y) => x || y);
  }

  /** The texts that begin with one of the code units. */
  startingWith(chars: CharSet): Language {
    const marks = [...chars].flatMap(([from, to]) => [
      ...(from > 0 ? [{ last: from - 1, to: 'none' }] : []),
      { last: to, to: 'all' },
    ]);
    const moves = [...marks, ...((marks.at(-1)?.last ?? -1) < LAST ? [{ last: LAST, to: 'none' }] : [])];
    const stay = (to: string): Move<string>[] => [{ last: LAST, to }];
    return this.explore<string>('start', {
      keyOf: (state) => state,
      accepts: (state) => state === 'all',
      movesOf: (state) => (state === 'start' ? moves : stay(state)),
    });
  }

  #product(sign: string, a: Language, b: Language, join: (x: boolean, y: boolean) => boolean): Language {
    const key = a.id < b.id ? `${a.id}${sign}${b.id}` : `${b.id}${sign}${a.id}`;
    return getOrMake(this.#products, key, () =>
      this.explore<readonly [number, number]>([0, 0], {
        keyOf: ([x, y]) => `${x},${y}`,
        accepts: ([x, y]) => join(a.states[x]?.accept ?? false, b.states[y]?.accept ?? false),
        movesOf: ([x, y]) =>
          zipped(a.states[x]?.edges ?? [], b.states[y]?.edges ?? []).map(({ last, targets }) => ({
            last,
            to: targets,
          })),
      }),
    );
  }

  /** The language that a state of a smallest automaton begins. */
  #from(language: Language, start: number): Language {
    if (start === 0) return language;
    const row = getOrMake(this.#derived, language, () => []);
    const known = row[start] ?? this.#intern(ordered(language.states, start));
    row[start] = known;
    return known;
  }

  /** The one object of a language, which is given by a smallest automaton in its own order. */
  #intern(states: readonly State[]): Language {
    const key = states
      .map(({ accept, edges }) => `${accept ? '+' : '-'}${edges.map(({ last, target }) => `${last}>${target}`).join()}`)
      .join(';');
    return getOrMake(this.#known, key, () => ({ id: this.#known.size, states }));
  }
}

/** Two rows of edges as one, cut where either changes. */
function zipped(a: readonly Edge[], b: readonly Edge[]): { last: number; targets: readonly [number, number] }[] {
  const out: { last: number; targets: readonly [number, number] }[] = [];
  for (let i = 0, j = 0; ; ) {
    const x = a[i];
    const y = b[j];
    if (x === undefined || y === undefined) return out;
    const last = Math.min(x.last, y.last);
    out.push({ last, targets: [x.target, y.target] });
    if (x.last === last) i++;
    if (y.last === last) j++;
  }
}

/** The smallest automaton of the same language, in its own order. */
function minimal(states: readonly State[]): State[] {
  const classes = new Partition(states).classes();
  const merged: State[] = [];
  for (const [at, { accept, edges }] of states.entries()) {
    merged[classes[at] ?? 0] ??= { accept, edges: joined(edges, classes) };
  }
  return ordered(merged, classes[0] ?? 0);
}

/** Edges with their targets renamed; neighbours with the same target are one. */
function joined(edges: readonly Edge[], names: readonly number[]): Edge[] {
  const out: Edge[] = [];
  for (const { last, target } of edges) {
    const name = names[target] ?? 0;
    if (out.at(-1)?.target === name) out.pop();
    out.push({ last, target: name });
  }
  return out;
}

/** The states that can be reached from one, numbered in the order of their first visit. */
function ordered(states: readonly State[], start: number): State[] {
  const names: number[] = [];
  names[start] = 0;
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    for (const { target } of states[queue[at] ?? 0]?.edges ?? []) {
      if (names[target] !== undefined) continue;
      names[target] = queue.length;
      queue.push(target);
    }
  }
  return queue.map((old) => ({
    accept: states[old]?.accept ?? false,
    edges: (states[old]?.edges ?? []).map(({ last, target }) => ({ last, target: names[target] ?? 0 })),
  }));
}
