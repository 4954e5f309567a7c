/** What the ways to read a value cost. */
export const COST = {
  nothing: 0,
  /** A field that the type does not know, and keeps; one that it knows and that is not there. */
  unknown: 0.1,
  absent: 0.01,
  /** A name or word in another case. */
  spelling: 1,
  /** Another kind, with the same meaning. */
  kind: 2,
  /** Something around the value is missing, or one too many. */
  around: 3,
  /** A text without JSON is the value. */
  bare: 8,
  /** An object or a list is what is written, as a text. */
  asText: 15,
  /** From here on, a reading is a guess. */
  guess: 20,
  /** Something is not there, or cannot be read. */
  lost: 50,
} as const;

/** What several parts cost together: however many small repairs there are, they are no guess. */
export class Sum {
  #small = 0;
  #most = 0;
  #large = 0;

  add(cost: number): void {
    if (cost >= COST.guess) this.#large += cost;
    else this.#small += cost;
    if (cost > this.#most && cost < COST.guess) this.#most = cost;
  }

  get total(): number {
    const others = this.#small - this.#most;
    const damped = others > COST.around ? COST.around + Math.log(others / COST.around) : others;
    return this.#large + this.#most + damped;
  }
}
