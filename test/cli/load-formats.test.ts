import { expect, it } from 'vitest';
import { folderWith, run } from './run.ts';

// In processes of their own: formats that are loaded stay, and these read nothing.

const format = (name: string): string => `const nothing = () => {};
export const format = { name: '${name}', parse: nothing, print: nothing, check: nothing, createStream: nothing,
  prompt: () => 'Write a list.' };
export const TITLE = 'A list';
export const WORDS = ['one', 'two'];
`;

it('a file of a format may export texts of its own: only the configuration lists files', async () => {
  const cwd = await folderWith({
    'named.mjs': format('named'),
    'listed.mjs': format('listed'),
    'peglot.config.mjs': "export default ['./listed.mjs'];\n",
  });
  for (const args of [['--format', './named.mjs'], ['listed']]) {
    expect(await run(['prompt', ...args], { cwd, own: true })).toEqual({
      code: 0,
      stdout: 'Write a list.\n',
      stderr: '',
    });
  }
});

it('a file that a configuration lists and that exports no format is named', async () => {
  const cwd = await folderWith({ 'list.mjs': '', 'peglot.config.mjs': "export default ['./list.mjs'];\n" });
  expect((await run(['detect', '-'], { cwd, input: 'x', own: true })).stderr).toMatch(
    /^peglot: \S*list\.mjs exports no format; export what defineFormat gives\n$/,
  );
});

it('a format without instructions says so', async () => {
  const cwd = await folderWith({ 'silent.mjs': format('silent').replace('Write a list.', '') });
  expect((await run(['prompt', '--format', './silent.mjs'], { cwd, own: true })).stderr).toBe(
    'peglot: silent has no instructions for a model; give defineFormat a prompt\n',
  );
});

it('who names the grammar, or the name alone, is told the file of the format', async () => {
  const cwd = await folderWith({ 'list.peggy': 'List = "a"\n', 'list.ts': '' });
  expect((await run(['prompt', '--format', './list.peggy'], { cwd })).stderr).toBe(
    'peglot: ./list.peggy is a grammar; name the file of the format that is made with it, such as ./list.ts\n',
  );
  expect((await run(['prompt', 'list'], { cwd })).stderr).toBe(
    "peglot: there is no format 'list'; did you mean './list.ts'?\n",
  );
});
