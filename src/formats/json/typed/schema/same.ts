import { isRecord } from '../../../../core/record.ts';

/** Whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** Whether two items are equal. */
export function hasTwins(items: readonly unknown[]): boolean {
  const seen = new Set(items.map((item) => (isRecord(item) || Array.isArray(item) ? ordered(item) : item)));
  return seen.size < items.length;
}

/** The JSON of an object or list with sorted names: the same for equal values. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
