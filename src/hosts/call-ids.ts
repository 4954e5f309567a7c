/** The ids of the calls of one answer, by the numbers of these: the model's own, unless another call has it. */
export class CallIds {
  readonly #ids = new Map<number, string>();
  readonly #make: () => string;

  constructor(make: () => string = () => `call_${crypto.randomUUID()}`) {
    this.#make = make;
  }

  /** How many calls have one. */
  get size(): number {
    return this.#ids.size;
  }

  /** Takes a call with the id that the model gave it; gives the one that it has from now on. */
  add(at: number, given: string | undefined): string {
    const isFree = given !== undefined && given !== '' && ![...this.#ids.values()].includes(given);
    const id = isFree ? given : this.#make();
    this.#ids.set(at, id);
    return id;
  }

  of(at: number): string {
    return this.#ids.get(at) ?? this.add(at, undefined);
  }
}
