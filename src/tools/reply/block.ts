/** An open block of calls. */
export interface Block {
  readonly start: number;
  /** Its opening marker. */
  readonly opening: string;
  /** The name in its title. */
  readonly title: string | null;
  /** It contains a call object without a list. */
  isOfOne: boolean;
  calls: number;
  noCalls: number;
  /** The number of calls that mean there is nothing to call. */
  pseudo: number;
  /** Words between its markers. */
  readonly words: { readonly raw: string; readonly start: number; readonly end: number }[];
}

/** Call objects without a marker around them: one, or a list. */
export interface Bare {
  readonly start: number;
  readonly isList: boolean;
  hasCall: boolean;
  noCalls: number;
}
