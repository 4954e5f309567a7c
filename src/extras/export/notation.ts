import type { Cfg, Points } from './cfg.ts';

/** How an engine's notation writes what differs from one to the next. */
export interface Notation {
  text(text: string): string;
  /** A class of characters, given by what it holds or, `negated`, by what it does not. */
  characters(points: Points, negated: boolean): string;
  rule(name: string): string;
}

/** A part of a rule in a notation; sequences, choices and the signs of repetition are the same in all of them. */
export function written(part: Cfg, notation: Notation): string {
  return inContext(part, 0);

  /** `depth`: 0 where a choice may be, 1 where a sequence may, 2 where one repetition may, 3 where only one thing may. */
  function inContext(part: Cfg, depth: number): string {
    switch (part.kind) {
      case 'text':
        return notation.text(part.text);
      case 'set':
        return classOf(part.points, notation);
      case 'rule':
        return notation.rule(part.name);
      case 'sequence':
        if (part.items.length === 0) return notation.text('');
        return grouped(part.items.map((item) => inContext(item, 2)).join(' '), depth > 1);
      case 'choice':
        return grouped(part.items.map((item) => inContext(item, 1)).join(' | '), depth > 0);
      default:
        return grouped(`${inContext(part.item, 3)}${SIGNS[part.kind]}`, depth > 2);
    }
  }
}

const SIGNS = { many: '*', some: '+', optional: '?' } as const;

function grouped(text: string, group: boolean): string {
  return group ? `(${text})` : text;
}

/** By what it leaves out, where that is some ASCII characters: shorter, and read right by all engines. */
function classOf(points: Points, notation: Notation): string {
  const others = complementOf(points);
  const negated = others.length > 0 && others.every(([, to]) => to <= 0x7f);
  return notation.characters(negated ? others : points, negated);
}

const LAST_POINT = 0x10ffff;

function complementOf(points: Points): Points {
  const others: [number, number][] = [];
  let next = 0;
  for (const [from, to] of points) {
    if (from > next) others.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST_POINT) others.push([next, LAST_POINT]);
  return others;
}
