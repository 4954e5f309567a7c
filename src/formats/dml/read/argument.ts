import type { Range } from '../../../core/range.ts';
import type { Detail } from '../../../engine/index.ts';

/** The text between two separators. */
export interface Argument extends Range {
  readonly value: string;
  /** The repairs in it, or in the separator before it. */
  readonly repairs: readonly Repair[];
}

/** A repair to report. */
export interface Repair extends Detail {
  readonly code: 'bad-space' | 'bad-separator' | 'quoted-argument' | 'bare-reference' | 'flag-case';
}
