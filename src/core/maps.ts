/**
 * The value of a key in a map, made and stored if there is none.
 *
 * @example getOrMake(sizes, name, () => measure(name))
 */
export function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  getOrMake(lists, key, () => []).push(value);
}

export function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  getOrMake(sets, key, () => new Set<Value>()).add(value);
}
