import { write } from '../../formats/json/write.ts';

/** The value of a JSON text; undefined when it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON of a value that was parsed from JSON. `JSON.stringify` is fast, but fails on values that nest too deep. */
export function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return write(Object(value));
  }
}
