import { type CharSet, intersection, NONE, union } from '../grammar/char-set.ts';
import { type Peg, SURROGATES } from './peg.ts';

/**
 * Adds inner loops for single units in a loop over several alternatives: `([^"\\] / "\\" .)*` becomes `([^"\\]+ / "\\"
 * .)*`, which matches the same. Only a loop over units alone matches characters beyond U+FFFF, which are two units.
 */
export function withPairs(rules: ReadonlyMap<string, Peg>): Map<string, Peg> {
  return new Map([...rules].map(([name, peg]) => [name, paired(peg)]));

  function paired(peg: Peg): Peg {
    switch (peg.kind) {
      case 'sequence':
      case 'choice':
        return { kind: peg.kind, items: peg.items.map(paired) };
      case 'many':
      case 'some':
        return { kind: peg.kind, item: looped(peg.item) };
      case 'not':
      case 'and':
        return { kind: peg.kind, item: paired(peg.item) };
      default:
        return peg;
    }
  }

  function looped(item: Peg): Peg {
    const items = alternatives(item);
    if (items === undefined || items.every(isUnit) || !items.some(takesHalves)) return paired(item);
    return {
      kind: 'choice',
      items: items.map((one, at) => {
        if (!takesHalves(one)) return paired(one);
        const before = items.slice(0, at).map((earlier): Peg => ({ kind: 'not', item: paired(earlier) }));
        return { kind: 'some', item: before.length === 0 ? one : { kind: 'sequence', items: [...before, one] } };
      }),
    };
  }

  /** The alternatives of a choice, or of a rule that is one. */
  function alternatives(peg: Peg): readonly Peg[] | undefined {
    if (peg.kind === 'choice') return peg.items;
    const body = peg.kind === 'rule' ? rules.get(peg.name) : undefined;
    return body?.kind === 'choice' ? body.items : undefined;
  }

  function takesHalves(peg: Peg): boolean {
    return isUnit(peg) && intersection(unitsOf(peg), SURROGATES).length > 0;
  }

  function isUnit(peg: Peg): boolean {
    return takerOf(peg) !== undefined;
  }

  function unitsOf(peg: Peg): CharSet {
    return takerOf(peg)?.chars ?? NONE;
  }

  /** The set of an expression that matches one unit, possibly after lookahead. */
  function takerOf(peg: Peg, depth = 0): { chars: CharSet } | undefined {
    if (peg.kind === 'set') return peg;
    if (peg.kind === 'rule' && depth < MOST_DEPTH) {
      const body = rules.get(peg.name);
      return body && takerOf(body, depth + 1);
    }
    if (peg.kind === 'choice') {
      const all = peg.items.map((item) => takerOf(item, depth));
      return all.every((one) => one !== undefined)
        ? { chars: all.reduce<CharSet>((chars, one) => union(chars, one?.chars ?? NONE), NONE) }
        : undefined;
    }
    if (peg.kind !== 'sequence') return undefined;
    const takers = peg.items.filter((item) => item.kind !== 'not' && item.kind !== 'and');
    const [only] = takers;
    return takers.length === 1 && only !== undefined ? takerOf(only, depth) : undefined;
  }
}

/** A limit for chains of rules that only refer to each other. */
const MOST_DEPTH = 20;
