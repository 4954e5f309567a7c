import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import { ChunkReader } from './chunks.ts';
import { jsonIn, written } from './json-text.ts';
import { type ErrorBody, errorBody, type Reading, TOO_MANY_CHOICES } from './reading.ts';

const DONE = '[DONE]';

/**
 * The bytes of a streamed chat completion with the calls taken out of its text. It reads only on demand. A stream that
 * breaks off ends with what was read of it and an error event, as the API sends errors.
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
 * The next bytes, or the reason why there are none: null at the end.
 *
 * @throws the reason of the user's own abort signal
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

type Fields = Record<string, unknown>;

/** The protocol of a streaming server. */
export interface Wire {
  readonly splitter: () => Pick<EventSplitter, 'push' | 'end' | 'waiting'>;
  /** The chat completion chunk in the data of an event; undefined when it is not one, null at the end. */
  readonly chunkOf: (data: string) => Fields | null | undefined;
}

/** Writes a streamed answer in the client's protocol. */
export interface ChunkWriter {
  /** The length of the text it holds back, in UTF-16 units. */
  readonly kept: number;
  /** @param raw - the original event, if nothing in it was read */
  chunk(chunk: Fields, raw?: string): string;
  /** Passes on an event that is neither a chunk nor the end. */
  other(raw: string): string;
  /** @param raw - the server's own end; empty if it sent none */
  end(raw: string): string;
  /** An error, followed by the end. @param raw - the server's own event */
  error(body: ErrorBody, raw?: string): string;
}

/** The protocol of chat completions. */
export const CHAT: Wire = {
  splitter: () => new EventSplitter(),
  chunkOf: (data) => {
    if (data === DONE) return null;
    const chunk = jsonIn(data);
    return isRecord(chunk) ? chunk : undefined;
  },
};

/** Writes an answer as chat completion chunks. */
export const AS_CHUNKS: ChunkWriter = {
  kept: 0,
  chunk: (chunk, raw) => raw ?? eventOf(written(chunk)),
  other: (raw) => raw,
  end: (raw) => raw,
  error: (body, raw) => raw ?? eventOf(written(body)) + eventOf(DONE),
};

/** Reads the events of a streamed chat completion, and rewrites them. */
export class EventReader {
  readonly #decoder = new TextDecoder();
  readonly #wire: Wire;
  readonly #splitter: ReturnType<Wire['splitter']>;
  readonly #chunks: ChunkReader;
  readonly #writer: ChunkWriter;
  readonly #maxLength: number;
  #isDone = false;
  #isOver = false;

  constructor(reading: Reading, writer: ChunkWriter = AS_CHUNKS, wire: Wire = CHAT) {
    this.#chunks = new ChunkReader(reading);
    this.#maxLength = reading.maxLength;
    this.#writer = writer;
    this.#wire = wire;
    this.#splitter = wire.splitter();
  }

  /** Whether the rest of the stream can be dropped. */
  get isOver(): boolean {
    return this.#isOver;
  }

  push(bytes: Uint8Array): string {
    const text = this.#splitter
      .push(this.#decoder.decode(bytes, { stream: true }))
      .map((event) => this.#read(event))
      .join('');
    const length = Math.max(this.#chunks.length, this.#writer.kept) + this.#splitter.waiting;
    if (length <= this.#maxLength || this.#isDone) return text;
    return text + this.#break('reply_too_long', `the reply is longer than ${this.#maxLength} characters`);
  }

  /** @param error - why the stream broke off; null when it ended */
  end(error: string | null): string {
    const last = this.#splitter.push(this.#decoder.decode()).map((event) => this.#read(event));
    const rest = this.#splitter.end();
    if (rest.data !== undefined && this.#wire.chunkOf(rest.data) !== undefined) last.push(this.#read(rest));
    if (this.#isDone) return last.join('');
    if (error !== null) last.push(this.#break('stream_broken', `the server's answer broke off: ${error}`));
    else if (!this.#chunks.isFinished) last.push(this.#break('stream_cut', "the server's answer ended before its end"));
    else last.push(this.#writer.end(''));
    return last.join('');
  }

  #read({ raw, data }: ServerEvent): string {
    if (this.#isOver) return '';
    if (this.#isDone || data === undefined) return this.#writer.other(raw);
    const chunk = this.#wire.chunkOf(data);
    if (chunk === undefined) return this.#writer.other(raw);
    if (chunk === null) {
      this.#isDone = true;
      return this.#written(this.#chunks.end(false)) + this.#writer.end(raw);
    }
    if (isError(chunk)) {
      this.#isDone = true;
      return this.#written(this.#chunks.end(true)) + this.#writer.error(chunk, raw);
    }
    const read = this.#chunks.read(chunk);
    if (this.#chunks.hasTooMany) return this.#breakWith(TOO_MANY_CHOICES);
    return read === undefined ? this.#writer.chunk(chunk, raw) : this.#written(read);
  }

  /** What was read so far, followed by an error. */
  #break(code: string, message: string): string {
    return this.#breakWith(errorBody(code, message));
  }

  #breakWith(error: ErrorBody): string {
    this.#isDone = true;
    this.#isOver = true;
    return this.#written(this.#chunks.end(true)) + this.#writer.error(error);
  }

  #written(chunks: readonly Fields[]): string {
    return chunks.map((chunk) => this.#writer.chunk(chunk)).join('');
  }
}

function isError(chunk: Fields): chunk is Fields & ErrorBody {
  return isRecord(chunk.error);
}

/** An event that consists of data only. */
export function eventOf(data: string): string {
  return `data: ${data}\n\n`;
}

/** One server-sent event, or comments between two. */
export interface ServerEvent {
  /** The original text, with the complete line breaks after it. */
  readonly raw: string;
  /** The lines of its data; undefined if it has none. */
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

  /** The length of the text that waits for the end of its event. */
  get waiting(): number {
    return this.#raw.length + this.#line.length;
  }

  /** Takes the next piece of the text, cut anywhere. */
  push(text: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    if (text === '') return events;
    // Its CR was the end of the previous piece.
    let from = this.#isAfterReturn && text.startsWith('\n') ? 1 : 0;
    this.#isAfterReturn = text.endsWith('\r');
    for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
      if (index < from) continue;
      // A CR at the end of a piece may be half of a line break; the other half is written with it.
      const isHalf = end === '\r' && index + 1 === text.length;
      const event = this.#endLine(this.#line + text.slice(from, index), isHalf ? '\r\n' : end);
      if (event !== undefined) events.push(event);
      this.#line = '';
      from = index + end.length;
    }
    this.#line += text.slice(from);
    return events;
  }

  /** The text after the last blank line: an unfinished event. */
  end(): ServerEvent {
    if (this.#line !== '') this.#endLine(this.#line, '\n');
    this.#line = '';
    return this.#taken();
  }

  #endLine(line: string, end: string): ServerEvent | undefined {
    this.#raw += line + end;
    if (line.startsWith(DATA)) this.#data.push(line.slice(DATA.length + (line[DATA.length] === ' ' ? 1 : 0)));
    // A comment keeps the connection alive, so it is passed on at once.
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
