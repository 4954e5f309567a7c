/**
 * What the rules of a grammar are made of. A matcher reads at an offset and gives the offset behind what it read, or -1;
 * where a value is asked for, it leaves it in the machine. All note there when they look at or past the end of the text.
 */
export type Match = (at: number) => number;

/** Always matches, empty. */
export const nothing: Match = (at) => at;

/** Never matches. */
export const never: Match = () => -1;
