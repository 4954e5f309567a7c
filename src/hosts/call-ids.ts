/** The longest id that servers accept in the next request. */
const LONGEST = 40;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id that every chat template accepts in the next turn: Mistral's takes only ids of nine letters or digits. */
function nineLetters(): string {
  const random = crypto.getRandomValues(new Uint32Array(9));
  return Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('');
}

/** The ids of the calls of one answer, by call number: the model's own, unless another call has it already. */
export class CallIds {
  readonly #ids = new Map<number, string>();
  readonly #taken = new Set<string>();
  readonly #make: () => string;

  constructor(make: () => string = nineLetters) {
    this.#make = make;
  }

  get size(): number {
    return this.#ids.size;
  }

  /** Registers a call with the id that the model gave it, and returns the id to use. */
  add(at: number, given: string | undefined): string {
    const fits = given !== undefined && given !== '' && given.length <= LONGEST;
    const id = fits && !this.#taken.has(given) ? given : this.#make();
    this.#ids.set(at, id);
    this.#taken.add(id);
    return id;
  }

  of(at: number): string {
    return this.#ids.get(at) ?? this.add(at, undefined);
  }
}
