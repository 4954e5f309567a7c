import type { Diagnostic } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Settings } from './settings.ts';

/** What became of a document: one line of the output. */
export interface Result {
  /** The record's own id, or where the document is: `replies.ndjson:12`. */
  readonly id: string;
  /** The name of the format; null when it could not be told. */
  readonly format: string | null;
  readonly ok: boolean;
  readonly complete: boolean;
  /** How the value was read, in the format's words; null when nothing was read. */
  readonly via: string | null;
  /** Which model wrote the text, where the record says it. */
  readonly model?: string;
  /** When the text was written, as the record says it. */
  readonly time?: string;
  /** The bytes of the text in UTF-8. */
  readonly size: number;
  /** Left out with `--no-value`. */
  readonly value?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The milliseconds that reading took. */
  readonly ms?: number;
}

/**
 * The result as a line of NDJSON, without its end. No terminal takes any of it for a control sequence.
 *
 * @param settings whether it holds the value, and whether halves of surrogate pairs become U+FFFD
 */
export function resultLine(result: Result, { values, wellFormed }: Pick<Settings, 'values' | 'wellFormed'>): string {
  const written = JSON.stringify(values ? result : { ...result, value: undefined });
  const json = wellFormed ? withoutHalves(written) : written;
  // JSON escapes what is below U+0020: of ASCII only DEL is left, and most texts are ASCII.
  const isSafe = Buffer.byteLength(json) === json.length ? !json.includes('\x7f') : !CONTROL.test(json);
  return isSafe ? json : escapeControls(json, true);
}

// What `escapeControls` finds in JSON that JavaScript wrote: to look for it first takes a fifth of the time.
const CONTROL = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** JSON that JavaScript wrote holds halves of pairs as escapes, and whole pairs as they are. */
function withoutHalves(json: string): string {
  if (!json.includes('\\ud')) return json;
  return json.replace(ESCAPE, (written, half) => (half === undefined ? written : '\\ufffd'));
}

const ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;
