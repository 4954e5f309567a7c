import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { HandedOut } from '../handed-out.ts';
import type { ToolFormat, ToolReply } from '../tool-format.ts';

/** Which answer a reply was in. */
export interface ReplyAbout {
  /** The number of the choice. */
  readonly choice: number;
  /** As the request names it; undefined where the request is not known. */
  readonly model: string | undefined;
}

/** How an answer is read. */
export interface Reading {
  readonly format: ToolFormat;
  /** False where the request offers no tools: then the text is the model's own, whatever it looks like. */
  readonly isRead: boolean;
  /** What is reported about the request, with the findings of each choice. */
  readonly about: readonly Diagnostic[];
  /** Which calls are handed out. */
  readonly calls: HandedOut;
  /** How many calls are told: none where the request wants none, one where it wants no more. The others are left out. */
  readonly mostCalls: number;
  /** Whether calls are looked for in what the server tells as thoughts, too. */
  readonly readsThoughts: boolean;
  /** The longest answer, in UTF-16 units. */
  readonly maxLength: number;
  readonly onReply: (parsed: Parsed<ToolReply>, choice: number) => void;
}

/** What is reported about a choice where something was found: a field of its own beside those of the API. */
export function findingsOf({ via, diagnostics }: Parsed<ToolReply>): { peglot?: object } {
  if (diagnostics.length === 0) return {};
  const findings = diagnostics.map(({ code, severity, message }) => ({ code, severity, message }));
  return { peglot: { dialect: via, findings } };
}

/** How many choices an answer has at most: each holds a reader of its own. */
export const MOST_CHOICES = 1024;

export interface ErrorBody {
  readonly error: Readonly<Record<string, unknown>>;
}

/** An error in the shape that clients of the API know. */
export function errorBody(code: string, message: string): ErrorBody {
  return { error: { message, type: 'upstream_error', param: null, code } };
}

export const TOO_MANY_CHOICES: ErrorBody = errorBody(
  'too_many_choices',
  `the reply has more than ${MOST_CHOICES} choices`,
);

/** How the answer of a server is read, by its content type: as events, as a whole; null where it stays as it is. */
export function wayOf(type: string | null = ''): 'events' | 'whole' | null {
  if (type?.includes('text/event-stream')) return 'events';
  return type?.includes('json') ? 'whole' : null;
}

/** Headers that are wrong where an answer is read: its bytes are other ones then, and were unpacked. */
export const ABOUT_BYTES: readonly string[] = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'content-md5',
];

/** What is answered instead of more than is read. */
export function tooLong({ maxLength }: Reading): ErrorBody {
  return errorBody('reply_too_long', `the reply is longer than ${maxLength} characters`);
}
