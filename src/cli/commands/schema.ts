import type { Format } from '../../core/format.ts';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { safeJson, write } from '../output.ts';

/** `peglot schema`: the format's model as JSON Schema. */
export async function schema(options: FormatOptions): Promise<void> {
  await write(schemaText(formatWithoutText(options)));
}

/** The JSON Schema of a format's model, as text. @throws {Problem} when its schema cannot be converted */
export function schemaText(format: Format<unknown>): string {
  return `${safeJson(jsonSchemaOf(format), 2)}\n`;
}
