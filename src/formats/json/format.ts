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

/** JSON read by its grammar only, without `JSON.parse`. */
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

/** The diagnostics of JSON in any format, without those that the engine reports in every format. */
export const ownDiagnostics: Readonly<Record<PlainCode, DiagnosticInfo>> = {
  ...grammarCodes(grammar),
  ...codes,
};
