import * as json from '../formats/json/index.ts';
import { detect as detectFormat } from '../formats.ts';
import { isDialect } from '../tools/dialects/index.ts';
import { detect as detectDialect, toolCalls } from '../tools/index.ts';

/**
 * What a text is in: a format of ours, or a dialect of tool calls or edits. A text that is nothing but calls is in their
 * dialect, though it may be JSON too; apart from that, a format's text may hold whatever models write. What is in none of them may be prose around a JSON answer.
 */
export function detectOurs(text: string): string | undefined {
  const format = detectFormat(text);
  const dialect = detectDialect(text);
  if (dialect === null) return format ?? (holdsAnswer(text) ? 'json' : undefined);
  return format === undefined || isOnlyCalls(text, dialect) ? dialect : format;
}

/** What models say around one object is no reason not to read it. */
function holdsAnswer(text: string): boolean {
  const { value, diagnostics } = json.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.keys(value).length > 0 && diagnostics.every(({ code }) => code !== 'json/several-values');
}

function isOnlyCalls(text: string, dialect: string): boolean {
  if (!isDialect(dialect)) return false;
  const { value } = toolCalls({ dialect }).parse(text);
  return value.calls.length > 0 && value.text.trim() === '';
}
