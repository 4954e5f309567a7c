import { laws as acor } from './acor-laws.ts';
import { laws as duckflow } from './duckflow-laws.ts';
import type { FormatLaws } from './format-laws.ts';

/** The laws of every format, by name: what the corpus is held against and what the fuzzer tries. */
export const lawsOf: ReadonlyMap<string, Checks> = new Map<string, Checks>([
  ['duckflow', duckflow],
  ['acor', acor],
]);

type Checks = Pick<FormatLaws<object>, 'all' | 'expectTiling' | 'expectSameStream'>;
