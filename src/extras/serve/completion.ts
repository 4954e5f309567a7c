import { isRecord } from '../../core/record.ts';
import { ABOUT_BYTES, type ReadText, readText, tooLong, wayOf } from '../../hosts/openai/answer.ts';
import { exchangeOf } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { jsonIn, written } from '../../hosts/openai/json-text.ts';
import type { ErrorBody, Reading } from '../../hosts/openai/reading.ts';
import { AS_CHUNKS, CHAT, EventReader } from '../../hosts/openai/stream.ts';
import { type Answer, jsonAnswer, type PieceReader, passedOn } from './answer.ts';
import type { AnswerWriter, Api, AskedApi, Fields, OwnServer, Place } from './apis/api.ts';
import { chat } from './apis/chat.ts';
import { askedApiOf, type UpstreamApi } from './apis/index.ts';
import { asChunk, recordsOf } from './apis/parts.ts';
import { type Retry, RetryingReader, readAgain } from './retry/ask-again.ts';
import { type UpstreamAnswer, unreadable } from './upstream.ts';

/** How a request for an answer of the model is asked, and its answer read. */
export interface Turn {
  /** Undefined where it is sent as it came. */
  readonly sent: Fields | undefined;
  /** Where it is sent; undefined where that is the path that it came to. */
  readonly to: Place | undefined;
  /** The request of a conversation that goes on; undefined where none can. */
  readonly goOn: OwnServer['goOn'];
  /** @param retry - how the model is asked again where a call of its answer is of no use */
  readonly read: (given: UpstreamAnswer, retry?: Retry) => Promise<Answer>;
}

/**
 * What becomes of a request.
 *
 * @param api - the one of the client; undefined for chat completions
 * @param speaks - what the upstream is asked in
 * @param leaveOut - hears what that has no place for
 */
export function turnOf(
  api: Api | undefined,
  speaks: UpstreamApi | undefined,
  request: Fields,
  options: OpenAiOptions,
  leaveOut: (what: string) => void,
): Turn {
  const asked = askedApiOf(speaks);
  if (api === undefined)
    return asked === undefined ? chatTurn(request, options) : translatedTurn(chat, asked, request, options, leaveOut);
  const own = speaks === undefined ? api.own : api === asked ? asked.server : undefined;
  return own === undefined
    ? translatedTurn(api, asked, request, options, leaveOut)
    : ownTurn(api, own, request, options);
}

function chatTurn(request: Fields, options: OpenAiOptions): Turn {
  const { sent, reading } = exchangeOf(options, request);
  return {
    sent,
    to: undefined,
    goOn: chatGoesOn,
    read: async (given, retry) => (reading.isRead ? readCompletion(given, reading, retry) : passedOn(given)),
  };
}

const chatGoesOn: OwnServer['goOn'] = (request, more) =>
  Array.isArray(request.messages) ? { ...request, messages: [...request.messages, ...more] } : undefined;

function translatedTurn(
  api: Api,
  asked: AskedApi | undefined,
  request: Fields,
  options: OpenAiOptions,
  leaveOut: (what: string) => void,
): Turn {
  const completion = api.toCompletion(request, leaveOut);
  const { sent = completion, reading } = exchangeOf(options, completion);
  return {
    sent: asked === undefined ? sent : asked.fromCompletion(sent, leaveOut),
    to: asked ?? chat,
    goOn: asked?.server.goOn ?? chatGoesOn,
    read: (given, retry) => translate(given, reading, api, request, asked?.server, reading.isRead ? retry : undefined),
  };
}

/** A request in an API that the upstream speaks, too. */
function ownTurn(api: Api, own: OwnServer, request: Fields, options: OpenAiOptions): Turn {
  const { sent, reading } = exchangeOf(
    options,
    api.toCompletion(request, () => {}),
  );
  return {
    sent: sent && own.withMessages(request, recordsOf(sent.messages)),
    to: undefined,
    goOn: own.goOn,
    read: async (given, retry) =>
      reading.isRead && isGood(given) ? translate(given, reading, api, request, own, retry) : passedOn(given),
  };
}

const UNUSABLE = { status: 502, statusText: '', headers: { 'content-type': 'application/json' } };

