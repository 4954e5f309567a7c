import { type ErrorBody, errorBody, type Reading } from './reading.ts';

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
