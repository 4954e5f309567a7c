/** True when a JSON text may hold half of a surrogate pair in a string: as it is, or by an escape, valid or not. */
export function mayHoldHalf(text: string): boolean {
  return ESCAPE.test(text) || HALF.test(text);
}

/** True when a text holds half of a surrogate pair. */
export function hasHalf(text: string): boolean {
  return HALF.test(text);
}

const ESCAPE = /\\u(?:\{|[dD][89a-fA-F])/;
const HALF = /\p{Surrogate}/u;
