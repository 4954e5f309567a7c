import { getOrMake } from '../../core/maps.ts';
import { ALL, type CharSet, NONE, setOf, single } from '../../grammar/char-set.ts';
import type { Peg } from './peg-expression.ts';

/** A literal as it is. */
export function textOf(text: string): Peg {
  if (text === '') return { kind: 'sequence', items: [] };
  const units = [...Array(text.length).keys()].map((at): Peg => ({ kind: 'set', chars: single(text.charCodeAt(at)) }));
  return { kind: 'text', text, units };
}

/**
 * A literal that ignores case: what Peggy takes for it has the same text in lower case. Where lower case depends on the
 * neighbours (sigmas, a dotted capital I) or on two units, only the exact text is sure.
 */
export function caseless(text: string): Peg {
  const isPlain = !/[\u03a3\u03c2\u03c3\u0130]/.test(text);
  const items = [...text].map((char): Peg => {
    if (char.length === 1 && isPlain) return { kind: 'set', chars: unitsLike(char) };
    if (char.toLowerCase() === char && char.toUpperCase() === char) return textOf(char);
    return { kind: 'choice', items: [textOf(char), { ...UNSURE, what: `the case of ${JSON.stringify(text)}` }] };
  });
  return { kind: 'sequence', items };
}

/** Perhaps any character, perhaps more of them. */
const UNSURE = { kind: 'vague', surely: NONE, maybe: ALL, single: false } as const;

const known = new Map<string, CharSet>();

/** The code units that are the same in lower case. */
function unitsLike(unit: string): CharSet {
  const lower = unit.toLowerCase();
  return getOrMake(known, lower, () => setOf((code) => String.fromCharCode(code).toLowerCase() === lower));
}
