import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../core/thrown.ts';
import { ABOUT_BYTES, readText, tooLong, wayOf } from '../../hosts/openai/answer.ts';
import { exchangeOf, requireUsable } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { written } from '../../hosts/openai/json-text.ts';
import type { Reading } from '../../hosts/openai/reading.ts';
import { requestIn } from '../../hosts/openai/request.ts';
import { EventReader } from '../../hosts/openai/stream.ts';
import { observed } from '../../hosts/telemetry/index.ts';
import { type Answer, answer, jsonAnswer, passedOn } from './answer.ts';
import { isFromHere } from './guard.ts';
import { addReply, type Entry, entryOf, type LogName, writeEntry } from './log.ts';
import {
  ask,
  endToEnd,
  type Fields,
  type UpstreamAnswer,
  UpstreamError,
  type UpstreamRequest,
  unreadable,
} from './upstream.ts';

/** What is served, and to whom. */
export interface ServeSettings {
  /** The base URL of the upstream's API: what is below `/v1` here is below it there. */
  readonly upstream: URL;
  /** That of the model that a request names, if there is none. */
  readonly dialect: OpenAiOptions['dialect'] | undefined;
  readonly thoughts?: OpenAiOptions['thoughts'] | undefined;
  readonly calls?: OpenAiOptions['calls'] | undefined;
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
  const options = optionsOf(settings);
  requireUsable(options);
  const server = createServer((request, response) => {
    const stop = new AbortController();
    open.add(stop);
    response.once('close', () => open.delete(stop));
    void serve(request, response, { settings, options, stop, open: open.size });
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

/** How the answers to all requests are read. */
function optionsOf({ dialect, thoughts, calls, inject, grammar, maxReply }: ServeSettings): OpenAiOptions {
  return {
    ...(dialect !== undefined && { dialect }),
    ...(thoughts !== undefined && { thoughts }),
    ...(calls !== undefined && { calls }),
    ...(grammar !== undefined && { grammar }),
    observe: observed,
    inject,
    maxLength: maxReply,
  };
}

/** What is known beside a request. */
interface Around {
  readonly settings: ServeSettings;
  readonly options: OpenAiOptions;
  /** Ends it. */
  readonly stop: AbortController;
  /** How many are open. */
  readonly open: number;
}

async function serve(request: IncomingMessage, response: ServerResponse, around: Around): Promise<void> {
  const { settings, stop } = around;
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
    await answer(request, response, await answerTo(request, entry, around));
  } catch (error) {
    if (response.destroyed || response.headersSent) response.destroy();
    else await answer(request, response, failureOf(error, settings.upstream, entry)).catch(() => response.destroy());
  }
}

const HEALTH = '/healthz';

async function answerTo(
  request: IncomingMessage,
  entry: Entry,
  { settings, options, stop, open }: Around,
): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  if (settings.isLocal && !isFromHere(request.headers))
    return errorOf(403, 'not_from_here', 'only programs of this machine are served; --host opens it to others');
  if (entry.path === HEALTH)
    return jsonAnswer(200, { status: 'ok', upstream: settings.upstream.origin, open: open - 1 });
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== CHUNKED)
    return errorOf(501, 'not_implemented', 'a body comes in chunks or with its length; other codings are not known');
  const target = targetOf(url, settings.upstream);
  const headers = endToEnd(request.headersDistinct);
  for (const name of OWN_HEADERS) delete headers[name];
  const asked = {
    method,
    headers,
    signal: stop.signal,
    timeout: settings.timeout,
    onBroken: (reason: string) => noteError(entry, reason),
  };
  if (method !== 'POST' || !entry.path.endsWith('/chat/completions'))
    return passedOn(await ask(target, { ...asked, ...framed(request, headers, coding !== undefined) }));
  const body = await bodyOf(request, settings.maxBody);
  if (body === undefined)
    return errorOf(413, 'request_too_large', `the request has more than ${settings.maxBody} bytes; see --max-body`);
  const completion = requestIn(new TextDecoder().decode(body));
  const onReply: OpenAiOptions['onReply'] = (parsed, { model }) => addReply(entry, parsed, model);
  const { sent, reading } = completion === undefined ? UNREAD : exchangeOf({ ...options, onReply }, completion);
  const bytes = sent === undefined ? body : Buffer.from(written(sent));
  headers['content-length'] = [String(bytes.length)];
  const given = await ask(target, { ...asked, body: bytes });
  return reading === undefined ? passedOn(given) : readAnswer(given, reading);
}

const UNUSABLE = { status: 502, statusText: '', headers: { 'content-type': 'application/json' } };

const CHUNKED = 'chunked';

/**
 * The body of a request that is passed on, framed as it came: Node frames none of a `GET`, a `DELETE` and the like, so that
 * the upstream would take its bytes for the next request.
 */
function framed(
  request: IncomingMessage,
  headers: Fields,
  isChunked: boolean,
): Pick<UpstreamRequest, 'body' | 'headers'> {
  if (isChunked) return { body: request, headers: { ...headers, 'transfer-encoding': [CHUNKED] } };
  return { body: headers['content-length'] === undefined ? undefined : request, headers };
}

const UNREAD = { sent: undefined, reading: undefined };

/** An answer with the calls out of its text. */
async function readAnswer(given: UpstreamAnswer, reading: Reading): Promise<Answer> {
  const { status, statusText, body } = given;
  const isGood = status >= 200 && status < 300;
  const way = isGood ? wayOf(given.headers['content-type']?.join()) : null;
  if (way === null || body === null) return passedOn(given);
  const headers = { ...given.headers };
  for (const name of ABOUT_BYTES) delete headers[name];
  if (way === 'events') return { status, statusText, headers, body: { of: body, reader: new EventReader(reading) } };
  const text = await body.text(reading.maxLength);
  if (text === undefined) return jsonAnswer(502, tooLong(reading));
  const read = readText(text, reading);
  if (read === undefined) throw unreadable('what came is no JSON');
  return read.isGood ? { status, statusText, headers, body: read.text } : { ...UNUSABLE, body: read.text };
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

function failureOf(error: unknown, upstream: URL, entry: Entry): Answer {
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

function errorOf(status: number, code: string, message: string): Answer {
  return jsonAnswer(status, { error: { message, type: 'peglot_error', param: null, code } });
}
