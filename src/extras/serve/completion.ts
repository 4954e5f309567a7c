import { isRecord } from '../../core/record.ts';
import { readCompletion } from '../../hosts/openai/completion.ts';
import { exchangeOf } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { jsonIn, written } from '../../hosts/openai/json-text.ts';
import { ABOUT_BYTES, type ErrorBody, type Reading, TOO_MANY_CHOICES, tooLong } from '../../hosts/openai/reading.ts';
import { AS_CHUNKS, type ChunkWriter, EventReader } from '../../hosts/openai/stream.ts';
import { type Answer, type PieceReader, passedOn } from './answer.ts';
import type { Api, ApiServer, AskedApi, Fields } from './apis/api.ts';
import { chat } from './apis/chat.ts';
import { askedApiOf, type UpstreamApi } from './apis/index.ts';
import { asChunk, recordsOf } from './apis/parts.ts';
import { type Retry, RetryingReader, readAgain } from './retry/ask-again.ts';
import { type UpstreamAnswer, unreadable } from './upstream.ts';

/** How a request for an answer of the model is sent, and its answer read. */
interface Turn {
  /** Undefined if the request is sent unchanged. */
  readonly sent: Fields | undefined;
  /** The API of the request; undefined if it keeps its path. */
  readonly to: AskedApi | undefined;
  /** The request that continues the conversation; undefined if that is impossible. */
  readonly goOn: ApiServer['goOn'];
  /** @param retry - how the model is asked again when a call in its answer is unusable */
  readonly read: (given: UpstreamAnswer, retry?: Retry) => Promise<Answer>;
}

/**
 * Decides how a request is handled.
 *
 * @param api - the client's API
 * @param speaks - the upstream's API
 * @param leaveOut - called with what the upstream's API has no field for
 */
export function turnOf(
  api: Api,
  speaks: UpstreamApi | undefined,
  request: Fields,
  options: OpenAiOptions,
  leaveOut: (what: string) => void,
): Turn {
  const asked = askedApiOf(speaks);
  if (speaks === undefined ? api.isAssumed : api === asked) return ownTurn(api, request, options);
  const completion = api.toCompletion(request, leaveOut);
  const { sent = completion, reading } = exchangeOf(options, completion);
  const { server } = asked;
  return {
    sent: asked.fromCompletion(sent, leaveOut),
    to: asked,
    goOn: server.goOn,
    read: (given, retry) =>
      answerOf(given, { api, server, request, reading, retry: reading.isRead ? retry : undefined }),
  };
}

/** A request in an API that the upstream uses, too. */
function ownTurn(api: Api, request: Fields, options: OpenAiOptions): Turn {
  const { server } = api;
  const { sent, reading } = exchangeOf(
    options,
    api.toCompletion(request, () => {}),
  );
  return {
    sent: sent && server.withMessages(request, sent),
    to: undefined,
    goOn: server.goOn,
    read: async (given, retry) =>
      reading.isRead && isGood(given) ? answerOf(given, { api, server, request, reading, retry }) : passedOn(given),
  };
}

/** How an answer is read. */
interface Asked {
  readonly api: Api;
  readonly server: ApiServer;
  readonly request: Fields;
  readonly reading: Reading;
  readonly retry: Retry | undefined;
}

/** The upstream's answer with the calls taken out of its text, in the client's API. */
async function answerOf(given: UpstreamAnswer, asked: Asked): Promise<Answer> {
  const { api, server, request, reading } = asked;
  const { status, statusText, body } = given;
  const type = given.headers['content-type']?.join() ?? '';
  // An answer in this API already keeps the parts that are not read.
  const isChat = api.server === server && api === chat;
  const isStream = /event-stream|ndjson/.test(type);
  if (isChat && !isStream && !type.includes('json')) return passedOn(given);
  const headers = { ...given.headers };
  for (const name of ABOUT_BYTES) delete headers[name];
  const answer = (kind: string, text: Answer['body'], as = status): Answer => {
    headers['content-type'] = [isChat ? type : kind];
    return { status: as, statusText: as === status ? statusText : '', headers, body: text };
  };
  if (isGood(given) && body !== null && isStream && (isChat || api.streams(request)))
    return answer(api.streamType, { of: body, reader: readerOf(asked, isChat ? AS_CHUNKS : api.writer(request)) });
  const failed = (as: number, { error }: ErrorBody): Answer => {
    const code = String(error.code ?? error.type ?? 'upstream_error');
    const told = api.errorBody(as, code, String(error.message ?? 'the upstream gave no reason'));
    return answer(JSON_TYPE, written(told), as);
  };
  const text = await body?.text(reading.maxLength);
  if (text === undefined) return failed(502, tooLong(reading));
  if (!isGood(given)) return failed(status, errorIn(text));
  const read = await readWhole(text, asked);
  if (read === TOO_MANY_CHOICES) return failed(502, TOO_MANY_CHOICES);
  if (isChat && read !== undefined) return answer(type, written(read));
  if (!isRecord(read)) throw unreadable('what came is no JSON');
  if (isRecord(read.error)) return failed(502, { error: read.error });
  // A client that requested a stream gets one, even from an upstream without streaming.
  const writer = api.writer(request);
  const streamed = writer.chunk(asChunk(read)) + writer.end('');
  return api.streams(request) ? answer(api.streamType, streamed) : answer(JSON_TYPE, written(writer.whole()));
}

const JSON_TYPE = 'application/json';

/** Reads a stream. */
function readerOf({ reading, retry, server }: Asked, writer: ChunkWriter): PieceReader {
  const wire = server.wire();
  return retry === undefined
    ? new EventReader(reading, writer, wire)
    : new RetryingReader(reading, writer, wire, retry);
}

/** The completion in a whole answer, with its calls read; undefined when it is not JSON. */
async function readWhole(text: string, { reading, retry, server: { completionOf } }: Asked): Promise<unknown> {
  const came = jsonIn(text);
  const completion = isRecord(came) ? completionOf(came) : came;
  if (retry === undefined || !isRecord(completion) || recordsOf(completion.choices).length !== 1)
    return readCompletion(completion, reading);
  return readAgain(completion, reading, retry, completionOf);
}

function isGood({ status }: UpstreamAnswer): boolean {
  return status >= 200 && status < 300;
}

/** The error in a server's refusal, in whatever form. */
function errorIn(text: string): ErrorBody {
  const body = jsonIn(text);
  const error = isRecord(body) ? (body.error ?? body) : text.slice(0, SAID);
  return { error: isRecord(error) ? error : { message: String(error) } };
}

/** The maximum length of a quoted error page. */
const SAID = 2000;
