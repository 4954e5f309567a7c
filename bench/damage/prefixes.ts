import { type Json, parse } from '../../src/formats/json/index.ts';
import { documentsOf } from './cases.ts';
import type { Pick } from './damages.ts';
import { LAYOUTS, tokensOf } from './tokens.ts';

/** What became of the beginnings of sound texts. */
export interface Prefixes {
  texts: number;
  /** Those whose value is the beginning of the whole one. */
  right: number;
  /** Those that are said to be complete. */
  readonly complete: string[];
  readonly wrong: string[];
}

/** Reads every beginning of every document, cut inside its value. */
export function readPrefixes(pick: Pick): Prefixes {
  const found: Prefixes = { texts: 0, right: 0, complete: [], wrong: [] };
  for (const truth of documentsOf(pick)) {
    const text = tokensOf(truth, pick(LAYOUTS))
      .map(({ text }) => text)
      .join('');
    for (let length = 1; length < text.length; length++) {
      const cut = text.slice(0, length);
      const { value, complete } = parse(cut);
      found.texts++;
      if (complete) found.complete.push(cut);
      if (isBeginning(value, truth)) found.right++;
      else found.wrong.push(cut);
    }
  }
  return found;
}

/** Whether a value is what was read of another one so far: only its last part may be shorter, or null. */
export function isBeginning(part: unknown, whole: Json): boolean {
  if (part === null) return true;
  if (typeof part === 'string') return typeof whole === 'string' && whole.startsWith(part);
  if (typeof part === 'number')
    return (
      typeof whole === 'number' &&
      (part === whole ||
        String(Math.abs(whole)).startsWith(String(Math.abs(part))) ||
        Math.abs(part) < Math.abs(whole) ||
        part === Math.trunc(whole))
    );
  if (typeof part !== 'object') return part === whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(part) !== Array.isArray(whole)) return false;
  const parts: [string, unknown][] = Object.entries(part);
  const wholes = Object.entries(whole);
  return parts.every(([name, value], at) => {
    const meant = wholes[at];
    if (meant === undefined) return false;
    const isLast = at === parts.length - 1;
    if (name !== meant[0]) return isLast && meant[0].startsWith(name) && value === null;
    return isLast ? isBeginning(value, meant[1]) : JSON.stringify(value) === JSON.stringify(meant[1]);
  });
}
