import type { RowSet } from '../unit-rows.ts';

/** What a match can begin with. */
export interface Beginning {
  /** The rows of the units that it can begin with. */
  readonly rows: RowSet;
  /** It may match the empty text, so before any unit. */
  readonly isEmpty: boolean;
  /** It is a lookahead: what follows begins at the same offset. */
  readonly isAhead?: boolean;
}

/**
 * A matcher takes an offset and returns the offset after its match, or -1. It leaves its value in the machine, and sets
 * `hitEnd` there when it looks at or past the end of the text.
 *
 * Facts about a matcher are its own properties: a parser makes thousands, and weak maps of that size take longer to
 * fill and collect than the rules take to make.
 */
export interface Match {
  (at: number): number;
  /** Computed on demand, once all rules exist. */
  beginning?: Beginning | (() => Beginning);
  /** It may record mistakes. */
  isNoting?: boolean;
  /** It already looks at the next unit first. */
  isDirect?: boolean;
  /** On a lazy matcher: makes the real one, or returns the one already made. */
  made?: () => Match;
}

/** Matches the empty text. */
export const nothing: Match = (at) => at;

/** Never matches. */
export const never: Match = () => -1;

/** The real matcher behind a lazy one. */
export function reached(match: Match): Match {
  return match.made?.() ?? match;
}

/** A matcher for repeated calls: a lazy one is replaced by the real one at the first call. */
export function called(match: Match, put: (made: Match) => void): Match {
  if (match.made === undefined) return match;
  return (at) => {
    const made = reached(match);
    put(made);
    return made(at);
  };
}

export function allCalled(matches: readonly Match[]): readonly Match[] {
  const all = matches.map((match, index) =>
    called(match, (made) => {
      all[index] = made;
    }),
  );
  return all;
}
