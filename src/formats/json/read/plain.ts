import type { Json } from '../model.ts';
import { mayHoldBackslash } from './odd.ts';

/**
 * Whether a valid text and its value contain nothing to report: no repeated name, no number or character that was lost,
 * no excessive depth. May be false without need, but never true without reason: the grammar then looks closely.
 */
export function isPlain(text: string, value: Json, maxDepth: number): boolean {
  return surveyOf(value, maxDepth).isPlain(text);
}

/** A variant of `surveyOf`, for callers that visit all parts of the value anyway. */
export type Surveyor = (value: Json, maxDepth: number) => Survey;

export function surveyOf(value: Json, maxDepth: number): Survey {
  const survey = new Survey();
  survey.value(value, Math.min(maxDepth, MAX_DEPTH));
  return survey;
}

/** The maximum depth of a survey, which is recursive. */
export const MAX_DEPTH = 1000;

/** The facts about a value that are collected in one visit of all its parts. */
export class Survey {
  /** The number of members at all depths. */
  members = 0;
  hasZero = false;
  /** It is too deep, a number may have lost digits, or there is a lone surrogate. */
  isOdd = false;

  /** Whether there is nothing to report about the value and its text. */
  isPlain(text: string): boolean {
    if (this.isOdd || this.members !== countColons(text)) return false;
    // A number too small for a double reads as zero: most texts have no zero and are not searched.
    return !(this.hasZero && mayHoldTiny(text)) && !mayHoldBackslash(text);
  }

  value(value: Json, depthLeft: number): void {
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number') this.number(value);
    else if (value !== null && typeof value === 'object') this.#inside(value, depthLeft);
  }

  #inside(value: Json[] | { [key: string]: Json }, depthLeft: number): void {
    if (depthLeft === 0) this.isOdd = true;
    else if (Array.isArray(value)) for (const one of value) this.value(one, depthLeft - 1);
    else this.#object(value, depthLeft - 1);
  }

  #object(value: { [key: string]: Json }, depthLeft: number): void {
    let members = 0;
    // Inherited names would be counted too: then the grammar looks closely.
    for (const name in value) {
      const one = value[name];
      members++;
      this.text(name);
      if (one !== undefined) this.value(one, depthLeft);
    }
    this.members += members;
  }

  /**
   * This is free for a Latin-1 string, which V8 stores with one byte per character. So it is called for each string,
   * not for the whole text.
   */
  text(text: string): void {
    if (!text.isWellFormed()) this.isOdd = true;
  }

  /** Up to the limit, different integers are different doubles. */
  number(value: number): void {
    if (value === 0) this.hasZero = true;
    else if (!(value <= MAX && value >= -MAX)) this.isOdd = true;
  }
}

const MAX = Number.MAX_SAFE_INTEGER;

/** The number of colons after a quote: at least one for each member of the text. */
function countColons(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (before > 0 && text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22) colons++;
  }
  return colons;
}

/** True when a text may contain a number too small for a double: with a large negative exponent, or very many zeros. */
function mayHoldTiny(text: string): boolean {
  // Most texts have neither, and these searches take a tenth of the time of the regular expressions.
  const hasExponent = (text.includes('e-') || text.includes('E-')) && LARGE_EXPONENT.test(text);
  return hasExponent || (text.includes('.000') && MANY_ZEROS.test(text));
}

/** After a digit: the end of `module-100` is not an exponent. */
const LARGE_EXPONENT = /\d[eE]-\d{3}/;
const MANY_ZEROS = /\.0{200}/;
