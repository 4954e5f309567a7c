import { append } from '../../core/append.ts';
import type { State } from './state.ts';

/**
 * The states of an automaton in classes that no text tells apart, after Hopcroft's algorithm ("An n log n algorithm for
 * minimizing states in a finite automaton", 1971): a class is split whenever some character leads a part of it, and not
 * all of it, into the class at hand.
 */
export class Partition {
  readonly #classOf: number[];
  readonly #members: number[][];
  readonly #waiting: Set<number>;
  /** For each state, by which characters others lead to it, and which. */
  readonly #incoming: readonly (readonly Incoming[])[];

  constructor(states: readonly State[]) {
    this.#classOf = states.map(({ accept }) => (accept ? 1 : 0));
    const rejecting = [...states.keys()].filter((state) => this.#classOf[state] === 0);
    const accepting = [...states.keys()].filter((state) => this.#classOf[state] === 1);
    this.#members = [rejecting, accepting];
    // What does not lead into one of the two leads into the other.
    this.#waiting = new Set([accepting.length < rejecting.length ? 1 : 0]);
    this.#incoming = incomingOf(states);
  }

  /** The class of each state. */
  classes(): readonly number[] {
    for (const at of this.#waiting) {
      this.#waiting.delete(at);
      for (const leading of this.#leadingTo(this.#members[at] ?? [])) this.#split(leading);
    }
    return this.#classOf;
  }

  /** The states that lead to one of some states, for each character that does. */
  #leadingTo(targets: readonly number[]): Iterable<readonly number[]> {
    const found = new Map<number, number[]>();
    for (const target of targets) {
      for (const { letter, states } of this.#incoming[target] ?? []) {
        const known = found.get(letter);
        if (known === undefined) found.set(letter, [...states]);
        else append(known, states);
      }
    }
    return found.values();
  }

  /** Parts the states that lead to the class at hand from the others of their classes. */
  #split(leading: readonly number[]): void {
    const hit = new Map<number, number[]>();
    for (const state of leading) {
      const at = this.#classOf[state] ?? 0;
      const part = hit.get(at);
      if (part === undefined) hit.set(at, [state]);
      else part.push(state);
    }
    for (const [at, part] of hit) {
      const all = this.#members[at] ?? [];
      if (part.length === all.length) continue;
      const inside = new Set(part);
      const rest = all.filter((state) => !inside.has(state));
      const [large, small] = part.length > rest.length ? [part, rest] : [rest, part];
      const fresh = this.#members.length;
      this.#members[at] = large;
      this.#members.push(small);
      for (const state of small) this.#classOf[state] = fresh;
      // Of a class that is still to be looked at, both parts are; of another, the smaller one is enough.
      this.#waiting.add(fresh);
    }
  }
}

/** The states that lead to another one by a character: one of those between whose stretches some edge ends. */
interface Incoming {
  readonly letter: number;
  readonly states: number[];
}

function incomingOf(states: readonly State[]): Incoming[][] {
  const lasts = [...new Set(states.flatMap(({ edges }) => edges.map(({ last }) => last)))].sort((a, b) => a - b);
  const next = states.map(() => 0);
  const incoming: Incoming[][] = states.map(() => []);
  for (const last of lasts) {
    for (const [state, { edges }] of states.entries()) {
      let at = next[state] ?? 0;
      while ((edges[at]?.last ?? last) < last) at++;
      next[state] = at;
      const target = edges[at]?.target;
      if (target === undefined) continue;
      const known = incoming[target]?.at(-1);
      if (known?.letter === last) known.states.push(state);
      else incoming[target]?.push({ letter: last, states: [state] });
    }
  }
  return incoming;
}
