import { isRecord, setOwn } from '../../../../core/record.ts';
import { type JsonSchema, referenced, schemaOf, schemasByName, schemasOf } from './json-schema.ts';

/**
 * A value with what a JSON Schema gives as `default` for the fields that it does not have. Looks into `properties`, `items`,
 * `$ref` and `allOf`: what one of several forms would give is not known before its form is.
 */
export function withDefaults(schema: JsonSchema, value: unknown, whole: JsonSchema = schema, depth = 0): unknown {
  if (typeof schema === 'boolean' || depth > MAX_DEPTH) return value;
  const inner = (part: JsonSchema, one: unknown): unknown => withDefaults(part, one, whole, depth + 1);
  let filled = value;
  if (typeof schema.$ref === 'string') filled = inner(referenced(schema.$ref, whole), filled);
  for (const part of schemasOf(schema.allOf) ?? []) filled = inner(part, filled);
  if (Array.isArray(filled) && schema.items !== undefined && !Array.isArray(schema.items)) {
    const items = schemaOf(schema.items);
    return filled.map((item) => inner(items, item));
  }
  if (!isRecord(filled)) return filled;
  const record: Record<string, unknown> = { ...filled };
  for (const [name, part] of schemasByName(schema.properties)) {
    if (Object.hasOwn(record, name)) setOwn(record, name, inner(part, record[name]));
    else if (typeof part !== 'boolean' && 'default' in part) setOwn(record, name, structuredClone(part.default));
  }
  return record;
}

/** A reference that leads back to itself gives nothing. */
const MAX_DEPTH = 1000;
