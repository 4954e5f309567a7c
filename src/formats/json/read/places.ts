import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import type { Json } from '../model.ts';

type Container = Json[] | { [key: string]: Json };

/** Where the parts of a value are: found by the container that they are in. */
export class ValuePlaces {
  readonly #parts = new Map<Container, Map<string | number, Place>>();
  readonly #own = new Map<Container, Place>();
  #root: Place | undefined;
  #value: Json = null;

  noteRoot(value: Json, { start, end }: Range): void {
    this.#root = { start, end };
    this.#value = value;
    if (isContainer(value)) this.#own.set(value, this.#root);
  }

  /** The root so far becomes the first of a list. */
  listRoot(list: Json[]): void {
    if (this.#root === undefined) return;
    const first = this.#root;
    this.#parts.set(list, new Map([[0, first]]));
    this.#root = { start: first.start, end: first.end };
    this.#own.set(list, this.#root);
    this.#value = list;
  }

  /** A member becomes the first element of a list. */
  wrap(container: Container, key: string, list: Json[]): void {
    const parts = this.#parts.get(container);
    const first = parts?.get(key);
    if (parts === undefined || first === undefined) return;
    const place = { start: first.start, end: first.end };
    this.#parts.set(list, new Map([[0, first]]));
    this.#own.set(list, place);
    parts.set(key, place);
  }

  note(container: Container, key: string | number, value: Json, { start, end }: Range): void {
    const place = { start, end };
    let parts = this.#parts.get(container);
    if (parts === undefined) {
      parts = new Map();
      this.#parts.set(container, parts);
    }
    parts.set(key, place);
    if (isContainer(value)) this.#own.set(value, place);
    this.reach(end);
  }

  /** A container ends. */
  close(container: Container, end: number): void {
    const place = this.#own.get(container);
    if (place !== undefined) place.end = end;
    this.reach(end);
  }

  locate(path: Path): Range | undefined {
    let value: Json | undefined = this.#value;
    let place = this.#root;
    for (const step of path) {
      if (value === undefined || !isContainer(value)) return undefined;
      const key: string | number = Array.isArray(value) ? Number(step) : String(step);
      place = this.#parts.get(value)?.get(key);
      value = Array.isArray(value) ? value[Number(key)] : getOwn(value, String(key));
      if (place === undefined) return undefined;
    }
    return place === undefined ? undefined : { start: place.start, end: place.end };
  }

  /** The whole value ends at least where its last part does. */
  reach(end: number): void {
    if (this.#root !== undefined && this.#root.end < end) this.#root.end = end;
  }
}

interface Place {
  start: number;
  end: number;
}

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}
