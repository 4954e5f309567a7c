import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { PassThrough, pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** What is asked of the upstream. */
export interface UpstreamRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: Uint8Array | Readable;
  readonly signal: AbortSignal;
  /** How long it may say nothing, in milliseconds. */
  readonly timeout: number;
  /** Hears that an answer broke off. */
  readonly onBroken: (reason: string) => void;
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
export async function ask(url: URL, asked: UpstreamRequest): Promise<Response> {
  const incoming = await answerOf(url, asked);
  const { statusCode: status = 502, statusMessage: statusText = '' } = incoming;
  const headers = endToEnd(incoming.headersDistinct);
  const body = bodyOf(incoming, headers);
  incoming.on('error', (error) => asked.onBroken(reasonOf(error)));
  const isEmpty = asked.method === 'HEAD' || EMPTY.has(status);
  if (isEmpty) incoming.resume();
  return new Response(isEmpty ? null : body, { status, statusText, headers });
}

/** What these answers have no body for. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

function answerOf(url: URL, { method, headers, body, signal, timeout }: UpstreamRequest): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method, headers: Object.fromEntries(headers), timeout, agent: false });
    const end = (error: Error): unknown => (incoming ?? request).destroy(error);
    let incoming: IncomingMessage | undefined;
    request.once('response', (response) => {
      incoming = response;
      answered(response);
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

/** The headers that are passed on. */
export function endToEnd(headers: NodeJS.Dict<string[]>): Headers {
  const also = (headers.connection ?? []).flatMap((names) => names.toLowerCase().split(/\s*,\s*/));
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name) && !also.includes(name));
  return new Headers(kept.flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));
}

/** A stream that ends early ends here too, and what came of it is given out at once. */
const FLUSHED = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

/** The bytes of an answer, unpacked. All that came is given out before it is told that it broke off. */
function bodyOf(incoming: IncomingMessage, headers: Headers): ReadableStream<Uint8Array> {
  const through = unpackerFor(headers);
  let broken: Error | undefined;
  incoming.once('error', (reason) => {
    broken = reason;
    through.end();
  });
  // Bytes that cannot be unpacked break off the answer, too.
  through.on('error', (reason) => incoming.destroy(reason));
  incoming.pipe(through);
  async function* piecesOf(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* through;
    } finally {
      incoming.destroy();
    }
    if (broken !== undefined) throw broken;
  }
  const pieces = piecesOf();
  // An error takes what waits in a web stream away: nothing waits there.
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { value, done } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await pieces.return()),
    },
    { highWaterMark: 0 },
  );
}

function unpackerFor(headers: Headers): Transform {
  const unpackers = {
    gzip: () => createGunzip(FLUSHED),
    'x-gzip': () => createGunzip(FLUSHED),
    deflate: () => createInflate(FLUSHED),
    br: () => createBrotliDecompress(BROTLI),
  };
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? '';
  const found = Object.entries(unpackers).find(([name]) => name === encoding);
  if (found === undefined) return new PassThrough();
  headers.delete('content-encoding');
  headers.delete('content-length');
  return found[1]();
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
