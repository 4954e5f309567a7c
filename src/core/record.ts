/** Whether a value is an object and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a key that came from the input: `__proto__` and its kin become ordinary own properties. */
export function setOwn<Value>(record: Record<string, Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}

/** Reads a key that came from the input; never an inherited property. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  // Most keys asked for are absent, and reading one is cheaper than checking whether it is own.
  const value = record[key];
  return value !== undefined && Object.hasOwn(record, key) ? value : undefined;
}

/**
 * `getOwn` for a record of our own making without functions: all inherited values are functions, so no check is needed.
 */
export function getPlain<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  if (key === '__proto__') return getOwn(record, key);
  const value = record[key];
  return typeof value === 'function' ? getOwn(record, key) : value;
}
