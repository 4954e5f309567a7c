import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prompt } from 'peglot/design';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from '../../cli/run.ts';

const good = prompt().split('\n## Example\n\n')[1] ?? '';
const files = {
  'good.md': good,
  'broken.md': good.replace('**Severity:** Critical', '**Severity:** Blocker'),
  'page.html': 'old',
};

describe.concurrent('peglot design render', () => {
  test('writes one page, and nothing else', async () => {
    const cwd = await folderWith(files);
    expect(await run(['design', 'render', 'good.md', '-o', 'page.html'], { cwd })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    const page = await readFile(join(cwd, 'page.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>\n[\s\S]*<\/html>\n$/);
    expect(page).toContain('LoanDesk');
    expect(await readdir(cwd)).toEqual(['broken.md', 'good.md', 'page.html']);
  });

  test('prints the page, and says that the design has errors', async () => {
    const cwd = await folderWith(files);
    const { code, stdout, stderr } = await run(['design', 'render', '-'], { cwd, input: files['broken.md'] });
    expect(code).toBe(1);
    expect(stdout).toContain('design/bad-severity');
    expect(stderr).toBe('peglot: <stdin>: the design has 1 error; the page shows them\n');
  });

  test('replaces neither the design nor a file that it may not write', async () => {
    const cwd = await folderWith(files);
    expect(await run(['design', 'render', 'good.md', '-o', './good.md'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'peglot: ./good.md: the page would replace the design; name another file\n',
    });
    expect(await readFile(join(cwd, 'good.md'), 'utf8')).toBe(good);
    const missing = await run(['design', 'render', 'good.md', '-o', 'none/page.html'], { cwd });
    expect(missing.stderr).toBe("peglot: none/page.html: there is no folder 'none'; make it first\n");
    if (process.getuid?.() === 0) return;
    await chmod(join(cwd, 'page.html'), 0o444);
    const refused = await run(['design', 'render', 'good.md', '-o', 'page.html'], { cwd });
    expect(refused.stderr).toContain('permission denied');
    expect(await readFile(join(cwd, 'page.html'), 'utf8')).toBe('old');
  });
});
