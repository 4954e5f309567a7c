import { isRecord } from '../../core/record.ts';
import { ABOUT_BYTES, readText, tooLong, wayOf } from '../../hosts/openai/answer.ts';
import { exchangeOf } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { jsonIn, written } from '../../hosts/openai/json-text.ts';
import type { ErrorBody, Reading } from '../../hosts/openai/reading.ts';
import { EventReader } from '../../hosts/openai/stream.ts';
import { type Answer, jsonAnswer, passedOn } from './answer.ts';
import type { AnswerWriter, Api, Fields, OwnServer } from './apis/api.ts';
import { asChunk } from './apis/parts.ts';
import { type UpstreamAnswer, unreadable } from './upstream.ts';

/** How a request for an answer of the model is asked, and its answer read. */
interface Turn<Sent> {
  readonly sent: Sent;
  readonly read: (given: UpstreamAnswer) => Promise<Answer>;
}

/** A request for a chat completion, which is sent as it came where `sent` is undefined. */
export function chatTurn(request: Fields, options: OpenAiOptions): Turn<Fields | undefined> {
  const { sent, reading } = exchangeOf(options, request);
  return {
    sent,
    read: async (given) => (reading.isRead ? readCompletion(given, reading) : passedOn(given)),
  };
}

/** A request in another API, of an upstream that is asked for a chat completion. */
export function translatedTurn(
  api: Api,
  request: Fields,
  options: OpenAiOptions,
  leaveOut: (what: string) => void,
): Turn<Fields> {
  const completion = api.toCompletion(request, leaveOut);
  const { sent = completion, reading } = exchangeOf(options, completion);
  return {
    sent,
    read: (given) => translate(given, reading, api, request),
  };
}

/** A request in an API that the upstream speaks, too; sent as it came where `sent` is undefined. */
export function ownTurn(api: Api, own: OwnServer, request: Fields, options: OpenAiOptions): Turn<Fields | undefined> {
  const { sent, reading } = exchangeOf(
    options,
    api.toCompletion(request, () => {}),
  );
  return {
    sent: sent && own.withMessages(request, sent.messages),
    read: async (given) =>
      reading.isRead && isGood(given) ? translate(given, reading, api, request, own) : passedOn(given),
  };
}

const UNUSABLE = { status: 502, statusText: '', headers: { 'content-type': 'application/json' } };

/** An answer with the calls out of its text. */
async function readCompletion(given: UpstreamAnswer, reading: Reading): Promise<Answer> {
  const { status, statusText, body } = given;
  const way = isGood(given) ? wayOf(typeOf(given)) : null;
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

/** A chat completion as an answer in another API. */
async function translate(
  given: UpstreamAnswer,
  reading: Reading,
  api: Api,
  request: Fields,
  own?: OwnServer,
): Promise<Answer> {
  const { status, body } = given;
  const headers = { ...given.headers };
  for (const name of ABOUT_BYTES) delete headers[name];
  const writer = api.writer(request);
  const isStream = own === undefined ? wayOf(typeOf(given)) === 'events' : typeOf(given)?.includes(api.streamType);
  if (isGood(given) && body !== null && isStream && api.streams(request)) {
    headers['content-type'] = [api.streamType];
    const reader = new EventReader(reading, writer, own?.wire);
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
  const came = jsonIn(text);
  const read = readText(own !== undefined && isRecord(came) ? written(own.completionOf(came)) : text, reading);
  const completion = read && jsonIn(read.text);
  if (!isRecord(completion)) throw unreadable('what came is no JSON');
  if (isRecord(completion.error)) return failed(502, { error: completion.error });
  return { status, statusText: '', headers, ...wholeAnswer(completion, writer, api, request) };
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
