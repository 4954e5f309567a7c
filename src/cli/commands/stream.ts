import type { Event } from '../../core/event.ts';
import type { Format, Stream } from '../../core/format.ts';
import { formatNamed, unknownFormat } from '../choose-format.ts';
import { createDecoder } from '../decode.ts';
import { raiseExitCode } from '../exit-code.ts';
import { STDIN_NAME } from '../inputs.ts';
import { safeJson, write } from '../output.ts';
import { type ParseInputOptions, parseOptions } from '../parse-inputs.ts';
import { fileProblem } from '../problem.ts';
import { detect } from '../registry.ts';
import { refuseNoInput, refuseTerminal } from '../sources.ts';

/** `peglot stream`: the events of standard input, one JSON object a line, as soon as each is certain. */
export async function stream(options: ParseInputOptions): Promise<void> {
  const named = options.format === undefined ? undefined : formatNamed(options.format);
  refuseTerminal();
  refuseNoInput();
  const chooser = new StreamChooser(named, options);
  try {
    for await (const text of stdinTexts()) await writeEvents(chooser.push(text));
  } catch (error) {
    throw fileProblem(STDIN_NAME, error);
  }
  const end = chooser.end();
  await writeEvents(end.events);
  if (!end.ok) raiseExitCode(1);
}

async function* stdinTexts(): AsyncGenerator<string> {
  const decodePart = createDecoder(STDIN_NAME);
  for await (const bytes of process.stdin) yield decodePart(bytes);
  yield decodePart();
}

async function writeEvents(events: readonly Event[]): Promise<void> {
  for (const event of events) await write(`${safeJson(event)}\n`);
}

// Up to this length each chunk is a new chance to detect the format; later only each doubling is, to stay linear.
const SMALL = 1024;

/** Holds the text back until its format is known, then hands it to the format's stream. */
class StreamChooser {
  readonly #options: ParseInputOptions;
  #stream: Stream<unknown> | undefined;
  #held = '';
  #nextTry = 0;

  constructor(format: Format<unknown> | undefined, options: ParseInputOptions) {
    this.#options = options;
    this.#stream = format?.createStream(parseOptions(options));
  }

  push(text: string): Event[] {
    if (this.#stream !== undefined) return this.#stream.push(text);
    this.#held += text;
    if (this.#held.length < this.#nextTry) return [];
    this.#nextTry = this.#held.length < SMALL ? 0 : this.#held.length * 2;
    return this.#start();
  }

  end(): ReturnType<Stream<unknown>['end']> {
    const late = this.#stream === undefined ? this.#start() : [];
    if (this.#stream === undefined) throw unknownFormat(STDIN_NAME);
    const end = this.#stream.end();
    return { ...end, events: [...late, ...end.events] };
  }

  #start(): Event[] {
    const name = detect(this.#held);
    if (name === undefined) return [];
    this.#stream = formatNamed(name).createStream(parseOptions(this.#options));
    const held = this.#held;
    this.#held = '';
    return this.#stream.push(held);
  }
}
