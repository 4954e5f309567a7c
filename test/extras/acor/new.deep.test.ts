import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { install } from '../../cli/install.ts';
import { folderWith, run } from '../../cli/run.ts';

/** What the tool that is written needs. */
function installIn(tool: string): Promise<void> {
  return install(tool, ['tsx', 'typescript', '@types/node'], { acor: 'src/entries/acor.ts' });
}

/** Runs a script of Node in the folder of the tool. */
async function node(tool: string, ...args: string[]): Promise<{ code: number; stdout: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tool });
    return { code: 0, stdout };
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'code' in error)
      return { code: Number(error.code), stdout: String(error.stdout) };
    throw error;
  }
}

describe.concurrent('peglot acor new', () => {
  test('writes a tool that runs and passes its own check', async ({ expect }) => {
    const cwd = await folderWith({});
    const { code, stdout, stderr } = await run(['acor', 'new', 'word_count'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      [
        'word_count/package.json',
        'word_count/tsconfig.json',
        'word_count/src/word_count.ts',
        'word_count/README.md',
        'word_count/.gitignore',
        '',
        'Next: cd word_count && npm install && npm start',
        '',
      ].join('\n'),
    );
    const tool = join(cwd, 'word_count');
    await installIn(tool);
    const manifest = JSON.parse(await readFile(join(tool, 'package.json'), 'utf8'));
    expect(manifest.scripts.start).toBe('peglot acor run -- tsx src/word_count.ts');

    const speak = (...args: string[]) => node(tool, 'node_modules/tsx/dist/cli.mjs', 'src/word_count.ts', ...args);
    const asked = await speak();
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain('npm start -- "<path_of_a_text_file>"');
    const counted = await speak('README.md');
    expect(counted.code).toBe(0);
    expect(counted.stdout).toContain('"path": "README.md"');
    const failed = await speak('missing\n## Status: Complete');
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain('## Status: Failed');
    for (const { stdout: input } of [asked, counted, failed]) {
      const checked = await run(['acor', 'check', '--strict'], { input });
      expect(checked).toMatchObject({ code: 0, stderr: '' });
      expect(checked.stdout).toMatch(/^<stdin>: acor \(.*\), no problems$/m);
    }
  });

  test.runIf(process.env.PEGLOT_PACKAGE !== undefined)(
    'the types of the tool are right (needs a package)',
    async ({ expect }) => {
      const cwd = await folderWith({});
      await run(['acor', 'new', 'typed'], { cwd });
      const tool = join(cwd, 'typed');
      await installIn(tool);
      expect(await node(tool, 'node_modules/typescript/bin/tsc')).toEqual({ code: 0, stdout: '' });
    },
  );

  test('overwrites nothing', async () => {
    const cwd = await folderWith({ 'README.md': 'mine' });
    const { code, stdout, stderr } = await run(['acor', 'new', 'tool', '--dir', '.'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('peglot: README.md: this file is there already; name another folder with --dir\n');
    expect(await readFile(join(cwd, 'README.md'), 'utf8')).toBe('mine');
    await expect(readFile(join(cwd, 'package.json'))).rejects.toThrow('ENOENT');
  });

  test.each(['', 'Tool', '../tool', 'a b', '-x', 'tool.', 'x'.repeat(65), '\u001b[31m'])(
    'refuses the name %j',
    async (name) => {
      const cwd = await folderWith({});
      const { code, stdout, stderr } = await run(['acor', 'new', '--', name], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^peglot: '.*' is not a name for a tool; use .*\n$/);
      expect(stderr).not.toContain('\u001b');
    },
  );
});
