import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Format } from '../../core/format.ts';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { safeJson, write } from '../output.ts';
import { Problem } from '../problem.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  await write(schemaOf(formatWithoutText(options)));
}

/** The JSON Schema of a format's model, as text. @throws {Problem} when the schema cannot be written as JSON Schema */
export function schemaOf({ name, schema: model }: Format<unknown>): string {
  if (!isValibot(model))
    throw new Problem(`the schema of ${name} is not one of Valibot`, 'write it with Valibot to see it as JSON Schema');
  // Rules that JSON Schema has no words for are left out: the schema then allows more than the format.
  return `${safeJson(toJsonSchema(model, { errorMode: 'ignore' }), 2)}\n`;
}

function isValibot(schema: object): schema is GenericSchema {
  return 'kind' in schema && schema.kind === 'schema';
}
