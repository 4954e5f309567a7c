import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Format } from '../core/format.ts';
import { Problem } from './problem.ts';

/**
 * The model of a format as JSON Schema. Rules that JSON Schema has no words for are left out: the schema then allows more
 * than the format.
 *
 * @throws {Problem} when the model is not a schema of Valibot
 */
export function jsonSchemaOf({ name, schema }: Format<unknown>): object {
  if (!isValibot(schema))
    throw new Problem(`the schema of ${name} is not one of Valibot`, 'write it with Valibot to see it as JSON Schema');
  return toJsonSchema(schema, { errorMode: 'ignore' });
}

function isValibot(schema: object): schema is GenericSchema {
  return 'kind' in schema && schema.kind === 'schema';
}
