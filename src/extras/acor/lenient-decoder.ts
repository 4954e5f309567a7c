/**
 * Decodes UTF-8 from a program that cannot be asked to fix it: invalid bytes become U+FFFD. Call without bytes at the
 * end.
 */
export class LenientDecoder {
  readonly #lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
  #damaged = false;

  /** True when some bytes so far were not valid UTF-8. */
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
