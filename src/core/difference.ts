import type { Path } from './path.ts';
import { getOwn } from './record.ts';

/**
 * The path of the first place where two models differ; undefined when they are equal. The order of keys does not count,
 * a key with `undefined` counts as absent, and `0` differs from `-0`.
 */
export function firstDifference(left: unknown, right: unknown, path: Path = []): Path | undefined {
  if (Object.is(left, right)) return undefined;
  if (!isObject(left) || !isObject(right) || kindOf(left) !== kindOf(right)) return path;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) {
    const step = Array.isArray(left) ? Number(key) : key;
    const difference = firstDifference(getOwn(left, key), getOwn(right, key), [...path, step]);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** A date and a map have no keys, and say something all the same. */
function kindOf(value: object): string {
  return Object.prototype.toString.call(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
