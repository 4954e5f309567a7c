import { getOrMake } from '../../../core/maps.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import type { Json } from '../model.ts';

type Container = Json[] | { [key: string]: Json };

/**
 * Where the parts of a value are: found by the container that they are in. What was noted is kept in lists until somebody asks
 * for a place: most never do, and maps take three times the memory.
 */
export class ValuePlaces {
  readonly #parts = new Map<Container, Map<string | number, Place>>();
  /** Of what was noted last and is not in the maps yet. */
  #containers: Container[] = [];
  #keys: (string | number)[] = [];
  #starts: number[] = [];
  #ends: number[] = [];
  /** Where the containers that are open were noted, or their places. */
  readonly #open = new Map<Container, number | Place>();
  #root: Place | undefined;
  #value: Json = null;

  noteRoot(value: Json, { start, end }: Range): void {
    this.#root = { start, end };
    this.#value = value;
    if (isContainer(value)) this.#open.set(value, this.#root);
  }

  /** The root so far becomes the first of a list. */
  listRoot(list: Json[]): void {
    if (this.#root === undefined) return;
    const first = this.#root;
    this.#parts.set(list, new Map([[0, first]]));
    this.#root = { start: first.start, end: first.end };
    this.#open.set(list, this.#root);
    this.#value = list;
  }

  /** A member becomes the first element of a list. */
  wrap(container: Container, key: string, list: Json[]): void {
    this.#takeIn();
    const parts = this.#parts.get(container);
    const first = parts?.get(key);
    if (parts === undefined || first === undefined) return;
    const place = { start: first.start, end: first.end };
    this.#parts.set(list, new Map([[0, first]]));
    this.#open.set(list, place);
    parts.set(key, place);
  }

  note(container: Container, key: string | number, value: Json, { start, end }: Range): void {
    if (isContainer(value)) this.#open.set(value, this.#ends.length);
    this.#containers.push(container);
    this.#keys.push(key);
    this.#starts.push(start);
    this.#ends.push(end);
    this.reach(end);
  }

  /** A container ends. */
  close(container: Container, end: number): void {
    const open = this.#open.get(container);
    if (typeof open === 'number') this.#ends[open] = end;
    else if (open !== undefined) open.end = end;
    this.#open.delete(container);
    this.reach(end);
  }

  locate(path: Path): Range | undefined {
    this.#takeIn();
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

  #takeIn(): void {
    const places = this.#containers.map((container, at) => {
      const place = { start: this.#starts[at] ?? 0, end: this.#ends[at] ?? 0 };
      getOrMake(this.#parts, container, () => new Map<string | number, Place>()).set(this.#keys[at] ?? '', place);
      return place;
    });
    for (const [container, at] of this.#open) {
      const place = typeof at === 'number' ? places[at] : undefined;
      if (place !== undefined) this.#open.set(container, place);
    }
    this.#containers = [];
    this.#keys = [];
    this.#starts = [];
    this.#ends = [];
  }
}

interface Place {
  start: number;
  end: number;
}

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}
