import type { Event } from '../../core/event.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Stream } from '../../core/stream.ts';
import { byGrammar, type Json, Tokens } from '../../formats/json/embedding.ts';
import { MAX_DEPTH } from '../argument-writer.ts';
import { isHarmless, keyBefore } from './json-findings.ts';
import type { Reply } from './reply.ts';
import type { Transcript } from './transcript.ts';

/** Emits what is certain of a call while it arrives, up to its first mistake. */
export class Shown {
  readonly #reply: Reply;
  readonly #tokens = new Tokens();
  #stream: Stream<Json> | null = byGrammar.createStream({ maxDepth: MAX_DEPTH, tokens: this.#tokens });
  readonly #from: number;
  /** The offset up to which it was read, in the text or in its translation. */
  #to: number;
  readonly #script: Transcript | null;

  constructor(reply: Reply, from: number, script: Transcript | null) {
    this.#reply = reply;
    this.#script = script;
    this.#from = script === null ? from : 0;
    this.#to = this.#from;
  }

  /** Reads up to `end`, or all of the translation if there is one. */
  show(end: number): void {
    const text = this.#script?.text.slice(this.#to) ?? this.#reply.reading.source(this.#to, end);
    this.#to += text.length;
    this.#tell(this.#stream?.push(text) ?? []);
  }

  /** Emits what waited for more text. */
  end(): void {
    this.#tell(this.#stream?.end().events ?? []);
  }

  #tell(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'revise' || (event.type === 'diagnostic' && !isHarmless(event.diagnostic))) {
        this.#stream = null;
        return;
      }
      if (event.type !== 'diagnostic') this.#tellOne(event);
    }
  }

  #tellOne(event: Exclude<Event, { readonly type: 'diagnostic' | 'revise' }>): void {
    const { named, objects } = this.#reply;
    const placeOf = (path: Path): Range => {
      const { start, end } = this.#tokens.locate(path) ?? { start: 0, end: this.#to - this.#from };
      return { start: this.#from + start, end: this.#from + end };
    };
    const keyPlaceOf = (path: Path): Range => keyBefore(this.#reply, path, placeOf(path).start, this.#from);
    if (named === null) objects.open?.show(event, { placeOf, keyPlaceOf });
    else named.show(event, event.path);
  }
}
