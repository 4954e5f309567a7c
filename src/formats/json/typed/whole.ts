import { membersOf, type PlainType, type Type } from './type.ts';

/** So many paths are named where one is refused. */
const SHOWN = 12;

/**
 * Refuses paths of parts that a type does not have: nothing would be held back.
 *
 * @throws {TypeError} naming the path, and those that there are
 */
export function requirePaths(type: PlainType, paths: readonly string[]): void {
  const wrong = paths.find((path) => !hasPath(type, path.split('.'), new Set()));
  if (wrong === undefined) return;
  const all = pathsOf(type);
  const shown = all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')}, …` : all.join(', ');
  const there = all.length === 0 ? 'it has no parts with names' : `there are ${shown}; lists add nothing to a path`;
  throw new TypeError(`whole: the type has no part ${JSON.stringify(wrong)}: ${there}`);
}

/** `seen` holds the lists around: one may be an item of itself. */
function hasPath(type: Type, steps: readonly string[], seen: Set<Type>): boolean {
  const [step, ...below] = steps;
  if (step === undefined) return true;
  return membersOf(type).some((member) => {
    if (member.kind === 'any') return true;
    if (member.kind === 'list') {
      if (seen.has(member)) return false;
      seen.add(member);
      return itemsOf(member).some((item) => hasPath(item, steps, seen));
    }
    if (member.kind !== 'object') return false;
    const field = member.fields.get(step);
    if (field !== undefined) return hasPath(field.type, below, new Set());
    // Beside fields that have names, a misspelled one is no other.
    return member.rest !== null && member.fields.size === 0 && hasPath(member.rest, below, new Set());
  });
}

/** The paths of a type from the outside in; of one that is a part of itself, no path twice. */
function pathsOf(type: Type): readonly string[] {
  const paths = new Set<string>();
  const seen = new Set<Type>();
  const todo: { readonly type: Type; readonly path: string }[] = [{ type, path: '' }];
  for (let at = 0; at < todo.length && paths.size <= SHOWN; at++) {
    const { type: one = type, path = '' } = todo[at] ?? {};
    for (const member of membersOf(one)) {
      if (seen.has(member)) continue;
      seen.add(member);
      if (member.kind === 'list') todo.push(...itemsOf(member).map((item) => ({ type: item, path })));
      if (member.kind !== 'object') continue;
      for (const [name, field] of member.fields) {
        const inner = path === '' ? name : `${path}.${name}`;
        paths.add(inner);
        todo.push({ type: field.type, path: inner });
      }
    }
  }
  return [...paths];
}

function itemsOf({ first, rest }: Extract<PlainType, { kind: 'list' }>): readonly Type[] {
  return rest === null ? first : [...first, rest];
}
