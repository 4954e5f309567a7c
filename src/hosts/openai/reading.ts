import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { HandedOut } from '../handed-out.ts';
import type { ToolFormat, ToolReply } from '../tool-format.ts';

/** The source of a reply. */
export interface ReplyAbout {
  /** The number of the choice. */
  readonly choice: number;
  /** As the request names it; undefined when the request is unknown. */
  readonly model: string | undefined;
}

/** How an answer is read. */
export interface Reading {
  readonly format: ToolFormat;
  /** False if the request offers no tools: then the text is passed on, whatever it looks like. */
  readonly isRead: boolean;
  /** Findings about the request, reported with those of each choice. */
  readonly about: readonly Diagnostic[];
  readonly calls: HandedOut;
  /** The maximum number of calls to hand out: none or one if the request says so. Others are left out. */
  readonly mostCalls: number;
  /** Whether calls are also looked for in thoughts. */
  readonly readsThoughts: boolean;
  /** The longest answer, in UTF-16 units. */
  readonly maxLength: number;
  readonly onReply: (parsed: Parsed<ToolReply>, choice: number) => void;
}

/** The findings of a choice, if any, as an additional field beside those of the API. */
export function findingsOf({ via, diagnostics }: Parsed<ToolReply>): { peglot?: object } {
  if (diagnostics.length === 0) return {};
  const findings = diagnostics.map(({ code, severity, message }) => ({ code, severity, message }));
  return { peglot: { dialect: via, findings } };
}

/** The maximum number of choices in an answer: each has its own reader. */
export const MOST_CHOICES = 1024;

export interface ErrorBody {
  readonly error: Readonly<Record<string, unknown>>;
}

/** An error as clients of the API expect it. */
export function errorBody(code: string, message: string): ErrorBody {
  return { error: { message, type: 'upstream_error', param: null, code } };
}

export const TOO_MANY_CHOICES: ErrorBody = errorBody(
  'too_many_choices',
  `the reply has more than ${MOST_CHOICES} choices`,
);

/** How to read an answer of a content type: as events or as a whole; null if it is passed on unchanged. */
export function wayOf(type: string | null = ''): 'events' | 'whole' | null {
  if (type?.includes('text/event-stream')) return 'events';
  return type?.includes('json') ? 'whole' : null;
}

/** Headers that no longer apply once an answer is rewritten: its bytes differ and are not compressed. */
export const ABOUT_BYTES: readonly string[] = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'content-md5',
];

/** The answer when a reply exceeds the limit. */
export function tooLong({ maxLength }: Reading): ErrorBody {
  return errorBody('reply_too_long', `the reply is longer than ${maxLength} characters`);
}
