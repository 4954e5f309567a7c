import type { ChunkWriter, Wire } from '../../../hosts/openai/stream.ts';

/** JSON objects of requests and answers. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * An API that clients use. All are handled as chat completions: a request becomes one, and the answer is written back
 * in the API.
 */
export interface Api {
  /** Its path; the prefix `/v1` may be left out. */
  readonly path: string;
  /** Streams are events, or lines of JSON. */
  readonly streamType: 'text/event-stream' | 'application/x-ndjson';
  /** Whether a request wants a stream. */
  readonly streams: (request: Fields) => boolean;
  /**
   * Converts a request into one for a server of chat completions.
   *
   * @param leaveOut - called with what such a server has no field for
   */
  readonly toCompletion: (request: Fields, leaveOut: (what: string) => void) => Fields;
  readonly writer: (request: Fields) => AnswerWriter;
  readonly errorBody: (status: number, code: string, message: string) => object;
  /** How servers that use this API themselves are asked and read. */
  readonly server: ApiServer;
  /** Whether the upstream is assumed to support it, unless configured otherwise. */
  readonly isAssumed: boolean;
}

/** An upstream that uses an API itself. */
export interface ApiServer {
  /** The protocol of one streamed answer. */
  readonly wire: () => Wire;
  /** Converts a whole answer into a chat completion. */
  readonly completionOf: (answer: Fields) => Fields;
  /** Converts a request that goes out as a completion with the tools as text in its messages. */
  readonly withMessages: (request: Fields, sent: Fields) => Fields;
  /**
   * The request that continues the conversation with these messages, which are texts; undefined if that is
   * impossible.
   */
  readonly goOn: (request: Fields, more: readonly Fields[]) => Fields | undefined;
}

/** An API that an upstream may use, for clients of any other. */
export interface AskedApi extends Api {
  /** The headers of a request, with the client's key where servers of the API expect it. */
  readonly headers: (key: string | undefined) => Readonly<Record<string, string>>;
  /**
   * Converts a request for a chat completion into this API.
   *
   * @param leaveOut - called with what it has no field for
   */
  readonly fromCompletion: (request: Fields, leaveOut: (what: string) => void) => Fields;
}

/** Writes an answer, piece by piece or whole. */
export interface AnswerWriter extends ChunkWriter {
  /** The whole answer, once its end was written. */
  whole(): object;
}
