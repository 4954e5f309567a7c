import type { ChunkWriter, Wire } from '../../../hosts/openai/stream.ts';

/** JSON objects of requests and answers. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * An API that clients speak. All are read as chat completions: a request becomes one, and what is read of the answer is
 * written as the API has it.
 */
export interface Api {
  /** Its path; `/v1` before it may be left out. */
  readonly path: string;
  /** Streams come as events, or as lines of JSON. */
  readonly streamType: 'text/event-stream' | 'application/x-ndjson';
  /** Whether a request wants a stream. */
  readonly streams: (request: Fields) => boolean;
  /**
   * The request as a server of chat completions takes it.
   *
   * @param leaveOut - hears what such a server has no place for
   */
  readonly toCompletion: (request: Fields, leaveOut: (what: string) => void) => Fields;
  /** Writes the answer to a request. */
  readonly writer: (request: Fields) => AnswerWriter;
  readonly errorBody: (status: number, code: string, message: string) => object;
  /** How servers that speak the API themselves are read; none where they are asked for chat completions. */
  readonly own?: OwnServer;
}

/** An upstream that speaks an API itself. */
export interface OwnServer {
  /** How it streams. */
  readonly wire: Wire;
  /** A whole answer as a chat completion. */
  readonly completionOf: (answer: Fields) => Fields;
  /** A request whose messages hold the tools as text. */
  readonly withMessages: (request: Fields, messages: unknown) => Fields;
}

/** Writes an answer, piece by piece or whole. */
export interface AnswerWriter extends ChunkWriter {
  /** All of it, when the end was written. */
  whole(): object;
}
