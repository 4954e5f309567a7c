import type { Pumped } from './pumped.ts';

/** A text that once took more than linear work. */
export interface GrowthCase extends Partial<Pumped> {
  readonly subject: string;
  readonly unit: string;
  /** Not mended yet: the steps that still grow too fast. */
  readonly known?: readonly string[];
}

export const cases: readonly GrowthCase[] = [
  { subject: 'duckflow', prefix: 'x\n', unit: '\n', known: ['parse', 'stream'] },
  { subject: 'duckflow', prefix: 'x', unit: ' \n', known: ['parse', 'stream'] },
  { subject: 'duckflow', prefix: 'x', unit: '\r\n\n', known: ['parse', 'stream'] },
  { subject: 'any', prefix: 'x\n', unit: '\n', known: ['detect', 'parseAny'] },
  { subject: 'functiongemma', unit: 'iscall:', known: ['parse', 'print', 'stream'] },
  { subject: 'hermes', unit: '<|im_end|>', known: ['parse', 'stream'] },
  { subject: 'auto', unit: '``', known: ['parse', 'stream'] },
];
