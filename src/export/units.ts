import { type CharSet, complement, intersection } from '../grammar/char-set.ts';
import type { Automata, Language } from './automaton.ts';
import { joinedPoints, type Points } from './cfg.ts';
import { type Lookahead, REWRITE_CODE } from './lookahead.ts';
import { type Peg, SURROGATES } from './peg.ts';

/** The view of a grammar that exports use. */
export interface UnitGrammar {
  readonly rules: ReadonlyMap<string, Peg>;
  readonly recursive: ReadonlySet<string>;
  readonly automata: Automata;
  readonly lookahead: Lookahead;
  /** Called for everything that is only described more strictly, with a hint how to write it instead. */
  rough(what: string, hint: string): void;
  /** Called for everything that is left out, with a message. */
  note(message: string): void;
  /** Called with the current rule. */
  inRule(name: string): void;
}

/** Code units that match, and the constraint on the rest of the text then. */
interface UnitStep {
  readonly chars: CharSet;
  readonly rest: Language;
}

/** Characters that match, and the constraint on the rest of the text then. */
export interface PointStep {
  readonly points: Points;
  readonly rest: Language;
}

/** High and low surrogates: units that begin and end a character beyond U+FFFF. */
export const HIGH: CharSet = [[0xd800, 0xdbff]];
export const LOW: CharSet = [[0xdc00, 0xdfff]];
const WHOLE: CharSet = complement(SURROGATES);

/** True when every match of an expression is one code unit. */
export function isOneUnit(grammar: UnitGrammar, peg: Peg): boolean {
  switch (peg.kind) {
    case 'set':
      return true;
    case 'vague':
      return peg.single;
    case 'text':
      return peg.text.length === 1;
    case 'choice':
      return peg.items.every((item) => isOneUnit(grammar, item));
    case 'sequence': {
      const takers = peg.items.filter((item) => item.kind !== 'not' && item.kind !== 'and' && item.kind !== 'code');
      return takers.length === 1 && takers.every((item) => isOneUnit(grammar, item));
    }
    case 'rule': {
      const body = grammar.rules.get(peg.name);
      return body !== undefined && !grammar.recursive.has(peg.name) && isOneUnit(grammar, body);
    }
    default:
      return false;
  }
}

/** The outcomes of an expression that always matches one code unit. */
function unitSteps(grammar: UnitGrammar, peg: Peg, language: Language): UnitStep[] {
  const { automata, lookahead } = grammar;
  switch (peg.kind) {
    case 'set':
      return taken(automata, peg.chars, language);
    case 'vague':
      grammar.rough(peg.what, 'write the characters as alternatives');
      return taken(automata, peg.surely, language);
    case 'text':
      return peg.units.flatMap((unit) => unitSteps(grammar, unit, language));
    case 'choice': {
      let left = language;
      return peg.items.flatMap((item) => {
        const steps = unitSteps(grammar, item, left);
        left = automata.and(left, automata.not(lookahead.over(item)));
        return steps;
      });
    }
    case 'sequence':
      return sequenceSteps(grammar, peg.items, language);
    case 'rule': {
      const body = grammar.rules.get(peg.name);
      return body === undefined ? [] : unitSteps(grammar, body, language);
    }
    default:
      return [];
  }
}

function sequenceSteps(grammar: UnitGrammar, items: readonly Peg[], language: Language): UnitStep[] {
  let steps: readonly { chars: CharSet | undefined; rest: Language }[] = [{ chars: undefined, rest: language }];
  for (const item of items) {
    if (item.kind === 'code') {
      grammar.rough(item.code, REWRITE_CODE);
      return [];
    }
    steps = steps.flatMap((step) => {
      const demand = demandOf(grammar, item);
      if (demand !== undefined) return [{ ...step, rest: grammar.automata.and(step.rest, demand) }];
      return step.chars === undefined ? unitSteps(grammar, item, step.rest) : [];
    });
  }
  return steps.flatMap(({ chars, rest }) => (chars === undefined ? [] : [{ chars, rest }]));
}

/** The constraint of a predicate on the rest of the text. */
function demandOf({ automata, lookahead }: UnitGrammar, peg: Peg): Language | undefined {
  if (peg.kind === 'not') return automata.not(lookahead.over(peg.item));
  return peg.kind === 'and' ? lookahead.under(peg.item) : undefined;
}

/** The characters of a set, grouped by the constraint that remains after each. */
function taken(automata: Automata, chars: CharSet, language: Language): UnitStep[] {
  const steps = new Map<Language, CharSet>();
  let from = 0;
  for (const { last, to } of automata.moves(language)) {
    const part = intersection(chars, [[from, last]]);
    from = last + 1;
    if (part.length > 0 && to !== automata.none) steps.set(to, [...(steps.get(to) ?? []), ...part]);
  }
  return [...steps].map(([rest, part]) => ({ chars: part, rest }));
}

/** The outcomes of matching one code unit that is a whole character. */
export function wholeCharacters(grammar: UnitGrammar, peg: Peg, language: Language): PointStep[] {
  return unitSteps(grammar, peg, language).flatMap(({ chars, rest }) => {
    const points = intersection(chars, WHOLE);
    return points.length === 0 ? [] : [{ points, rest }];
  });
}

/**
 * The outcomes of matching one character in a loop over code units: one turn of the loop, or two for a surrogate pair.
 */
export function pointSteps(grammar: UnitGrammar, peg: Peg, language: Language): PointStep[] {
  const steps = wholeCharacters(grammar, peg, language);
  for (const { chars, rest } of unitSteps(grammar, peg, language)) {
    const highs = intersection(chars, HIGH);
    if (highs.length === 0) continue;
    for (const second of unitSteps(grammar, peg, rest)) {
      const lows = intersection(second.chars, LOW);
      if (lows.length > 0) steps.push({ points: pairs(highs, lows), rest: second.rest });
    }
  }
  const joined = new Map<Language, Points>();
  for (const { points, rest } of steps) joined.set(rest, joinedPoints(joined.get(rest) ?? [], points));
  return [...joined].map(([rest, points]) => ({ points, rest }));
}

/** The code points whose surrogates are in two sets. */
function pairs(highs: CharSet, lows: CharSet): Points {
  const all = lows[0]?.[0] === 0xdc00 && lows[0]?.[1] === 0xdfff;
  return highs.flatMap(([from, to]): [number, number][] => {
    if (all) return [[pointOf(from, 0xdc00), pointOf(to, 0xdfff)]];
    const each = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return each.flatMap((high) => lows.map(([a, b]): [number, number] => [pointOf(high, a), pointOf(high, b)]));
  });
}

function pointOf(high: number, low: number): number {
  return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}
