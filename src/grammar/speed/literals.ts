/** A literal of more units than this is compared by a call. */
const MOST_UNITS = 6;

/** A condition in JavaScript, true when the input at `p` is not the literal. */
export function differs(value: string, ignoreCase: boolean): string {
  if (ignoreCase) return `input.substr(p, ${value.length}).toLowerCase() !== ${quoted(value.toLowerCase())}`;
  const unit = (at: number): string => `input.charCodeAt(p${at === 0 ? '' : ` + ${at}`}) !== ${value.charCodeAt(at)}`;
  if (value.length > MOST_UNITS) return `${unit(0)} || !input.startsWith(${quoted(value)}, p)`;
  return Array.from({ length: value.length }, (_, at) => unit(at)).join(' || ');
}

/** A string literal in JavaScript, in ASCII. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
