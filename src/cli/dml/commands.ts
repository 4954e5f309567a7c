import { type Command, Option } from 'commander';
import type { AliasesOptions } from './aliases.ts';
import type { ExpandOptions } from './expand.ts';
import type { PromptOptions } from './prompt.ts';

/** Adds `peglot dml …`: what only this format has. */
export function addDmlCommands(peglot: Command): void {
  const dml = peglot
    .command('dml')
    .description('expand the macros of a prompt, make aliases for files, instruct a model');

  dml
    .command('expand')
    .description('print a prompt with its macros and references replaced')
    .argument('[file]', 'a file, or - for standard input (the default when text is piped in)')
    .option('--aliases <file>', 'the paths of the aliases, a JSON object')
    .option('--state <file>', 'the values of the state variables, a JSON object')
    .option('--instructions <file>', 'texts of instruction keys, a JSON object')
    .addOption(languageOption('the language of the standard instructions'))
    .option('--root <folder>', 'an alias that leads out of this folder is an error')
    .option('--strict', 'count every warning as an error')
    .action(async (file: string | undefined, options: ExpandOptions) => {
      const { expand } = await import('./expand.ts');
      await expand(file, options);
    });

  dml
    .command('aliases')
    .description('print the definitions of aliases for files')
    .argument('[paths...]', 'paths, globs, folders, or - for a list on standard input')
    .option('--root <folder>', 'write paths as seen from this folder; one that leads out of it is an error')
    .option('--json', 'print JSON, as dml expand --aliases takes it')
    .action(async (paths: string[], options: AliasesOptions) => {
      const { aliases } = await import('./aliases.ts');
      await aliases(paths, options);
    });

  dml
    .command('prompt')
    .description('print the instructions that make a model write macros')
    .addOption(languageOption('the language of the instructions').default('en'))
    .action(async (options: PromptOptions) => {
      const { printPrompt } = await import('./prompt.ts');
      await printPrompt(options);
    });
}

function languageOption(description: string): Option {
  return new Option('--language <name>', description).choices(['en', 'ja']);
}
