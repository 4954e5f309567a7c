import type { Command } from 'commander';
import { portNumber } from '../number-options.ts';
import type { PlayOptions } from './command.ts';

/** Adds `peglot play`. */
export function addPlayCommand(peglot: Command): void {
  peglot
    .command('play')
    .description('open the playground in a browser; nothing leaves this machine')
    .option('--port <number>', 'the port to listen on; any that is free by default', portNumber, 0)
    .option('--no-open', 'print the address, and open no browser')
    .action(async (options: PlayOptions) => {
      const { play } = await import('./command.ts');
      await play(options);
    });
}
