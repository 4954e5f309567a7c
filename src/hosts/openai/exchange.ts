import { type Diagnostic, diagnosticOf, quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Fetch } from '../../core/web-types.ts';
import { exportCalls } from '../../export/calls/index.ts';
import {
  type DialectName,
  dialectFor,
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

/** How the models behind an OpenAI-compatible API write their calls, and what is done with the calls. */
export interface OpenAiStreamOptions {
  /**
   * How the model writes calls: the name of a dialect, `auto` for any that is unmistakable, or a format (or a function
   * that makes one for the tools of a request).
   *
   * @defaultValue the dialect of the model that the request names (`dialectFor`); `'auto'` for unknown models
   */
  readonly dialect?: DialectName | 'auto' | ToolDialect;
  /**
   * What ends a thought that its own marker does not close, in a dialect given by name: see `toolCalls`. With
   * `'end-at-once'`, the first marker of a call does, and the call is handed out as it arrives.
   *
   * @defaultValue 'end-at-calls'
   */
  readonly thoughts?: ThoughtEnd;
  /**
   * Which calls are handed out. The arguments of other calls are not valid JSON; in an answer that does not stream,
   * they stay text.
   *
   * @defaultValue 'ok': those that are whole and without an error
   */
  readonly calls?: HandedOut;
  /** Also look for calls in thoughts (`reasoning_content`, `reasoning`). */
  readonly readThoughts?: boolean;
  /**
   * The longest answer to read, in UTF-16 units; a longer one ends with an error.
   *
   * @defaultValue 4,000,000
   */
  readonly maxLength?: number;
  /** Wraps the format of each named dialect, as `observed` of `peglot/telemetry` does. */
  readonly observe?: (format: ToolCallFormat) => ToolFormat;
  /** Called with the result of each choice: the value, the dialect (`via`) and the findings. */
  readonly onReply?: (parsed: Parsed<ToolReply>, about: ReplyAbout) => void;
}

/** How requests are sent, and their answers read. */
export interface OpenAiOptions extends OpenAiStreamOptions {
  /**
   * For a server without a template for tools: the dialect's prompt goes into the system message, and earlier calls and
   * results go back as text.
   */
  readonly inject?: boolean;
  /**
   * For a server that accepts grammars: with `inject`, an answer that has to call a tool (`tool_choice`) is constrained
   * to the calls of the dialect. Not with the dialect `auto`.
   */
  readonly grammar?: GrammarServer;
  /**
   * The function that sends the requests.
   *
   * @defaultValue the global `fetch`
   */
  readonly fetch?: Fetch;
}

const MAX_LENGTH = 4_000_000;

/** How one request is handled. */
export interface Exchange {
  /** The request to send instead; undefined to send it unchanged. */
  readonly sent: CompletionRequest | undefined;
  /** How its answer is read. */
  readonly reading: Reading;
}

/** Decides how a request for a completion is handled. */
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

/** Rejects wrong options at once, and not only with the first request. */
export function requireUsable({ dialect = 'auto', thoughts, calls }: OpenAiStreamOptions): void {
  requireHandedOut(calls);
  if (typeof dialect === 'string') toolCalls({ dialect, ...(thoughts !== undefined && { thoughts }) });
  else if (typeof dialect !== 'function') requireToolFormat(dialect);
}

/** Writes the grammar of the calls that an answer may contain; undefined if the dialect has none. */
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
  // If no request says which tools there are, any may be called.
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

/** The name may be an alias on the server, so this is only a hint that the dialect can be named. */
function unknownModel(model: string): Diagnostic {
  const hint = 'Name the dialect that it writes, if it is known.';
  const message = `No dialect is known for the model ${quote(model)}: the markers in its text decide`;
  const nowhere = { start: 0, end: 0 };
  return diagnosticOf('openai/unknown-model', { severity: 'info', hint }, message, nowhere, undefined, {});
}
