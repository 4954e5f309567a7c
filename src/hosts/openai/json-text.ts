import { write } from '../../formats/json/write.ts';

/** The value of a JSON text; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON text of a value that was read from one: `JSON.stringify` is fast, and takes no value that nests too deep. */
export function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return write(Object(value));
  }
}
