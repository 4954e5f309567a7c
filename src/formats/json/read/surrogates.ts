/** True when a JSON text may hold half of a surrogate pair in a string: as it is, or by an escape. */
export function mayHoldHalf(text: string): boolean {
  return hasHalf(text) || (text.includes('\\') && ESCAPE.test(text));
}

/** True when a text holds half of a surrogate pair. */
export function hasHalf(text: string): boolean {
  return !text.isWellFormed();
}

const ESCAPE = /\\u[dD][89a-fA-F]/;
