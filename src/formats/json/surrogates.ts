/** True when a JSON text may hold half of a surrogate pair in a string: as it is, or by an escape, valid or not. */
export function mayHoldHalf(text: string): boolean {
  return ESCAPE.test(text) || hasHalf(text);
}

/** True when a text holds half of a surrogate pair. */
export function hasHalf(text: string): boolean {
  return SURROGATE.test(text) && HALF.test(text);
}

const ESCAPE = /\\u(?:\{|[dD][89a-fA-F])/;
// Most texts hold none at all, which is found out sooner.
const SURROGATE = /[\ud800-\udfff]/;
const HALF = /\p{Surrogate}/u;
