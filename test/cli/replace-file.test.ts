import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replaceFile } from '../../src/cli/replace-file.ts';
import { folderWith, run } from './run.ts';

describe.concurrent('a file that is written', () => {
  test('is whole, keeps its mode, and leaves nothing beside it', async () => {
    const cwd = await folderWith({});
    const path = join(cwd, 'tool');
    await writeFile(path, 'old', { mode: 0o751 });
    const { mode } = await stat(path);
    await replaceFile(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await stat(path)).mode).toBe(mode);
    expect(await readdir(cwd)).toEqual(['tool']);
  });

  test('takes the place of a link', async () => {
    const cwd = await folderWith({ 'mine.txt': 'mine' });
    await symlink('mine.txt', join(cwd, 'link'));
    await replaceFile(join(cwd, 'link'), 'new');
    expect(await readFile(join(cwd, 'link'), 'utf8')).toBe('new');
    expect(await readFile(join(cwd, 'mine.txt'), 'utf8')).toBe('mine');
  });

  test('leaves nothing when it cannot be', async () => {
    const cwd = await folderWith({});
    await mkdir(join(cwd, 'folder'));
    await expect(replaceFile(join(cwd, 'folder'), 'new')).rejects.toThrow();
    expect(await readdir(cwd)).toEqual(['folder']);
  });

  test('leaves nothing when the process is asked to end', async () => {
    const cwd = await folderWith({ 'page.html': 'old' });
    const source = `
      import { readdirSync } from 'node:fs';
      import { replaceFile } from ${JSON.stringify(new URL('../../src/cli/replace-file.ts', import.meta.url).href)};
      void replaceFile('page.html', 'x'.repeat(1e8));
      const wait = () => (readdirSync('.').length > 1 ? process.kill(process.pid, 'SIGTERM') : setImmediate(wait));
      wait();`;
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', source];
    expect(spawnSync(process.execPath, args, { cwd }).signal).toBe('SIGTERM');
    expect(await readdir(cwd)).toEqual(['page.html']);
    expect(await readFile(join(cwd, 'page.html'), 'utf8')).toBe('old');
  });

  test.each([
    ['none/page.html', "none/page.html: there is no folder 'none'; make it first"],
    ['file/page.html', "file/page.html: 'file' is not a folder; name another one"],
    ['.', '.: this is a directory; name a file in it'],
    ['/proc/page.html', "/proc/page.html: the system makes no files in '/proc'; name another folder"],
  ])('is no file at %s: one line that says why', async (path, line) => {
    const result = { id: 'a', ok: true, complete: true, size: 1, diagnostics: [] };
    const cwd = await folderWith({ file: '', 'results.ndjson': `${JSON.stringify(result)}\n` });
    const ran = await run(['report', '--json', 'results.ndjson', '-o', path], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr.split('\n').at(-2)).toBe(`peglot: ${line}`);
  });
});
