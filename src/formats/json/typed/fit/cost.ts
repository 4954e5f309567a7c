/** The costs of ways to read a value. */
export const COST = {
  nothing: 0,
  /** An unknown field that is kept; a known one that is absent. */
  unknown: 0.1,
  absent: 0.01,
  /** A name or word in another case. */
  spelling: 1,
  /** Another kind of value, with the same meaning. */
  kind: 2,
  /** Something around the value is missing, or superfluous. */
  around: 3,
  /** A text without JSON is the value. */
  bare: 8,
  /** The source of an object or a list is used as a text. */
  asText: 15,
  /** From here on, a reading is a guess. */
  guess: 20,
  /** Something is missing, or unreadable. */
  lost: 50,
} as const;

/** The sum of the parts' costs: however many small repairs there are, they are no guess. */
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
