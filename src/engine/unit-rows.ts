// Tables by the unit that stands next: a row for each of ASCII, one for all others, one for the end of the text.

/** The row of all units beyond ASCII. */
export const BEYOND = 128;

/** The row of the end of the text. */
export const END = 129;

/**
 * The row of what stands at an offset of a text. No unit is read behind the end: V8 does that by a call, and from then on
 * reads all units so that are read at that place of the code, which takes twice as long.
 */
export function rowAt(text: string, at: number): number {
  return at < text.length ? Math.min(text.charCodeAt(at), BEYOND) : END;
}
