import { getOrMake } from '../core/maps.ts';
import { ALL, type CharSet, NONE, union } from '../grammar/char-set.ts';
import { type Peg, reachable, type Start } from './peg.ts';

/**
 * Returns expressions of recursive rules with a blob in place of every rule that leads back to them: for `Call = Name
 * "(" Sum ")"`, a name, a parenthesis, the characters of a sum, a parenthesis. So a name alone is known not to be a
 * call.
 */
export function unfolder(rules: ReadonlyMap<string, Peg>, start: (peg: Peg) => Start): (name: string) => Peg {
  const reach = reachable(rules);
  const blobs = new Map<string, Peg>();
  const known = new Map<string, Peg>();
  return (name) => getOrMake(known, name, () => unfolded(rules.get(name) ?? { kind: 'choice', items: [] }, name));

  function unfolded(peg: Peg, name: string): Peg {
    if (peg.kind === 'rule') return reach.get(peg.name)?.has(name) || peg.name === name ? blobOf(peg.name) : peg;
    if (peg.kind === 'sequence' || peg.kind === 'choice')
      return { kind: peg.kind, items: peg.items.map((item) => unfolded(item, name)) };
    if (peg.kind === 'many' || peg.kind === 'some' || peg.kind === 'not' || peg.kind === 'and')
      return { kind: peg.kind, item: unfolded(peg.item, name) };
    return peg;
  }

  function blobOf(name: string): Peg {
    return getOrMake(blobs, name, () => {
      const { chars, empty } = start({ kind: 'rule', name });
      const inside = [name, ...(reach.get(name) ?? [])].reduce((all, one) => union(all, charsIn(rules.get(one))), NONE);
      const rest: Peg = { kind: 'inside', item: { kind: 'set', chars: inside } };
      return { kind: 'blob', first: { kind: 'set', chars }, rest, empty };
    });
  }
}

/** The characters that an expression may match itself, without those of the rules that it refers to. */
function charsIn(peg: Peg | undefined): CharSet {
  switch (peg?.kind) {
    case 'set':
      return peg.chars;
    case 'vague':
      return peg.single ? union(peg.surely, peg.maybe) : ALL;
    case 'text':
      return unionOf(peg.units);
    case 'sequence':
    case 'choice':
      return unionOf(peg.items);
    case 'many':
    case 'some':
      return charsIn(peg.item);
    default:
      return NONE;
  }
}

function unionOf(items: readonly Peg[]): CharSet {
  return items.reduce((all, item) => union(all, charsIn(item)), NONE);
}
