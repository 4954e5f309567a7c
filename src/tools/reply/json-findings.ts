import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Json } from '../../formats/json/embedding.ts';
import type { Finding } from '../call.ts';
import { isObject } from '../call-object.ts';
import type { Reply } from './reply.ts';

// Maps findings of the JSON reader to the codes of calls.

/** Findings for which calls have their own codes. */
const OWN_CODES: ReadonlySet<string> = new Set(['json/imprecise-number', 'json/duplicate-key']);
/** Findings about strings that are valid JSON. */
const VALID: ReadonlySet<string> = new Set(['json/meant-backslash', 'json/lone-surrogate']);
/** Words after the value, which are reported like those of a call or a block. */
export const WORDS = 'json/bad-prose';
/** A marker shows the end of the body, so if nothing is nested, only the last brackets can be missing. */
export const BRACKET = 'json/missing-end';
export const BRACKETS: ReadonlySet<string> = new Set([BRACKET, 'json/missing-bracket', 'json/bad-bracket']);

/** The maximum distance of a key and its value: a quote, a colon and blanks. */
const MOST_BETWEEN = 16;

/** Whether a finding leaves the value unchanged. */
export function isHarmless({ code }: Diagnostic): boolean {
  return code === 'json/imprecise-number' || VALID.has(code);
}

/** Whether a code means that the body is damaged. */
export function isOfBody(code: string): boolean {
  return !OWN_CODES.has(code) && !VALID.has(code) && code !== WORDS;
}

export function findingOf(found: Diagnostic | undefined, isBroken: boolean, whole: Range): Finding {
  const code = isBroken ? 'json-broken' : 'json-repaired';
  const { range = whole, message, hint } = found ?? {};
  return { code, detail: { range, ...(message !== undefined && { message }), ...(hint !== undefined && { hint }) } };
}

/** Reports repeated keys; if there is no other finding, the first one is returned as such. */
export function tellOwn({ reading, to }: Reply, diagnostics: readonly Diagnostic[], finding: Finding): Finding {
  let told = finding;
  for (const { code, range } of diagnostics) {
    if (code !== 'json/duplicate-key') continue;
    const key = reading.source(range.start, range.end).replace(/^["']|["']?\s*:?$/g, '');
    const detail = { range, message: `${quote(key)} is given twice` };
    if (told.code === null) told = { code: 'repeated-key', detail };
    else to.report('repeated-key', detail);
  }
  return told;
}

/** Whether arguments (or those of call objects) contain objects or lists, whose brackets may be missing as well. */
export function nests(value: Json, areObjects: boolean): boolean {
  const all = areObjects && Array.isArray(value) ? value : [value];
  const last = all.at(-1);
  if (all.length !== 1 || last === undefined || !isObject(last)) return true;
  const inner = Object.values(last).filter((one) => typeof one === 'object' && one !== null);
  if (!areObjects) return inner.length > 0;
  return inner.some((one) => Object.values(one ?? {}).some((part) => typeof part === 'object' && part !== null));
}

/** The range of a value's key, if it is right before the value. */
export function keyBefore({ reading }: Reply, path: Path, at: number, from: number): Range {
  const key = String(path.at(-1));
  const start = Math.max(from, at - key.length - MOST_BETWEEN);
  const found = reading.source(start, at).lastIndexOf(key);
  const begin = found < 0 ? at : Math.max(start, start + found - 1);
  return { start: begin, end: begin + `"${key}"`.length };
}
