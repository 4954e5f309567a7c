/** A literal of more units than this is compared by a call. */
const MOST_UNITS = 6;

/** A condition in JavaScript, true when the input at `p` is not the literal. */
export function differs(value: string, ignoreCase: boolean): string {
  if (ignoreCase) return differsCaseless(value.toLowerCase());
  const unit = (at: number): string => `input.charCodeAt(p${at === 0 ? '' : ` + ${at}`}) !== ${value.charCodeAt(at)}`;
  if (value.length > MOST_UNITS) return `${unit(0)} || !input.startsWith(${quoted(value)}, p)`;
  return Array.from({ length: value.length }, (_, at) => unit(at)).join(' || ');
}

/**
 * Peggy compares a lower-case copy of the input. For a literal in ASCII none is needed: besides A to Z, only the Kelvin
 * sign has a single lower-case letter of ASCII.
 */
function differsCaseless(lower: string): string {
  const isAscii = [...lower].every((char) => char <= '\x7f');
  return isAscii
    ? `!peg$caseless(p, ${quoted(lower)})`
    : `input.substr(p, ${lower.length}).toLowerCase() !== ${quoted(lower)}`;
}

/** What the conditions call: whether the input at an offset is a text in lower case, when its own case is ignored. */
export const CASELESS = `function peg$caseless(at, lower) {
  for (let i = 0; i < lower.length; i++) {
    const unit = input.charCodeAt(at + i);
    const due = lower.charCodeAt(i);
    if (unit !== due && !(unit >= 65 && unit <= 90 && unit + 32 === due) && !(unit === 0x212a && due === 107)) return false;
  }
  return true;
}`;

/** A string literal in JavaScript, in ASCII. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
