/** A text in pieces, without the blanks around all of it. */
export class TrimmedText {
  #hasBegun = false;
  /** Blanks that may yet be at its end. */
  #held = '';

  /** Takes the next piece, and gives what can be added to the text by now. */
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
