import type { Drift } from './drift.ts';
import type { Summary } from './summary.ts';

/** What a report tells. */
export interface Report {
  /** What the results are called. */
  readonly name: string;
  readonly results: Summary;
  /** The earlier run, where there is one to compare with. */
  readonly against?: Summary;
  readonly drift?: Drift;
}
