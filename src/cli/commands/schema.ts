import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { safeJson, write } from '../output.ts';
import { Problem } from '../problem.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  // Rules that JSON Schema has no words for are left out: the schema then allows more than the format.
  const { name, schema: model } = formatWithoutText(options);
  if (!isValibot(model))
    throw new Problem(`the schema of ${name} is not one of Valibot`, 'write it with Valibot to see it as JSON Schema');
  await write(`${safeJson(toJsonSchema(model, { errorMode: 'ignore' }), 2)}\n`);
}

function isValibot(schema: object): schema is GenericSchema {
  return 'kind' in schema && schema.kind === 'schema';
}
