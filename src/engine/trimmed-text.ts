/** Trims a text that comes in pieces. */
export class TrimmedText {
  #hasBegun = false;
  /** Trailing blanks, held back in case the text ends. */
  #held = '';

  /** Takes the next piece, and returns what can be appended by now. */
  add(text: string): string {
    const piece = this.#hasBegun ? text : text.trimStart();
    if (piece === '') return '';
    this.#hasBegun = true;
    const body = piece.trimEnd();
    const whole = this.#held + piece;
    this.#held = body === '' ? whole : piece.slice(body.length);
    return body === '' ? '' : whole.slice(0, whole.length - this.#held.length);
  }
}
