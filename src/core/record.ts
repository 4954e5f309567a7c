/** Sets a key that came from the input: `__proto__` and its kin become ordinary own properties. */
export function setOwn<Value>(record: Record<string, Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}

/** Reads a key that came from the input; never what the prototype holds. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  if (key === '__proto__') return Object.hasOwn(record, key) ? record[key] : undefined;
  const value = record[key];
  // Asking whether a key is own costs more than reading it: it is asked where the prototype has the same.
  if (value === undefined || value !== INHERITED[key]) return value;
  return Object.hasOwn(record, key) ? value : undefined;
}

const INHERITED: Readonly<Record<string, unknown>> = Object.getPrototypeOf({});
