import type { JsonSchema } from 'peglot/json';

/** A schema that a value is of, and hardly any other. */
export function schemaOf(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: value.length === 0 ? true : { anyOf: value.map(schemaOf) } };
  if (typeof value !== 'object' || value === null) return { type: value === null ? 'null' : typeof value };
  const properties = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, schemaOf(part)]));
  return { type: 'object', properties, required: Object.keys(value) };
}
