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

const CONTROL = /[\b\f\n\r\t]/;
const MEANT =
  /[\b\f](?=[A-Za-z])|[A-Za-z][\b]|^[A-Za-z]:[\n\r\t](?=[A-Za-z])|(?:\t(?:heta|au|imes|ext(?:bf|it)?|ilde|riangle)|\r(?:ho|ight|angle|ceil)|\n(?:eq|abla|otin))(?![A-Za-z])/;
const WRITTEN = /(?<!\\)(?:\\\\)*\\(?:[bf]|t[haeir]|r[hiac]|n[aeo])|"[A-Za-z]:\\[bfnrt]/;
