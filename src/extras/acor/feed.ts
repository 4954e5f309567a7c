import type { Event } from '../../core/event.ts';
import { applyEvent } from '../../core/fold.ts';
import type { Transcript } from '../../formats/acor/index.ts';
import { createStream } from '../../formats/acor/index.ts';
import type { Summary } from './summary.ts';
import type { View } from './view.ts';

/** The longest message to hold, in UTF-16 units. */
const MAX_LENGTH = 2_000_000;

/**
 * Reads the output of a tool, and feeds a view and a summary. It holds only the open message, up to a limit, so that a
 * tool which never ends needs no memory: the rest is shown as text without a message.
 */
export class Feed {
  #stream = createStream({ keep: false });
  /** The length read since the open message began. */
  #held = 0;
  #cut = false;
  readonly #view: View;
  readonly #summary: Summary;
  /** A transcript with room for just the open message. */
  #open: Transcript = { preamble: '', messages: [] };
  #begun = false;

  constructor(view: View, summary: Summary) {
    this.#view = view;
    this.#summary = summary;
  }

  /** True when a message was too long to be held. */
  get cut(): boolean {
    return this.#cut;
  }

  async push(text: string): Promise<void> {
    this.#held += text.length;
    if (this.#held <= MAX_LENGTH) return this.#take(this.#stream.push(text));
    // Cuts between two lines, or inside a line that is too long itself.
    const end = text.lastIndexOf('\n') + 1 || text.length;
    await this.#take(this.#stream.push(text.slice(0, end)));
    if (this.#held > MAX_LENGTH) {
      this.#cut ||= this.#open.messages.length > 0;
      await this.end();
      this.#stream = createStream({ keep: false });
      this.#held = 0;
    }
    await this.#take(this.#stream.push(text.slice(end)));
  }

  async end(): Promise<void> {
    await this.#take(this.#stream.end().events);
  }

  async #take(events: readonly Event[]): Promise<void> {
    for (const event of events) this.#event(event);
    this.#begin();
    await this.#view.flush();
  }

  #event(event: Event): void {
    if (event.type === 'diagnostic') return;
    const [room, index, ...rest] = event.path;
    if (room === 'preamble') {
      if (event.type === 'delta') this.#view.preamble(event.text);
    } else if (room === 'messages' && index !== undefined) {
      const inside = rest.length > 0;
      if (event.type === 'open' && !inside) {
        this.#open = { preamble: '', messages: [] };
        this.#begun = false;
        this.#held = 0;
      }
      applyEvent(this.#open, { ...event, path: ['messages', 0, ...rest] });
      if (event.type === 'delta' && rest.length === 1 && rest[0] === 'body') this.#text(event.text);
      if (event.type === 'close' && !inside) this.#finish();
    }
  }

  #text(piece: string): void {
    this.#begin();
    this.#view.text(piece);
  }

  #begin(): void {
    const [message] = this.#open.messages;
    if (this.#begun || message?.header === undefined) return;
    this.#begun = true;
    this.#view.begin(message);
  }

  #finish(): void {
    this.#begin();
    const [message] = this.#open.messages;
    if (message === undefined) return;
    this.#summary.add(message);
    this.#view.finish(message);
    this.#open = { preamble: '', messages: [] };
  }
}
