import type { Path } from './path.ts';
import { getOwn } from './record.ts';

/**
 * The path of the first difference between two models; undefined if they are equal. The order of keys does not matter,
 * a key with `undefined` counts as absent, and `0` differs from `-0`.
 */
export function firstDifference(left: unknown, right: unknown): Path | undefined {
  const path: (string | number)[] = [];
  return differ(left, right, path) ? path : undefined;
}

/** Whether they differ; if so, `path` is set to the difference. It is mutated because copying deep paths is slow. */
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

/** Dates and maps have content, but no keys. */
function kindOf(value: object): string {
  return Object.prototype.toString.call(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
