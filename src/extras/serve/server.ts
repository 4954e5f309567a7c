import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../core/thrown.ts';
import { requireUsable } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { written } from '../../hosts/openai/json-text.ts';
import { type CompletionRequest, requestIn } from '../../hosts/openai/request.ts';
import { observed } from '../../hosts/telemetry/index.ts';
import { type Answer, answer, jsonAnswer, passedOn } from './answer.ts';
import type { Api, AskedApi } from './apis/api.ts';
import { chat } from './apis/chat.ts';
import { apiOf, chatApiOf, type UpstreamApi } from './apis/index.ts';
import { messages } from './apis/messages/index.ts';
import { turnOf } from './completion.ts';
import { countOf, isCount } from './count-tokens.ts';
import { isFromHere } from './guard.ts';
import { addReply, type Entry, entryOf, type LogName, writeEntry } from './log.ts';
import type { Recorder } from './record.ts';
import { ask, endToEnd, type Fields, type UpstreamAnswer, UpstreamError, type UpstreamRequest } from './upstream.ts';

export interface ServeSettings {
  /** The base URL of the upstream's API, which corresponds to `/v1` here. */
  readonly upstream: URL;
  /** How requests describe tools, and how answers are read. */
  readonly reading: OpenAiOptions;
  /** How often a model is asked again when a call cannot be handed out. */
  readonly retry?: number;
  /** Refuse web pages of other machines. */
  readonly isLocal: boolean;
  /** The maximum silence of the upstream, in milliseconds. */
  readonly timeout: number;
  /** The maximum size of a request for a completion, in bytes. */
  readonly maxBody: number;
  /**
   * The API for requests to the upstream, whatever its clients use.
   *
   * @defaultValue chat completions, and Ollama's own for its clients
   */
  readonly speaks?: UpstreamApi;
  readonly log: LogName;
  /** Records requests and answers of the model. */
  readonly record?: Recorder['record'];
  /** Called with what is not read, or not sent to the upstream; again for each request. */
  readonly note?: (what: string) => void;
}

/** The server, and how to end it. */
interface Serving {
  readonly server: Server;
  /** Takes no more requests, and resolves when the open ones are answered, or after `grace` milliseconds. */
  close(grace: number): Promise<void>;
}

/** The reason for ending open requests. */
const SHUTDOWN = new UpstreamError('peglot serve is shutting down', 502, 'shutdown');

/** A proxy in front of another server; its chat completions have the calls taken out of their text. */
export function createServing(settings: ServeSettings): Serving {
  const open = new Set<AbortController>();
  const options = { ...settings.reading, observe: observed };
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

/** How long clients have to read the last bytes, in milliseconds. */
const LAST_WORDS = 1000;

/** The context of a request. */
interface Around {
  readonly settings: ServeSettings;
  readonly options: OpenAiOptions;
  /** Ends the request. */
  readonly stop: AbortController;
  readonly open: number;
  /** Its API; undefined for requests that are passed on. */
  readonly api: Api | undefined;
  readonly entry: Entry;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  server: Omit<Around, 'api' | 'entry'>,
): Promise<void> {
  const { settings, stop } = server;
  const start = performance.now();
  const { method = 'GET', url = '/' } = request;
  const [path = '/'] = url.split('?');
  const entry = entryOf(method, path);
  const around = { ...server, entry, api: apiOf(method, path) ?? (isCount(method, path) ? messages : undefined) };
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
    await answer(request, response, await answerTo(request, around));
  } catch (error) {
    if (response.destroyed || response.headersSent) response.destroy();
    else await answer(request, response, failureOf(error, around)).catch(() => response.destroy());
  }
}

const HEALTH = '/healthz';

async function answerTo(request: IncomingMessage, around: Around): Promise<Answer> {
  const { settings, stop, open, entry, api } = around;
  const { method = 'GET', url = '/' } = request;
  if (settings.isLocal && !isFromHere(request.headers))
    return errorOf(api, 403, 'not_from_here', 'only programs of this machine are served; --host opens it to others');
  if (entry.path === HEALTH)
    return jsonAnswer(200, { status: 'ok', upstream: settings.upstream.origin, open: open - 1 });
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== CHUNKED)
    return errorOf(api, 501, 'not_implemented', 'a body comes in chunks or with its length; no other coding is known');
  const headers = endToEnd(request.headersDistinct);
  for (const name of OWN_HEADERS) delete headers[name];
  const asked = {
    method,
    headers,
    signal: stop.signal,
    timeout: settings.timeout,
    onBroken: (reason: string) => noteError(entry, reason),
  };
  if (api !== undefined) return answerOfModel(request, asked, api, around);
  if (!SEEN_THROUGH.has(method)) settings.note?.(`passed on unread: ${method} ${entry.path}`);
  const target = targetOf(url, settings.upstream);
  return passedOn(await ask(target, { ...asked, ...framed(request, headers, coding !== undefined) }));
}

