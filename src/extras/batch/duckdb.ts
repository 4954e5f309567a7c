import type { DuckDBConnection } from '@duckdb/node-api';
import { optionalPeer } from '../../cli/optional-peer.ts';
import { Problem } from '../../cli/problem.ts';

// Data is only streamed; more is needed only for sorting, which nothing here does.
const MEMORY = '512MB';

/**
 * Runs work on an in-memory database, and closes it.
 *
 * @param what needs it, as the user called it
 * @throws {Problem} when the package is missing, or the database fails
 */
export async function withDuckDb<Result>(
  what: string,
  work: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(what);
  try {
    return await work(connection);
  } catch (error) {
    throw databaseProblem(what, error);
  } finally {
    connection.closeSync();
  }
}

/** A connection to an in-memory database; the caller closes it. */
export async function connect(what: string): Promise<DuckDBConnection> {
  const { DuckDBInstance } = await optionalPeer(what, '@duckdb/node-api', () => import('@duckdb/node-api'));
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: MEMORY, threads: '2' });
  return await instance.connect();
}

/** The database's error message, in one line. */
export function databaseProblem(what: string, error: unknown): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  const [line = ''] = error.message.split('\n', 1);
  return new Problem(`${what}: DuckDB says: ${line}`, 'check the file and the disk');
}

/** An SQL string literal. @example literal("it's") // "'it''s'" */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** An SQL identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
