import { hasTooMany, readCompletion } from './completion.ts';
import { jsonIn, written } from './json-text.ts';
import { type ErrorBody, errorBody, type Reading, TOO_MANY_CHOICES } from './reading.ts';

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

/** What becomes of a whole answer: its text, or an error in its place. */
export interface ReadText {
  readonly isGood: boolean;
  readonly text: string;
}

/** A whole answer with the calls out of its content; undefined where it is no JSON. */
export function readText(text: string, reading: Reading): ReadText | undefined {
  const completion = jsonIn(text);
  if (completion === undefined) return undefined;
  if (hasTooMany(completion)) return { isGood: false, text: JSON.stringify(TOO_MANY_CHOICES) };
  return { isGood: true, text: written(readCompletion(completion, reading)) };
}

/** What is answered instead of more than is read. */
export function tooLong({ maxLength }: Reading): ErrorBody {
  return errorBody('reply_too_long', `the reply is longer than ${maxLength} characters`);
}
