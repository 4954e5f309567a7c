import { type Diagnostic, diagnosticOf, quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Fetch } from '../../core/web-types.ts';
import {
  type DialectName,
  dialectFor,
  exportCalls,
  type ThoughtEnd,
  type ToolCallFormat,
  type ToolChoice,
  toolCalls,
} from '../../tools/index.ts';
import { type HandedOut, requireHandedOut } from '../handed-out.ts';
import {
  formatFor,
  requireToolFormat,
  type ToolDialect,
  type ToolFormat,
  type ToolOffers,
  type ToolReply,
} from '../tool-format.ts';
import type { Reading, ReplyAbout } from './reading.ts';
import {
  type CompletionRequest,
  choiceOf,
  type GrammarServer,
  heldTo,
  mostCallsOf,
  offersOf,
  toPlainRequest,
} from './request.ts';

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
   * Which calls are handed out. The arguments of another one are no JSON; in an answer that comes whole it is text.
   *
   * @defaultValue 'ok': those that are whole and without an error
   */
  readonly calls?: HandedOut;
  /** Look for calls in what the server tells as thoughts (`reasoning_content`, `reasoning`), too. */
  readonly readThoughts?: boolean;
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

/** What becomes of one request. */
export interface Exchange {
  /** What is sent in its place; undefined where it is sent as it is. */
  readonly sent: CompletionRequest | undefined;
  /** How its answer is read. */
  readonly reading: Reading;
}

/** What becomes of a request for a completion. */
export function exchangeOf(options: OpenAiOptions, request: CompletionRequest): Exchange {
  const offers = offersOf(request);
  const model = String(request.model);
  const choice = offers === undefined ? 'auto' : choiceOf(request, offers);
  const format = formatOf(options, model, offers, choice);
  const write = choice === 'auto' ? undefined : exportOf(dialectOf(options, model), format, offers, choice);
  const held = write === undefined || options.grammar === undefined ? {} : heldTo(write, options.grammar);
  const mostCalls = mostCallsOf(request);
  const asked = mostCalls === 0 ? undefined : offers && choice;
  return {
    sent: options.inject === true ? { ...toPlainRequest(request, format, asked), ...held } : undefined,
    reading: { ...readingOf(format, options, model), isRead: offers !== undefined, mostCalls },
  };
}

/** What is no option is told at once, and not with the first request. */
export function requireUsable({ dialect = 'auto', thoughts, calls }: OpenAiStreamOptions): void {
  requireHandedOut(calls);
  if (typeof dialect === 'string') toolCalls({ dialect, ...(thoughts !== undefined && { thoughts }) });
  else if (typeof dialect !== 'function') requireToolFormat(dialect);
}

/** What writes the grammar of the calls that an answer may have; undefined where the dialect has none. */
function exportOf(
  dialect: DialectName | 'auto' | ToolDialect,
  format: ToolFormat,
  tools: ToolOffers | undefined,
  toolChoice: ToolChoice,
): ToolFormat['export'] {
  if (typeof dialect !== 'string') return format.export;
  if (dialect === 'auto') return undefined;
  return (notation) => exportCalls({ dialect, toolChoice, ...(tools !== undefined && { tools }) }, notation);
}

function dialectOf({ dialect }: OpenAiStreamOptions, model: string | undefined): DialectName | 'auto' | ToolDialect {
  return dialect ?? (model === undefined ? undefined : dialectFor(model)) ?? 'auto';
}

export function formatOf(
  options: OpenAiStreamOptions,
  model: string | undefined,
  tools?: ToolOffers,
  toolChoice: ToolChoice = 'auto',
): ToolFormat {
  const { observe, thoughts } = options;
  const chosen = dialectOf(options, model);
  if (typeof chosen !== 'string') return formatFor(chosen, tools ?? {}, toolChoice);
  // Where no request says which tools there are, any may be called.
  const known = { ...(tools !== undefined && { tools }), ...(thoughts !== undefined && { thoughts }) };
  const format = toolCalls({ dialect: chosen, toolChoice, ...known });
  return observe === undefined ? format : observe(format);
}

export function readingOf(
  format: ToolFormat,
  { dialect, calls = 'ok', maxLength = MAX_LENGTH, readThoughts = false, onReply }: OpenAiStreamOptions,
  model?: string,
): Reading {
  const isUnknown = dialect === undefined && model !== undefined && dialectFor(model) === undefined;
  return {
    format,
    isRead: true,
    mostCalls: Number.POSITIVE_INFINITY,
    readsThoughts: readThoughts,
    about: isUnknown ? [unknownModel(model)] : [],
    calls,
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
