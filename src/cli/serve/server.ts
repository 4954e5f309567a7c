import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { messageOf } from '../../core/thrown.ts';
import { type OpenAiOptions, openai } from '../../hosts/openai/index.ts';
import { observed } from '../../hosts/telemetry/index.ts';
import { isFromHere } from './guard.ts';
import { addReply, type Entry, entryOf, type LogName, writeEntry } from './log.ts';
import { ask, endToEnd, UpstreamError } from './upstream.ts';

/** What is served, and to whom. */
export interface ServeSettings {
  /** The base URL of the upstream's API: what is below `/v1` here is below it there. */
  readonly upstream: URL;
  /** That of the model that a request names, if there is none. */
  readonly dialect: OpenAiOptions['dialect'] | undefined;
  readonly thoughts?: OpenAiOptions['thoughts'] | undefined;
  readonly inject: boolean;
  readonly grammar?: OpenAiOptions['grammar'] | undefined;
  /** Web pages of other machines are turned away. */
  readonly isLocal: boolean;
  /** How long the upstream may say nothing, in milliseconds. */
  readonly timeout: number;
  /** The largest request for a completion, in bytes. */
  readonly maxBody: number;
  /** The longest answer that is read, in UTF-16 units. */
  readonly maxReply: number;
  readonly log: LogName;
}

/** The server, and how it ends. */
export interface Serving {
  readonly server: Server;
  /** Takes no more requests, and resolves when those that are open are answered, or `grace` milliseconds later. */
  close(grace: number): Promise<void>;
}

/** Why open requests end when the server does. */
const SHUTDOWN = new UpstreamError('peglot serve is shutting down', 502, 'shutdown');

/** A server in front of another one, whose chat completions have the calls out of their text. */
export function createServing(settings: ServeSettings): Serving {
  const open = new Set<AbortController>();
  const server = createServer((request, response) => {
    const stop = new AbortController();
    open.add(stop);
    response.once('close', () => open.delete(stop));
    void serve(request, response, settings, stop, open.size);
  });
  return {
    server,
    async close(grace) {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const late = setTimeout(() => {
        for (const stop of open) stop.abort(SHUTDOWN);
        setTimeout(() => server.closeAllConnections(), LAST_WORDS).unref();
      }, grace);
      await closed;
      clearTimeout(late);
    },
  };
}

/** How long clients have to take the last bytes, in milliseconds. */
const LAST_WORDS = 1000;

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ServeSettings,
  stop: AbortController,
  open: number,
): Promise<void> {
  const start = performance.now();
  const { method = 'GET', url = '/' } = request;
  const [path = '/'] = url.split('?');
  const entry = entryOf(method, path);
  response.once('close', () => {
    if (!response.writableFinished) {
      entry.error ??= 'the client went';
      stop.abort();
    }
    entry.ms = Math.round((performance.now() - start) * 10) / 10;
    entry.status = response.headersSent ? response.statusCode : 0;
    if (path !== HEALTH) writeEntry(entry, settings.log);
  });
  try {
    await answer(request, response, await answerTo(request, settings, stop.signal, entry, open));
  } catch (error) {
    if (response.destroyed || response.headersSent) response.destroy();
    else await answer(request, response, failureOf(error, settings.upstream, entry)).catch(() => response.destroy());
  }
}

const HEALTH = '/healthz';

async function answerTo(
  request: IncomingMessage,
  settings: ServeSettings,
  signal: AbortSignal,
  entry: Entry,
  open: number,
): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  if (settings.isLocal && !isFromHere(request.headers))
    return errorOf(403, 'not_from_here', 'only programs of this machine are served; --host opens it to others');
  if (entry.path === HEALTH) return Response.json({ status: 'ok', upstream: settings.upstream.origin, open: open - 1 });
  const target = targetOf(url, settings.upstream);
  const headers = endToEnd(request.headersDistinct);
  for (const name of OWN_HEADERS) headers.delete(name);
  const asked = {
    method,
    headers,
    signal,
    timeout: settings.timeout,
    onBroken: (reason: string) => noteError(entry, reason),
  };
  if (method !== 'POST' || !entry.path.endsWith('/chat/completions')) return ask(target, { ...asked, body: request });
  const body = await bodyOf(request, settings.maxBody);
  if (body === undefined)
    return errorOf(413, 'request_too_large', `the request has more than ${settings.maxBody} bytes; see --max-body`);
  const send = openai({
    ...(settings.dialect !== undefined && { dialect: settings.dialect }),
    ...(settings.thoughts !== undefined && { thoughts: settings.thoughts }),
    observe: observed,
    inject: settings.inject,
    ...(settings.grammar !== undefined && { grammar: settings.grammar }),
    maxLength: settings.maxReply,
    onReply: (parsed, { model }) => addReply(entry, parsed, model),
    fetch: async (_, init) => {
      const sent = new Uint8Array(await new Response(init?.body ?? null).arrayBuffer());
      headers.set('content-length', String(sent.length));
      return ask(target, { ...asked, body: sent });
    },
  });
  return send(target, { method, body });
}

/** The upstream has a name of its own; answers are read, so none of them need be packed. */
const OWN_HEADERS = ['host', 'accept-encoding', 'expect'];

/** Where a request goes: below the upstream's base what is below `/v1`, to its machine everything else. */
export function targetOf(url: string, upstream: URL): URL {
  const path =
    url.startsWith('/v1/') || url === '/v1' ? upstream.pathname.replace(/\/$/, '') + url.slice('/v1'.length) : url;
  const target = new URL(upstream);
  const [pathname = '/', ...query] = path.split('?');
  target.pathname = pathname;
  target.search = query.length === 0 ? '' : `?${query.join('?')}`;
  return target;
}

/** The bytes of a request; undefined when they are too many. */
async function bodyOf(request: IncomingMessage, maxBody: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  // The rest is not read, and the connection stays for the answer.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    if (length > maxBody) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function answer(request: IncomingMessage, response: ServerResponse, given: Response): Promise<void> {
  const { status, statusText, headers, body } = given;
  // A request that is not read to its end leaves its connection of no further use.
  if (!request.complete) response.setHeader('connection', 'close');
  response.setHeaders(headers);
  response.writeHead(status, statusText);
  response.flushHeaders();
  if (body === null) response.end();
  else await pipeline(Readable.fromWeb(nodeStreamOf(body)), response);
}

/** The types of Node's own streams and of the ones that `fetch` has are two. */
function nodeStreamOf(body: ReadableStream<Uint8Array>): NodeReadableStream {
  return body;
}

function failureOf(error: unknown, upstream: URL, entry: Entry): Response {
  if (error instanceof UpstreamError) {
    noteError(entry, error.code);
    return errorOf(error.status, error.code, `the upstream ${upstream.origin} gave no answer: ${error.message}`);
  }
  const message = messageOf(error);
  noteError(entry, `unexpected ${message}`);
  return errorOf(500, 'unexpected', `unexpected ${message}`);
}

function noteError(entry: Entry, reason: string): void {
  entry.error ??= reason;
}

function errorOf(status: number, code: string, message: string): Response {
  return Response.json({ error: { message, type: 'peglot_error', param: null, code } }, { status });
}
