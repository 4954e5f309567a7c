import type { Path } from './path.ts';
import { getOwn } from './record.ts';

/**
 * The path of the first place where two models differ; undefined when they are equal. The order of keys does not count,
 * a key with `undefined` counts as absent, and `0` differs from `-0`.
 */
export function firstDifference(left: unknown, right: unknown): Path | undefined {
  const path: (string | number)[] = [];
  return differ(left, right, path) ? path : undefined;
}

/** Whether they differ; if so, `path` leads there. The list is shared: copying deep paths is slow. */
function differ(left: unknown, right: unknown, path: (string | number)[]): boolean {
  if (Object.is(left, right)) return false;
  if (!isObject(left) || !isObject(right) || kindOf(left) !== kindOf(right)) return true;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) {
    path.push(Array.isArray(left) ? Number(key) : key);
    if (differ(getOwn(left, key), getOwn(right, key), path)) return true;
    path.pop();
  }
  return false;
}

/** A date or a map has no keys, but still has content. */
function kindOf(value: object): string {
  return Object.prototype.toString.call(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
