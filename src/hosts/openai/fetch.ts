import type { Fetch } from '../../core/web-types.ts';
import { readCompletion } from './completion.ts';
import {
  exchangeOf,
  formatOf,
  type OpenAiOptions,
  type OpenAiStreamOptions,
  readingOf,
  requireUsable,
} from './exchange.ts';
import { jsonIn, written } from './json-text.ts';
import { ABOUT_BYTES, type Reading, TOO_MANY_CHOICES, tooLong, wayOf } from './reading.ts';
import { type CompletionRequest, requestIn } from './request.ts';
import { readStream } from './stream.ts';

/**
 * A `fetch` for clients of a server that leaves tool calls in the text: in its chat completions, streamed or whole, raw
 * markup becomes `tool_calls`, thoughts become `reasoning_content`, and the finish reason is `tool_calls`. Findings are
 * in the field `peglot` of a choice.
 *
 * Answers that have `tool_calls` already, answers to requests without tools, errors, and all other requests pass
 * unchanged. The arguments of a call that was cut off are never valid JSON, and its finish reason is `length`.
 *
 * @throws {TypeError} when there is no such dialect
 *
 * @example
 * const client = new OpenAI({ baseURL: 'http://127.0.0.1:11434/v1', apiKey: 'none', fetch: openai() });
 */
export function openai(options: OpenAiOptions = {}): Fetch {
  requireUsable(options);
  return async (input, init) => {
    const send = options.fetch ?? globalThis.fetch;
    const request = await completionRequest(input, init);
    if (request === undefined) return send(input, init);
    const { sent, reading } = exchangeOf(options, request);
    const response = await send(input, sent === undefined ? init : withBody(input, init, sent));
    return reading.isRead ? readResponse(response, reading) : response;
  };
}

/**
 * The transformation of {@link openai} for the bytes of one streamed answer (server-sent events), for requests that are
 * sent by other means.
 *
 * @throws {TypeError} when there is no such dialect
 *
 * @example response.body.pipeThrough(openaiStream({ dialect: (none) => toolCalls({ dialect: 'hermes', tools }) }))
 */
export function openaiStream(options: OpenAiStreamOptions = {}): {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
} {
  requireUsable(options);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return { readable: readStream(readable, readingOf(formatOf(options, undefined), options)), writable };
}

/**
 * The body of a request for a chat completion; undefined for other requests, and for a body that is not text.
 *
 * @param input - as `fetch` takes it
 */
async function completionRequest(
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<CompletionRequest | undefined> {
  const request = input instanceof Request ? input : undefined;
  const method = init?.method ?? request?.method ?? 'GET';
  const [path = ''] = (request?.url ?? String(input)).split(/[?#]/);
  if (method.toUpperCase() !== 'POST' || !path.endsWith('/chat/completions')) return undefined;
  return requestIn((init?.body === undefined ? await request?.clone().text() : given(init.body)) ?? '');
}

/** The body of a request as text; undefined for streams and the like. */
function given(body: unknown): string | undefined {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array || body instanceof ArrayBuffer ? new TextDecoder().decode(body) : undefined;
}

function withBody(
  input: string | URL | Request,
  init: RequestInit | undefined,
  request: CompletionRequest,
): RequestInit {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.delete('content-length');
  return { ...init, headers, body: written(request) };
}

async function readResponse(response: Response, reading: Reading): Promise<Response> {
  const { status, statusText, body } = response;
  const way = response.ok ? wayOf(response.headers.get('content-type')) : null;
  if (way === null || body === null) return response;
  const headers = new Headers(response.headers);
  for (const name of ABOUT_BYTES) headers.delete(name);
  if (way === 'events') return new Response(readStream(body, reading), { status, statusText, headers });
  const text = await textOf(body, reading.maxLength);
  if (text === undefined) return Response.json(tooLong(reading), { status: 502 });
  const completion = jsonIn(text);
  if (completion === undefined) return new Response(text, { status, statusText, headers });
  const read = readCompletion(completion, reading);
  return new Response(
    written(read),
    read === TOO_MANY_CHOICES ? { status: 502, headers } : { status, statusText, headers },
  );
}

/** The text of a body; undefined when it exceeds the limit. */
async function textOf(body: ReadableStream<Uint8Array>, maxLength: number): Promise<string | undefined> {
  const bytes = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await bytes.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= maxLength) continue;
    await bytes.cancel();
    return undefined;
  }
}
