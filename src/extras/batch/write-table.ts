import { rename, rm } from 'node:fs/promises';
import { jsonSchemaOf } from '../../cli/json-schema.ts';
import { fileProblem } from '../../cli/problem.ts';
import type { Format } from '../../core/format.ts';
import { valueAt } from '../../core/path.ts';
import { identifier, literal, withDuckDb } from './duckdb.ts';

/** The kinds of table for results. */
export type TableKind = 'parquet' | 'duckdb';

/** A finished run: its results as NDJSON. */
export interface FinishedResults {
  readonly path: string;
  /** The length of the longest line, in bytes. */
  readonly longest: number;
}

/** The columns for values: those of a format's model, one of JSON, or none. */
type ValueColumns = Format<unknown> | 'json' | 'none';

/**
 * Writes results as a table, atomically.
 *
 * @param values how to write the values
 */
export async function writeTable(
  results: FinishedResults,
  out: string,
  kind: TableKind,
  values: ValueColumns,
): Promise<void> {
  const made = `${out}.making`;
  const spilled = `${made}.spilled`;
  const select = selectOf(results, values);
  // Removes what a killed run left: the log of an older file would be applied to this one.
  const clear = async (): Promise<void> => {
    for (const left of [made, `${made}.wal`, spilled]) await rm(left, { recursive: true, force: true });
  };
  try {
    await clear();
    await withDuckDb('peglot batch --out', async (connection) => {
      await connection.run(`SET temp_directory = ${literal(spilled)}`);
      if (kind === 'parquet')
        return connection.run(`COPY (${select}) TO ${literal(made)} (FORMAT parquet, COMPRESSION zstd)`);
      await connection.run(`ATTACH ${literal(made)} AS made`);
      await connection.run(`CREATE TABLE made.results AS ${select}`);
      return connection.run('DETACH made');
    });
    await rename(made, out);
  } catch (error) {
    throw fileProblem(out, error);
  } finally {
    await clear();
  }
}

const HEAD = {
  id: 'VARCHAR',
  format: 'VARCHAR',
  ok: 'BOOLEAN',
  complete: 'BOOLEAN',
  via: 'VARCHAR',
  model: 'VARCHAR',
  time: 'VARCHAR',
  size: 'BIGINT',
  ms: 'DOUBLE',
} as const;

const RANGE = 'STRUCT("start" BIGINT, "end" BIGINT)';
const DIAGNOSTICS = `STRUCT(code VARCHAR, severity VARCHAR, message VARCHAR, "range" ${RANGE}, "path" JSON[], hint VARCHAR)[]`;

function selectOf({ path, longest }: FinishedResults, values: ValueColumns): string {
  const read = { ...HEAD, diagnostics: DIAGNOSTICS, value: 'JSON' };
  const types = Object.entries(read).map(([name, type]) => `${name}: ${literal(type)}`);
  // The reader's buffers have to hold the largest line.
  const size = Math.max(longest + 1024, 1024 * 1024);
  const source = `read_ndjson(${literal(path)}, columns = {${types.join(', ')}}, maximum_object_size = ${size})`;
  const head = [...Object.keys(HEAD).map(identifier), 'diagnostics'];
  return `SELECT ${[...head, ...valueColumns(values)].join(', ')} FROM ${source}`;
}

/**
 * One column for each field of the model. A value with errors may not fit them: those columns are NULL, and the column
 * `value` holds the whole value.
 */
function valueColumns(values: ValueColumns): string[] {
  if (values === 'none') return [];
  if (values === 'json') return ['value'];
  const columns = columnsOf(values);
  const shape = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
  const taken = new Set([...Object.keys(HEAD), 'diagnostics', 'value']);
  const typed = columns.map(({ name }) => {
    const column = identifier(taken.has(name) ? `value_${name}` : name);
    return `from_json(value, ${literal(JSON.stringify(shape))}).${identifier(name)} AS ${column}`;
  });
  return [...typed, 'CASE WHEN ok THEN NULL ELSE value END AS value'];
}

/** A column of the table of values, with its DuckDB type. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** The columns for a format's model, one for each of its fields. */
export function columnsOf(format: Format<unknown>): Column[] {
  // Rules that JSON Schema cannot express do not affect the type.
  const schema: unknown = jsonSchemaOf(format);
  return Object.entries(objectAt(schema, 'properties')).map(([name, field]) => ({ name, type: typeOf(field) }));
}

/** The DuckDB type for a JSON Schema; what has no single type, such as a union, stays JSON. */
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
