import type { Document } from './document.ts';
import type { Settings } from './settings.ts';
import type { Tally } from './tally.ts';

/** Some documents that a thread gets at once: one message for each would cost more than a short document itself. */
export interface Batch {
  readonly documents: readonly Document[];
  readonly settings: Settings;
  /** {@link TransferBuffer.state} */
  readonly state: Int32Array;
  /** {@link TransferBuffer.output} */
  readonly output: Uint8Array;
}

/**
 * What the thread answers: how many bytes of `Batch.output` are results, or the results, where they are too large for
 * that. They are one line of NDJSON for each document, in their order.
 */
export type BatchAnswer = number | Uint8Array;

/** What a thread made of a batch. */
export interface BatchResult {
  /** One line of NDJSON for each document, in their order. */
  readonly lines: Uint8Array;
  readonly tally: Tally;
}
