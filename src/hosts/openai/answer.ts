import { readCompletion } from './completion.ts';
import { errorBody, type Reading } from './reading.ts';

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

/** The text of a whole answer with the calls out of its content; one that is no JSON stays as it is. */
export function readText(text: string, reading: Reading): string {
  try {
    return JSON.stringify(readCompletion(JSON.parse(text), reading));
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** What is answered instead of more than is read. */
export function tooLong({ maxLength }: Reading): object {
  return errorBody('reply_too_long', `the reply is longer than ${maxLength} characters`);
}
