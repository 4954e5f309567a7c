import type { Command } from 'commander';
import { lazily } from '../../cli/lazily.ts';
import { numberFrom, positive, positiveInteger, seconds } from '../../cli/number-options.ts';

export function addBatchCommands(peglot: Command): void {
  const batch = peglot
    .command('batch')
    .enablePositionalOptions()
    .description('a result for each of many documents, as NDJSON')
    .argument('[files...]', 'NDJSON, Parquet and CSV files, files of one document each, globs, or - for standard input')
    .option('--format <name>', 'the format of all documents, instead of detecting it for each')
    .option('--strict', 'count every warning as an error')
    .option('--null', 'the input is texts with NUL between them, and not NDJSON')
    .option('--column <name>', 'the column of the text (default: "text"); .json files are then tables')
    .option('--id <column>', 'the column of the id of a record', 'id')
    .option('--model <column>', 'the column of the name of the model', 'model')
    .option('--time <column>', 'the column of the time of the text', 'time')
    .option('--stop-reason <column>', 'the column that says why the model stopped', 'stop_reason')
    .option('--out <file>', 'write to this .ndjson, .parquet or .duckdb file')
    .option('--resume', 'go on where a run with the same --out was broken off')
    .option('--workers <number>', 'how many threads parse (default: one for each core)', threadCount)
    .option('--timeout <seconds>', 'how long one document may take; 0 for ever', seconds, 60)
    .option('--max-size <MB>', 'skip documents with more bytes than this', positive, 64)
    .option('--no-ms', 'leave out how long each document took: two runs then write the same bytes')
    .option('--no-value', 'leave out the values, which saves time and space')
    .option('--exit-zero', 'exit with 0 although documents have errors')
    .option('--quiet', 'no progress and no summary')
    .option('--queue <url>', 'share the work through redis://… or postgres://… with peglot batch worker')
    .option('--patience <seconds>', 'how long to wait for a queue that does not answer (default: 60)', positive)
    .option('--shard <documents>', 'how many documents are one job of the queue (default: 5000)', positiveInteger)
    .action(lazily(async () => (await import('./command.ts')).runCommand));

  batch
    .command('worker')
    .description('do what a queue gives out, until it is ended')
    .requiredOption('--queue <url>', 'the queue: redis://… or postgres://…')
    .option('--root <folder>', 'the folder that all machines share; nothing outside it is touched', '.')
    .option('--workers <number>', 'how many threads parse (default: one for each core)', threadCount)
    .option('--lease <seconds>', 'after how long without a sign of life work goes to another worker', positive, 30)
    .option('--patience <seconds>', 'how long to wait for a queue that does not answer', positive, 60)
    .option('--drain', 'end when nothing is left to do')
    .option('--quiet', 'no line for each shard')
    .action(lazily(async () => (await import('./queue/work.ts')).workOnQueue));
}

/** More threads than any machine has cores would use up its memory. */
const threadCount = numberFrom(1, 256);
