import type { Diagnostic } from '../../core/diagnostic.ts';

/** How many documents came out how. */
export interface Tally {
  documents: number;
  /** Without an error, and whole. */
  ok: number;
  /** Those of them that have a warning: something was repaired. */
  repaired: number;
  /** Cut off inside something. */
  truncated: number;
}

/** The part of a result that is counted. */
export interface Outcome {
  readonly ok: boolean;
  readonly complete: boolean;
  readonly diagnostics: readonly Pick<Diagnostic, 'code' | 'severity'>[];
}

export function emptyTally(): Tally {
  return { documents: 0, ok: 0, repaired: 0, truncated: 0 };
}

/** Counts one more result. */
export function count(tally: Tally, result: Outcome): void {
  tally.documents++;
  if (isTruncated(result)) tally.truncated++;
  else if (result.ok) tally.ok++;
  if (isRepaired(result)) tally.repaired++;
}

/** Adds what was counted elsewhere. */
export function add(tally: Tally, other: Tally): void {
  tally.documents += other.documents;
  tally.ok += other.ok;
  tally.repaired += other.repaired;
  tally.truncated += other.truncated;
}

/** Whether a whole text was read only by mending it. */
export function isRepaired({ ok, complete, diagnostics }: Outcome): boolean {
  return ok && complete && diagnostics.some(({ severity }) => severity === 'warning');
}

/** Whether a text was cut off; one that nobody read was not. */
export function isTruncated({ complete, diagnostics }: Pick<Outcome, 'complete' | 'diagnostics'>): boolean {
  return !complete && !diagnostics.some(({ code }) => code.startsWith('batch/'));
}

/** @example '1,000 documents: 950 ok (30 of them repaired), 50 with errors (12 cut off)' */
export function tallyInWords({ documents, ok, repaired, truncated }: Tally): string {
  const failed = documents - ok;
  const mended = repaired === 0 ? '' : ` (${number(repaired)} of them repaired)`;
  const cut = truncated === 0 ? '' : ` (${number(truncated)} cut off)`;
  return `${number(documents)} ${documents === 1 ? 'document' : 'documents'}: ${number(ok)} ok${mended}, ${number(failed)} with errors${cut}`;
}

/** A whole number as people read it. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}
