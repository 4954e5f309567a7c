import type { ItemTest } from '../../../core/event-stream.ts';
import type { Json } from '../model.ts';
import { conforms } from './conforms.ts';
import { membersOf, plainType, type Type } from './type.ts';

/**
 * Whether something is an item of a list at a path of a type.
 *
 * @throws {TypeError} when the type has no list there
 */
export function itemTest(type: Type, path: string): ItemTest {
  let parts: readonly Type[] = [type];
  for (const name of path === '' ? [] : path.split('.')) parts = parts.flatMap((part) => membersNamed(part, name));
  const items = parts.flatMap(itemsOf);
  if (items.length === 0)
    throw new TypeError(`the type has no list at '${path}': name the way to one, such as 'days.stops'`);
  return (item) => isJson(item) && items.some((one) => conforms(one, item));
}

/** What the members of a name are; those of the items of a list count. */
function membersNamed(type: Type, name: string): readonly Type[] {
  const plain = plainType(type);
  if (plain.kind === 'any') return [plain];
  if (plain.kind === 'union') return membersOf(plain).flatMap((member) => membersNamed(member, name));
  if (plain.kind === 'list') return itemsOf(plain).flatMap((item) => membersNamed(item, name));
  if (plain.kind !== 'object') return [];
  const found = plain.fields.get(name)?.type ?? (plain.fields.size === 0 ? plain.rest : null);
  return found === null ? [] : [found];
}

function itemsOf(type: Type): readonly Type[] {
  const plain = plainType(type);
  if (plain.kind === 'any') return [plain];
  if (plain.kind === 'union') return membersOf(plain).flatMap(itemsOf);
  if (plain.kind !== 'list') return [];
  return plain.rest === null ? plain.first : [...plain.first, plain.rest];
}

/** A stream tells no other values. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}
