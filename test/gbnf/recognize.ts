import type { Gbnf, Part } from './read-gbnf.ts';

/** True when a text is a sentence of a grammar without left recursion: all ways are tried, each once a place. */
export function recognizes(grammar: Gbnf, text: string): boolean {
  const chars = [...text].map((char) => char.codePointAt(0) ?? 0);
  const known = new Map<Part, Map<number, ReadonlySet<number>>>();
  const root = grammar.get('root');
  return root !== undefined && ends(root, 0).has(chars.length);

  function ends(part: Part, at: number): ReadonlySet<number> {
    let row = known.get(part);
    if (row === undefined) {
      row = new Map();
      known.set(part, row);
    }
    let found = row.get(at);
    if (found === undefined) {
      found = find(part, at);
      row.set(at, found);
    }
    return found;
  }

  function find(part: Part, at: number): ReadonlySet<number> {
    switch (part.kind) {
      case 'text': {
        const points = [...part.text].map((char) => char.codePointAt(0));
        return new Set(points.every((point, step) => chars[at + step] === point) ? [at + points.length] : []);
      }
      case 'set': {
        const here = chars[at];
        const fits = here !== undefined && part.points.some(([from, to]) => from <= here && here <= to);
        return new Set(fits ? [at + 1] : []);
      }
      case 'rule': {
        const body = grammar.get(part.name);
        if (body === undefined) throw new Error(`there is no rule ${part.name}`);
        return ends(body, at);
      }
      case 'sequence': {
        let places: ReadonlySet<number> = new Set([at]);
        for (const item of part.items) places = new Set([...places].flatMap((place) => [...ends(item, place)]));
        return places;
      }
      case 'choice':
        return new Set(part.items.flatMap((item) => [...ends(item, at)]));
      case 'repeat':
        return repeat(part, at);
    }
  }

  function repeat({ item, min, max }: Part & { kind: 'repeat' }, at: number): ReadonlySet<number> {
    const found = new Set<number>(min === 0 ? [at] : []);
    let places = new Set([at]);
    for (let turn = 1; turn <= max && places.size > 0; turn++) {
      places = new Set([...places].flatMap((place) => [...ends(item, place)]).filter((place) => !found.has(place)));
      for (const place of places) found.add(place);
    }
    return found;
  }
}
