import type { Severity } from '../../core/diagnostic.ts';

/** The outcomes of one group of documents. */
export interface Outcomes {
  /** The format, the model or the day. */
  readonly name: string;
  readonly documents: number;
  /** Whole and without an error, including the repaired ones. */
  readonly ok: number;
  /** Those among them with a warning. */
  readonly repaired: number;
  /** Texts that were cut off. */
  readonly truncated: number;
}

/** A diagnostic code, and its frequency. */
export interface CodeCount {
  readonly code: string;
  readonly severity: Severity;
  /** The number of documents with it. */
  readonly documents: number;
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

/** Quantiles of the durations, in milliseconds. */
export interface Times {
  readonly half: number;
  readonly most: number;
  readonly nearlyAll: number;
  readonly longest: number;
  /** The number of documents that took from `from` milliseconds to twice that. */
  readonly histogram: readonly { readonly from: number; readonly documents: number }[];
}

/** The most common mistake of a model. */
export interface Slip {
  readonly model: string;
  readonly documents: number;
  /** Documents that were repaired, cut off, or have errors. */
  readonly broken: number;
  /** Those among them that were read whole and without an error. */
  readonly mended: number;
  /** The most common code among these, and the number of documents with it. */
  readonly code: string;
  readonly count: number;
  /** The first such finding's message, and its hint. */
  readonly message: string;
  readonly hint: string;
}

/** The summary of a run of `peglot batch`. */
export interface Summary {
  readonly all: Outcomes;
  readonly formats: readonly Outcomes[];
  /** How the values were read: the format and the syntax, such as `duckflow json`. */
  readonly syntaxes: readonly Outcomes[];
  readonly models: readonly Outcomes[];
  /** The models with the largest share of broken documents, the worst first. */
  readonly slips: readonly Slip[];
  /** By date, `2026-01-31`; those without a time last. */
  readonly days: readonly Outcomes[];
  /** The most frequent first. */
  readonly codes: readonly CodeCount[];
  readonly slowest: readonly Standout[];
  readonly largest: readonly Standout[];
  readonly times?: Times | undefined;
  /** Lines of the input that are not results. */
  readonly unread: number;
}

/** The name for missing names. */
export const UNKNOWN = 'unknown';

/** The name for the rest, beyond the limit. */
export const OTHERS = 'others';

/** How reports show an empty name. */
export const NAMELESS = '(empty)';
