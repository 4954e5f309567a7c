import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
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
