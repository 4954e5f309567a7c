import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { finished, pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** What is asked of the upstream. */
export interface UpstreamRequest {
  readonly method: string;
  readonly headers: Fields;
  /** Undefined where there is none. */
  readonly body: Uint8Array | Readable | undefined;
  readonly signal: AbortSignal;
  /** How long it may say nothing, in milliseconds. */
  readonly timeout: number;
  /** Hears that an answer broke off. */
  readonly onBroken: (reason: string) => void;
}

/** Headers by their names in small letters, each with its values. */
export type Fields = Record<string, string[]>;

/** What the upstream answered. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Fields;
  /** Null where there is none. */
  readonly body: UpstreamBody | null;
}

/** The upstream gave no answer. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly status: 502 | 504;
  /** For programs. */
  readonly code: string;

  constructor(message: string, status: 502 | 504, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Asks the upstream, as `fetch` does, which would give up after five minutes without a first byte: small machines take
 * longer. Bytes that come packed are unpacked.
 *
 * @throws {UpstreamError} when there is no answer, and what the signal says
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

/** An answer that is there, and of no use. */
export function unreadable(message: string): UpstreamError {
  return new UpstreamError(message, 502, 'upstream_unreadable');
}

/** What these answers have no body for. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

// A connection for each request: one that is kept may be closed by the upstream just when the next request is sent.
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

/** Headers that are about one connection alone. */
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

/** The headers that are passed on. How long a body is, and so where the next message begins, no other header decides. */
export function endToEnd(headers: NodeJS.Dict<string[]>): Fields {
  const named = (headers.connection ?? []).flatMap((names) => names.toLowerCase().split(/\s*,\s*/));
  const also = named.filter((name) => name !== 'content-length');
  const kept: Fields = {};
  for (const [name, values] of Object.entries(headers))
    if (values !== undefined && !OF_CONNECTION.has(name) && !also.includes(name)) kept[name] = values;
  return kept;
}

/** A stream that ends early ends here too, and what came of it is given out at once. */
const FLUSHED = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

/** The bytes of an answer, unpacked. All that came is handed on before it is told that it broke off. */
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
    // Bytes that cannot be unpacked break off the answer, too.
    unpacker.on('error', (reason) => incoming.destroy(reason));
    incoming.pipe(unpacker);
  }

  /** Tells all that was read, when that is over: at most so many UTF-16 units. */
  listen(most: number, tell: (text: string) => void): void {
    this.#listener = { text: '', most, tell };
  }

  /** Hands each piece on as it comes; `end` hears why no more come: because of an error, or because that was all. */
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

  /** The rest is not wanted. */
  destroy(): void {
    this.#incoming.destroy();
  }

  /**
   * The body as a text; undefined when that is longer than what is read.
   *
   * @throws {UpstreamError} when it breaks off, or cannot be unpacked
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

/** What unpacks the bytes; null where they are not packed. */
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
