import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, run } from './run.ts';

describe.concurrent('the commands that inform', () => {
  test('prompt', async () => {
    const { code, stdout } = await run(['prompt', '--format', 'duckflow']);
    expect(code).toBe(0);
    expect(stdout.trim()).not.toBe('');
  });

  test('schema', async () => {
    const { code, stdout } = await run(['schema', '--format', 'duckflow']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ type: 'object', properties: { vitals: {}, reasoning: {} } });
  });

  test('explain a code, with or without its format, and list all', async () => {
    const [full, short, list, own] = await Promise.all([
      run(['explain', 'duckflow/bad-vital']),
      run(['explain', 'bad-vital']),
      run(['explain']),
      run(['explain', '--format', 'examples/templates/lines/todo.ts']),
    ]);
    expect(full.code).toBe(0);
    expect(full.stdout).toMatch(/^duckflow\/bad-vital \(error\)\n/);
    expect(short.stdout).toBe(full.stdout);
    expect(list.stdout).toMatch(/^duckflow\/bad-vital +error +\S/m);
    expect(own.stdout).toMatch(/^todo\/bad-line +error +\S/m);
    expect(own.stdout).not.toContain('duckflow/');
  });

  test('explain knows what was meant', async () => {
    const { code, stderr } = await run(['explain', 'duckflow/bad-vitel']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "peglot: there is no diagnostic 'duckflow/bad-vitel'; did you mean 'duckflow/bad-vital'?\n",
    });
  });

  test('detect', async () => {
    const cwd = await folderWith({ 'a.txt': CLEAN, 'b.txt': BAD });
    const [one, two] = await Promise.all([
      run(['detect'], { input: CLEAN }),
      run(['detect', 'a.txt', 'b.txt'], { cwd }),
    ]);
    expect(one).toEqual({ code: 0, stdout: 'duckflow\n', stderr: '' });
    expect(two.stdout).toBe('a.txt: duckflow\nb.txt: duckflow\n');
  });

  test('demo shows the sample', async () => {
    const { code, stdout, stderr } = await run(['demo']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/^── .* ──$/gm)).toHaveLength(4);
    expect(stdout).toContain('> 7 | ');
  });

  test('demo shows a file', async () => {
    const cwd = await folderWith({ 'bad.txt': BAD });
    const { code, stdout } = await run(['demo', 'bad.txt'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('What the model wrote (bad.txt)');
  });

  test('help and version', async () => {
    const [help, version] = await Promise.all([run(['--help']), run(['--version'])]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('Exit codes: ');
    expect(version.code).toBe(0);
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
