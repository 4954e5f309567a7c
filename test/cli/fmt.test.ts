import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, REPAIRED, run } from './run.ts';

describe.concurrent('peglot fmt', () => {
  test('prints canonical text, which is canonical itself', async () => {
    const first = await run(['fmt'], { input: REPAIRED });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('[CONFIDENCE] 0.9\n');
    const [again, checked] = await Promise.all([
      run(['fmt'], { input: first.stdout }),
      run(['fmt', '--check'], { input: first.stdout }),
    ]);
    expect(again.stdout).toBe(first.stdout);
    expect(checked).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('--check lists what is not canonical and changes nothing', async () => {
    const cwd = await folderWith({ 'a.txt': REPAIRED });
    expect(await run(['fmt', '--check', 'a.txt'], { cwd })).toEqual({ code: 1, stdout: 'a.txt\n', stderr: '' });
    expect(await readFile(join(cwd, 'a.txt'), 'utf8')).toBe(REPAIRED);
  });

  test('--write replaces the file, keeps its mode and leaves nothing behind', async () => {
    const cwd = await folderWith({ 'a.txt': REPAIRED });
    const file = join(cwd, 'a.txt');
    await chmod(file, 0o640);
    const before = await stat(file);
    expect(await run(['fmt', '--write', 'a.txt'], { cwd })).toEqual({ code: 0, stdout: '', stderr: '' });
    const after = await stat(file);
    expect(await readFile(file, 'utf8')).toContain('[CONFIDENCE] 0.9\n');
    expect(after.mode & 0o777).toBe(0o640);
    // A new inode: the file was replaced as a whole, never half written.
    expect(after.ino).not.toBe(before.ino);
    expect(await readdir(cwd)).toEqual(['a.txt']);
  });

  test('never touches a file that has errors or is cut off', async () => {
    const cutOff = CLEAN.replace('finish', 'create_file').replace('RESULT] done', 'CONTENT_START]\nhalf a fi');
    const cwd = await folderWith({ 'bad.txt': BAD, 'cut.txt': cutOff, 'good.txt': REPAIRED });
    const { code, stderr } = await run(['fmt', '--write', 'bad.txt', 'cut.txt', 'good.txt'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^peglot: bad\.txt: not formatted, it has .*error.*; fix what peglot check shows$/m);
    expect(stderr).toMatch(/^peglot: cut\.txt: not formatted, /m);
    expect(await readFile(join(cwd, 'bad.txt'), 'utf8')).toBe(BAD);
    expect(await readFile(join(cwd, 'cut.txt'), 'utf8')).toBe(cutOff);
    expect(await readFile(join(cwd, 'good.txt'), 'utf8')).toContain('[CONFIDENCE] 0.9\n');
  });

  test('--several says which of several values is written', async () => {
    const input = 'One: {"a": 1}\nTwo: {"a": 2}\n';
    const [first, all] = await Promise.all(
      ['first', 'all'].map((which) => run(['fmt', '--format', 'json', '--several', which], { input })),
    );
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(first?.stdout ?? '')).toEqual({ a: 1 });
    expect(JSON.parse(all?.stdout ?? '')).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('never writes a file whose text is not all in the model', async () => {
    const noted = `<!-- owner: ops -->\n\n${CLEAN}`;
    const cwd = await folderWith({ 'noted.txt': noted });
    const { code, stderr } = await run(['fmt', '--write', 'noted.txt'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^peglot: noted\.txt: not formatted, this would be lost: .*owner: ops.*; take it out of the file/m,
    );
    expect(await readFile(join(cwd, 'noted.txt'), 'utf8')).toBe(noted);
  });

  test('refuses to write standard input back', async () => {
    const { code, stderr } = await run(['fmt', '--write'], { input: CLEAN });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'peglot: standard input cannot be written back; name files, or leave out --write\n',
    });
  });
});
