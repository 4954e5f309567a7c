import type { ObjectType } from '../type.ts';
import { spelling } from './words.ts';

const spellings = new WeakMap<ObjectType, ReadonlySet<string>>();

/** The names of an object's fields without what another spelling may change. */
export function spellingsOf(type: ObjectType): ReadonlySet<string> {
  const known = spellings.get(type) ?? new Set([...type.fields.keys()].map(spelling));
  spellings.set(type, known);
  return known;
}
