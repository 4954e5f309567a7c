import { ALL, type CharSet, caselessStarts, classSet, complement, NONE, single, union } from '../char-set.ts';
import type { CharClass, Expr, Grammar, Repeated } from '../tree.ts';

/** A parsing expression without values: what an export is made from. */
export type Peg =
  | { readonly kind: 'set'; readonly chars: CharSet }
  /** A code unit of `surely`; perhaps one of `maybe`, and then perhaps more of them than one. */
  | { readonly kind: 'vague'; readonly surely: CharSet; readonly maybe: CharSet; readonly single: boolean }
  | { readonly kind: 'text'; readonly text: string; readonly units: readonly Peg[] }
  | { readonly kind: 'sequence'; readonly items: readonly Peg[] }
  | { readonly kind: 'choice'; readonly items: readonly Peg[] }
  | { readonly kind: 'many'; readonly item: Peg }
  | { readonly kind: 'some'; readonly item: Peg }
  | { readonly kind: 'not'; readonly item: Peg }
  | { readonly kind: 'and'; readonly item: Peg }
  | { readonly kind: 'rule'; readonly name: string }
  /** What only runs as code. */
  | { readonly kind: 'code'; readonly code: string };

export const EMPTY: Peg = { kind: 'sequence', items: [] };

/** Surrogates are halves of characters: no text of whole characters holds one alone. */
export const SURROGATES: CharSet = [[0xd800, 0xdfff]];

/** The rules of a grammar as parsing expressions. */
export function pegRules(grammar: Grammar): Map<string, Peg> {
  return new Map(grammar.rules.map((rule) => [rule.name, pegOf(rule.expression)]));
}

function pegOf(expr: Expr): Peg {
  switch (expr.type) {
    case 'literal':
      return expr.ignoreCase ? caseless(expr.value) : textOf(expr.value);
    case 'class':
      return expr.unicode ? unicodeClass(expr) : { kind: 'set', chars: classSet(expr) };
    case 'any':
      return { kind: 'set', chars: ALL };
    case 'rule_ref':
      return { kind: 'rule', name: expr.name };
    case 'semantic_and':
    case 'semantic_not':
      return { kind: 'code', code: `${expr.type === 'semantic_and' ? '&' : '!'}{${expr.code}}` };
    case 'library_ref':
      return { kind: 'code', code: 'a rule of another parser' };
    case 'sequence':
      return sequence(expr.elements.map(pegOf));
    case 'choice':
      return { kind: 'choice', items: expr.alternatives.map(pegOf) };
    case 'optional':
      return optional(pegOf(expr.expression));
    case 'zero_or_more':
      return { kind: 'many', item: pegOf(expr.expression) };
    case 'one_or_more':
      return { kind: 'some', item: pegOf(expr.expression) };
    case 'simple_and':
      return { kind: 'and', item: pegOf(expr.expression) };
    case 'simple_not':
      return { kind: 'not', item: pegOf(expr.expression) };
    case 'repeated':
      return repeated(expr);
    default:
      return pegOf(expr.expression);
  }
}

function sequence(items: readonly Peg[]): Peg {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'sequence', items };
}

function optional(item: Peg): Peg {
  return { kind: 'choice', items: [item, EMPTY] };
}

function textOf(text: string): Peg {
  if (text === '') return EMPTY;
  const units = [...Array(text.length).keys()].map((at): Peg => ({ kind: 'set', chars: single(text.charCodeAt(at)) }));
  return { kind: 'text', text, units };
}

/** ASCII in both cases; other characters surely only as they stand. */
function caseless(text: string): Peg {
  return sequence(
    [...Array(text.length).keys()].map((at): Peg => {
      const char = text.charAt(at);
      if (char > '\x7f') return { kind: 'vague', surely: single(char.charCodeAt(0)), maybe: ALL, single: false };
      const surely = union(single(char.toLowerCase().charCodeAt(0)), single(char.toUpperCase().charCodeAt(0)));
      return { kind: 'vague', surely, maybe: caselessStarts(char), single: true };
    }),
  );
}

/** A class with the `u` flag: surely what it matches of the first 2¹⁶ characters. */
function unicodeClass(expr: CharClass): Peg {
  const chars = classSet(expr);
  const surely = intersection(chars, complement(SURROGATES));
  return { kind: 'vague', surely, maybe: union(surely, SURROGATES), single: false };
}

