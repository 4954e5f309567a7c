import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
import type { Reply } from './reply.ts';

/** A message for a tool: its start, the call before it, and its words that are text. */
interface Sent {
  readonly start: number;
  readonly last: CallWriter | null;
  readonly words: Range[];
}

/** The open message. */
export class Message {
  readonly #reply: Reply;
  #isFirst = true;
  #sent: Sent | null = null;
  /** Its words that are text, added after its call. */
  words = '';

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  /** Begins a message. `opening` is empty if its first marker is missing. */
  begin(opening: string | null): void {
    const { text, to } = this.#reply;
    text.mark();
    if (opening === '' && !this.#isFirst) to.report('missing-open');
    this.#isFirst = false;
  }

  /** Begins a message for a tool. */
  send(start: number): void {
    const { last, text } = this.#reply;
    text.mark();
    this.#sent = { start, last, words: [] };
  }

  /** Takes words beside the calls of a message. */
  beside(words: Range): void {
    this.#sent?.words.push(words);
  }

  /** Ends a message for a tool: words beside its calls are stray; if it has no call, only that is reported. */
  #endSent(at: number, isMarked: boolean): void {
    if (this.#sent === null) return;
    const { start, last, words } = this.#sent;
    const { ending, to } = this.#reply;
    this.#sent = null;
    if (this.#reply.last !== last) for (const range of words) to.report('stray-text', { range });
    else if (ending.isCut) return;
    else if (!isMarked) ending.foundCut();
    else to.report('no-call', { range: { start, end: at } });
  }

  /** Ends a message by its marker, by half of it, by the end of the text, or because another one begins. */
  end(at: number, by: 'marker' | 'cut marker' | 'end of text' | 'next'): void {
    const { ending, named, reading, reasoning, text } = this.#reply;
    const isMarked = by === 'marker' || by === 'cut marker';
    this.#endSent(at, isMarked);
    // A text may end without a marker: then blanks at its end are no layout.
    if (named === null && !isMarked) return;
    const isWhole = by === 'marker' || named?.hasArguments === true;
    // Only a complete marker shows the end of code: half of one may itself be code.
    const mayGoOn = by === 'cut marker' || (by === 'end of text' && !reading.isFinished());
    const isOpen = isWhole && named?.isPlain === true && mayGoOn;
    this.#reply.endCall(at, isWhole && !isOpen);
    if (this.words !== '') text.add(this.words);
    this.words = '';
    text.mark();
    reasoning.mark();
    if (named !== null && !isWhole) ending.foundCut();
    else if (isOpen && by === 'end of text') ending.found('open-end');
  }
}
