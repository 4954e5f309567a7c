import type { Path } from '../src/core/path.ts';

/** The path of every part of a value, the outer ones first, beginning with that of the whole; of a list its first item. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item, at) => [at, item])
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}
