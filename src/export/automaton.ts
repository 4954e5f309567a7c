import { appendTo, getOrMake } from '../core/maps.ts';
import type { CharSet } from '../grammar/char-set.ts';
import type { Budget } from './budget.ts';

/** Thrown when exploring an automaton takes too many steps. */
export class TooLong extends Error {}

/** A transition to `target` for the code units above the previous edge's, up to and including `last`. */
interface Edge {
  readonly last: number;
  readonly target: number;
}

/** A state of an automaton; its edges cover all code units, in order. */
interface State {
  readonly accept: boolean;
  readonly edges: readonly Edge[];
}

/** A transition out of a state of any type, for {@link Automata.explore}: for the code units up to `last`. */
export interface Move<S> {
  readonly last: number;
  readonly to: S;
}

const LAST = 0xffff;

/**
 * A regular language of UTF-16 texts, as its minimal deterministic automaton, starting from state 0. Two languages of
 * the same {@link Automata} are equal exactly when they are the same object.
 */
export interface Language {
  readonly id: number;
  readonly states: readonly State[];
}

/**
 * The regular languages of one export. A constraint on the rest of a text (from a lookahead, a choice that took a later
 * alternative, or a loop that stopped) is such a language, and so can be followed character by character.
 */
export class Automata {
  readonly #known = new Map<string, Language>();
  readonly #derived = new Map<Language, (Language | undefined)[]>();
  readonly #products = new Map<string, Language>();
  readonly #opposites = new Map<Language, Language>();
  readonly #budget: Budget;

  /** All texts. */
  readonly all: Language;
  /** No texts. */
  readonly none: Language;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.all = this.#intern([stay(true, 0)]);
    this.none = this.#intern([stay(false, 0)]);
  }

  /**
   * The language of an automaton given by its states: `keyOf` identifies equal states, `movesOf` returns the
   * transitions, which cover all code units in order.
   *
   * @throws {TooLong} when it takes more steps than `most`
   * @throws {TooManySteps} when the whole export exceeds its budget
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

  /** Counts a step of the export. @throws {TooManySteps} when the budget is exceeded */
  work(steps = 1): void {
    this.#budget.spend(steps);
  }

  /** The texts of a language that begin with a code unit, without that unit. */
  derive(language: Language, code: number): Language {
    const target = language.states[0]?.edges.find((edge) => code <= edge.last)?.target ?? 0;
    return this.#from(language, target);
  }

  /** The transitions out of a language's first state. */
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
    const edges = chars.flatMap(([from, to]) => [
      ...(from > 0 ? [{ last: from - 1, target: 2 }] : []),
      { last: to, target: 1 },
    ]);
    if ((edges.at(-1)?.last ?? -1) < LAST) edges.push({ last: LAST, target: 2 });
    return this.#intern(minimal([{ accept: false, edges }, stay(true, 1), stay(false, 2)]));
  }

  #product(sign: string, a: Language, b: Language, join: (x: boolean, y: boolean) => boolean): Language {
    const key = a.id < b.id ? `${a.id}${sign}${b.id}` : `${b.id}${sign}${a.id}`;
    return getOrMake(this.#products, key, () =>
      this.explore<readonly [number, number]>([0, 0], {
        keyOf: ([x, y]) => `${x},${y}`,
        accepts: ([x, y]) => join(a.states[x]?.accept ?? false, b.states[y]?.accept ?? false),
        movesOf: ([x, y]) => zipped(a.states[x]?.edges ?? [], b.states[y]?.edges ?? []),
      }),
    );
  }

  /** The language that starts in another state of a minimal automaton. */
  #from(language: Language, start: number): Language {
    if (start === 0) return language;
    const row = getOrMake(this.#derived, language, () => []);
    const known = row[start] ?? this.#intern(ordered(language.states, start));
    row[start] = known;
    return known;
  }

  /** The unique object of a language, given by its minimal automaton in canonical order. */
  #intern(states: readonly State[]): Language {
    const key = states
      .map(({ accept, edges }) => `${accept ? '+' : '-'}${edges.map(({ last, target }) => `${last}>${target}`).join()}`)
      .join(';');
    return getOrMake(this.#known, key, () => ({ id: this.#known.size, states }));
  }
}

