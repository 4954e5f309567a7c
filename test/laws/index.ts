import { laws as duckflow } from './duckflow-laws.ts';
import type { FormatLaws } from './format-laws.ts';

/** The laws of every format, by name: what the corpus is held against and what the fuzzer tries. */
export const lawsOf: ReadonlyMap<
  string,
  Pick<FormatLaws<object>, 'all' | 'expectTiling' | 'expectSameStream'>
> = new Map([['duckflow', duckflow]]);
