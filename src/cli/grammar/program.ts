import type { Command } from 'commander';
import type { FuzzOptions } from './fuzz.ts';

/** Adds the commands of the grammar workbench. What one needs is loaded only when it is called. */
export function addGrammarCommands(grammar: Command): void {
  grammar
    .command('fuzz')
    .description('try the laws of formats on random texts: sentences of the grammar, and what models make of them')
    .argument('[formats...]', 'names of formats; all by default')
    .option('--seconds <n>', 'how long each format is tried; 0 for one round', '10')
    .option('--seed <n>', 'where the random numbers begin; told when it is left out')
    .option('--corpus <folder>', 'texts to spoil, and where a text that breaks a law is saved')
    .action(async (formats: string[], options: FuzzOptions) => {
      const { fuzz } = await import('./fuzz.ts');
      await fuzz(formats, options);
    });
}
