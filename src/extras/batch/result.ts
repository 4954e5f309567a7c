import * as v from 'valibot';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Settings } from './settings.ts';

/** The result of a document: one line of the output. */
export interface Result {
  /** The record's own id, or else its position: `replies.ndjson:12`. */
  readonly id: string;
  /** The name of the format; null when it could not be detected. */
  readonly format: string | null;
  readonly ok: boolean;
  readonly complete: boolean;
  /** How the value was read, in the format's terms; null when nothing was read. */
  readonly via: string | null;
  /** The model that wrote the text, if the record contains it. */
  readonly model?: string;
  /** When the text was written, if the record contains it. */
  readonly time?: string;
  /** The length of the text in bytes of UTF-8. */
  readonly size: number;
  /** Left out with `--no-value`. */
  readonly value?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The time for reading, in milliseconds. */
  readonly ms?: number;
}

/**
 * The result as a line of NDJSON, without its end, and safe to print on a terminal.
 *
 * @param settings whether to include the value, and whether lone surrogates become U+FFFD
 */
export function resultLine(result: Result, { values, wellFormed }: Pick<Settings, 'values' | 'wellFormed'>): string {
  const written = JSON.stringify(values ? result : { ...result, value: undefined });
  const json = wellFormed ? withoutHalves(written) : written;
  // JSON escapes everything below U+0020. Of ASCII that leaves only DEL, and most texts are ASCII.
  const isSafe = Buffer.byteLength(json) === json.length ? !json.includes('\x7f') : !CONTROL.test(json);
  return isSafe ? json : escapeControls(json, true);
}

// The characters that `escapeControls` finds in JSON from JavaScript: this check takes a fifth of the time.
const CONTROL = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** In JSON from JavaScript, lone surrogates are escaped, and pairs are not. */
function withoutHalves(json: string): string {
  if (!json.includes('\\ud')) return json;
  return json.replace(ESCAPE, (written, half) => (half === undefined ? written : '\\ufffd'));
}

const ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;

/** A result without its value. */
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

/** The part of a diagnostic that reports use. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** How to fix it. */
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

/** Reads a line of NDJSON; undefined when it is not a result. */
export function readResult(line: string): ReadResult | undefined {
  try {
    return asResult(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Validates a result; undefined when the value is not one. */
export function asResult(value: unknown): ReadResult | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Counts of documents by outcome. */
export interface Tally {
  documents: number;
  /** Whole and without an error. */
  ok: number;
  /** Those among them with a warning: something was repaired. */
  repaired: number;
  /** Texts that were cut off. */
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

export function count(tally: Tally, result: Outcome): void {
  tally.documents++;
  if (isTruncated(result)) tally.truncated++;
  else if (result.ok) tally.ok++;
  if (isRepaired(result)) tally.repaired++;
}

/** Adds other counts. */
export function add(tally: Tally, other: Tally): void {
  tally.documents += other.documents;
  tally.ok += other.ok;
  tally.repaired += other.repaired;
  tally.truncated += other.truncated;
}

/** Whether a whole text was read only with a repair. */
export function isRepaired({ ok, complete, diagnostics }: Outcome): boolean {
  return ok && complete && diagnostics.some(({ severity }) => severity === 'warning');
}

/** Whether a text was cut off, which is unknown for a text that was not read. */
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

/** A whole number for people to read. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}
