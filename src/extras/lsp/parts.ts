import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** A part of a model that is somewhere in the text. */
export interface Part {
  readonly path: Path;
  readonly value: unknown;
  readonly range: Range;
  readonly parts: readonly Part[];
}

/** More parts than these, nobody looks at. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 40;

/** The parts of a model, as deep as it goes. What is nowhere is left out, and what it is made of takes its place. */
export function partsOf({ value, locate }: Pick<Parsed<unknown>, 'value' | 'locate'>): Part[] {
  let left = MAX_PARTS;
  const inside = (parent: unknown, path: Path): Part[] => {
    if (typeof parent !== 'object' || parent === null || path.length >= MAX_DEPTH) return [];
    const keys = Array.isArray(parent) ? parent.keys() : Object.keys(parent);
    const found: Part[] = [];
    for (const key of keys) {
      if (left-- <= 0) break;
      const child: unknown = Reflect.get(parent, key);
      const childPath = [...path, key];
      const parts = inside(child, childPath);
      const range = locate(childPath);
      if (range === undefined) found.push(...parts);
      else found.push({ path: childPath, value: child, range, parts });
    }
    return found;
  };
  return inside(value, []);
}
