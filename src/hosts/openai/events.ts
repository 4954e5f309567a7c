/** One event of a stream of server-sent events, or comments between two. */
export interface ServerEvent {
  /** As it came, with the whole line breaks after it. */
  readonly raw: string;
  /** The lines of its data; undefined where it has none. */
  readonly data: string | undefined;
}

const DATA = 'data:';

/** Splits the text of a stream of server-sent events into its events. Lines may end in LF, CR or both. */
export class EventSplitter {
  /** The lines of the event so far. */
  #raw = '';
  #data: string[] = [];
  /** The beginning of the next line. */
  #line = '';
  #isAfterReturn = false;

  /** How much text waits for the end of its event. */
  get waiting(): number {
    return this.#raw.length + this.#line.length;
  }

  /** Takes the next piece of the text, cut anywhere. */
  push(text: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    if (text === '') return events;
    // The line ended with the CR of the piece before.
    let from = this.#isAfterReturn && text.startsWith('\n') ? 1 : 0;
    this.#isAfterReturn = text.endsWith('\r');
    for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
      if (index < from) continue;
      // A CR at the end of a piece may be half of a line break: the other half is written with it.
      const isHalf = end === '\r' && index + 1 === text.length;
      const event = this.#endLine(this.#line + text.slice(from, index), isHalf ? '\r\n' : end);
      if (event !== undefined) events.push(event);
      this.#line = '';
      from = index + end.length;
    }
    this.#line += text.slice(from);
    return events;
  }

  /** What is after the last blank line: an event that does not end. */
  end(): ServerEvent {
    if (this.#line !== '') this.#endLine(this.#line, '\n');
    this.#line = '';
    return this.#taken();
  }

  #endLine(line: string, end: string): ServerEvent | undefined {
    this.#raw += line + end;
    if (line.startsWith(DATA)) this.#data.push(line.slice(DATA.length + (line[DATA.length] === ' ' ? 1 : 0)));
    // A comment keeps the connection alive, so it is not kept.
    const isOver = line === '' || (line.startsWith(':') && this.#data.length === 0);
    return isOver ? this.#taken() : undefined;
  }

  #taken(): ServerEvent {
    const event = { raw: this.#raw, data: this.#data.length === 0 ? undefined : this.#data.join('\n') };
    this.#raw = '';
    this.#data = [];
    return event;
  }
}
