import { readFileSync } from 'node:fs';
import { formatNamed } from '../../cli/choose-format.ts';
import { detect } from '../../cli/registry.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import { codeOf } from '../../core/thrown.ts';
import { batchDiagnostic } from './codes.ts';
import { type Document, decodeUtf8, type InputRecord, readRecord } from './read-record.ts';
import { count, type Result, resultLine, type Tally } from './result.ts';
import type { Settings } from './settings.ts';

/**
 * Reads one document, parses it, and counts the result. Whatever it holds, and whatever a user's format does with it,
 * there is a result; it never throws.
 *
 * @returns the result's line, without its end
 */
export function lineOf(document: Document, settings: Settings, tally: Tally): string {
  const named = settings.format === undefined ? undefined : formatNamed(settings.format);
  let record: InputRecord | undefined;
  try {
    record = openDocument(document, settings);
    const result = parseRecord(document.id, record, named, settings);
    // The value of a user's format may not be expressible in JSON.
    const line = resultLine(result, settings);
    count(tally, result);
    return line;
  } catch (error) {
    const what =
      error instanceof Error ? `${error.name}: ${error.message.split('\n', 1)[0]}` : 'what was thrown is not an error';
    const size = typeof record?.text === 'string' ? Buffer.byteLength(record.text) : 0;
    const result = failedResult(document.id, batchDiagnostic('failed', what), named?.name ?? null, record, size);
    count(tally, result);
    return resultLine(result, settings);
  }
}

/** The result of a document that no format could read. */
export function failedResult(
  id: string,
  diagnostic: Diagnostic,
  format: string | null,
  record: Partial<InputRecord> = {},
  size = 0,
): Result {
  const { model, time } = record;
  const origin = { ...(model === undefined ? {} : { model }), ...(time === undefined ? {} : { time }) };
  const head = { id: record.id ?? id, format, ok: false, complete: false, via: null };
  return { ...head, ...origin, size, value: null, diagnostics: [diagnostic] };
}

function openDocument(document: Document, { columns, maxBytes }: Settings): InputRecord & { size?: number } {
  if (document.kind === 'record') return readRecord(document.bytes, columns);
  if (document.kind === 'text') return readText(document.bytes);
  if (document.kind === 'too-large' || document.size > maxBytes) {
    const message = `the document has ${document.size} bytes, ${maxBytes} are allowed`;
    return { text: batchDiagnostic('too-large', message), size: document.size };
  }
  let bytes: Buffer;
  try {
    bytes = readFileSync(document.path);
  } catch (error) {
    const reason = codeOf(error) ?? 'an unknown error';
    return { text: batchDiagnostic('unreadable', `the file could not be read: ${reason}`) };
  }
  return readText(bytes);
}

function readText(bytes: Uint8Array): InputRecord {
  return { text: decodeUtf8(bytes) ?? batchDiagnostic('not-utf8', 'the bytes are not valid UTF-8') };
}

function parseRecord(
  fallbackId: string,
  record: InputRecord & { size?: number },
  named: Format<unknown> | undefined,
  settings: Settings,
): Result {
  const { text, model, time, finished = true } = record;
  if (typeof text !== 'string') return failedResult(fallbackId, text, named?.name ?? null, record, record.size);
  const size = Buffer.byteLength(text);
  const start = performance.now();
  const format = named ?? detected(text);
  if (format === undefined) {
    const diagnostic = batchDiagnostic('unknown-format', 'the text is in none of the formats');
    return failedResult(fallbackId, diagnostic, null, record, size);
  }
  const parsed = format.parse(text, { strict: settings.strict, finished });
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  return {
    id: record.id ?? fallbackId,
    format: format.name,
    ok: parsed.ok,
    complete: parsed.complete && finished,
    via: parsed.via,
    ...(model === undefined ? {} : { model }),
    ...(time === undefined ? {} : { time }),
    size,
    value: parsed.value,
    diagnostics: parsed.diagnostics,
    ...(settings.times ? { ms } : {}),
  };
}

function detected(text: string): Format<unknown> | undefined {
  const name = detect(text);
  return name === undefined ? undefined : formatNamed(name);
}
