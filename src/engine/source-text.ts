/** The text that is being read, as far back as it may still be asked for. */
export class SourceText {
  #chunks: string[] = [];
  #first = 0;
  /** Where the first chunk that is kept begins. */
  #base = 0;
  #length = 0;

  push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }

  /** A stretch of the text; offsets count in the whole text. What is asked for stands mostly near the end. */
  slice(start: number, end: number): string {
    const last = this.#chunks.at(-1) ?? '';
    const base = this.#length - last.length;
    if (start >= base) return last.slice(start - base, end - base);
    let index = this.#chunks.length;
    let at = this.#length;
    while (index > this.#first && at > start) at -= this.#chunks[--index]?.length ?? 0;
    let found = '';
    for (; index < this.#chunks.length && at < end; index++) {
      const chunk = this.#chunks[index] ?? '';
      found += chunk.slice(Math.max(0, start - at), end - at);
      at += chunk.length;
    }
    return found;
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
