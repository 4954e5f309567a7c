import { isBlankUnit } from '../../../core/blank.ts';
import type { Json } from '../model.ts';

/** The result of `JSON.parse`; undefined when it rejects the text. */
export function readStrictly(text: string): Json | undefined {
  if (!mayBeStrict(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Checks both ends: an exception costs more than parsing most texts. */
function mayBeStrict(text: string): boolean {
  const start = skipSpace(text, 0);
  const first = text[start];
  if (first !== '{' && first !== '[') return first !== undefined && '"-0123456789tfn'.includes(first);
  const next = text[skipSpace(text, start + 1)];
  if (first === '{' && next !== '"' && next !== '}') return false;
  let end = text.length - 1;
  while (isBlankUnit(text.charCodeAt(end))) end--;
  if (text[end] !== (first === '{' ? '}' : ']')) return false;
  // A value follows the last comma.
  while (end > start && (isBlankUnit(text.charCodeAt(end)) || text[end] === '}' || text[end] === ']')) end--;
  return text[end] !== ',' && !wordsMeet(text);
}

/**
 * Whether two words meet at the second line end without a separator: a comma is missing there, or it is in a comment.
 */
function wordsMeet(text: string): boolean {
  const at = text.indexOf('\n', text.indexOf('\n') + 1);
  if (at <= 0) return false;
  let before = at - 1;
  while (isBlankUnit(text.charCodeAt(before))) before--;
  return !isSign(text[before]) && !isSign(text[skipSpace(text, at)]);
}

function isSign(char: string | undefined): boolean {
  return char === undefined || '{}[],:'.includes(char);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isBlankUnit(text.charCodeAt(at))) at++;
  return at;
}
