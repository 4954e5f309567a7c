import { createReadStream } from 'node:fs';
import { STDIN_NAME } from '../../cli/inputs.ts';
import { fileProblem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import { connect, databaseProblem, literal } from '../batch/duckdb.ts';
import { asResult, type ReadResult, readResult } from '../batch/result.ts';
import { LINE_FEED, Splitter } from '../batch/splitter.ts';

// A longer line is not a usable result, and counts as unread.
const MAX_LENGTH = 512 * 1024 * 1024;

/** The results in a file from `peglot batch`; undefined for each line that is not a result. */
export async function* readResults(path: string): AsyncGenerator<ReadResult | undefined> {
  if (/\.(?:parquet|duckdb)$/i.test(path)) yield* readTable(path);
  else yield* readLines(path);
}

async function* readLines(path: string): AsyncGenerator<ReadResult | undefined> {
  const splitter = new Splitter(LINE_FEED, MAX_LENGTH);
  const input = path === STDIN ? process.stdin : createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of input) {
      for (const line of splitter.push(chunk))
        yield Buffer.isBuffer(line) ? readResult(line.toString('utf8')) : undefined;
    }
  } catch (error) {
    throw fileProblem(path === STDIN ? STDIN_NAME : path, error);
  }
  for (const line of splitter.end()) yield Buffer.isBuffer(line) ? readResult(line.toString('utf8')) : undefined;
}

async function* readTable(path: string): AsyncGenerator<ReadResult | undefined> {
  const connection = await connect(`peglot report ${path}`);
  try {
    const isDatabase = /\.duckdb$/i.test(path);
    if (isDatabase) await connection.run(`ATTACH ${literal(path)} AS made (READ_ONLY)`);
    const table = isDatabase ? 'made.results' : `read_parquet(${literal(path)})`;
    const result = await connection.stream(
      `SELECT id, format, ok, complete, via, model, time, size::DOUBLE AS size, ms::DOUBLE AS ms, diagnostics FROM ${table}`,
    );
    for await (const rows of result.yieldRowObjectJson()) for (const row of rows) yield asResult(row);
  } catch (error) {
    throw databaseProblem(path, error);
  } finally {
    connection.closeSync();
  }
}
