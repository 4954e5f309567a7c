import { grammar } from '../../../generated/json.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import { grammarCodes } from '../../engine/codes.ts';
import { defineFormat } from '../../engine/define.ts';
import { adapt } from './adapt.ts';
import type { Code, PlainCode } from './codes.ts';
import { codes } from './codes.ts';
import { fixes } from './fixes.ts';
import { type Json, type JsonReading, schema } from './model.ts';
import { prompt } from './prompt.ts';
import { write } from './write.ts';

/** JSON by its grammar alone, without the help of `JSON.parse`. */
export const byGrammar: Format<Json, Partial<JsonReading>, object, object, Code> = defineFormat({
  name: 'json',
  grammar,
  schema,
  isOfSchema: true,
  empty: (): Json => null,
  adapt,
  fixes,
  codes,
  via: 'repaired',
  endsAnywhere: true,
  mistakesFirst: true,
  print: write,
  prompt,
});

/** What is reported about JSON, wherever it is: without what the engine says in every format. */
export const ownDiagnostics: Readonly<Record<PlainCode, DiagnosticInfo>> = {
  ...grammarCodes(grammar),
  ...codes,
};
