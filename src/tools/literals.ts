import { isImprecise } from './json.ts';

/** The value of a word or a number outside of quotes. */
export interface Literal {
  readonly value: unknown;
  readonly flaw: 'json-repaired' | 'bad-value' | 'imprecise-number' | null;
}

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
/** Python constants that JSON spells differently. */
export const PYTHON: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['True', true],
  ['False', false],
  ['None', null],
]);

/** Reads `true`, `None`, `6`; other words stay texts. */
export function literalOf(text: string, isNumber: boolean, isPython: boolean): Literal {
  if (isNumber) {
    const value = Number(isPython ? text.replaceAll('_', '') : text);
    if (!Number.isFinite(value)) return { value: text, flaw: 'bad-value' };
    return { value, flaw: isImprecise(text) ? 'imprecise-number' : null };
  }
  // A number in most languages, a text of digits in others: the schema decides.
  if (/^-?0\d+(?:\.\d+)?$/.test(text)) return { value: text, flaw: 'json-repaired' };
  if (WORDS.has(text)) return { value: WORDS.get(text), flaw: null };
  if (PYTHON.has(text)) return { value: PYTHON.get(text), flaw: isPython ? null : 'json-repaired' };
  return { value: text, flaw: 'bad-value' };
}
