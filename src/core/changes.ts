import { append } from './append.ts';
import { firstDifference } from './difference.ts';
import type { Path } from './path.ts';
import { getOwn, isRecord } from './record.ts';

/** One step from a model to another. Paths refer to the original model. */
export type ModelChange =
  /** Replaces the value at the path. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: unknown }
  /** Adds a key. */
  | { readonly kind: 'add'; readonly path: Path; readonly value: unknown }
  /** Removes a key or an item. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Inserts items into the list at `path`, before index `at`. */
  | { readonly kind: 'insert'; readonly path: Path; readonly at: number; readonly values: readonly unknown[] };

/**
 * The smallest changes that turn one model into another. If the length of a list changes, its common start and end are
 * kept.
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

/** The changes of two objects, key by key; other values count as objects without keys. */
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
