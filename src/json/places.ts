import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import type { Json } from './model.ts';

type Container = Json[] | { [key: string]: Json };

/** Where the parts of a value stand: found by the container they are in. */
export class Places {
  readonly #parts = new Map<Container, Map<string | number, Place>>();
  readonly #own = new Map<Container, Place>();
  #root: Place | undefined;
  #value: Json = null;

  noteRoot(value: Json, start: number, end: number): void {
    this.#root = { start, end };
    this.#value = value;
    if (isContainer(value)) this.#own.set(value, this.#root);
  }

  /** The value so far becomes the first of a list. */
  moveRoot(list: Json[], value: Json): void {
    if (this.#root === undefined) return;
    const { start, end } = this.#root;
    this.note(list, 0, value, start, end);
    this.#root = { start, end };
    this.#own.set(list, this.#root);
    this.#value = list;
  }

  note(container: Container, key: string | number, value: Json, start: number, end: number): void {
    const place = { start, end };
    let parts = this.#parts.get(container);
    if (parts === undefined) {
      parts = new Map();
      this.#parts.set(container, parts);
    }
    parts.set(key, place);
    if (isContainer(value)) this.#own.set(value, place);
    const list = this.#own.get(container);
    if (container === this.#value && list !== undefined && list.end < end) list.end = end;
  }

  close(container: Container, end: number): void {
    const place = this.#own.get(container);
    if (place === undefined) return;
    place.end = end;
    // A list of lines ends where its last line does.
    if (this.#root !== undefined && this.#root.end < end) this.#root.end = end;
  }

  locate(path: Path): Range | undefined {
    let value: Json | undefined = this.#value;
    let place = this.#root;
    for (const step of path) {
      if (value === undefined || !isContainer(value)) return undefined;
      place = this.#parts.get(value)?.get(Array.isArray(value) ? Number(step) : String(step));
      if (place === undefined) return undefined;
      value = Array.isArray(value) ? value[Number(step)] : value[String(step)];
    }
    return place === undefined ? undefined : { start: place.start, end: place.end };
  }
}

interface Place {
  start: number;
  end: number;
}

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}
