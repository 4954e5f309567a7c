// Odd but valid JSON.

/**
 * Whether a string contains a character that its text can only have by an escape, where a backslash was likely meant:
 * `"\theta"`, `"\frac{1}{2}"`, `"^\bfoo\b$"`, `"D:\temp"`. JSON reads a tab, a form feed, backspaces and a tab there.
 */
export function mayMeanBackslash(text: string): boolean {
  return CONTROL.test(text) && MEANT.test(text);
}

/** `mayMeanBackslash` for source text; may be true without need. */
export function mayHoldBackslash(text: string): boolean {
  return text.includes('\\') && WRITTEN.test(text);
}

/** The rest of a TeX command after an escape. */
const COMMANDS = { t: 'heta|au|imes|ext(?:bf|it)?|ilde|riangle', r: 'ho|ight|angle|ceil', n: 'eq|abla|otin' };

/** Such a command after a backslash: as written, or with its escape resolved by JSON. */
function commandBehind(backslash: string): string {
  const all = Object.entries(COMMANDS).map(([letter, rest]) => `${backslash}${letter}(?:${rest})`);
  return `(?:${all.join('|')})(?![A-Za-z])`;
}

const CONTROL = /[\b\f\n\r\t]/;
const MEANT = new RegExp(`[\\b\\f](?=[A-Za-z])|[A-Za-z][\\b]|^[A-Za-z]:[\\n\\r\\t](?=[A-Za-z])|${commandBehind('\\')}`);
const WRITTEN = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*(?:\\\\[bf]|${commandBehind('\\\\')})|"[A-Za-z]:\\\\[bfnrt]`);

/** True when a JSON text may contain a lone surrogate in a string: literally, or by an escape. */
export function mayHoldHalf(text: string): boolean {
  return hasHalf(text) || (text.includes('\\') && ESCAPE.test(text));
}

/** True when a text contains a lone surrogate. */
export function hasHalf(text: string): boolean {
  return !text.isWellFormed();
}

const ESCAPE = /\\u[dD][89a-fA-F]/;

/** True when the text has no more digits than the number, in JavaScript's notation or in full. */
export function isExact(text: string, value: number): boolean {
  if (text === String(value)) return true;
  if (value === 0) return !/^[^eE]*[1-9]/.test(text);
  const digits = /^[+-]?([0-9_,]+)(?:\.0*)?$/.exec(text)?.[1];
  return digits === undefined || BigInt(digits.replace(/[_,]/g, '')) === BigInt(Math.abs(value));
}