/** A state that only leads to a state of its own kind. */
function stay(accept: boolean, target: number): State {
  return { accept, edges: [{ last: LAST, target }] };
}

/** Merges two rows of edges, split where either changes. */
function zipped(a: readonly Edge[], b: readonly Edge[]): Move<readonly [number, number]>[] {
  const out: Move<readonly [number, number]>[] = [];
  for (let i = 0, j = 0; ; ) {
    const x = a[i];
    const y = b[j];
    if (x === undefined || y === undefined) return out;
    const last = Math.min(x.last, y.last);
    out.push({ last, to: [x.target, y.target] });
    if (x.last === last) i++;
    if (y.last === last) j++;
  }
}

/** The minimal automaton of the same language, in canonical order. */
function minimal(states: readonly State[]): State[] {
  const classes = classesOf(states);
  const merged: State[] = [];
  for (const [at, { accept, edges }] of states.entries()) {
    merged[classes[at] ?? 0] ??= { accept, edges: joined(edges, classes) };
  }
  return ordered(merged, classes[0] ?? 0);
}

/** Edges with their targets renamed; neighbours with the same target are merged. */
function joined(edges: readonly Edge[], names: readonly number[]): Edge[] {
  const out: Edge[] = [];
  for (const { last, target } of edges) {
    const name = names[target] ?? 0;
    if (out.at(-1)?.target === name) out.pop();
    out.push({ last, target: name });
  }
  return out;
}

/** The states reachable from one, numbered in the order of their first visit. */
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

/**
 * The equivalence classes of an automaton's states, by Hopcroft's algorithm ("An n log n algorithm for minimizing
 * states in a finite automaton", 1971): a class is split whenever some character leads a part of it, but not all of it,
 * into the current class.
 */
function classesOf(states: readonly State[]): readonly number[] {
  const classOf: number[] = states.map(({ accept }) => (accept ? 1 : 0));
  const members = [0, 1].map((one) => [...states.keys()].filter((state) => classOf[state] === one));
  const [rejecting = [], accepting = []] = members;
  // One of the two classes is enough: what does not lead into it leads into the other.
  const waiting = new Set([accepting.length < rejecting.length ? 1 : 0]);
  const incoming = incomingOf(states);
  for (const at of waiting) {
    waiting.delete(at);
    for (const leading of leadingTo(members[at] ?? [], incoming)) split(leading);
  }
  return classOf;

  /** Splits off the states that lead to the current class. */
  function split(leading: readonly number[]): void {
    const hit = new Map<number, number[]>();
    for (const state of leading) appendTo(hit, classOf[state] ?? 0, state);
    for (const [at, part] of hit) {
      const all = members[at] ?? [];
      if (part.length === all.length) continue;
      const inside = new Set(part);
      const rest = all.filter((state) => !inside.has(state));
      const [large, small] = part.length > rest.length ? [part, rest] : [rest, part];
      // If a class is still pending, both parts are; otherwise the smaller one is enough.
      const fresh = members.push(small) - 1;
      members[at] = large;
      for (const state of small) classOf[state] = fresh;
      waiting.add(fresh);
    }
  }
}

/** The states that lead to one of the targets, for each range of characters in which they are the same. */
function* leadingTo(
  targets: readonly number[],
  incoming: readonly (readonly Incoming[])[],
): Generator<readonly number[]> {
  // A state with adjacent edges to two targets is listed twice, and stays.
  const turning = new Map<number, number[]>();
  for (const target of targets) {
    for (const { state, from, last } of incoming[target] ?? []) {
      appendTo(turning, from, state);
      appendTo(turning, last + 1, state);
    }
  }
  const leading = new Set<number>();
  for (const [, states] of [...turning].sort(([one], [other]) => one - other)) {
    for (const state of states) if (!leading.delete(state)) leading.add(state);
    yield [...leading];
  }
}

/** An edge, seen from its target. */
interface Incoming {
  readonly state: number;
  readonly from: number;
  readonly last: number;
}

function incomingOf(states: readonly State[]): Incoming[][] {
  const incoming: Incoming[][] = states.map(() => []);
  for (const [state, { edges }] of states.entries()) {
    let from = 0;
    for (const { last, target } of edges) {
      incoming[target]?.push({ state, from, last });
      from = last + 1;
    }
  }
  return incoming;
}
