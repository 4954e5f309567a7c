import { acor, design, dml, duckflow, skill } from 'peglot';
import * as json from 'peglot/json';
import { editBlocks, isEditDialect, toolCalls } from 'peglot/tools';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { TYPED } from './names.ts';
import type { Readable } from './reading.ts';

const OURS: Readonly<Record<string, Readable>> = { duckflow, skill, dml, acor, design, json };

/**
 * A format by its name.
 *
 * @param schema the JSON Schema of an answer, for JSON by a schema
 * @throws {Error} when the schema is none
 */
export function formatNamed(name: string, schema: string): Readable {
  if (name === TYPED) return json.typed(JSON.parse(schema));
  const ours = OURS[name];
  if (ours !== undefined) return ours;
  if (isDialect(name)) return toolCalls({ dialect: name });
  if (isEditDialect(name)) return editBlocks({ dialect: name });
  throw new Error(`there is no format ${name}`);
}
