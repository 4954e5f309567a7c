import * as v from 'valibot';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Settings } from './parse-document.ts';

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

/** What a result says, but for its value. */
export interface ReadResult {
  readonly id: string;
  readonly format?: string | null | undefined;
  readonly ok: boolean;
  readonly complete: boolean;
  readonly via?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly time?: string | null | undefined;
  readonly size: number;
  readonly ms?: number | null | undefined;
  readonly diagnostics: readonly Finding[];
}

/** The part of a diagnostic that reports are about. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** What to do. */
  readonly hint?: string | null | undefined;
}

const optionalText = v.nullish(v.string());

const schema: v.GenericSchema<unknown, ReadResult> = v.object({
  id: v.string(),
  format: optionalText,
  ok: v.boolean(),
  complete: v.boolean(),
  via: optionalText,
  model: optionalText,
  time: optionalText,
  size: v.number(),
  ms: v.nullish(v.number()),
  diagnostics: v.array(
    v.object({
      code: v.string(),
      severity: v.picklist(['error', 'warning', 'info']),
      message: v.string(),
      hint: optionalText,
    }),
  ),
});

/** Reads a line of NDJSON; undefined when it is no result. */
export function readResult(line: string): ReadResult | undefined {
  try {
    return asResult(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The value as a result; undefined when it is none. */
export function asResult(value: unknown): ReadResult | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** How many documents came out how. */
export interface Tally {
  documents: number;
  /** Without an error, and whole. */
  ok: number;
  /** Those of them that have a warning: something was repaired. */
  repaired: number;
  /** Cut off inside something. */
  truncated: number;
}

/** The part of a result that is counted. */
interface Outcome {
  readonly ok: boolean;
  readonly complete: boolean;
  readonly diagnostics: readonly Pick<Diagnostic, 'code' | 'severity'>[];
}

export function emptyTally(): Tally {
  return { documents: 0, ok: 0, repaired: 0, truncated: 0 };
}

/** Counts one more result. */
export function count(tally: Tally, result: Outcome): void {
  tally.documents++;
  if (isTruncated(result)) tally.truncated++;
  else if (result.ok) tally.ok++;
  if (isRepaired(result)) tally.repaired++;
}

/** Adds what was counted elsewhere. */
export function add(tally: Tally, other: Tally): void {
  tally.documents += other.documents;
  tally.ok += other.ok;
  tally.repaired += other.repaired;
  tally.truncated += other.truncated;
}

/** Whether a whole text was read only by mending it. */
export function isRepaired({ ok, complete, diagnostics }: Outcome): boolean {
  return ok && complete && diagnostics.some(({ severity }) => severity === 'warning');
}

/** Whether a text was cut off; one that nobody read was not. */
export function isTruncated({ complete, diagnostics }: Pick<Outcome, 'complete' | 'diagnostics'>): boolean {
  return !complete && !diagnostics.some(({ code }) => code.startsWith('batch/'));
}

/** @example '1,000 documents: 950 ok (30 of them repaired), 50 with errors (12 cut off)' */
export function tallyInWords({ documents, ok, repaired, truncated }: Tally): string {
  const failed = documents - ok;
  const mended = repaired === 0 ? '' : ` (${number(repaired)} of them repaired)`;
  const cut = truncated === 0 ? '' : ` (${number(truncated)} cut off)`;
  return `${number(documents)} ${documents === 1 ? 'document' : 'documents'}: ${number(ok)} ok${mended}, ${number(failed)} with errors${cut}`;
}

/** A whole number as people read it. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}
