import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Format } from '../core/format.ts';
import { isRecord } from '../core/record.ts';
import { Problem } from './problem.ts';

/**
 * The model of a format as JSON Schema. Rules that JSON Schema cannot express are left out: the schema then accepts
 * more than the format.
 *
 * @throws {Problem} when the schema of the model cannot be converted
 */
export function jsonSchemaOf({ name, schema }: Format<unknown>): object {
  const told = schema['~standard'].jsonSchema?.input({ target: 'draft-2020-12' });
  if (isRecord(told)) return told;
  if (!isValibot(schema))
    throw new Problem(`the schema of ${name} does not tell itself as JSON Schema`, 'write it with Valibot or Zod');
  return toJsonSchema(schema, { errorMode: 'ignore' });
}

function isValibot(schema: object): schema is GenericSchema {
  return 'kind' in schema && schema.kind === 'schema';
}
