import { parse } from '../formats/json/embedding.ts';

/** The value of JSON in a string or between two tags. */
export interface ReadJson {
  readonly value: unknown;
  /** It had to be repaired. */
  readonly repaired: boolean;
}

/** Reads a whole text as JSON; undefined if it is invalid or cut off. */
export function readJson(text: string): ReadJson | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : { value, repaired: false };
  } catch {
    return undefined;
  }
}

/** More digits than every double can represent. */
const MANY_DIGITS = /\d{16}/;

/** Whether a number in a JSON text has more digits than its value. */
export function isImprecise(text: string): boolean {
  return MANY_DIGITS.test(text) && parse(text).diagnostics.some(({ code }) => code === 'json/imprecise-number');
}

/** Reads a text that should be an object or a list, repairing it if its meaning is clear. */
export function mendJson(text: string): ReadJson | undefined {
  const strict = readJson(text);
  if (strict !== undefined) return strict;
  if (!/^\s*[[{]/.test(text)) return undefined;
  const { value, ok, complete, diagnostics } = parse(text);
  const isAll = ok && complete && !diagnostics.some(({ code }) => code === 'json/bad-prose');
  return isAll && typeof value === 'object' && value !== null ? { value, repaired: true } : undefined;
}
