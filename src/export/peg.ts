import { getOrMake } from '../core/maps.ts';
import {
  ALL,
  type CharSet,
  classSet,
  complement,
  intersection,
  NONE,
  setOf,
  single,
  union,
} from '../grammar/char-set.ts';
import type { CharClass, Code, Expr, Grammar, Repeated } from '../grammar/tree.ts';

/** A parsing expression without values, the input of an export. */
export type Peg =
  | { readonly kind: 'set'; readonly chars: CharSet }
  /**
   * Matches a code unit of `surely`. May also match one of `maybe`, and unless `single`, more than one unit. `what`
   * names the reason.
   */
  | {
      readonly kind: 'vague';
      readonly surely: CharSet;
      readonly maybe: CharSet;
      readonly single: boolean;
      readonly what: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly units: readonly Peg[] }
  | { readonly kind: 'sequence'; readonly items: readonly Peg[] }
  | { readonly kind: 'choice'; readonly items: readonly Peg[] }
  | { readonly kind: 'many'; readonly item: Peg }
  | { readonly kind: 'some'; readonly item: Peg }
  | { readonly kind: 'not'; readonly item: Peg }
  | { readonly kind: 'and'; readonly item: Peg }
  | { readonly kind: 'rule'; readonly name: string }
  /** Code; with `aborts`, it may end the parse, so that nothing else is tried. */
  | { readonly kind: 'code'; readonly code: string; readonly aborts: boolean }
  /**
   * Stands for a recursive rule in lookahead: one of its first characters and then its inner characters; may be empty.
   */
  | { readonly kind: 'blob'; readonly first: Peg & { kind: 'set' }; readonly rest: Inside; readonly empty: boolean }
  | Inside;

/** In lookahead: any number of characters, as many as what follows needs. */
interface Inside {
  readonly kind: 'inside';
  readonly item: Peg & { kind: 'set' };
}

export const EMPTY: Peg = { kind: 'sequence', items: [] };

/** Surrogates are half characters: no well-formed text contains one alone. */
export const SURROGATES: CharSet = [[0xd800, 0xdfff]];

/** The rules of a grammar as parsing expressions. */
export function pegRules(grammar: Grammar): Map<string, Peg> {
  const aborts = mayAbort(grammar);
  return new Map(grammar.rules.map((rule) => [rule.name, pegOf(rule.expression, aborts)]));
}

function pegOf(expr: Expr, aborts: (code: string) => boolean): Peg {
  const inner = (part: Expr): Peg => pegOf(part, aborts);
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
      return codeOf(`${expr.type === 'semantic_and' ? '&' : '!'}{${expr.code}}`, aborts(expr.code));
    case 'action':
      return aborts(expr.code)
        ? sequence([inner(expr.expression), codeOf(`{${expr.code}}`, true)])
        : inner(expr.expression);
    case 'library_ref':
      return codeOf('a rule of another parser', true);
    case 'sequence':
      return sequence(expr.elements.map(inner));
    case 'choice':
      return { kind: 'choice', items: expr.alternatives.map(inner) };
    case 'optional':
      return optional(inner(expr.expression));
    case 'zero_or_more':
      return { kind: 'many', item: inner(expr.expression) };
    case 'one_or_more':
      return { kind: 'some', item: inner(expr.expression) };
    case 'simple_and':
      return { kind: 'and', item: inner(expr.expression) };
    case 'simple_not':
      return { kind: 'not', item: inner(expr.expression) };
    case 'repeated':
      return repeated(expr, inner);
    default:
      return inner(expr.expression);
  }
}

function codeOf(code: string, aborts: boolean): Peg {
  return { kind: 'code', code, aborts };
}

function sequence(items: readonly Peg[]): Peg {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'sequence', items };
}

function optional(item: Peg): Peg {
  return { kind: 'choice', items: [item, EMPTY] };
}

/** A class with the `u` flag: certain only for the first 2¹⁶ characters. */
function unicodeClass(expr: CharClass): Peg {
  const chars = classSet(expr);
  const surely = intersection(chars, complement(SURROGATES));
  return {
    kind: 'vague',
    surely,
    maybe: union(surely, SURROGATES),
    single: false,
    what: 'what a class with the u flag takes beyond U+FFFF',
  };
}

/** Never matches. */
const NEVER: Peg = { kind: 'choice', items: [] };

function repeated(expr: Repeated, inner: (part: Expr) => Peg): Peg {
  const least = (expr.min ?? expr.max).value ?? 0;
  const most = expr.max.value;
  if (typeof least === 'string' || typeof most === 'string') return codeOf('a computed number of repetitions', false);
  if (most !== null && most < least) return NEVER;
  // Each turn is a separate object, since what may follow differs.
  const { delimiter } = expr;
  const item = (): Peg => inner(expr.expression);
  const next = (): Peg => (delimiter === null ? item() : sequence([inner(delimiter), item()]));
  const turn = (at: number): Peg => (at === 0 ? item() : next());
  if (most === null && least === 0) {
    if (delimiter === null) return { kind: 'many', item: item() };
    return optional(sequence([item(), { kind: 'many', item: next() }]));
  }
  let rest: Peg = most === null ? { kind: 'many', item: next() } : EMPTY;
  for (let at = (most ?? least) - 1; at >= least; at--) rest = optional(sequence([turn(at), rest]));
  return sequence([...[...Array(least).keys()].map(turn), rest]);
}

