import type { Diagnostic, DiagnosticInfo } from '../../core/diagnostic.ts';

/** Problems of a document before or while a format reads it. */
export type BatchCode =
  | 'not-json'
  | 'no-text'
  | 'not-utf8'
  | 'too-large'
  | 'unreadable'
  | 'unknown-format'
  | 'timeout'
  | 'out-of-memory'
  | 'failed';

/** The codes of `peglot batch`, for `peglot explain`. */
export const batchCodes: Readonly<Record<BatchCode, DiagnosticInfo>> = {
  'not-json': info(
    'The line is not JSON.',
    '{"text": "cut of',
    'Write one JSON object, or one JSON string, on each line.',
  ),
  'no-text': info(
    'The record holds no text where the text should be.',
    '{"reply": "[REASONING]"}',
    'Name the column that holds the text: --column reply.',
  ),
  'not-utf8': info('The bytes of the document are not UTF-8.', 'caf\\xe9', 'Convert the text to UTF-8.'),
  'too-large': info(
    'The document has more bytes than --max-size allows, and was not read.',
    'a line of 1 GB',
    'Split the document, or allow more: --max-size 1000 (in MB).',
  ),
  unreadable: info('The file could not be read.', 'a file without permission', 'Check the file and its permissions.'),
  'unknown-format': info(
    'The text is in none of the formats.',
    'Hello!',
    'Name the format that the text was meant to be in: --format duckflow.',
  ),
  timeout: info(
    'The document took longer than --timeout allows; the thread that read it was replaced.',
    'a document that takes for ever',
    'Allow more: --timeout 600 (in seconds). Report what takes long: reading should take time in line with the length.',
  ),
  'out-of-memory': info(
    'The document needs more memory than a thread has; the thread was replaced.',
    'a very large document',
    'Split the document, or run fewer threads: --workers 1.',
  ),
  failed: info(
    'Reading the document failed in a way that it never should.',
    'a document on which the adapter of a format of your own throws',
    'Fix the format, where it is your own; else please report it with the document.',
  ),
};

/** A finding about a document as a whole. */
export function batchDiagnostic(code: BatchCode, message: string): Diagnostic {
  return { code: `batch/${code}`, severity: 'error', message, range: { start: 0, end: 0 } };
}

function info(meaning: string, example: string, hint: string): DiagnosticInfo {
  return { severity: 'error', meaning, example, hint };
}
