import { grammar } from '../../../generated/json.ts';
import type { Format } from '../../core/format.ts';
import { defineFormat } from '../../engine/define.ts';
import { adapt } from './adapt.ts';
import { type Json, type JsonReading, schema } from './model.ts';
import { prompt } from './prompt.ts';
import { ruleCodes } from './rule-codes.ts';
import { write } from './write.ts';

/** JSON by its grammar alone, without the help of `JSON.parse`. */
export const byGrammar: Format<Json, Partial<JsonReading>> = defineFormat({
  name: 'json',
  grammar,
  schema,
  empty: (): Json => null,
  adapt,
  codes: ruleCodes,
  via: 'repaired',
  endsAnywhere: true,
  mistakesFirst: true,
  print: write,
  prompt,
});
