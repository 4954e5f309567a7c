// What is odd in JSON, and allowed.

/**
 * Whether a string holds a character that its text has only by an escape, where a backslash is likely meant: `"\theta"`,
 * `"\frac{1}{2}"`, `"^\bfoo\b$"`, `"D:\temp"`. JSON makes a tab, a form feed, backspaces and a tab of them.
 */
export function mayMeanBackslash(text: string): boolean {
  return CONTROL.test(text) && MEANT.test(text);
}

/** The same of a text as it is written; may say yes without need. */
export function mayHoldBackslash(text: string): boolean {
  return text.includes('\\') && WRITTEN.test(text);
}

/** What follows an escape in a command of TeX. */
const COMMANDS = { t: 'heta|au|imes|ext(?:bf|it)?|ilde|riangle', r: 'ho|ight|angle|ceil', n: 'eq|abla|otin' };

/** Such a command behind a backslash: as it is written, or as JSON reads its escape. */
function commandBehind(backslash: string): string {
  const all = Object.entries(COMMANDS).map(([letter, rest]) => `${backslash}${letter}(?:${rest})`);
  return `(?:${all.join('|')})(?![A-Za-z])`;
}

const CONTROL = /[\b\f\n\r\t]/;
const MEANT = new RegExp(`[\\b\\f](?=[A-Za-z])|[A-Za-z][\\b]|^[A-Za-z]:[\\n\\r\\t](?=[A-Za-z])|${commandBehind('\\')}`);
const WRITTEN = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*(?:\\\\[bf]|${commandBehind('\\\\')})|"[A-Za-z]:\\\\[bfnrt]`);

/** True when a JSON text may hold half of a surrogate pair in a string: as it is, or by an escape. */
export function mayHoldHalf(text: string): boolean {
  return hasHalf(text) || (text.includes('\\') && ESCAPE.test(text));
}

/** True when a text holds half of a surrogate pair. */
export function hasHalf(text: string): boolean {
  return !text.isWellFormed();
}

const ESCAPE = /\\u[dD][89a-fA-F]/;

/** True when the text has no more digits than the whole number, as JavaScript writes it or in full. */
export function isExact(text: string, value: number): boolean {
  if (text === String(value)) return true;
  if (value === 0) return !/^[^eE]*[1-9]/.test(text);
  const digits = /^[+-]?([0-9_,]+)(?:\.0*)?$/.exec(text)?.[1];
  return digits === undefined || BigInt(digits.replace(/[_,]/g, '')) === BigInt(Math.abs(value));
}