/** An answer with the calls out of its text. */
async function readCompletion(given: UpstreamAnswer, reading: Reading, retry?: Retry): Promise<Answer> {
  const { status, statusText, body } = given;
  const way = isGood(given) ? wayOf(typeOf(given)) : null;
  if (way === null || body === null) return passedOn(given);
  const headers = { ...given.headers };
  for (const name of ABOUT_BYTES) delete headers[name];
  if (way === 'events') return { status, statusText, headers, body: { of: body, reader: readerOf(reading, retry) } };
  const text = await body.text(reading.maxLength);
  if (text === undefined) return jsonAnswer(502, tooLong(reading));
  const read = await readWhole(text, reading, retry);
  if (read === undefined) throw unreadable('what came is no JSON');
  return read.isGood ? { status, statusText, headers, body: read.text } : { ...UNUSABLE, body: read.text };
}

/** A chat completion as an answer in another API. */
async function translate(
  given: UpstreamAnswer,
  reading: Reading,
  api: Api,
  request: Fields,
  own?: OwnServer,
  retry?: Retry,
): Promise<Answer> {
  const { status, body } = given;
  const headers = { ...given.headers };
  for (const name of ABOUT_BYTES) delete headers[name];
  const writer = api.writer(request);
  const isStream = typeOf(given)?.includes('ndjson') || wayOf(typeOf(given)) === 'events';
  if (isGood(given) && body !== null && isStream && api.streams(request)) {
    headers['content-type'] = [api.streamType];
    const reader = readerOf(reading, retry, writer, own?.wire());
    return { status, statusText: '', headers, body: { of: body, reader } };
  }
  headers['content-type'] = ['application/json'];
  const failed = (as: number, { error }: ErrorBody): Answer => {
    const code = String(error.code ?? error.type ?? 'upstream_error');
    const told = api.errorBody(as, code, String(error.message ?? 'the upstream gave no reason'));
    return { status: as, statusText: '', headers, body: written(told) };
  };
  const text = await body?.text(reading.maxLength);
  if (text === undefined) return failed(502, tooLong(reading));
  if (!isGood(given)) return failed(status, errorIn(text));
  const read = await readWhole(text, reading, retry, own?.completionOf);
  const completion = read && jsonIn(read.text);
  if (!isRecord(completion)) throw unreadable('what came is no JSON');
  if (isRecord(completion.error)) return failed(502, { error: completion.error });
  return { status, statusText: '', headers, ...wholeAnswer(completion, writer, api, request) };
}

/** Reads a stream. */
function readerOf(reading: Reading, retry: Retry | undefined, writer = AS_CHUNKS, wire = CHAT): PieceReader {
  return retry === undefined
    ? new EventReader(reading, writer, wire)
    : new RetryingReader(reading, writer, wire, retry);
}

/** Reads a whole answer; undefined where it is no JSON. */
async function readWhole(
  text: string,
  reading: Reading,
  retry?: Retry,
  completionOf?: OwnServer['completionOf'],
): Promise<ReadText | undefined> {
  const came = retry === undefined && completionOf === undefined ? undefined : jsonIn(text);
  const completion = isRecord(came) ? (completionOf?.(came) ?? came) : undefined;
  if (retry === undefined || recordsOf(completion?.choices).length !== 1)
    return readText(completion === undefined ? text : written(completion), reading);
  return { isGood: true, text: await readAgain(completion ?? {}, reading, retry, completionOf ?? ((same) => same)) };
}

/** A stream is one where it was asked for, also of an upstream that knows none. */
function wholeAnswer(completion: Fields, writer: AnswerWriter, api: Api, request: Fields): Pick<Answer, 'body'> {
  const streamed = writer.chunk(asChunk(completion)) + writer.end('');
  return { body: api.streams(request) ? streamed : written(writer.whole()) };
}

function isGood({ status }: UpstreamAnswer): boolean {
  return status >= 200 && status < 300;
}

function typeOf({ headers }: UpstreamAnswer): string | undefined {
  return headers['content-type']?.join();
}

/** What a server says of a request that it refuses, in whichever shape. */
function errorIn(text: string): ErrorBody {
  const body = jsonIn(text);
  const error = isRecord(body) ? (body.error ?? body) : text.slice(0, SAID);
  return { error: isRecord(error) ? error : { message: String(error) } };
}

/** How much of a page with an error is told. */
const SAID = 2000;
