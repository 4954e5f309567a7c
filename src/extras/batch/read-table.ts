import type { DuckDBConnection } from '@duckdb/node-api';
import { Problem } from '../../cli/problem.ts';
import { connect, databaseProblem, identifier, literal } from './duckdb.ts';
import type { Document, DocumentChunk } from './read-record.ts';
import type { Columns, Settings } from './settings.ts';

/** A range of rows of a table. */
export interface Rows {
  /** From 0. */
  readonly from: number;
  readonly count: number;
}

/** A Parquet, CSV or JSON file. */
interface Table {
  readonly path: string;
  /** The name of the table in ids, if it is not the path. */
  readonly name?: string;
}

/** The rows of a Parquet, CSV or JSON file as documents: each is a record of the relevant columns. */
export async function* readTable(
  { path, name = path }: Table,
  settings: Settings,
  rows?: Rows,
): AsyncGenerator<DocumentChunk> {
  const connection = await connect(`peglot batch ${path}`);
  try {
    const { columns, maxBytes } = settings;
    let row = rows?.from ?? 0;
    const result = await connection.stream(await query(connection, path, columns, rows));
    for await (const chunk of result.yieldRowObjectJson()) {
      const documents = chunk.map((record): Document => {
        const id = `${name}:${++row}`;
        const bytes = Buffer.from(JSON.stringify(record));
        return bytes.length > maxBytes ? { kind: 'too-large', id, size: bytes.length } : { kind: 'record', id, bytes };
      });
      yield { documents, bytes: 0 };
    }
  } catch (error) {
    throw databaseProblem(path, error);
  } finally {
    connection.closeSync();
  }
}

export async function countRows(path: string): Promise<number> {
  const connection = await connect(`peglot batch ${path}`);
  try {
    const rows = await connection.runAndReadAll(`SELECT count(*)::INTEGER AS n FROM ${tableOf(path)}`);
    return Number(rows.getRowsJson()[0]?.[0] ?? 0);
  } catch (error) {
    throw databaseProblem(path, error);
  } finally {
    connection.closeSync();
  }
}

async function query(connection: DuckDBConnection, path: string, columns: Columns, rows?: Rows): Promise<string> {
  const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${tableOf(path)}`);
  const there = new Set(described.getRowObjectsJson().map((column) => String(column.column_name)));
  if (!there.has(columns.text)) {
    const names = [...there].slice(0, 20).join(', ');
    throw new Problem(`${path}: there is no column '${columns.text}'`, `name one with --column: ${names}`);
  }
  const wanted = [...new Set(Object.values(columns))].filter((name) => there.has(name));
  const selected = wanted.map((name) => `CAST(${identifier(name)} AS VARCHAR) AS ${identifier(name)}`);
  const part = rows === undefined ? '' : ` LIMIT ${rows.count} OFFSET ${rows.from}`;
  return `SELECT ${selected.join(', ')} FROM ${tableOf(path, wanted)}${part}`;
}

/** @param texts the columns to read as text: otherwise something in JSON that looks like a time would be rewritten */
function tableOf(path: string, texts?: readonly string[]): string {
  const file = literal(path);
  if (/\.parquet$/i.test(path)) return `read_parquet(${file})`;
  if (/\.json$/i.test(path)) {
    const columns = texts?.map((name) => `${identifier(name)}: 'VARCHAR'`).join(', ');
    return `read_json(${file}${columns === undefined ? '' : `, columns = {${columns}}`})`;
  }
  // A quoted empty field is an empty text, not a missing one.
  return `read_csv(${file}, all_varchar = true, header = true, allow_quoted_nulls = false)`;
}
