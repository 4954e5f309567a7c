import { jsonSchemaOf } from '../../cli/json-schema.ts';
import type { Format } from '../../core/format.ts';
import { valueAt } from '../../core/path.ts';
import { identifier } from './duckdb.ts';

/** A column of the table of values, and its type in DuckDB. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** The columns for a format's model, one for each of its fields. */
export function columnsOf(format: Format<unknown>): Column[] {
  // Rules that JSON Schema has no words for say nothing of a type.
  const schema: unknown = jsonSchemaOf(format);
  return Object.entries(objectAt(schema, 'properties')).map(([name, field]) => ({ name, type: typeOf(field) }));
}

/** The type for a JSON Schema: what has no type of its own, such as one of several, stays JSON. */
function typeOf(schema: unknown): string {
  switch (valueAt(schema, ['type'])) {
    case 'string':
      return 'VARCHAR';
    case 'boolean':
      return 'BOOLEAN';
    case 'integer':
      return 'BIGINT';
    case 'number':
      return 'DOUBLE';
    case 'array':
      return `${typeOf(valueAt(schema, ['items']))}[]`;
    case 'object':
      return objectType(schema);
    default:
      return 'JSON';
  }
}

function objectType(schema: unknown): string {
  const fields = Object.entries(objectAt(schema, 'properties'));
  if (fields.length > 0) {
    return `STRUCT(${fields.map(([name, field]) => `${identifier(name)} ${typeOf(field)}`).join(', ')})`;
  }
  const others = valueAt(schema, ['additionalProperties']);
  return typeof others === 'object' ? `MAP(VARCHAR, ${typeOf(others)})` : 'JSON';
}

function objectAt(value: unknown, key: string): object {
  const found = valueAt(value, [key]);
  return typeof found === 'object' && found !== null ? found : {};
}