function repeated(expr: Repeated): Peg {
  const least = (expr.min ?? expr.max).value ?? 0;
  const most = expr.max.value;
  if (typeof least === 'string' || typeof most === 'string')
    return { kind: 'code', code: 'a computed number of repetitions' };
  // Each turn is an object of its own: what may follow it is its own, too.
  const { delimiter } = expr;
  const item = (): Peg => pegOf(expr.expression);
  const next = (): Peg => (delimiter === null ? item() : sequence([pegOf(delimiter), item()]));
  const turn = (at: number): Peg => (at === 0 ? item() : next());
  if (most === null && least === 0) {
    if (delimiter === null) return { kind: 'many', item: item() };
    return optional(sequence([item(), { kind: 'many', item: next() }]));
  }
  let rest: Peg = most === null ? { kind: 'many', item: next() } : EMPTY;
  for (let at = (most ?? least) - 1; at >= least; at--) rest = optional(sequence([turn(at), rest]));
  return sequence([...[...Array(least).keys()].map(turn), rest]);
}

/** Everything in both of two sets. */
export function intersection(a: CharSet, b: CharSet): CharSet {
  return complement(union(complement(a), complement(b)));
}

/** The characters that an expression may begin with, and whether it may match the empty text. */
export interface Start {
  readonly chars: CharSet;
  readonly empty: boolean;
}

/** Finds how expressions may begin; never too few. */
export function startFinder(rules: ReadonlyMap<string, Peg>): (peg: Peg) => Start {
  const ofRules = new Map<string, Start>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, peg] of rules) {
      const before = ofRules.get(name) ?? NOTHING;
      const now = start(peg);
      if (now.empty === before.empty && String(now.chars) === String(before.chars)) continue;
      ofRules.set(name, now);
      changed = true;
    }
  }
  return start;

  function start(peg: Peg): Start {
    switch (peg.kind) {
      case 'set':
        return { chars: peg.chars, empty: false };
      case 'vague':
        return { chars: union(peg.surely, peg.maybe), empty: false };
      case 'text':
        return { chars: single(peg.text.charCodeAt(0)), empty: false };
      case 'sequence': {
        let chars = NONE;
        for (const item of peg.items) {
          const next = start(item);
          chars = union(chars, next.chars);
          if (!next.empty) return { chars, empty: false };
        }
        return { chars, empty: true };
      }
      case 'choice': {
        const all = peg.items.map(start);
        return {
          chars: all.reduce((chars, one) => union(chars, one.chars), NONE),
          empty: all.some((one) => one.empty),
        };
      }
      case 'many':
        return { chars: start(peg.item).chars, empty: true };
      case 'some':
        return start(peg.item);
      case 'rule':
        return ofRules.get(peg.name) ?? NOTHING;
      default:
        return { chars: NONE, empty: true };
    }
  }
}

const NOTHING: Start = { chars: NONE, empty: false };

/** What may come behind an expression: characters, and the end of the text. */
export interface Follow {
  readonly chars: CharSet;
  readonly end: boolean;
}

/** What an expression and then what follows it may begin with. */
export function beginning({ chars, empty }: Start, follow: Follow): Follow {
  return empty ? { chars: union(chars, follow.chars), end: follow.end } : { chars, end: false };
}

/** Finds what may follow each rule in a text of the start rule; never too little. */
export function follows(
  rules: ReadonlyMap<string, Peg>,
  startRule: string,
  start: (peg: Peg) => Start,
): Map<string, Follow> {
  const found = new Map<string, Follow>([[startRule, { chars: NONE, end: true }]]);
  const queue = [startRule];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const peg = rules.get(name);
    const follow = found.get(name);
    if (peg !== undefined && follow !== undefined) visit(peg, follow);
  }
  return found;

  function visit(peg: Peg, follow: Follow): void {
    switch (peg.kind) {
      case 'rule': {
        const before = found.get(peg.name);
        const now =
          before === undefined ? follow : { chars: union(before.chars, follow.chars), end: before.end || follow.end };
        if (before !== undefined && before.end === now.end && String(before.chars) === String(now.chars)) return;
        found.set(peg.name, now);
        queue.push(peg.name);
        return;
      }
      case 'sequence':
        peg.items.reduceRight((behind, item) => {
          visit(item, behind);
          return beginning(start(item), behind);
        }, follow);
        return;
      case 'choice':
        for (const item of peg.items) visit(item, follow);
        return;
      case 'many':
      case 'some':
        visit(peg.item, beginning({ ...start(peg.item), empty: true }, follow));
        return;
      default:
    }
  }
}

/** The rules that can come back to themselves. */
export function recursiveRules(rules: ReadonlyMap<string, Peg>): Set<string> {
  const uses = new Map([...rules].map(([name, peg]) => [name, new Set(namesIn(peg))]));
  for (const [middle, beyond] of uses) {
    for (const used of uses.values()) if (used.has(middle)) for (const name of beyond) used.add(name);
  }
  return new Set([...uses].filter(([name, used]) => used.has(name)).map(([name]) => name));
}

function namesIn(peg: Peg): string[] {
  if (peg.kind === 'rule') return [peg.name];
  if ('items' in peg) return peg.items.flatMap(namesIn);
  return 'item' in peg ? namesIn(peg.item) : [];
}
