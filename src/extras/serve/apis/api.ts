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
  /** How servers are asked and read that speak the API themselves. */
  readonly server: ApiServer;
  /** Whether the upstream is taken to speak it, where nobody says what it speaks. */
  readonly isAssumed: boolean;
}

/** An upstream that speaks an API itself. */
export interface ApiServer {
  /** How it streams one answer. */
  readonly wire: () => Wire;
  /** A whole answer as a chat completion. */
  readonly completionOf: (answer: Fields) => Fields;
  /** A request as it is sent where a completion with the tools in its messages, as text, is sent in place of it. */
  readonly withMessages: (request: Fields, sent: Fields) => Fields;
  /** The request of a conversation that goes on with these messages, which are texts; undefined where none can. */
  readonly goOn: (request: Fields, more: readonly Fields[]) => Fields | undefined;
}

/** An API that an upstream may speak, for clients of any other. */
export interface AskedApi extends Api {
  /** What is told beside a request, with the key of the client where servers of the API look for it. */
  readonly headers: (key: string | undefined) => Readonly<Record<string, string>>;
  /**
   * A request for a chat completion in this API.
   *
   * @param leaveOut - hears what it has no place for
   */
  readonly fromCompletion: (request: Fields, leaveOut: (what: string) => void) => Fields;
}

/** Writes an answer, piece by piece or whole. */
export interface AnswerWriter extends ChunkWriter {
  /** All of it, when the end was written. */
  whole(): object;
}
