/** Keeps the largest of many things, no more than a few of them. */
export class Top<Thing> {
  readonly #most: number;
  readonly #sizeOf: (thing: Thing) => number;
  #kept: Thing[] = [];

  constructor(most: number, sizeOf: (thing: Thing) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  add(thing: Thing): void {
    const last = this.#kept[this.#most - 1];
    if (last !== undefined && this.#sizeOf(thing) <= this.#sizeOf(last)) return;
    this.#kept.push(thing);
    this.#kept.sort((a, b) => this.#sizeOf(b) - this.#sizeOf(a));
    this.#kept.length = Math.min(this.#kept.length, this.#most);
  }

  /** The largest first. */
  get all(): readonly Thing[] {
    return this.#kept;
  }
}
