import fc from 'fast-check';
import type { Gbnf, Part } from './read-gbnf.ts';

/** Sentences of a grammar; `size` is about how many choices one takes before it hurries to its end. */
export function sentences(grammar: Gbnf, size = 60): fc.Arbitrary<string> {
  const costs = shortest(grammar);
  // A list of numbers decides: it shrinks, and the sentence with it.
  return fc
    .array(fc.nat({ max: 0xffff }), { minLength: 1, maxLength: size, size: 'max' })
    .map((numbers) => sentence(grammar, costs, numbers));
}

function sentence(grammar: Gbnf, costs: ReadonlyMap<string, number>, numbers: readonly number[]): string {
  let used = 0;
  let text = '';
  // Parts wait on a list: deep grammars need no deep stack.
  const waiting: Part[] = [{ kind: 'rule', name: 'root' }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    switch (part.kind) {
      case 'text':
        text += part.text;
        break;
      case 'set':
        text += String.fromCodePoint(character(part.points, next(1_000)));
        break;
      case 'rule': {
        const body = grammar.get(part.name);
        if (body !== undefined) waiting.push(body);
        break;
      }
      case 'sequence':
        waiting.push(...[...part.items].reverse());
        break;
      case 'choice': {
        const chosen = used < numbers.length ? part.items[next(part.items.length)] : cheapest(part.items, costs);
        if (chosen !== undefined) waiting.push(chosen);
        break;
      }
      case 'repeat': {
        const more = used < numbers.length ? Math.min(part.max - part.min, next(3)) : 0;
        for (let turn = 0; turn < part.min + more; turn++) waiting.push(part.item);
        if (part.max === Number.POSITIVE_INFINITY && more === 2) waiting.push({ ...part, min: 0 });
        break;
      }
    }
  }
  return text;

  function next(count: number): number {
    const number = numbers[used] ?? 0;
    used++;
    return number % count;
  }
}

/** Characters with which texts go wrong first. */
const TELLING = [...'\n[]{}()<>:"\'`#*-=|\\/., \tA0a_~!$%&?\r\u00e9\u2028\uff3b\ufeff\u{1f986}'].map(
  (char) => char.codePointAt(0) ?? 0,
);

/** A character of a set: one that tells, or one at the edge of a stretch. */
function character(points: readonly (readonly [number, number])[], choice: number): number {
  const telling = TELLING.filter((point) => points.some(([from, to]) => from <= point && point <= to));
  const edges = points.flatMap(([from, to]) => (from === to ? [from] : [from, to]));
  const all = choice % 2 === 0 && telling.length > 0 ? telling : edges;
  return all[Math.floor(choice / 2) % all.length] ?? 0;
}

function cheapest(items: readonly Part[], costs: ReadonlyMap<string, number>): Part | undefined {
  return [...items].sort((a, b) => cost(a, costs) - cost(b, costs))[0];
}

/** How many rules each rule's shortest way down is deep. */
function shortest(grammar: Gbnf): Map<string, number> {
  const costs = new Map<string, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, part] of grammar) {
      const now = cost(part, costs) + 1;
      if (now < (costs.get(name) ?? Number.POSITIVE_INFINITY)) {
        costs.set(name, now);
        changed = true;
      }
    }
  }
  return costs;
}

function cost(part: Part, costs: ReadonlyMap<string, number>): number {
  switch (part.kind) {
    case 'rule':
      return costs.get(part.name) ?? Number.POSITIVE_INFINITY;
    case 'sequence':
      return part.items.reduce((sum, item) => sum + cost(item, costs), 0);
    case 'choice':
      return Math.min(...part.items.map((item) => cost(item, costs)));
    case 'repeat':
      return part.min === 0 ? 0 : cost(part.item, costs);
    default:
      return 0;
  }
}
