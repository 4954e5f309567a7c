import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { safeJson, write } from '../output.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  await write(`${safeJson(jsonSchemaOf(formatWithoutText(options)), 2)}\n`);
}
