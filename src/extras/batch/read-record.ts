import { isAscii, isUtf8, transcode } from 'node:buffer';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { type BatchCode, batchDiagnostic } from './codes.ts';
import type { Columns } from './settings.ts';

/** The contents of a record. */
export interface InputRecord {
  /** Undefined when the record has none. */
  readonly id?: string | undefined;
  readonly model?: string | undefined;
  readonly time?: string | undefined;
  /** Whether the model had finished. */
  readonly finished?: boolean;
  /** The text, or the problem of the record. */
  readonly text: string | Diagnostic;
}

/** Reads a line of NDJSON: an object with the columns, or a string with just the text. */
export function readRecord(bytes: Uint8Array, columns: Columns): InputRecord {
  const line = decodeUtf8(bytes);
  if (line === undefined) return broken('not-utf8', 'the bytes are not valid UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return broken('not-json', 'the line is not JSON');
  }
  if (typeof value === 'string') return { text: value };
  const record = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const text = record.get(columns.text);
  const stopReason = asName(record.get(columns.stopReason));
  return {
    id: asName(record.get(columns.id)),
    model: asName(record.get(columns.model)),
    time: asName(record.get(columns.time)),
    finished: stopReason === undefined || !stoppedEarly(stopReason),
    text: typeof text === 'string' ? text : noText(columns.text),
  };
}

/** The decoded text; undefined when the bytes are not UTF-8. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Most texts are ASCII, which decodes fastest.
  if (isAscii(bytes)) return buffer.toString('latin1');
  // Going through UTF-16 takes a third of the time of `toString('utf8')`.
  return isUtf8(bytes) ? transcode(buffer, 'utf8', 'utf16le').toString('utf16le') : undefined;
}

function asName(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function noText(column: string): Diagnostic {
  return batchDiagnostic('no-text', `the record has no text in the column ${JSON.stringify(column)}`);
}

function broken(code: BatchCode, message: string): InputRecord {
  return { text: batchDiagnostic(code, message) };
}

/**
 * One document of the input before it is parsed: its bytes, or its file. `id` names it when the record has no id of its
 * own: `replies.ndjson:12`.
 */
export type Document = RecordDocument | TextDocument | FileDocument | BrokenDocument;

/** A record: a line of NDJSON. */
interface RecordDocument {
  readonly kind: 'record';
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A bare text. */
export interface TextDocument {
  readonly kind: 'text';
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A file that is one document; the thread that parses it reads it. */
export interface FileDocument {
  readonly kind: 'file';
  readonly id: string;
  readonly path: string;
  /** In bytes, when the files were listed. */
  readonly size: number;
}

/** A document that was not read because it has too many bytes. */
export interface BrokenDocument {
  readonly kind: 'too-large';
  readonly id: string;
  readonly size: number;
}

/** The size of a document in bytes, in memory or on disk. */
export function sizeOf(document: Document): number {
  return document.kind === 'record' || document.kind === 'text' ? document.bytes.length : document.size;
}

export function heldBytes(document: Document): number {
  return document.kind === 'record' || document.kind === 'text' ? document.bytes.length : 0;
}

/**
 * Documents that arrived together, and how many bytes of the input they took. Their bytes are valid only until the next
 * chunk is requested.
 */
export interface DocumentChunk {
  readonly documents: readonly Document[];
  readonly bytes: number;
}
