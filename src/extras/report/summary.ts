import type { Severity } from '../../core/diagnostic.ts';
import type { Drift } from './drift.ts';

/** What came out of the documents of one kind. */
export interface Outcomes {
  /** The format, the model or the day. */
  readonly name: string;
  readonly documents: number;
  /** Without an error, and whole; the repaired ones are among them. */
  readonly ok: number;
  /** Those of them that have a warning. */
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

/** What a model does wrong most often. */
export interface Slip {
  readonly model: string;
  readonly documents: number;
  /** Those that are not as they should be: repaired, cut off, or with errors. */
  readonly broken: number;
  /** Those of them that were read without an error, and whole. */
  readonly mended: number;
  /** The code that most of these have, and how many. */
  readonly code: string;
  readonly count: number;
  /** What is said of the first of them, and what to do. */
  readonly message: string;
  readonly hint: string;
}

/** What a run of `peglot batch` came to. */
export interface Summary {
  readonly all: Outcomes;
  readonly formats: readonly Outcomes[];
  /** How the values were read: the format, and the syntax that was read, such as `duckflow json`. */
  readonly syntaxes: readonly Outcomes[];
  readonly models: readonly Outcomes[];
  /** The models that broke most of their documents, the worst first. */
  readonly slips: readonly Slip[];
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

/** What a report tells. */
export interface Report {
  /** What the results are called. */
  readonly name: string;
  readonly results: Summary;
  /** The earlier run, where there is one to compare with. */
  readonly against?: Summary;
  readonly drift?: Drift;
}
