import { getOrMake } from '../core/maps.ts';

/** Ranges of Unicode code points, with the first and the last of each. */
export type Points = readonly (readonly [number, number])[];

/** A part of a context-free rule. */
export type Cfg =
  | { readonly kind: 'text'; readonly text: string }
  /** One character: code points, sorted and disjoint, no surrogates. */
  | { readonly kind: 'set'; readonly points: Points }
  | { readonly kind: 'sequence'; readonly items: readonly Cfg[] }
  | { readonly kind: 'choice'; readonly items: readonly Cfg[] }
  /** Any number of times. */
  | { readonly kind: 'many'; readonly item: Cfg }
  /** One or more times. */
  | { readonly kind: 'some'; readonly item: Cfg }
  | { readonly kind: 'optional'; readonly item: Cfg }
  | { readonly kind: 'rule'; readonly name: string };

/** A context-free grammar: the intermediate form between a parsing grammar and an engine's notation. */
export interface ContextFree {
  /** The rule of whole texts. */
  readonly start: string;
  /** The rules by name (`[a-z][a-z0-9-]*`), the start rule first; each is reachable and matches some text. */
  readonly rules: ReadonlyMap<string, Cfg>;
}

export const NOTHING: Cfg = { kind: 'sequence', items: [] };

/** A sequence of parts; neighbouring texts are merged, and `x x*` becomes `x+`. */
export function sequenceOf(parts: readonly Cfg[]): Cfg {
  const items: Cfg[] = [];
  for (const part of parts.flatMap((one) => (one.kind === 'sequence' ? one.items : [one]))) {
    const last = items.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      items[items.length - 1] = { kind: 'text', text: last.text + part.text };
    else if (part.kind === 'many' && last !== undefined && keyOf(part.item) === keyOf(last))
      items[items.length - 1] = { kind: 'some', item: last };
    else items.push(part);
  }
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'sequence', items };
}

/** A choice of parts: equal ones are merged, single characters become one set, an empty one makes the rest optional. */
export function choiceOf(parts: readonly Cfg[]): Cfg {
  const items = new Map<string, Cfg>();
  let points: Points = [];
  let empty = false;
  for (const part of parts.flatMap((one) => (one.kind === 'choice' ? one.items : [one]))) {
    const chars = pointsOf(part);
    if (chars !== undefined) points = joinedPoints(points, chars);
    else if (part.kind === 'sequence' && part.items.length === 0) empty = true;
    else if (part.kind === 'optional') {
      empty = true;
      items.set(keyOf(part.item), part.item);
    } else items.set(keyOf(part), part);
  }
  const all = [...(points.length > 0 ? [characterOf(points)] : []), ...items.values()];
  const [only] = all;
  if (only === undefined) return NOTHING;
  const choice: Cfg = all.length === 1 ? only : { kind: 'choice', items: all };
  if (!empty) return choice;
  if (choice.kind === 'many' || choice.kind === 'optional') return choice;
  return choice.kind === 'some' ? { kind: 'many', item: choice.item } : { kind: 'optional', item: choice };
}

/** One of some code points. */
export function characterOf(points: Points): Cfg {
  const [only] = points;
  const single = points.length === 1 && only !== undefined && only[0] === only[1];
  return single ? { kind: 'text', text: String.fromCodePoint(only[0]) } : { kind: 'set', points };
}

/** The code points of a part that matches one character; undefined when it matches more. */
function pointsOf(part: Cfg): Points | undefined {
  if (part.kind === 'set') return part.points;
  const point = part.kind === 'text' ? (part.text.codePointAt(0) ?? 0) : 0;
  return part.kind === 'text' && part.text === String.fromCodePoint(point) ? [[point, point]] : undefined;
}

/** The union of two sets of code points. */
export function joinedPoints(a: Points, b: Points): Points {
  const joined: [number, number][] = [];
  for (const [from, to] of [...a, ...b].sort((x, y) => x[0] - y[0])) {
    const last = joined.at(-1);
    // The surrogates between two ranges are not characters.
    const next = last?.[1] === 0xd7ff ? 0xe000 : (last?.[1] ?? -2) + 1;
    if (last !== undefined && from <= next) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const keys = new WeakMap<Cfg, string>();

/** A key that is equal exactly for equal parts. */
export function keyOf(part: Cfg): string {
  return getOrMake(keys, part, () => keyParts(part));
}

function keyParts(part: Cfg): string {
  switch (part.kind) {
    case 'text':
      return JSON.stringify(part.text);
    case 'set':
      return `[${part.points.map((range) => range.join('-')).join()}]`;
    case 'rule':
      return `<${part.name}>`;
    case 'sequence':
    case 'choice':
      return `${part.kind}(${part.items.map(keyOf).join(' ')})`;
    default:
      return `${part.kind}(${keyOf(part.item)})`;
  }
}

/** The part with each reference to a rule replaced. */
export function renamed(part: Cfg, put: (name: string) => Cfg): Cfg {
  switch (part.kind) {
    case 'rule':
      return put(part.name);
    case 'sequence':
      return sequenceOf(part.items.map((item) => renamed(item, put)));
    case 'choice':
      return choiceOf(part.items.map((item) => renamed(item, put)));
    case 'many':
    case 'some':
    case 'optional':
      return { kind: part.kind, item: renamed(part.item, put) };
    default:
      return part;
  }
}

/** The names of the rules in a part, with repetitions. */
export function namesIn(part: Cfg): string[] {
  if (part.kind === 'rule') return [part.name];
  if ('items' in part) return part.items.flatMap(namesIn);
  return 'item' in part ? namesIn(part.item) : [];
}
