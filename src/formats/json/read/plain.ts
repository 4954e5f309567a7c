import type { Json } from '../model.ts';
import { mayHoldBackslash } from './odd.ts';

/**
 * Whether a valid text and its value hold nothing that a diagnostic would be about: no name twice, no number or
 * character that was lost, no depth beyond the limit. May say no without need, never yes without reason: the grammar
 * looks closely then.
 */
export function isPlain(text: string, value: Json, maxDepth: number): boolean {
  return surveyOf(value, maxDepth).isPlain(text);
}

/** Makes the survey of a value: `surveyOf` does, and so does who has to look at all parts of the value anyway. */
export type Surveyor = (value: Json, maxDepth: number) => Survey;

export function surveyOf(value: Json, maxDepth: number): Survey {
  const survey = new Survey();
  survey.value(value, Math.min(maxDepth, MAX_DEPTH));
  return survey;
}

/** How deep a value is surveyed: a function that calls itself needs a bound. */
export const MAX_DEPTH = 1000;

/** What is known of a value when all of its parts were looked at once. */
export class Survey {
  /** How many members there are at all depths. */
  members = 0;
  hasZero = false;
  /** It is too deep, a number may have lost digits, or there is half of a surrogate pair. */
  isOdd = false;

  /** Whether there is nothing to be said of the value and its text. */
  isPlain(text: string): boolean {
    if (this.isOdd || this.members !== countColons(text)) return false;
    // A number that is too small for a double is zero: most texts have none and are not searched.
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
    // Names that all objects have would be counted too: then the grammar looks closely.
    for (const name in value) {
      const one = value[name];
      members++;
      this.text(name);
      if (one !== undefined) this.value(one, depthLeft);
    }
    this.members += members;
  }

  /** No time for a string of Latin letters: V8 keeps them with a byte each. That is why the text as a whole is not asked. */
  text(text: string): void {
    if (!text.isWellFormed()) this.isOdd = true;
  }

  /** No two whole numbers are the same double up to the limit. */
  number(value: number): void {
    if (value === 0) this.hasZero = true;
    else if (!(value <= MAX && value >= -MAX)) this.isOdd = true;
  }
}

const MAX = Number.MAX_SAFE_INTEGER;

/** How many colons are after a quote: at least one for each member of the text. */
function countColons(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (before > 0 && text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22) colons++;
  }
  return colons;
}

/** True when a text may hold a number that is too small for a double: of a large exponent, or of very many zeros. */
function mayHoldTiny(text: string): boolean {
  // Most texts have neither, and these searches take a tenth of the time that the expressions take.
  const hasExponent = (text.includes('e-') || text.includes('E-')) && LARGE_EXPONENT.test(text);
  return hasExponent || (text.includes('.000') && MANY_ZEROS.test(text));
}

/** Behind a digit: the end of `module-100` is none. */
const LARGE_EXPONENT = /\d[eE]-\d{3}/;
const MANY_ZEROS = /\.0{200}/;
