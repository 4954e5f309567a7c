import type { Event } from '../../core/event.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Stream } from '../../core/stream.ts';
import { byGrammar, type Json, Tokens } from '../../formats/json/embedding.ts';
import { MAX_DEPTH } from '../argument-writer.ts';
import { isHarmless, keyBefore } from './json-findings.ts';
import type { Reply } from './reply.ts';
import type { Transcript } from './transcript.ts';

/** Shows what is certain of a call while it is read, up to its first mistake. */
export class Shown {
  readonly #reply: Reply;
  readonly #tokens = new Tokens();
  #stream: Stream<Json> | null = byGrammar.createStream({ maxDepth: MAX_DEPTH, tokens: this.#tokens });
  readonly #from: number;
  /** Up to where it was shown. */
  #to: number;
  readonly #script: Transcript | null;

  constructor(reply: Reply, from: number, script: Transcript | null) {
    this.#reply = reply;
    this.#script = script;
    this.#from = script === null ? from : 0;
    this.#to = this.#from;
  }

  /** `end`: up to where in the text, or all that is in the words of JSON. */
  show(end: number): void {
    const text = this.#script?.text.slice(this.#to) ?? this.#reply.reading.source(this.#to, end);
    this.#to += text.length;
    this.#tell(this.#stream?.push(text) ?? []);
  }

  /** What waits for more is certain now. */
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
