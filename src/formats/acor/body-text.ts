/**
 * Receives the lines of a body in pieces, leaves out the blank lines around them and passes on the rest at once. Lines
 * of template tokens at the end of a body are left out, too.
 */
export class BodyText {
  readonly #write: (text: string) => void;
  #begun = false;
  #held = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** A part of a line that is not blank. */
  add(text: string): void {
    if (text === '') return;
    this.#begun = true;
    this.#write(this.#held + text);
    this.#held = '';
  }

  /** A line end, or a blank line with its end. */
  blank(text: string): void {
    if (this.#begun || this.#held !== '') this.#held += text;
  }

  /** A line that is left out unless text follows it. */
  hold(line: string): void {
    this.#held += line;
  }
}
