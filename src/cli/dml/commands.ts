import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';

/** Adds `peglot dml …`, commands that only this format has. */
export function addDmlCommands(peglot: Command): void {
  const dml = peglot.command('dml').description('expand the macros of a prompt, make aliases for files');

  dml
    .command('expand')
    .description('print a prompt with its macros and references replaced')
    .argument('[file]', 'a file, or - for standard input (the default when text is piped in)')
    .option('--aliases <file>', 'the paths of the aliases, a JSON object')
    .option('--state <file>', 'the values of the state variables, a JSON object')
    .option('--instructions <file>', 'texts of instruction keys, a JSON object')
    .addOption(new Option('--language <name>', 'the language of the standard instructions').choices(['en', 'ja']))
    .option('--root <folder>', 'an alias that leads out of this folder is an error')
    .option('--strict', 'count every warning as an error')
    .action(lazily(async () => (await import('./expand.ts')).expand));

  dml
    .command('aliases')
    .description('print the definitions of aliases for files')
    .argument('[paths...]', 'paths, globs, folders, or - for a list on standard input')
    .option('--root <folder>', 'write paths as seen from this folder; one that leads out of it is an error')
    .option('--json', 'print JSON, as dml expand --aliases takes it')
    .action(lazily(async () => (await import('./aliases.ts')).aliases));
}
