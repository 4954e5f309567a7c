import type { Range } from '../../core/range.ts';
import type { CallWriter } from '../call.ts';
import type { Reply } from './reply.ts';

/** A message for a tool: where it begins, the call before it, and the words in it that are text. */
interface Sent {
  readonly start: number;
  readonly last: CallWriter | null;
  readonly words: Range[];
}

/** The message that is open. */
export class Message {
  readonly #reply: Reply;
  #isFirst = true;
  #sent: Sent | null = null;
  /** Words in it that are text: they are after its call. */
  words = '';

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  /** A message begins. `opening` is empty where its first marker is not there. */
  begin(opening: string | null): void {
    const { text, to } = this.#reply;
    text.mark();
    if (opening === '' && !this.#isFirst) to.report('missing-open');
    this.#isFirst = false;
  }

  /** A message for a tool begins. */
  send(start: number): void {
    const { last, text } = this.#reply;
    text.mark();
    this.#sent = { start, last, words: [] };
  }

  /** Words are beside the calls of a message. */
  beside(words: Range): void {
    this.#sent?.words.push(words);
  }

  /** A message for a tool is over: words beside its calls are stray; where it has no call, that is all that is wrong. */
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

  /** Ends a message by its marker, by half of it, by the end of the text, or where another one begins. */
  end(at: number, by: 'marker' | 'cut marker' | 'end of text' | 'next'): void {
    const { ending, named, reading, reasoning, text } = this.#reply;
    const isMarked = by === 'marker' || by === 'cut marker';
    this.#endSent(at, isMarked);
    // Text may end without a marker: what is at its end is no layout.
    if (named === null && !isMarked) return;
    const isWhole = by === 'marker' || named?.hasArguments === true;
    // Only its whole marker shows where code ends: half of one may be code.
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
