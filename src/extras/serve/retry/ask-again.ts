import { isRecord } from '../../../core/record.ts';
import { ChunkReader } from '../../../hosts/openai/chunks.ts';
import { jsonIn } from '../../../hosts/openai/json-text.ts';
import type { Reading } from '../../../hosts/openai/reading.ts';
import { type ChunkWriter, EventReader, type Wire } from '../../../hosts/openai/stream.ts';
import type { PieceReader } from '../answer.ts';
import type { Fields } from '../apis/api.ts';
import { asChunk } from '../apis/parts.ts';
import { WholeWriter } from '../apis/whole-writer.ts';
import type { UpstreamAnswer, UpstreamBody } from '../upstream.ts';
import { Attempts } from './attempts.ts';

/** How a model is asked again when a call is unusable. */
export interface Retry {
  /** The number of retries. */
  readonly times: number;
  /** Requests an answer to the conversation, continued with these messages. */
  readonly ask: (more: readonly Fields[]) => Promise<UpstreamAnswer>;
}

/** Reads a stream that continues with the answers to retries. */
export class RetryingReader implements PieceReader {
  readonly #attempts: Attempts;
  readonly #retry: Retry;
  readonly #wire: Wire;
  #reader: EventReader;

  constructor(reading: Reading, writer: ChunkWriter, wire: Wire, retry: Retry) {
    this.#attempts = new Attempts(reading, writer, retry.times, false);
    this.#retry = retry;
    this.#wire = {
      ...wire,
      chunkOf: (data) => {
        const chunk = wire.chunkOf(data);
        if (isRecord(chunk)) this.#attempts.hear(chunk);
        return chunk;
      },
    };
    this.#reader = this.#newReader();
  }

  get isOver(): boolean {
    return this.#reader.isOver;
  }

  get alive(): string {
    return this.#attempts.alive;
  }

  push(piece: Uint8Array): string {
    return this.#reader.push(piece);
  }

  end(error: string | null): string {
    return this.#reader.end(error);
  }

  again(): Promise<UpstreamBody | string> | undefined {
    return this.#attempts.goesOn ? this.#ask() : undefined;
  }

  async #ask(): Promise<UpstreamBody | string> {
    const given = await this.#retry.ask(this.#attempts.complain()).catch(() => undefined);
    const body = given !== undefined && given.status < 300 ? given.body : null;
    const type = given?.headers['content-type']?.join() ?? '';
    if (body === null || !/event-stream|ndjson/.test(type)) {
      body?.destroy();
      return this.#attempts.giveUp();
    }
    this.#attempts.begin();
    this.#reader = this.#newReader();
    return body;
  }

  #newReader(): EventReader {
    return new EventReader(this.#attempts.reading, this.#attempts, this.#wire);
  }
}

/**
 * Reads a whole completion with one choice, including the answers to retries.
 *
 * @param completionOf - converts an answer of the server into a completion
 */
export async function readAgain(
  completion: Fields,
  reading: Reading,
  retry: Retry,
  completionOf: (answer: Fields) => Fields,
): Promise<Fields> {
  const writer = new WholeWriter();
  const attempts = new Attempts(reading, writer, retry.times, true);
  let next: Fields | undefined = completion;
  while (next !== undefined) {
    const chunk = asChunk(next);
    attempts.hear(chunk);
    for (const read of new ChunkReader(attempts.reading).read({ ...chunk }) ?? [chunk]) attempts.chunk(read);
    attempts.end('');
    next = attempts.goesOn ? await askWhole(attempts, retry, reading.maxLength) : undefined;
    if (next !== undefined) {
      attempts.begin();
      next = completionOf(next);
    } else if (attempts.goesOn) attempts.giveUp();
  }
  return writer.whole();
}

async function askWhole(attempts: Attempts, retry: Retry, most: number): Promise<Fields | undefined> {
  const given = await retry.ask(attempts.complain()).catch(() => undefined);
  if (given === undefined || given.status >= 300) return undefined;
  const answer = jsonIn((await given.body?.text(most).catch(() => undefined)) ?? '');
  return isRecord(answer) && !isRecord(answer.error) ? answer : undefined;
}
