import type { Command } from 'commander';
import { lazily } from '../../cli/lazily.ts';

export function addReportCommand(peglot: Command): void {
  peglot
    .command('report')
    .description('what the results of peglot batch come to, as one HTML page')
    .argument('[results...]', 'the .ndjson, .parquet or .duckdb files of a run, globs, or - for standard input')
    .option('--json', 'print JSON instead of a page')
    .option('--against <results...>', 'an earlier run, to show what changed since')
    .option('-o, --output <file>', 'the file to write; without it the report is printed')
    .action(lazily(async () => (await import('./command.ts')).report));
}
