import type { Event } from './event.ts';
import { type Path, pathKey, valueAt } from './path.ts';
import { getOwn, isRecord } from './record.ts';

/** Whether a value is an item of a list, by its type. */
export type ItemTest = (item: unknown) => boolean;

/** Finds whole items of the lists at a path in the events of a stream: each once, in order. */
export class WholeItems {
  readonly #names: readonly string[];
  readonly #isOfType: ItemTest;
  /** The number of items found, by list. */
  readonly #counts = new Map<string, number>();
  /** Items that did not fit the type when they ended; the end of the text may complete them. */
  readonly #late: Path[] = [];

  constructor(path: string, isOfType: ItemTest = () => true) {
    this.#names = path === '' ? [] : path.split('.');
    this.#isOfType = isOfType;
  }

  /** The items that an event completes. */
  *after(event: Event, model: unknown): Generator<unknown, void, undefined> {
    if (event.type === 'delta' || event.type === 'diagnostic') return;
    const { path } = event;
    const names = path.filter((step) => typeof step === 'string');
    if (names.some((name, at) => name !== this.#names[at])) return;
    const below = path.length - 1 - path.findLastIndex((step) => typeof step === 'string');
    if (names.length < this.#names.length || below === 0) {
      if (event.type !== 'open') yield* this.#within(path, valueAt(model, path), names.length);
    } else if (below === 1) yield* this.#item(event, model);
  }

  /** The remaining items, at the end. */
  *all(model: unknown): Generator<unknown, void, undefined> {
    for (const item of this.#late.splice(0).map((path) => valueAt(model, path))) if (this.#isOfType(item)) yield item;
    yield* this.#within([], model, 0);
  }

  /** An item is whole when it is closed, or when the next one begins; a scalar when it is set. */
  *#item(event: Exclude<Event, { type: 'diagnostic' }>, model: unknown): Generator<unknown, void, undefined> {
    const list = event.path.slice(0, -1);
    const isWhole = event.type === 'close' || (event.type === 'set' && Object(event.value) !== event.value);
    yield* this.#upTo(list, valueAt(model, list), Number(event.path.at(-1)) + (isWhole ? 1 : 0));
  }

  /** The items in a whole part, `depth` keys down the path. */
  *#within(path: Path, part: unknown, depth: number): Generator<unknown, void, undefined> {
    const name = this.#names[depth];
    if (name === undefined) yield* this.#upTo(path, part, Number.POSITIVE_INFINITY);
    else if (Array.isArray(part))
      for (const [index, item] of part.entries()) yield* this.#within([...path, index], item, depth);
    else if (isRecord(part)) yield* this.#within([...path, name], getOwn(part, name), depth + 1);
  }

  *#upTo(path: Path, list: unknown, end: number): Generator<unknown, void, undefined> {
    if (!Array.isArray(list)) return;
    const key = pathKey(path);
    for (let at = this.#counts.get(key) ?? 0; at < Math.min(end, list.length); at++) {
      this.#counts.set(key, at + 1);
      if (this.#isOfType(list[at])) yield list[at];
      else this.#late.push([...path, at]);
    }
  }
}
