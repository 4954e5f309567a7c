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

/** What is served, and to whom. */
export interface ServeSettings {
  /** The base URL of the upstream's API: what is below `/v1` here is below it there. */
  readonly upstream: URL;
  /** How answers are read, and requests told of tools. */
  readonly reading: OpenAiOptions;
  /** How often a model whose call cannot be handed out is asked again. */
  readonly retry?: number;
  /** Web pages of other machines are turned away. */
  readonly isLocal: boolean;
  /** How long the upstream may say nothing, in milliseconds. */
  readonly timeout: number;
  /** The largest request for a completion, in bytes. */
  readonly maxBody: number;
  /**
   * The API that the upstream is asked in, whatever its clients speak.
   *
   * @defaultValue chat completions, and Ollama's own where a client speaks that
   */
  readonly speaks?: UpstreamApi;
  readonly log: LogName;
  /** Writes down what is asked of the model, and its answers. */
  readonly record?: Recorder['record'];
  /** Hears what is not read, or not told to the upstream: again for each request. */
  readonly note?: (what: string) => void;
}

/** The server, and how it ends. */
interface Serving {
  readonly server: Server;
  /** Takes no more requests, and resolves when those that are open are answered, or `grace` milliseconds later. */
  close(grace: number): Promise<void>;
}

/** Why open requests end when the server does. */
const SHUTDOWN = new UpstreamError('peglot serve is shutting down', 502, 'shutdown');

/** A server in front of another one, whose chat completions have the calls out of their text. */
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

/** How long clients have to take the last bytes, in milliseconds. */
const LAST_WORDS = 1000;

/** What is known beside a request. */
interface Around {
  readonly settings: ServeSettings;
  readonly options: OpenAiOptions;
  /** Ends it. */
  readonly stop: AbortController;
  /** How many are open. */
  readonly open: number;
  /** The API that it is of; undefined where that is none that is read. */
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

/** Nobody wonders why these have no calls. */
const SEEN_THROUGH: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request for an answer of the model, or for how long it is. */
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
  /** A conversation that goes on is asked as it was. */
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

/** Keys are where clients of the upstream's API have them. */
function headersFor({ headers }: AskedApi, { 'x-api-key': keys, authorization, ...others }: Fields): Fields {
  const key = keys?.[0] ?? /^Bearer +(.+)$/i.exec(authorization?.[0] ?? '')?.[1];
  const told = Object.entries(headers(key)).map(([name, value]): [string, string[]] => [name, [value]]);
  const kept: Fields = authorization === undefined ? {} : { authorization };
  return { ...others, ...kept, ...Object.fromEntries(told), 'content-type': ['application/json'] };
}

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
