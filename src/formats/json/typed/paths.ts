import type { ItemTest } from '../../../core/whole-items.ts';
import type { Json } from '../model.ts';
import { conforms } from './conforms.ts';
import { membersOf, type PlainType, type Type } from './type.ts';

// A path names parts of a type from the outside in, joined by dots; lists add no step.

/** How many paths an error message lists. */
const SHOWN = 12;

/**
 * Tests whether something is an item of a list at a path of a type.
 *
 * @throws {TypeError} when the type has no list there
 */
export function itemTest(type: Type, path: string): ItemTest {
  const items = partsAt(type, path).flatMap((part) => membersOf(part).flatMap(itemsOf));
  if (items.length === 0)
    throw new TypeError(`the type has no list at '${path}': name the way to one, such as 'days.stops'`);
  return (item) => isJson(item) && items.some((one) => conforms(one, item));
}

/**
 * Rejects paths that a type does not have, since they would have no effect.
 *
 * @throws {TypeError} naming the path, and the existing ones
 */
export function requirePaths(type: PlainType, paths: readonly string[]): void {
  const wrong = paths.find((path) => path === '' || partsAt(type, path).length === 0);
  if (wrong === undefined) return;
  const all = pathsOf(type);
  const shown = all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')}, …` : all.join(', ');
  const there = all.length === 0 ? 'it has no parts with names' : `there are ${shown}; lists add nothing to a path`;
  throw new TypeError(`whole: the type has no part ${JSON.stringify(wrong)}: ${there}`);
}

function partsAt(type: Type, path: string): readonly Type[] {
  const names = path === '' ? [] : path.split('.');
  return names.reduce<readonly Type[]>((parts, name) => parts.flatMap((part) => partsNamed(part, name)), [type]);
}

/** The part under a name in a type, or in the items of a list. */
function partsNamed(type: Type, name: string): readonly Type[] {
  return withItems(type).flatMap((member) => {
    if (member.kind === 'any') return [member];
    if (member.kind !== 'object') return [];
    // If a type has named fields, an unknown name is a misspelling.
    const part = member.fields.get(name)?.type ?? (member.fields.size === 0 ? member.rest : null);
    return part === null ? [] : [part];
  });
}

/** The paths of a type from the outside in; without repetitions for a recursive type. */
function pathsOf(type: Type): readonly string[] {
  const paths = new Set<string>();
  const seen = new Set<PlainType>();
  const todo: { readonly type: Type; readonly path: string }[] = [{ type, path: '' }];
  for (let at = 0; at < todo.length && paths.size <= SHOWN; at++) {
    const { type: one = type, path = '' } = todo[at] ?? {};
    for (const member of withItems(one)) {
      if (member.kind !== 'object' || seen.has(member)) continue;
      seen.add(member);
      for (const [name, field] of member.fields) {
        const inner = path === '' ? name : `${path}.${name}`;
        paths.add(inner);
        todo.push({ type: field.type, path: inner });
      }
    }
  }
  return [...paths];
}

/** The members of a type, including those of its lists' items. */
function withItems(type: Type): readonly PlainType[] {
  const found = new Set<PlainType>();
  const todo: Type[] = [type];
  for (let next = todo.pop(); next !== undefined; next = todo.pop())
    for (const member of membersOf(next)) {
      // A list may be an item of itself.
      if (member.kind === 'list' && !found.has(member)) todo.push(...itemsOf(member));
      found.add(member);
    }
  return [...found];
}

/** The item types of a list; `any` may be a list, too. */
function itemsOf(type: PlainType): readonly Type[] {
  if (type.kind === 'any') return [type];
  if (type.kind !== 'list') return [];
  return type.rest === null ? type.first : [...type.first, type.rest];
}

/** A stream has no other values. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}
