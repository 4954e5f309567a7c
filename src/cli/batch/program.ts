import { type Command, InvalidArgumentError } from 'commander';
import type { BatchOptions } from './command.ts';

/** Adds `peglot batch`. */
export function addBatchCommands(peglot: Command): void {
  peglot
    .command('batch')
    .description('a result for each of many documents, as NDJSON')
    .argument('[files...]', 'NDJSON, Parquet and CSV files, files of one document each, globs, or - for standard input')
    .option('--format <name>', 'the format of all documents, instead of detecting it for each')
    .option('--strict', 'count every warning as an error')
    .option('--null', 'the input is texts with NUL between them, and not NDJSON')
    .option('--column <name>', 'where in a record the text stands (default: "text"); .json files are then tables')
    .option('--id <column>', "where a record's id stands", 'id')
    .option('--model <column>', 'where the name of the model stands', 'model')
    .option('--time <column>', 'where the time of the text stands', 'time')
    .option('--out <file>', 'write to this .ndjson, .parquet or .duckdb file')
    .option('--resume', 'go on where a run with the same --out was broken off')
    .option('--workers <number>', 'how many threads parse (default: one for each core)', positiveInteger)
    .option('--timeout <seconds>', 'how long one document may take; 0 for ever', seconds, 60)
    .option('--max-size <MB>', 'skip documents with more bytes than this', positive, 64)
    .option('--no-ms', 'leave out how long each document took: two runs then write the same bytes')
    .option('--exit-zero', 'exit with 0 although documents have errors')
    .option('--quiet', 'no progress and no summary')
    .action(async (files: string[], options: BatchOptions) => {
      const { batch } = await import('./command.ts');
      await batch(files, options);
    });
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

function seconds(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new InvalidArgumentError('It must be a number of seconds.');
  return value;
}
