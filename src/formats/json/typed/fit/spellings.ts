import type { ObjectType } from '../type.ts';
import { spelling } from './words.ts';

const spellings = new WeakMap<ObjectType, ReadonlyMap<string, string | null>>();

/**
 * The fields of an object by their names without what another spelling may change, and by what else they are called; null
 * for two of one spelling.
 */
export function spellingsOf(type: ObjectType): ReadonlyMap<string, string | null> {
  const known = spellings.get(type);
  if (known !== undefined) return known;
  const made = new Map<string, string | null>();
  for (const name of type.fields.keys()) made.set(spelling(name), made.has(spelling(name)) ? null : name);
  const own = new Set(made.keys());
  for (const [name, { aliases = [] }] of type.fields)
    for (const key of aliases.map(spelling))
      if (!own.has(key)) made.set(key, made.has(key) && made.get(key) !== name ? null : name);
  spellings.set(type, made);
  return made;
}

/** The field that a name means: its own, or the only one of its spelling; null where two have that. */
export function fieldSpelled(type: ObjectType, name: string): string | null | undefined {
  return type.fields.has(name) ? name : spellingsOf(type).get(spelling(name));
}
