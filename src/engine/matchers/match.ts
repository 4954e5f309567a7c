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

/** See {@link Match.taken}. */
export type Taken = (row: number, next?: number) => 0 | 1 | undefined;

/**
 * What the rules of a grammar are made of. A matcher reads at an offset and gives the offset after what it read, or -1;
 * where a value is asked for, it leaves it in the machine. All note there when they look at or past the end of the text.
 *
 * What is known of a matcher lies in properties of its own: a parser makes thousands of them, and weak maps of so many
 * take longer to fill and to collect than all the rest of making its rules.
 */
export interface Match {
  (at: number): number;
  /** What it can begin with. Worked out when it is first asked for: by then all rules are there. */
  beginning?: Beginning | (() => Beginning);
  /**
   * How many units it takes where a unit of a row is and, if given, one of another row after it, whatever follows; undefined
   * where that may differ.
   */
  taken?: Taken;
  /** It may name mistakes. */
  isNoting?: boolean;
  /** It looks at the next unit first anyway. */
  isDirect?: boolean;
  /** Of one that is made late: makes it, or gives what was made. */
  made?: () => Match;
}

/** Always matches, empty. */
export const nothing: Match = (at) => at;

/** Never matches. */
export const never: Match = () => -1;

/** What is in the place of a matcher that is made late. */
export function reached(match: Match): Match {
  return match.made?.() ?? match;
}

/** A matcher to call again and again: what is made late takes its own place at the first call, so that later ones are direct. */
export function called(match: Match, put: (made: Match) => void): Match {
  if (match.made === undefined) return match;
  return (at) => {
    const made = reached(match);
    put(made);
    return made(at);
  };
}

/** The same for several, each in its place of a list. */
export function allCalled(matches: readonly Match[]): readonly Match[] {
  const all = matches.map((match, index) =>
    called(match, (made) => {
      all[index] = made;
    }),
  );
  return all;
}
