/** The text being read, back to the last released offset. */
export class SourceText {
  #chunks: string[] = [];
  /** The offset of each chunk. */
  #starts: number[] = [];
  #first = 0;
  #length = 0;

  push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#starts.push(this.#length);
    this.#length += chunk.length;
  }

  /** A stretch of the text; offsets count in the whole text. */
  slice(start: number, end: number): string {
    if (this.#chunks.length === 0) return '';
    const first = this.#indexOf(start);
    const chunk = this.#chunks[first] ?? '';
    const from = this.#starts[first] ?? 0;
    // Most stretches lie in one chunk.
    if (from <= start && start <= end && end <= from + chunk.length) return chunk.slice(start - from, end - from);
    return this.#join(first, Math.max(from, start)).slice(0, end - Math.max(from, start));
  }

  /**
   * Joins everything from an offset on into one chunk, so that later requests are slices of it. The part of the chunk
   * before the offset stays separate; otherwise each join would copy all earlier ones.
   */
  #join(first: number, at: number): string {
    const [chunk = '', ...rest] = this.#chunks.slice(first);
    const before = at - (this.#starts[first] ?? 0);
    const joined = [chunk.slice(before), ...rest].join('');
    const isSplit = before > 0;
    this.#chunks.length = isSplit ? first + 1 : first;
    this.#starts.length = this.#chunks.length;
    if (isSplit) this.#chunks[first] = chunk.slice(0, before);
    this.#chunks.push(joined);
    this.#starts.push(at);
    return joined;
  }

  /** The index of the chunk that contains an offset. */
  #indexOf(offset: number): number {
    let low = this.#first;
    let high = this.#chunks.length - 1;
    // Most requests are for the last one.
    if ((this.#starts[high] ?? 0) <= offset) return high;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The text before an offset is no longer needed. */
  release(before: number): void {
    while (this.#first < this.#chunks.length && this.#endOf(this.#first) <= before) this.#first++;
    if (this.#first > 64 && this.#first * 2 > this.#chunks.length) {
      this.#chunks = this.#chunks.slice(this.#first);
      this.#starts = this.#starts.slice(this.#first);
      this.#first = 0;
    }
  }

  #endOf(index: number): number {
    return this.#starts[index + 1] ?? this.#length;
  }
}
