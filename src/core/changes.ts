import { append } from './append.ts';
import { firstDifference } from './difference.ts';
import type { Path } from './path.ts';
import { getOwn, isRecord } from './record.ts';

/** One step from a model to another. Paths count in the model as it was. */
export type ModelChange =
  /** The value at the path is another one. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: unknown }
  /** A key that was not there. */
  | { readonly kind: 'add'; readonly path: Path; readonly value: unknown }
  /** A key or an item that is removed. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Items inserted into the list at `path`, before the item that was at `at`. */
  | { readonly kind: 'insert'; readonly path: Path; readonly at: number; readonly values: readonly unknown[] };

/**
 * The innermost steps from one model to another; none when they are equal. Where the length of a list changes, what is
 * alike at its start and its end stays.
 *
 * @example changesBetween({ a: [1, 2] }, { a: [2] }) // [{ kind: 'remove', path: ['a', 0] }]
 */
export function changesBetween(before: unknown, after: unknown, path: Path = []): ModelChange[] {
  if (firstDifference(before, after) === undefined) return [];
  // A container that was or becomes empty is replaced as a whole.
  const whole: ModelChange[] = [{ kind: 'set', path, value: after }];
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === 0 || after.length === 0 ? whole : inLists(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return whole;
  const isWhole = Object.keys(before).length === 0 || Object.keys(after).length === 0;
  return isWhole ? whole : changesByKey(before, after, path);
}

/** The changes of the keys of two objects, one by one; what is no object has no keys. */
export function changesByKey(before: unknown, after: unknown, path: Path): ModelChange[] {
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): ModelChange[] => {
    const at = [...path, key];
    const [was, is] = [getOwn(old, key), getOwn(now, key)];
    if (was === undefined) return is === undefined ? [] : [{ kind: 'add', path: at, value: is }];
    return is === undefined ? [{ kind: 'remove', path: at }] : changesBetween(was, is, at);
  });
}

function inLists(before: readonly unknown[], after: readonly unknown[], path: Path): ModelChange[] {
  const short = Math.min(before.length, after.length);
  const alike = (left: number, right: number): boolean => firstDifference(before[left], after[right]) === undefined;
  let start = 0;
  while (start < short && alike(start, start)) start++;
  let same = 0;
  while (same < short - start && alike(before.length - same - 1, after.length - same - 1)) same++;
  const common = short - same;
  const changes: ModelChange[] = [];
  for (let at = start; at < common; at++) append(changes, changesBetween(before[at], after[at], [...path, at]));
  for (let at = common; at < before.length - same; at++) changes.push({ kind: 'remove', path: [...path, at] });
  const values = after.slice(common, after.length - same);
  if (values.length > 0) changes.push({ kind: 'insert', path, at: common, values });
  return changes;
}