/** The characters that an expression may begin with, and whether it may match the empty text. */
export interface Start {
  readonly chars: CharSet;
  readonly empty: boolean;
}

/** Finds how expressions may begin; a superset in doubt. */
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
  // Cached, since it is asked often for the same expressions.
  const known = new WeakMap<Peg, Start>();
  return (peg) => getOrMake(known, peg, () => start(peg));

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
      case 'blob':
        return { chars: peg.first.chars, empty: peg.empty };
      case 'inside':
        return { chars: peg.item.chars, empty: true };
      default:
        return { chars: NONE, empty: true };
    }
  }
}

const NOTHING: Start = { chars: NONE, empty: false };

/** What may follow an expression: characters, or the end of the text. */
export interface Follow {
  readonly chars: CharSet;
  readonly end: boolean;
}

/** What an expression followed by something may begin with. */
export function beginning({ chars, empty }: Start, follow: Follow): Follow {
  return empty ? { chars: union(chars, follow.chars), end: follow.end } : { chars, end: false };
}

/** Finds what may follow each rule in a text of the start rule; a superset in doubt. */
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
        peg.items.reduceRight((following, item) => {
          visit(item, following);
          return beginning(start(item), following);
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

export function recursiveRules(rules: ReadonlyMap<string, Peg>): Set<string> {
  return new Set([...reachable(rules)].filter(([name, used]) => used.has(name)).map(([name]) => name));
}

/** For each rule, all rules that it refers to, directly or not. */
export function reachable(rules: ReadonlyMap<string, Peg>): Map<string, Set<string>> {
  const uses = new Map([...rules].map(([name, peg]) => [name, new Set(namesIn(peg))]));
  for (const [middle, beyond] of uses) {
    for (const used of uses.values()) if (used.has(middle)) for (const name of beyond) used.add(name);
  }
  return uses;
}

function namesIn(peg: Peg): string[] {
  if (peg.kind === 'rule') return [peg.name];
  if ('items' in peg) return peg.items.flatMap(namesIn);
  return 'item' in peg ? namesIn(peg.item) : [];
}

/** A literal, matched exactly. */
function textOf(text: string): Peg {
  if (text === '') return { kind: 'sequence', items: [] };
  const units = [...Array(text.length).keys()].map((at): Peg => ({ kind: 'set', chars: single(text.charCodeAt(at)) }));
  return { kind: 'text', text, units };
}

/**
 * A literal that ignores case: Peggy accepts every text with the same lower case. Where lower case depends on the
 * neighbours (sigmas, a dotted capital I) or has two units, only the exact text is certain.
 */
function caseless(text: string): Peg {
  const isPlain = !/[\u03a3\u03c2\u03c3\u0130]/.test(text);
  const items = [...text].map((char): Peg => {
    if (char.length === 1 && isPlain) return { kind: 'set', chars: unitsLike(char) };
    if (char.toLowerCase() === char && char.toUpperCase() === char) return textOf(char);
    return { kind: 'choice', items: [textOf(char), { ...UNSURE, what: `the case of ${JSON.stringify(text)}` }] };
  });
  return { kind: 'sequence', items };
}

/** May match any character, or several. */
const UNSURE = { kind: 'vague', surely: NONE, maybe: ALL, single: false } as const;

const known = new Map<string, CharSet>();

/** The code units with the same lower case. */
function unitsLike(unit: string): CharSet {
  const lower = unit.toLowerCase();
  return getOrMake(known, lower, () => setOf((code) => String.fromCharCode(code).toLowerCase() === lower));
}

/**
 * Finds the code of a grammar that may abort the parse with its own error: code that throws, that calls Peggy's
 * `error()` or `expected()`, or a function of the grammar that does. A mention is enough, so the result is a superset.
 *
 * @example mayAbort(readGrammar([{ source: 'x', text: 'S = "a" { error("no") }' }]))(' error("no") ') // true
 */
function mayAbort(grammar: Grammar): (code: string) => boolean {
  const blocks: readonly Code[] = [grammar.topLevelInitializer ?? [], grammar.initializer ?? []].flat();
  const declared = declarations(blocks.map(({ code }) => code).join('\n'));
  const own = new Set(declared.map(({ name }) => name));
  const aborting = new Set(['error', 'expected'].filter((name) => !own.has(name)));
  const aborts = (code: string): boolean =>
    /\bthrow\b/.test(code) || [...aborting].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  for (let size = -1; size !== aborting.size; ) {
    size = aborting.size;
    for (const { name, code } of declared) if (aborts(code)) aborting.add(name);
  }
  return aborts;
}

/** The names that code declares, each with the code up to the next declaration. */
function declarations(code: string): { name: string; code: string }[] {
  return code
    .split(/\b(?=(?:function|const|let|var|class)\s+[\p{ID_Start}$_])/u)
    .slice(1)
    .map((part) => {
      const [head = '', name = ''] = /^\w+\s+([\p{ID_Continue}$]+)/u.exec(part) ?? [];
      return { name, code: part.slice(head.length) };
    });
}
