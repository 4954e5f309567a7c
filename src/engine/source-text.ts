/** The text that is being read, as far back as it may still be asked for. */
export class SourceText {
  #chunks: string[] = [];
  #first = 0;
  /** Where the first chunk that is kept begins. */
  #base = 0;

  push(chunk: string): void {
    this.#chunks.push(chunk);
  }

  /** A stretch of the text; offsets count in the whole text. */
  slice(start: number, end: number): string {
    const found: string[] = [];
    let at = this.#base;
    for (let index = this.#first; index < this.#chunks.length && at < end; index++) {
      const chunk = this.#chunks[index] ?? '';
      if (at + chunk.length > start) found.push(chunk.slice(Math.max(0, start - at), end - at));
      at += chunk.length;
    }
    return found.join('');
  }

  /** Nothing before an offset is asked for any more. */
  release(before: number): void {
    for (;;) {
      const chunk = this.#chunks[this.#first];
      if (chunk === undefined || this.#base + chunk.length > before) break;
      this.#base += chunk.length;
      this.#first++;
    }
    if (this.#first > 64 && this.#first * 2 > this.#chunks.length) {
      this.#chunks = this.#chunks.slice(this.#first);
      this.#first = 0;
    }
  }
}
