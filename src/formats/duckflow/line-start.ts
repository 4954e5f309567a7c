// The stream asks these before a line is whole. They may say yes too often, never no too often: the grammar decides on
// the whole line. A wrong no would show as a difference between chunkings, which the laws look for.

const VITAL_LETTERS = ['CONFIDENCE', 'MOOD', 'FOCUS', 'STAMINA'];

/** Whether a line that begins like this may be a marker, a fence, or noise before one. */
export function mayBeginStop(beginning: string): boolean {
  let at = 0;
  while (at < 3 && beginning[at] === ' ') at++;
  const first = beginning[at];
  if (first === undefined || '[［【〔`~<\x1b'.includes(first)) return true;
  // Decoration: a heading, a list item, a quotation, bold type.
  if ('#>-*+_'.includes(first)) return true;
  return mayBeginLabel(beginning);
}

/** `Mood: 0.8`, at the very start of its line. */
function mayBeginLabel(beginning: string): boolean {
  const start = beginning.slice(0, 10).toUpperCase();
  return VITAL_LETTERS.some((name) => {
    if (start.length < name.length) return name.startsWith(start);
    if (!start.startsWith(name)) return false;
    const next = beginning[name.length];
    return next === undefined || ' \t*:='.includes(next);
  });
}

/** Whether a line that begins like this may open or close a fence. */
export function mayBeginFence(beginning: string): boolean {
  let at = 0;
  while (at < 3 && beginning[at] === ' ') at++;
  const first = beginning[at];
  return first === undefined || first === '`' || first === '~';
}

/** Whether a line of a block that begins like this may be an END line, or the TYPE line of the next action. */
export function mayEndBlock(beginning: string): boolean {
  let at = 0;
  while (at < 3 && beginning[at] === ' ') at++;
  const rest = beginning.slice(at, at + MARK.length).toUpperCase();
  return MARK.startsWith(rest);
}

const MARK = '[ACTION_';
