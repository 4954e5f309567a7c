import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const files = {
  'list.peggy': '// Letters.\nList = Item+\nItem = word',
  'words.peggy': 'word = [a-z]+',
  'bad.peggy': 'List = (',
};

describe.concurrent('peglot grammar diagram', () => {
  test('writes any grammar as a page, from several files', async () => {
    const cwd = await folderWith(files);
    const command = ['grammar', 'diagram', 'list.peggy', '--with', 'words.peggy', '--start', 'Item', '-o', 'page.html'];
    expect(await run(command, { cwd })).toEqual({ code: 0, stdout: '', stderr: '' });
    const page = await readFile(join(cwd, 'page.html'), 'utf8');
    for (const text of ['Letters.', 'Diagram of List', 'Diagram of word', '[a-z]']) expect(page).toContain(text);
  });

  test.each([
    ['duckflw', "there is no grammar 'duckflw'; did you mean 'duckflow'?"],
    ['none.peggy', 'none.peggy: there is no such file; check the name'],
  ])('says that %s cannot be drawn', async (name, line) => {
    const cwd = await folderWith(files);
    expect(await run(['grammar', 'diagram', name], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: `peglot: ${line}\n`,
    });
  });

  test('says where a grammar is broken, and which rule is not there', async () => {
    const cwd = await folderWith(files);
    const broken = await run(['grammar', 'diagram', 'bad.peggy'], { cwd });
    expect(broken.stderr).toMatch(/^peglot: bad\.peggy:1:\d+: .*; fix the grammar\n$/);
    const start = await run(['grammar', 'diagram', 'list.peggy', '--with', 'words.peggy', '--start', 'Lost'], { cwd });
    expect(start.stderr).toBe("peglot: there is no rule 'Lost' in list.peggy; check the name\n");
  });
});
