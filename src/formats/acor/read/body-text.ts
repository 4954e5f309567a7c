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
    let last = text.length - 1;
    while (last >= 0 && isBlank(text.charCodeAt(last))) last--;
    if (last < 0) {
      this.#blank(text);
      return;
    }
    let end = last + 1;
    while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
    const isFirst = !this.#begun && this.#held === '';
    const from = isFirst ? firstLine(text) : 0;
    const before = from > 0 ? '' : this.#held + (this.#lead ?? '');
    this.#write(before + text.slice(from, end));
    this.#begun = true;
    this.#held = '';
    this.#lead = null;
    if (end < text.length) this.#blank(text.slice(end));
  }

  /** Lines that are left out unless text follows them. */
  hold(lines: string): void {
    this.#held += lines;
  }

  /** Takes blanks and line ends. Blanks behind a text are a part of its line. */
  #blank(text: string): void {
    let line = 0;
    while (line < text.length && !isLineEnd(text.charCodeAt(line))) line++;
    if (this.#lead === null && line > 0) this.#write(text.slice(0, line));
    else if (this.#lead !== null) line = 0;
    const rest = text.slice(line);
    const end = Math.max(rest.lastIndexOf('\n'), rest.lastIndexOf('\r')) + 1;
    if (end === 0) {
      if (this.#lead !== null) this.#lead += rest;
      return;
    }
    if (this.#begun || this.#held !== '') this.#held += (this.#lead ?? '') + rest.slice(0, end);
    this.#lead = rest.slice(end);
  }
}

/** Where the first line begins that is not blank. */
function firstLine(text: string): number {
  let start = 0;
  for (let at = 0; at < text.length && isBlank(text.charCodeAt(at)); at++)
    if (isLineEnd(text.charCodeAt(at))) start = at + 1;
  return start;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || isLineEnd(unit);
}

function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}
