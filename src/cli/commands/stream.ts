import { createReadStream } from 'node:fs';
import type { Event } from '../../core/event.ts';
import type { Format } from '../../core/format.ts';
import type { Stream } from '../../core/stream.ts';
import { formatNamed, unknownFormat } from '../choose-format.ts';
import { createDecoder } from '../decode.ts';
import { raiseExitCode } from '../exit-code.ts';
import { STDIN_NAME } from '../inputs.ts';
import { safeJson, write } from '../output.ts';
import { type ParseInputOptions, parseOptions } from '../parse-inputs.ts';
import { fileProblem } from '../problem.ts';
import { detect } from '../registry.ts';
import { refuseNoInput, refuseTerminal, STDIN } from '../sources.ts';

/**
 * `peglot stream`: the events of a file or of standard input, one JSON object on each line, as soon as each is certain.
 * The last one, `end`, says whether the text is ok and complete.
 */
export async function stream(file: string | undefined, options: ParseInputOptions): Promise<void> {
  const named = options.format === undefined ? undefined : formatNamed(options.format);
  const isStdin = file === undefined || file === STDIN;
  if (isStdin) {
    refuseTerminal();
    refuseNoInput();
  }
  const name = isStdin ? STDIN_NAME : file;
  const chooser = new StreamChooser(named, name, options);
  try {
    const input = isStdin ? process.stdin : createReadStream(file);
    for await (const text of textsOf(input, name)) await writeEvents(chooser.push(text));
  } catch (error) {
    throw fileProblem(name, error);
  }
  const end = chooser.end();
  await writeEvents(end.events);
  await write(`${safeJson({ type: 'end', ok: end.ok, complete: end.complete })}\n`);
  if (!end.ok) raiseExitCode(1);
}

async function* textsOf(input: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decodePart = createDecoder(name);
  for await (const bytes of input) yield decodePart(bytes);
  yield decodePart();
}

async function writeEvents(events: readonly Event[]): Promise<void> {
  for (const event of events) await write(`${safeJson(event)}\n`);
}

// Up to this length, detection is tried after each chunk; later only after each doubling, to stay linear.
const SMALL = 1024;

/** Buffers the text until its format is known, then passes it to the format's stream. */
class StreamChooser {
  readonly #options: ParseInputOptions;
  #stream: Stream<unknown> | undefined;
  readonly #name: string;
  #held = '';
  #nextTry = 0;

  constructor(format: Format<unknown> | undefined, name: string, options: ParseInputOptions) {
    this.#options = options;
    this.#name = name;
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
    if (this.#stream === undefined) throw unknownFormat(this.#name);
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
