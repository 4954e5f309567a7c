import { toJsonSchema } from '@valibot/to-json-schema';
import type { Format } from '../../core/format.ts';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { safeJson, write } from '../output.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  await write(schemaOf(formatWithoutText(options)));
}

/** The JSON Schema of a format's model, as text. */
export function schemaOf(format: Format<unknown>): string {
  // Rules that JSON Schema has no words for are left out: the schema then allows more than the format.
  return `${safeJson(toJsonSchema(format.schema, { errorMode: 'ignore' }), 2)}\n`;
}
