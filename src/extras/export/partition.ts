import { appendTo } from '../../core/maps.ts';
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
  /** For each state, the edges that lead to it. */
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

  /** The states that lead to one of some states, for each stretch of characters by which they are the same. */
  *#leadingTo(targets: readonly number[]): Iterable<readonly number[]> {
    // A state whose edges to two of the targets meet is there twice, and stays.
    const turning = new Map<number, number[]>();
    for (const target of targets) {
      for (const { state, from, last } of this.#incoming[target] ?? []) {
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

  /** Parts the states that lead to the class at hand from the others of their classes. */
  #split(leading: readonly number[]): void {
    const hit = new Map<number, number[]>();
    for (const state of leading) appendTo(hit, this.#classOf[state] ?? 0, state);
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

/** An edge, as seen from the state that it leads to. */
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
