import { type Diagnostic, diagnosticOf, quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Fetch } from '../../core/web-types.ts';
import {
  type DialectName,
  dialectFor,
  type ThoughtEnd,
  type ToolCallFormat,
  type ToolChoice,
  toolCalls,
} from '../../tools/index.ts';
import {
  formatFor,
  requireToolFormat,
  type ToolDialect,
  type ToolFormat,
  type ToolOffers,
  type ToolReply,
} from '../tool-format.ts';
import { readCompletion } from './completion.ts';
import { type GrammarServer, heldTo } from './grammar.ts';
import { toPlainRequest } from './inject.ts';
import { errorBody, type Reading, type ReplyAbout } from './reading.ts';
import { type CompletionRequest, choiceOf, completionRequest, offersOf } from './request.ts';
import { readStream } from './stream.ts';

/** How a model behind the API of OpenAI writes its calls, and what is done with them. */
export interface OpenAiStreamOptions {
  /**
   * How the model writes calls: a dialect by name, `auto` for any that is unmistakable, or a format (or what makes one for
   * the tools of a request).
   *
   * @defaultValue the dialect of the model that the request names (`dialectFor`); `'auto'` where that is not known
   */
  readonly dialect?: DialectName | 'auto' | ToolDialect;
  /**
   * What ends a thought that its own marker does not close, in a dialect by name: see `toolCalls`. With `'end-at-once'` the
   * first marker of a call does, and the call is handed out as it comes.
   *
   * @defaultValue 'end-at-calls'
   */
  readonly thoughts?: ThoughtEnd;
  /**
   * The longest answer that is read, in UTF-16 units; a longer one ends with an error.
   *
   * @defaultValue 4,000,000
   */
  readonly maxLength?: number;
  /** Wraps the format of each dialect by name, as `observed` of `peglot/telemetry` does. */
  readonly observe?: (format: ToolCallFormat) => ToolFormat;
  /** Hears what was read of each choice: the value, the dialect (`via`) and the findings. */
  readonly onReply?: (parsed: Parsed<ToolReply>, about: ReplyAbout) => void;
}

/** How requests are sent, and their answers read. */
export interface OpenAiOptions extends OpenAiStreamOptions {
  /**
   * The server has no template for tools: the dialect's prompt goes into the system's message, and calls and results of
   * earlier turns go back as text.
   */
  readonly inject?: boolean;
  /**
   * The server takes grammars: with `inject`, an answer that has to call a tool (`tool_choice`) is held to the calls of the
   * dialect. Nothing is held in `auto`.
   */
  readonly grammar?: GrammarServer;
  /**
   * What sends the requests.
   *
   * @defaultValue the global `fetch`
   */
  readonly fetch?: Fetch;
}

const MAX_LENGTH = 4_000_000;

/**
 * A `fetch` for clients of a server that leaves tool calls in the text: in its chat completions, streamed or whole, the
 * raw markup becomes `tool_calls`, thoughts become `reasoning_content`, and the finish reason is `tool_calls`. What is
 * found in the text is in the field `peglot` of its choice.
 *
 * Answers that have `tool_calls` already, answers to requests without tools, errors, and all other requests pass as they
 * are. The arguments of a call that was cut off are never JSON, and its finish reason is `length`.
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
    const offers = offersOf(request);
    const model = String(request.model);
    const choice = offers === undefined ? 'auto' : choiceOf(request, offers);
    const format = formatOf(options, model, offers, choice);
    const isHeld = choice !== 'auto' && options.grammar !== undefined && dialectOf(options, model) !== 'auto';
    const held = isHeld ? heldTo(format, options.grammar) : {};
    const response =
      options.inject === true
        ? await send(input, withBody(input, init, { ...toPlainRequest(request, format, offers && choice), ...held }))
        : await send(input, init);
    return offers === undefined ? response : readResponse(response, readingOf(format, options, model));
  };
}

/**
 * The same for the bytes of one streamed answer (server-sent events), for whoever sends the requests otherwise.
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

/** What is no option is told at once, and not with the first request. */
function requireUsable({ dialect = 'auto', thoughts }: OpenAiStreamOptions): void {
  if (typeof dialect === 'string') toolCalls({ dialect, ...(thoughts !== undefined && { thoughts }) });
  else if (typeof dialect !== 'function') requireToolFormat(dialect);
}

function dialectOf({ dialect }: OpenAiStreamOptions, model: string | undefined): DialectName | 'auto' | ToolDialect {
  return dialect ?? (model === undefined ? undefined : dialectFor(model)) ?? 'auto';
}

function formatOf(
  options: OpenAiStreamOptions,
  model: string | undefined,
  tools: ToolOffers = {},
  toolChoice: ToolChoice = 'auto',
): ToolFormat {
  const { observe, thoughts } = options;
  const chosen = dialectOf(options, model);
  if (typeof chosen !== 'string') return formatFor(chosen, tools, toolChoice);
  const format = toolCalls({ dialect: chosen, tools, toolChoice, ...(thoughts !== undefined && { thoughts }) });
  return observe === undefined ? format : observe(format);
}

function readingOf(
  format: ToolFormat,
  { dialect, maxLength = MAX_LENGTH, onReply }: OpenAiStreamOptions,
  model?: string,
): Reading {
  const isUnknown = dialect === undefined && model !== undefined && dialectFor(model) === undefined;
  return {
    format,
    about: isUnknown ? [unknownModel(model)] : [],
    maxLength,
    onReply: (parsed, choice) => onReply?.(parsed, { choice, model }),
  };
}

/** It may be an alias of the server: nothing is wrong, and the dialect may be named. */
function unknownModel(model: string): Diagnostic {
  const hint = 'Name the dialect that it writes, if it is known.';
  const message = `No dialect is known for the model ${quote(model)}: the markers in its text decide`;
  const nowhere = { start: 0, end: 0 };
  return diagnosticOf('openai/unknown-model', { severity: 'info', hint }, message, nowhere, undefined, {});
}

function withBody(
  input: string | URL | Request,
  init: RequestInit | undefined,
  request: CompletionRequest,
): RequestInit {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.delete('content-length');
  return { ...init, headers, body: JSON.stringify(request) };
}

/** The bytes of the body are other ones, and were unpacked. */
const ABOUT_BYTES = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'content-md5'];

async function readResponse(response: Response, reading: Reading): Promise<Response> {
  const { status, statusText, body } = response;
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || body === null) return response;
  const headers = new Headers(response.headers);
  for (const name of ABOUT_BYTES) headers.delete(name);
  if (type.includes('text/event-stream'))
    return new Response(readStream(body, reading), { status, statusText, headers });
  if (!type.includes('json')) return response;
  const text = await textOf(body, reading.maxLength);
  if (text === undefined)
    return Response.json(errorBody('reply_too_long', `the reply is longer than ${reading.maxLength} characters`), {
      status: 502,
    });
  return new Response(readText(text, reading), { status, statusText, headers });
}

function readText(text: string, reading: Reading): string {
  try {
    return JSON.stringify(readCompletion(JSON.parse(text), reading));
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** The text of a body; undefined when it is longer than what is read. */
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
