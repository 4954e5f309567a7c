import type { Command } from 'commander';
import { lazily } from '../../cli/lazily.ts';
import { portNumber } from '../../cli/number-options.ts';

export function addPlayCommand(peglot: Command): void {
  peglot
    .command('play')
    .description('open the playground in a browser; nothing leaves this machine')
    .option('--port <number>', 'the port to listen on; any that is free by default', portNumber, 0)
    .option('--no-open', 'print the address, and open no browser')
    .action(lazily(async () => (await import('./command.ts')).play));
}
