import { type Document, heldBytes, sizeOf } from './read-record.ts';
import { LINE_FEED } from './splitter.ts';

/** The value of `TransferBuffer.state` before the first document. */
export const NOT_STARTED = -1;

const STATE_LENGTH = 5;

// Large enough to make messages cheap, small enough for the threads to get even shares.
const FULL_BYTES = 1024 * 1024;
const FULL_DOCUMENTS = 256;

// Bytes are copied word by word, five times as fast, if both positions have the same alignment.
const WORD = 8;

// Results are hardly larger than their texts; larger ones are sent separately.
const OUTPUT_BYTES = FULL_BYTES + FULL_BYTES / 4;

/**
 * Memory that carries documents to a thread and their results back. Both threads see it, and it is reused: fresh memory
 * for every load costs a good part of the time that parsing takes.
 */
export class TransferBuffer {
  readonly #room: number;
  readonly #input: Buffer;
  #documents: Document[] = [];
  #held = 0;
  #end = 0;
  #size = 0;
  #isSpoilt = false;

  /** The thread's results, as far as they fit. */
  readonly output: Uint8Array;
  /**
   * Written by the thread while it works: the index of the current document, for the watchdog; at the end, the counts
   * of documents: all, ok, repaired, truncated.
   */
  readonly state: Int32Array;

  /** @param room in bytes; a document that is no larger fits into the empty buffer */
  constructor(room: number = FULL_BYTES, output: number = OUTPUT_BYTES) {
    this.#room = room;
    this.#input = Buffer.from(new SharedArrayBuffer(room + FULL_DOCUMENTS * WORD));
    this.output = new Uint8Array(new SharedArrayBuffer(output));
    this.state = new Int32Array(new SharedArrayBuffer(STATE_LENGTH * Int32Array.BYTES_PER_ELEMENT)).fill(NOT_STARTED);
  }

  /** A buffer for exactly these documents, however large they are, to replace another one. */
  static of(documents: readonly Document[]): TransferBuffer {
    const room = documents.reduce((sum, document) => sum + heldBytes(document), 0);
    const buffer = new TransferBuffer(room, 0);
    for (const document of documents) buffer.#put(document);
    return buffer;
  }

  /** Whether it can be reused: it has the usual size, and no thread uses it. */
  get isReusable(): boolean {
    return !this.#isSpoilt && this.#room === FULL_BYTES;
  }

  get documents(): readonly Document[] {
    return this.#documents;
  }

  /** Adds a copy of the document. @returns false when there was no room for it */
  add(document: Document): boolean {
    const isFull = this.#documents.length === FULL_DOCUMENTS || this.#size >= FULL_BYTES;
    if (isFull || this.#held + heldBytes(document) > this.#room) return false;
    this.#put(document);
    return true;
  }

  /** Removes all documents. */
  clear(): void {
    this.#documents = [];
    this.#held = 0;
    this.#end = 0;
    this.#size = 0;
    this.state.fill(NOT_STARTED);
  }

  /** Marks it as possibly still written to by a thread. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  #put(document: Document): void {
    this.#size += document.kind === 'too-large' ? 0 : sizeOf(document);
    if (document.kind !== 'record' && document.kind !== 'text') {
      this.#documents.push(document);
      return;
    }
    const { bytes } = document;
    const start = this.#end + ((bytes.byteOffset - this.#end) & (WORD - 1));
    this.#end = start + bytes.length;
    this.#held += bytes.length;
    this.#input.set(bytes, start);
    this.#documents.push({ ...document, bytes: this.#input.subarray(start, this.#end) });
  }
}

/** The buffers of a run: their number is limited, so that memory is bounded and reading waits for writing. */
export class TransferBuffers {
  readonly #most: number;
  readonly #empty: TransferBuffer[] = [];
  #taken = 0;
  #wake: (() => void) | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** Waits for an empty buffer with room for the document. For one caller at a time. */
  async take(document: Document): Promise<TransferBuffer> {
    while (this.#taken === this.#most) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#taken++;
    const bytes = heldBytes(document);
    return bytes > FULL_BYTES ? new TransferBuffer(bytes, 0) : (this.#empty.pop() ?? new TransferBuffer());
  }

  giveBack(buffer: TransferBuffer): void {
    this.#taken--;
    buffer.clear();
    if (buffer.isReusable) this.#empty.push(buffer);
    this.#wake?.();
  }
}

/**
 * Writes lines as UTF-8 into given memory, and into its own once that is full.
 *
 * @example
 * const writer = new LineWriter(new Uint8Array(100));
 * writer.write('{"a":1}');
 * writer.finish(); // 8, the number of bytes used; or the bytes themselves, if there was no room
 */
export class LineWriter {
  readonly #given: Uint8Array;
  #bytes: Buffer;
  #used = 0;

  constructor(given: Uint8Array) {
    this.#given = given;
    this.#bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  }

  write(line: string): void {
    const size = Buffer.byteLength(line);
    this.#makeRoom(size + 1);
    // An ASCII text has as many bytes as characters, and is copied three times as fast as Latin-1.
    this.#bytes.write(line, this.#used, size === line.length ? 'latin1' : 'utf8');
    this.#bytes[this.#used + size] = LINE_FEED;
    this.#used += size + 1;
  }

  /** How many of the given bytes are used or, if they were too few, its own bytes. */
  finish(): number | Uint8Array<ArrayBuffer> {
    if (this.#bytes.buffer === this.#given.buffer) return this.#used;
    return new Uint8Array(this.#bytes.subarray(0, this.#used));
  }

  #makeRoom(more: number): void {
    const needed = this.#used + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#used));
    this.#bytes = larger;
  }
}
