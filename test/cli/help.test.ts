import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createProgram } from '../../src/program/program.ts';

/** What a command and all commands in it print as their help. */
function helpsOf(command: Command, name = command.name()): string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => 120 }).outputHelp();
  return [`$ ${name} --help\n${help}`, ...command.commands.flatMap((one) => helpsOf(one, `${name} ${one.name()}`))];
}

it('every command says what it does, and with which options', async () => {
  await expect(helpsOf(createProgram()).join('\n')).toMatchFileSnapshot('help.txt');
});
