import { toJsonSchema } from '@valibot/to-json-schema';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { safeJson, write } from '../output.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  // Rules that JSON Schema has no words for are left out: the schema then allows more than the format.
  await write(`${safeJson(toJsonSchema(formatWithoutText(options).schema, { errorMode: 'ignore' }), 2)}\n`);
}
