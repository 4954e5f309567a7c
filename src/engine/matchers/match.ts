import type { RowSet } from '../unit-rows.ts';

/** What a match can begin with. */
export interface Beginning {
  /** The rows of the units that it can begin with. */
  readonly rows: RowSet;
  /** It may be empty: then it matches before any unit. */
  readonly isEmpty: boolean;
  /** It only looks ahead: what follows it begins at the same place. */
  readonly isAhead?: boolean;
}

/**
 * What the rules of a grammar are made of. A matcher reads at an offset and gives the offset after what it read, or -1;
 * where a value is asked for, it leaves it in the machine. All note there when they look at or past the end of the text.
 *
 * What is known of a matcher is kept in its own properties: a parser makes thousands, and filling and collecting weak maps
 * of that size takes longer than making all the rules.
 */
export interface Match {
  (at: number): number;
  /** What it can begin with. Worked out when it is first asked for: by then all rules are there. */
  beginning?: Beginning | (() => Beginning);
  /** It may name mistakes. */
  isNoting?: boolean;
  /** It looks at the next unit first anyway. */
  isDirect?: boolean;
  /** On a matcher that is made lazily: makes it, or returns what was made. */
  made?: () => Match;
}

/** Always matches, empty. */
export const nothing: Match = (at) => at;

/** Never matches. */
export const never: Match = () => -1;

/** Stands in for a matcher that is made lazily. */
export function reached(match: Match): Match {
  return match.made?.() ?? match;
}

/** A matcher to call repeatedly: a lazy one replaces itself at the first call, so that later calls are direct. */
export function called(match: Match, put: (made: Match) => void): Match {
  if (match.made === undefined) return match;
  return (at) => {
    const made = reached(match);
    put(made);
    return made(at);
  };
}

/** The same for each matcher of a list. */
export function allCalled(matches: readonly Match[]): readonly Match[] {
  const all = matches.map((match, index) =>
    called(match, (made) => {
      all[index] = made;
    }),
  );
  return all;
}
