import type { Event } from '../core/event.ts';
import { EventStream } from '../core/event-stream.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import { PrintError } from '../core/print-error.ts';
import type { Ending, Stream, StreamEnd } from '../core/stream.ts';
import { transformOf } from '../core/stream.ts';
import { detect, detector } from './detect.ts';
import { type DialectName, isDialect } from './dialects/index.ts';
import type { ToolReply } from './model.ts';

/** The dialect of replies in which nothing tells. */
const DEFAULT: DialectName = 'hermes';

/** A format that reads a reply in the dialect that its first marker tells. */
export function autoFormat<Code extends string>(
  formatOf: (dialect: DialectName) => Format<ToolReply, ParseOptions, object, object, Code>,
): Format<ToolReply, ParseOptions, object, object, Code> {
  const known = formatOf(DEFAULT);
  const createStream = (options?: ParseOptions): Stream<ToolReply, Code> =>
    new AutoStream((dialect) => formatOf(readable(dialect)).createStream(options));
  return {
    ...known,
    print: (value, options) => {
      const text = known.print(value, options);
      const dialect = detect(text) ?? DEFAULT;
      if (dialect !== DEFAULT) throw new PrintError([], `would be read as a reply in the dialect ${dialect}`);
      return text;
    },
    parse: (text, options) => formatOf(readable(detect(text))).parse(text, options),
    createStream,
    events: (chunks, options) => new EventStream(createStream(options), chunks),
    transform: (options) => transformOf(createStream(options)),
  };
}

function readable(dialect: string | null): DialectName {
  return dialect !== null && isDialect(dialect) ? dialect : DEFAULT;
}

/** Keeps the text until its dialect is known. */
class AutoStream<Code extends string> implements Stream<ToolReply, Code> {
  readonly #open: (dialect: string | null) => Stream<ToolReply, Code>;
  readonly #detector = detector.createStream();
  #kept: string[] = [];
  #stream: Stream<ToolReply, Code> | null = null;

  constructor(open: (dialect: string | null) => Stream<ToolReply, Code>) {
    this.#open = open;
  }

  get value(): ToolReply {
    return this.#stream?.value ?? { text: '', reasoning: '', calls: [] };
  }

  push(chunk: string): Event<ToolReply, Code>[] {
    if (this.#stream !== null) return this.#stream.push(chunk);
    this.#kept.push(chunk);
    this.#detector.push(chunk);
    const { dialect } = this.#detector.value;
    return dialect === null ? [] : this.#begin(dialect).push(this.#kept.join(''));
  }

  end(ending?: Ending): StreamEnd<ToolReply, Code> {
    if (this.#stream !== null) return this.#stream.end(ending);
    const { dialect } = this.#detector.end().value;
    const stream = this.#begin(dialect);
    const events = stream.push(this.#kept.join(''));
    const end = stream.end(ending);
    return { ...end, events: [...events, ...end.events] };
  }

  #begin(dialect: string | null): Stream<ToolReply, Code> {
    this.#stream = this.#open(dialect);
    return this.#stream;
  }
}
