/** Receives the text of a body in pieces, cut anywhere, leaves out the blank lines around it and passes on the rest at once. */
export class BodyText {
  readonly #write: (text: string) => void;
  #begun = false;
  /** Line ends and blank lines that stay if a text follows them. */
  #held = '';
  /** The blanks at the beginning of a line in which nothing else stands yet; null behind a text. */
  #lead: string | null = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(text: string): void {
    let from = 0;
    while (from < text.length) {
      let end = from;
      while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
      if (end > from) this.#part(text.slice(from, end));
      let next = end;
      while (next < text.length && isLineEnd(text.charCodeAt(next))) next++;
      if (next > end) this.#lineEnd(text.slice(end, next));
      from = next;
    }
  }

  /** Lines that are left out unless text follows them. */
  hold(lines: string): void {
    this.#held += lines;
  }

  #part(text: string): void {
    if (this.#lead !== null && text.trim() === '') {
      this.#lead += text;
      return;
    }
    this.#begun = true;
    this.#write(this.#held + (this.#lead ?? '') + text);
    this.#held = '';
    this.#lead = null;
  }

  #lineEnd(text: string): void {
    if (this.#begun || this.#held !== '') this.#held += (this.#lead ?? '') + text;
    this.#lead = '';
  }
}

function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}
