import type { Severity } from '../../core/diagnostic.ts';

/** What came out of the documents of one kind. */
export interface Outcomes {
  /** The format, the model or the day. */
  readonly name: string;
  readonly documents: number;
  /** Without an error; the repaired ones are among them. */
  readonly ok: number;
  /** Without an error, but with a warning. */
  readonly repaired: number;
  /** Cut off inside something. */
  readonly truncated: number;
}

/** A diagnostic code, and how often it came up. */
export interface CodeCount {
  readonly code: string;
  readonly severity: Severity;
  /** The documents that it came up in. */
  readonly documents: number;
  /** How often it came up in all. */
  readonly findings: number;
  readonly examples: readonly { readonly id: string; readonly message: string }[];
}

/** A document that stands out. */
export interface Standout {
  readonly id: string;
  readonly format: string;
  /** In bytes of UTF-8. */
  readonly size: number;
  /** Undefined when the run did not measure it. */
  readonly ms?: number | undefined;
}

/** How long documents took: milliseconds below which this share of them stayed. */
export interface Times {
  readonly half: number;
  readonly most: number;
  readonly nearlyAll: number;
  readonly longest: number;
  /** How many documents took from `from` milliseconds to twice that. */
  readonly histogram: readonly { readonly from: number; readonly documents: number }[];
}

/** What a run of `peglot batch` came to. */
export interface Summary {
  readonly all: Outcomes;
  readonly formats: readonly Outcomes[];
  /** How the values were read: the format, and the syntax that was read, such as `duckflow json`. */
  readonly syntaxes: readonly Outcomes[];
  readonly models: readonly Outcomes[];
  /** By the calendar, `2026-01-31`; those without a time last. */
  readonly days: readonly Outcomes[];
  /** The most frequent first. */
  readonly codes: readonly CodeCount[];
  readonly slowest: readonly Standout[];
  readonly largest: readonly Standout[];
  readonly times?: Times | undefined;
  /** Lines of the input that were no results. */
  readonly unread: number;
}

/** The name of what has none. */
export const UNKNOWN = 'unknown';

/** The name of all those that are too many to name. */
export const OTHERS = 'others';

/** How reports show an empty name. */
export const NAMELESS = '(empty)';