/** Methods for which nobody expects calls to be read. */
const SEEN_THROUGH: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Handles a request for an answer of the model, or for a token count. */
async function answerOfModel(
  request: IncomingMessage,
  asked: Omit<UpstreamRequest, 'body'>,
  api: Api,
  { settings, options, entry }: Around,
): Promise<Answer> {
  const { maxBody, note } = settings;
  const body = await bodyOf(request, maxBody);
  if (body === undefined)
    return errorOf(api, 413, 'request_too_large', `the request has more than ${maxBody} bytes; see --max-body`);
  const target = targetOf(request.url ?? '/', settings.upstream);
  const asking = requestIn(new TextDecoder().decode(body));
  if (asking === undefined && api !== chat) return errorOf(api, 400, 'no_json', 'the request is no JSON object');
  if (asking === undefined) return passedOn(await ask(target, withBody(asked, body)));
  if (isCount(asked.method, entry.path))
    return countOf(await ask(target, withBody(asked, body)), asking, (what) => note?.(what));
  const heard: OpenAiOptions = { ...options, onReply: (parsed, { model }) => addReply(entry, parsed, model) };
  const leaveOut = (what: string): void => note?.(`left out of ${entry.path}: ${what}`);
  const of = api === chat ? chatApiOf(asking) : api;
  const { sent, to, goOn, read } = turnOf(of, settings.speaks, asking, heard, leaveOut);
  const place = to === undefined ? target : targetOf(to.path, settings.upstream);
  const headers = to === undefined ? asked.headers : headersFor(to, asked.headers);
  const send = async (body: CompletionRequest, bytes?: Uint8Array): Promise<UpstreamAnswer> => {
    const given = await ask(place, withBody({ ...asked, headers }, bytes ?? Buffer.from(written(body))));
    settings.record?.(place.pathname, body, given);
    return given;
  };
  const first = sent ?? asking;
  /** A retry is sent the same way as the first request. */
  const again = (more: readonly CompletionRequest[]): Promise<UpstreamAnswer> => {
    entry.retries = (entry.retries ?? 0) + 1;
    return send(goOn(first, more) ?? first);
  };
  const { retry: times = 0 } = settings;
  const canGoOn = times > 0 && !(Number(first.n) > 1) && goOn(first, []) !== undefined;
  return read(await send(first, sent === undefined ? body : undefined), canGoOn ? { times, ask: again } : undefined);
}

function withBody(asked: Omit<UpstreamRequest, 'body'>, body: Uint8Array): UpstreamRequest {
  return { ...asked, headers: { ...asked.headers, 'content-length': [String(body.length)] }, body };
}

/** Moves the key to the header where the upstream's API expects it. */
function headersFor({ headers }: AskedApi, { 'x-api-key': keys, authorization, ...others }: Fields): Fields {
  const key = keys?.[0] ?? /^Bearer +(.+)$/i.exec(authorization?.[0] ?? '')?.[1];
  const told = Object.entries(headers(key)).map(([name, value]): [string, string[]] => [name, [value]]);
  const kept: Fields = authorization === undefined ? {} : { authorization };
  return { ...others, ...kept, ...Object.fromEntries(told), 'content-type': ['application/json'] };
}

const CHUNKED = 'chunked';

/**
 * The body of a request that is passed on, with its original framing: Node adds none for `GET`, `DELETE` and the like,
 * and the upstream would take the bytes for the next request.
 */
function framed(
  request: IncomingMessage,
  headers: Fields,
  isChunked: boolean,
): Pick<UpstreamRequest, 'body' | 'headers'> {
  if (isChunked) return { body: request, headers: { ...headers, 'transfer-encoding': [CHUNKED] } };
  return { body: headers['content-length'] === undefined ? undefined : request, headers };
}

/** The upstream has its own host name; answers are read, so compression is not useful. */
const OWN_HEADERS = ['host', 'accept-encoding', 'expect'];

/** The target of a request: paths below `/v1` go below the upstream's base, all others to its host. */
export function targetOf(url: string, upstream: URL): URL {
  const path =
    url.startsWith('/v1/') || url === '/v1' ? upstream.pathname.replace(/\/$/, '') + url.slice('/v1'.length) : url;
  const target = new URL(upstream);
  const [pathname = '/', ...query] = path.split('?');
  target.pathname = pathname;
  target.search = query.length === 0 ? '' : `?${query.join('?')}`;
  return target;
}

/** The bytes of a request; undefined when there are too many. */
async function bodyOf(request: IncomingMessage, maxBody: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  // The rest is not read, but the connection stays open for the answer.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    if (length > maxBody) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function failureOf(error: unknown, { settings, entry, api }: Around): Answer {
  if (error instanceof UpstreamError) {
    noteError(entry, error.code);
    const message = `the upstream ${settings.upstream.origin} gave no answer: ${error.message}`;
    return errorOf(api, error.status, error.code, message);
  }
  const message = messageOf(error);
  noteError(entry, `unexpected ${message}`);
  return errorOf(api, 500, 'unexpected', `unexpected ${message}`);
}

function noteError(entry: Entry, reason: string): void {
  entry.error ??= reason;
}

function errorOf(api: Api | undefined, status: number, code: string, message: string): Answer {
  const body = api === chat ? undefined : api?.errorBody(status, code, message);
  return jsonAnswer(status, body ?? { error: { message, type: 'peglot_error', param: null, code } });
}
