import type { Diagnostic } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/diagnostic.ts';

/** What became of a document: one line of the output. */
export interface Result {
  /** The record's own id, or where the document stands: `replies.ndjson:12`. */
  readonly id: string;
  /** The name of the format; null when it could not be told. */
  readonly format: string | null;
  readonly ok: boolean;
  readonly complete: boolean;
  /** How the value was won, in the format's words; null when nothing was read. */
  readonly via: string | null;
  /** Which model wrote the text, where the record says it. */
  readonly model?: string;
  /** When the text was written, as the record says it. */
  readonly time?: string;
  /** The bytes of the text in UTF-8. */
  readonly size: number;
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The milliseconds that reading took. */
  readonly ms?: number;
}

/** The result as a line of NDJSON, without its end. No terminal takes any of it for a control sequence. */
export function resultLine(result: Result): string {
  const json = JSON.stringify(result);
  // JSON escapes what stands below U+0020: of ASCII only DEL is left, and most texts are ASCII.
  const isSafe = Buffer.byteLength(json) === json.length && !json.includes('\x7f');
  return isSafe ? json : escapeControls(json, true);
}
