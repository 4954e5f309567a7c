import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import { ChunkReader } from './chunks.ts';
import { EventSplitter, type ServerEvent } from './events.ts';
import { jsonIn, written } from './json-text.ts';
import { errorBody, type Reading, TOO_MANY_CHOICES } from './reading.ts';

const DONE = '[DONE]';

/**
 * The bytes of a streamed chat completion with the calls out of its text. It asks for more only when it is asked, and a
 * stream that breaks off ends with what was read of it and an error as an event, as the API sends errors.
 */
export function readStream(source: ReadableStream<Uint8Array>, reading: Reading): ReadableStream<Uint8Array> {
  const bytes = source.getReader();
  const events = new EventReader(reading);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const read = await nextOf(bytes);
          const text = 'chunk' in read ? events.push(read.chunk) : events.end(read.error);
          if (text !== '') controller.enqueue(encoder.encode(text));
          if ('chunk' in read && !events.isOver) {
            if (text !== '') return;
            continue;
          }
          controller.close();
          // A reply that is too long is not read to its end.
          if ('chunk' in read) await bytes.cancel();
          return;
        }
      },
      cancel: (reason) => bytes.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

type Read = { readonly chunk: Uint8Array } | { readonly error: string | null };

/**
 * The next bytes, or why there are none: null at the end.
 *
 * @throws what the user's own signal says
 */
async function nextOf(bytes: ReadableStreamDefaultReader<Uint8Array>): Promise<Read> {
  try {
    const { done, value } = await bytes.read();
    return done ? { error: null } : { chunk: value };
  } catch (error) {
    if (error instanceof Error && BY_THE_USER.has(error.name)) throw error;
    return { error: messageOf(error) };
  }
}

const BY_THE_USER: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/** Reads the events of a streamed chat completion, and writes what they become. */
export class EventReader {
  readonly #decoder = new TextDecoder();
  readonly #splitter = new EventSplitter();
  readonly #chunks: ChunkReader;
  readonly #maxLength: number;
  #isDone = false;
  #isOver = false;

  constructor(reading: Reading) {
    this.#chunks = new ChunkReader(reading);
    this.#maxLength = reading.maxLength;
  }

  /** Whether the rest of the stream is not wanted. */
  get isOver(): boolean {
    return this.#isOver;
  }

  push(bytes: Uint8Array): string {
    const written = this.#splitter
      .push(this.#decoder.decode(bytes, { stream: true }))
      .map((event) => this.#read(event));
    if (this.#chunks.length + this.#splitter.waiting > this.#maxLength && !this.#isDone)
      return written.join('') + this.#break('reply_too_long', `the reply is longer than ${this.#maxLength} characters`);
    return written.join('');
  }

  /** @param error - why the stream broke off; null when it ended */
  end(error: string | null): string {
    const last = this.#splitter.push(this.#decoder.decode()).map((event) => this.#read(event));
    const rest = this.#splitter.end();
    if (isWhole(rest)) last.push(this.#read(rest));
    if (this.#isDone) return last.join('');
    if (error !== null) last.push(this.#break('stream_broken', `the server's answer broke off: ${error}`));
    else if (!this.#chunks.isFinished) last.push(this.#break('stream_cut', "the server's answer ended before its end"));
    return last.join('');
  }

  #read({ raw, data }: ServerEvent): string {
    if (this.#isOver) return '';
    if (this.#isDone || data === undefined) return raw;
    if (data === DONE) {
      this.#isDone = true;
      return this.#written(this.#chunks.end(false)) + raw;
    }
    const chunk = jsonIn(data);
    if (!isRecord(chunk)) return raw;
    if (isRecord(chunk.error)) {
      this.#isDone = true;
      return this.#written(this.#chunks.end(true)) + raw;
    }
    const read = this.#chunks.read(chunk);
    if (this.#chunks.hasTooMany) return this.#breakWith(TOO_MANY_CHOICES);
    return read === undefined ? raw : this.#written(read);
  }

  /** What was read so far, and an error. */
  #break(code: string, message: string): string {
    return this.#breakWith(errorBody(code, message));
  }

  #breakWith(error: object): string {
    this.#isDone = true;
    this.#isOver = true;
    return this.#written([...this.#chunks.end(true), error]) + eventOf(DONE);
  }

  #written(chunks: readonly object[]): string {
    return chunks.map((chunk) => eventOf(written(chunk))).join('');
  }
}

function eventOf(data: string): string {
  return `data: ${data}\n\n`;
}

/** Whether an event without a blank line after it is whole, as the last one of some servers is. */
function isWhole({ data }: ServerEvent): boolean {
  return data === DONE || (data !== undefined && isRecord(jsonIn(data)));
}
