import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { finished, pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export interface UpstreamRequest {
  readonly method: string;
  readonly headers: Fields;
  /** Undefined without a body. */
  readonly body: Uint8Array | Readable | undefined;
  readonly signal: AbortSignal;
  /** The maximum silence, in milliseconds. */
  readonly timeout: number;
  /** Called when an answer breaks off. */
  readonly onBroken: (reason: string) => void;
}

/** Headers by lower-case name, each with its values. */
export type Fields = Record<string, string[]>;

export interface UpstreamAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Fields;
  /** Null without a body. */
  readonly body: UpstreamBody | null;
}

/** The upstream did not answer. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly status: 502 | 504;
  /** An error code for programs. */
  readonly code: string;

  constructor(message: string, status: 502 | 504, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends a request to the upstream. `fetch` would give up after five minutes without a first byte, and small machines
 * take longer. Compressed bytes are decompressed.
 *
 * @throws {UpstreamError} when there is no answer, and the reason of the abort signal
 */
export async function ask(url: URL, asked: UpstreamRequest): Promise<UpstreamAnswer> {
  const incoming = await answerOf(url, asked);
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
  if (status < 200) {
    incoming.destroy();
    throw unreadable(`${status} is no status of an answer`);
  }
  const headers = endToEnd(incoming.headersDistinct);
  incoming.on('error', (error) => asked.onBroken(reasonOf(error)));
  const unpacker = unpackerFor(headers);
  const isEmpty = asked.method === 'HEAD' || EMPTY.has(status);
  if (isEmpty) incoming.resume();
  return { status, statusText, headers, body: isEmpty ? null : new UpstreamBody(incoming, unpacker) };
}

/** An answer that arrived but is unusable. */
export function unreadable(message: string): UpstreamError {
  return new UpstreamError(message, 502, 'upstream_unreadable');
}

/** Statuses without a body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

// A new connection for each request: the upstream may close a reused one just when the next request is sent.
const HTTP = new HttpAgent();
const HTTPS = new HttpsAgent();

function answerOf(url: URL, { method, headers, body, signal, timeout }: UpstreamRequest): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const [send, agent] = url.protocol === 'https:' ? [requestHttps, HTTPS] : [requestHttp, HTTP];
    const request = send(url, { method, headers, timeout, agent });
    const end = (error: Error): unknown => (incoming ?? request).destroy(error);
    let incoming: IncomingMessage | undefined;
    request.once('response', (response) => {
      incoming = response;
      answered(response);
    });
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      failed(unreadable(`it changes the protocol (status ${response.statusCode})`));
    });
    request.once('timeout', () => {
      end(new UpstreamError(`it said nothing for ${timeout / 1000} seconds`, 504, 'upstream_timeout'));
    });
    if (signal.aborted) end(signal.reason);
    else signal.addEventListener('abort', () => end(signal.reason), { once: true });
    request.on('error', (error) => {
      if (error instanceof UpstreamError || signal.aborted) failed(error);
      else failed(new UpstreamError(`it cannot be reached (${reasonOf(error)})`, 502, 'upstream_unreachable'));
    });
    if (body instanceof Readable) pipeline(body, request, () => {});
    else request.end(body);
  });
}

/** Headers that apply to a single connection. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The headers that are passed on. No other header may decide the length of a body, and so where the next message
 * begins.
 */
export function endToEnd(headers: NodeJS.Dict<string[]>): Fields {
  const named = (headers.connection ?? []).flatMap((names) => names.toLowerCase().split(/\s*,\s*/));
  const also = named.filter((name) => name !== 'content-length');
  const kept: Fields = {};
  for (const [name, values] of Object.entries(headers))
    if (values !== undefined && !OF_CONNECTION.has(name) && !also.includes(name)) kept[name] = values;
  return kept;
}

/** Accepts a stream that ends early, and flushes what arrived at once. */
const FLUSHED = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

/** The bytes of an answer, decompressed. Everything that arrived is passed on before an interruption is reported. */
export class UpstreamBody {
  readonly #incoming: IncomingMessage;
  readonly #bytes: Readable;
  #broken: Error | undefined;
  #listener: { text: string; readonly most: number; readonly tell: (text: string) => void } | undefined;

  constructor(incoming: IncomingMessage, unpacker: Transform | null) {
    this.#incoming = incoming;
    this.#bytes = unpacker ?? incoming;
    incoming.once('error', (reason) => {
      this.#broken = reason;
      unpacker?.end();
    });
    if (unpacker === null) return;
    // Bytes that cannot be decompressed break off the answer, too.
    unpacker.on('error', (reason) => incoming.destroy(reason));
    incoming.pipe(unpacker);
  }

  /** Calls `tell` with all that was read, once that is over: at most this many UTF-16 units. */
  listen(most: number, tell: (text: string) => void): void {
    this.#listener = { text: '', most, tell };
  }

  /** Passes on each piece as it arrives; `end` is called with an error, or with undefined at the end. */
  read(take: (piece: Uint8Array) => void, end: (error: Error | undefined) => void): void {
    const listener = this.#listener;
    const decoder = new TextDecoder();
    if (listener !== undefined)
      this.#bytes.on('data', (piece: Uint8Array) => {
        if (listener.text.length < listener.most) listener.text += decoder.decode(piece, { stream: true });
      });
    this.#bytes.on('data', take);
    finished(this.#bytes, { writable: false }, (error) => {
      listener?.tell(listener.text);
      end(this.#broken ?? error ?? undefined);
    });
  }

  pause(): void {
    this.#bytes.pause();
  }

  resume(): void {
    this.#bytes.resume();
  }

  /** Drops the rest. */
  destroy(): void {
    this.#incoming.destroy();
  }

  /**
   * The body as text; undefined when it exceeds the limit.
   *
   * @throws {UpstreamError} when it breaks off, or cannot be decompressed
   */
  text(most: number): Promise<string | undefined> {
    const decoder = new TextDecoder();
    let text = '';
    return new Promise((done, failed) => {
      this.read(
        (piece) => {
          text += decoder.decode(piece, { stream: true });
          if (text.length <= most) return;
          done(undefined);
          this.destroy();
        },
        (error) => (error === undefined ? done(text + decoder.decode()) : failed(brokenOff(error))),
      );
    });
  }
}

function brokenOff(error: Error): UpstreamError {
  return error instanceof UpstreamError ? error : unreadable(`what came breaks off (${reasonOf(error)})`);
}

/** Decompresses the bytes; null if they are not compressed. */
function unpackerFor(headers: Fields): Transform | null {
  const unpackers = {
    gzip: () => createGunzip(FLUSHED),
    'x-gzip': () => createGunzip(FLUSHED),
    deflate: () => createInflate(FLUSHED),
    br: () => createBrotliDecompress(BROTLI),
  };
  const encoding = headers['content-encoding']?.join().toLowerCase();
  const found = Object.entries(unpackers).find(([name]) => name === encoding);
  if (found === undefined) return null;
  delete headers['content-encoding'];
  delete headers['content-length'];
  return found[1]();
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
