import type { Event } from './event.ts';
import { applyEvent } from './fold.ts';
import { type Path, valueAt } from './path.ts';
import { isRecord, setOwn } from './record.ts';

/**
 * Immutable states of the value of a stream, which share unchanged containers.
 *
 * Copying a list for each of its items would take quadratic time, so the text read so far is the budget: a change whose
 * copies would exceed it is left to the next state. This only affects lists and objects of several hundred members.
 *
 * @example
 * const states = new Snapshots({ reasoning: 'a' });
 * states.after([{ type: 'delta', path: ['reasoning'], text: 'b' }], 1) // { reasoning: 'ab' }
 */
export class Snapshots<State> {
  /** The latest value: containers that were handed out are copied before they change. */
  #value: State;
  #state: State;
  /** The copies that were not handed out yet. */
  #own = new Set<object>();
  /** How many members may be copied. */
  #credit = 0;

  constructor(empty: State) {
    this.#value = empty;
    this.#state = empty;
  }

  /** The state handed out last. */
  get state(): State {
    return this.#state;
  }

  /**
   * The state after some events.
   *
   * @param read - how much text was read for them, in UTF-16 units; unlimited by default, so that no change is left out
   * @throws {TypeError} when an event does not fit the value
   */
  after(events: readonly Event[], read: number = Number.POSITIVE_INFINITY): State {
    this.#credit += read * COPIED_PER_UNIT;
    for (const event of events) this.#take(event);
    if (this.#credit >= 0 && this.#value !== this.#state) {
      this.#state = this.#value;
      this.#own = new Set();
    }
    return this.#state;
  }

  #take(event: Event): void {
    if (event.type === 'diagnostic' || event.type === 'close') return;
    if (event.type === 'open' && event.path.length > 0 && valueAt(this.#value, event.path) !== undefined) return;
    this.#value = this.#ownWay(this.#value, event.path, 0);
    this.#value = applyEvent(this.#value, event);
  }

  /** Copies each container on a path that was handed out. */
  #ownWay<Value>(value: Value, path: Path, depth: number): Value;
  #ownWay(value: unknown, path: Path, depth: number): unknown {
    const step = path[depth];
    if (step === undefined || typeof value !== 'object' || value === null) return value;
    const inner = depth + 1 < path.length ? this.#ownWay(valueAt(value, [step]), path, depth + 1) : undefined;
    const own = this.#own.has(value) ? value : this.#copied(value);
    if (inner === undefined) return own;
    if (Array.isArray(own)) own[Number(step)] = inner;
    else if (isRecord(own)) setOwn(own, String(step), inner);
    return own;
  }

  #copied(value: object): unknown[] | Record<string, unknown> {
    const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? value.slice() : { ...value };
    this.#own.add(copy);
    const cost = Array.isArray(copy) ? copy.length / ITEMS_PER_MEMBER : Object.keys(copy).length;
    this.#credit -= Math.max(0, cost - FREE);
    return copy;
  }
}

/** Copying this many members takes about as long as reading one unit. */
const COPIED_PER_UNIT = 8;
/** Containers up to this size are copied for free. */
const FREE = 64;
/** Items of a list are copied as one block. */
const ITEMS_PER_MEMBER = 4;
