/** Receives a text line by line. Offsets count from the start of the whole text. */
export interface LineReceiver {
  /**
   * Whether a line that begins like this may mean something. Asked again while it is true and the beginning grows, up
   * to `LOOK_AHEAD` units; the answer for a longer beginning may turn to false, never back.
   */
  mayMatter(beginning: string): boolean;
  /** A line that may matter, whole, with its line end; without one only at the end of the text. */
  line(text: string, offset: number): void;
  /** A piece of a line that does not matter, as it comes, without the line end. */
  piece(text: string, offset: number): void;
  /** The line end of a line that came in pieces. */
  lineEnd(text: string, offset: number): void;
}

/** How much of a line is looked at to see whether it may matter. */
const LOOK_AHEAD = 64;

/**
 * Cuts chunks into lines without waiting for lines that cannot matter: those pass through as they come. Nothing is
 * joined or looked at twice, so the cost grows with the text and not with the number of chunks.
 */
export class LineFeed {
  readonly #receiver: LineReceiver;
  #offset = 0;
  /** The line so far while it may matter. */
  #held = '';
  #passing = false;
  /** A CR that waits to see whether an LF follows. */
  #return = false;

  constructor(receiver: LineReceiver) {
    this.#receiver = receiver;
  }

  /** The offset up to which the text has arrived. */
  get length(): number {
    return this.#offset + this.#held.length + (this.#return ? 1 : 0);
  }

  push(chunk: string): void {
    let at = 0;
    if (this.#return && chunk !== '') {
      this.#return = false;
      const pair = chunk.charCodeAt(0) === LF;
      this.#endLine(pair ? '\r\n' : '\r');
      at = pair ? 1 : 0;
    }
    let lf = chunk.indexOf('\n', at);
    let cr = chunk.indexOf('\r', at);
    while (at < chunk.length) {
      if (lf !== -1 && lf < at) lf = chunk.indexOf('\n', at);
      if (cr !== -1 && cr < at) cr = chunk.indexOf('\r', at);
      const end = lf === -1 ? cr : cr === -1 ? lf : Math.min(lf, cr);
      if (end === -1) {
        this.#take(chunk.slice(at));
        return;
      }
      if (end > at) this.#take(chunk.slice(at, end));
      if (end === cr && end + 1 === chunk.length) {
        this.#return = true;
        return;
      }
      const pair = end === cr && lf === cr + 1;
      this.#endLine(pair ? '\r\n' : end === cr ? '\r' : '\n');
      at = end + (pair ? 2 : 1);
    }
  }

  /** Hands over what has no line end. */
  end(): void {
    if (this.#return) {
      this.#return = false;
      this.#endLine('\r');
    } else if (this.#held !== '') {
      this.#endLine('');
    }
  }

  #take(text: string): void {
    if (this.#passing) {
      this.#pass(text);
      return;
    }
    const known = this.#held.length;
    this.#held += text;
    if (known >= LOOK_AHEAD) return;
    const beginning = this.#held.length > LOOK_AHEAD ? this.#held.slice(0, LOOK_AHEAD) : this.#held;
    if (this.#receiver.mayMatter(beginning)) return;
    this.#passing = true;
    const line = this.#held;
    this.#held = '';
    this.#pass(line);
  }

  #pass(text: string): void {
    const offset = this.#offset;
    this.#offset += text.length;
    this.#receiver.piece(text, offset);
  }

  #endLine(end: string): void {
    const offset = this.#offset;
    if (this.#passing) {
      this.#passing = false;
      this.#offset += end.length;
      this.#receiver.lineEnd(end, offset);
    } else {
      const line = this.#held + end;
      this.#held = '';
      this.#offset += line.length;
      this.#receiver.line(line, offset);
    }
  }
}

const LF = 0x0a;
