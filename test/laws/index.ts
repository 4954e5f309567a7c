import { laws as acor } from './acor-laws.ts';
import { laws as design } from './design-laws.ts';
import { laws as dml } from './dml-laws.ts';
import { laws as duckflow } from './duckflow-laws.ts';
import type { FormatLaws } from './format-laws.ts';
import { laws as json } from './json-laws.ts';
import { laws as skill } from './skill-laws.ts';

type Used = 'all' | 'texts' | 'expectTotal' | 'expectTiling' | 'expectSameStream' | 'expectFixedPoint';

type AnyLaws = Pick<FormatLaws<unknown>, Used> & {
  readonly subject: { readonly fragments: readonly string[] };
};

/** The laws of every format, by name: what the corpus is held against and what the fuzzer tries. */
export const lawsOf: ReadonlyMap<string, AnyLaws> = new Map<string, AnyLaws>([
  ['duckflow', duckflow],
  ['acor', acor],
  ['design', design],
  ['dml', dml],
  ['skill', skill],
  ['json', json],
]);
