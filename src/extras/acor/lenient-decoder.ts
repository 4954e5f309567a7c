/**
 * Decodes the UTF-8 output of a program that cannot be asked to mend it: bytes that are none become U+FFFD. Call without
 * bytes at the end.
 */
export class LenientDecoder {
  readonly #lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
  #damaged = false;

  /** Some bytes so far were not valid UTF-8. */
  get damaged(): boolean {
    return this.#damaged;
  }

  decode(bytes?: Uint8Array): string {
    const stream = bytes !== undefined;
    try {
      if (!this.#damaged) this.#strict.decode(bytes, { stream });
    } catch {
      this.#damaged = true;
    }
    return this.#lenient.decode(bytes, { stream });
  }
}
