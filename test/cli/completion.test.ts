import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { expect, it, vi } from 'vitest';
import { completion, shells } from '../../src/program/completion.ts';
import { run } from './run.ts';

it('completes commands, commands of commands, and options in bash', async () => {
  const { code, stdout } = await run(['completion', 'bash']);
  expect(code).toBe(0);
  const complete = (...words: string[]): string =>
    execFileSync(
      'bash',
      ['-c', `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _peglot; echo "\${COMPREPLY[@]}"`, '_', ...words],
      {
        encoding: 'utf8',
        cwd: '/',
      },
    ).trim();
  expect(complete('peglot', 'gen')).toBe('generate');
  expect(complete('peglot', 'grammar', 'fu')).toBe('fuzz');
  expect(complete('peglot', 'check', 'x.txt', '--re')).toBe('--report');
});

it('knows the shells that it writes for', async () => {
  for (const shell of ['zsh', 'fish']) expect((await run(['completion', shell])).stdout).toContain('grammar fuzz');
  expect(await run(['completion', 'cmd'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('bash, zsh, fish'),
  });
});

it('writes a script for each shell', async () => {
  const program = new Command('peglot').option('--version');
  program.command('check').option('--report <kind>').option('-q');
  program.command('grammar').command('fuzz').option('--seed <n>').option('--runs <n>');
  let scripts = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    scripts += String(text);
    return true;
  });
  for (const shell of shells) await completion(shell, program);
  write.mockRestore();
  await expect(scripts).toMatchFileSnapshot('completion.txt');
});
