import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const BROKEN = "{'name': \"Ann\", 'ages': [1, 2,]}";
const CUT = '{"name": "An';

describe.concurrent('JSON on the command line', () => {
  test('parse finds the format by itself, and says what was wrong', async () => {
    const { code, stdout } = await run(['parse', '--json'], { input: BROKEN });
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ format: 'json', via: 'repaired', ok: true, value: { name: 'Ann', ages: [1, 2] } });
    expect(result.diagnostics.map(({ code: one }: { code: string }) => one)).toEqual([
      'json/bad-single-quotes',
      'json/bad-single-quotes',
      'json/bad-trailing-comma',
    ]);
  });

  test('check fails for what is cut off', async () => {
    const { code, stdout } = await run(['check', '--format', 'json'], { input: CUT });
    expect(code).toBe(1);
    expect(stdout).toContain('json/missing-string-end');
  });

  test('fmt prints valid JSON, and refuses what is cut off', async () => {
    const cwd = await folderWith({ 'broken.txt': BROKEN, 'cut.txt': CUT });
    const [mended, refused] = await Promise.all([
      run(['fmt', '--format', 'json', 'broken.txt'], { cwd }),
      run(['fmt', '--format', 'json', 'cut.txt'], { cwd }),
    ]);
    expect(mended).toEqual({ code: 0, stdout: '{"name": "Ann", "ages": [1, 2]}', stderr: '' });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^peglot: cut\.txt: not formatted, it has 2 errors; .+\n$/);
  });

  test('fmt keeps what is not damaged, and comments on request', async () => {
    const text = '{\n  // the first\n  "id": 9007199254740993,\n  price: 1.0\n}\n';
    const cwd = await folderWith({ 'a.json': text, 'prose.txt': 'Sure! {"a": 1}' });
    expect(await run(['fmt', '--format', 'json', 'a.json'], { cwd })).toMatchObject({
      code: 0,
      stdout: '{\n  "id": 9007199254740993,\n  "price": 1.0\n}\n',
    });
    const refused = await run(['fmt', '--format', 'json', '--write', 'a.json', 'prose.txt'], { cwd });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(
      'a.json: not formatted, this would be lost: JSON has no comments: "// the first"; keep comments with --comments',
    );
    expect(refused.stderr).toContain('prose.txt: not formatted, this would be lost');
    expect(await run(['fmt', '--format', 'json', '--comments', '--write', 'a.json'], { cwd })).toMatchObject({
      code: 0,
    });
    expect(await readFile(join(cwd, 'a.json'), 'utf8')).toBe(
      '{\n  // the first\n  "id": 9007199254740993,\n  "price": 1.0\n}\n',
    );
  });

  test('stream tells the events', async () => {
    const { code, stdout } = await run(['stream', '--format', 'json'], { input: '{"a": [1]}' });
    expect(code).toBe(0);
    const events = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events).toEqual([
      { type: 'open', path: [], kind: 'object' },
      { type: 'open', path: ['a'], kind: 'array' },
      { type: 'set', path: ['a', 0], value: 1 },
      { type: 'close', path: ['a'] },
      { type: 'close', path: [] },
      { type: 'end', ok: true, complete: true },
    ]);
  });

  test('detect names it where there is one value, with text around it or not', async () => {
    const cwd = await folderWith({
      'a.txt': BROKEN,
      'b.txt': '[1, 2]',
      'c.txt': 'See {"a": 1} for more.',
      'd.txt': 'Nothing.',
    });
    const { stdout } = await run(['detect', 'a.txt', 'b.txt', 'c.txt', 'd.txt'], { cwd });
    expect(stdout).toContain('a.txt: json\n');
    expect(stdout).toContain('b.txt: json\n');
    expect(stdout).toContain('c.txt: json\n');
    expect(stdout).not.toContain('d.txt: json');
  });

  test('explain, prompt', async () => {
    const [explained, prompted] = await Promise.all([
      run(['explain', 'json/bad-trailing-comma']),
      run(['prompt', '--format', 'json']),
    ]);
    expect(explained.stdout).toContain('There is a comma after the last value.');
    expect(prompted.stdout).toMatch(/^Reply with one JSON value/);
  });
});
