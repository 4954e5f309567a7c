import { describe, expect, test } from 'vitest';
import { BAD, CLEAN, folderWith, run } from './run.ts';

describe.concurrent('the commands that inform', () => {
  test('prompt', async () => {
    const { code, stdout } = await run(['prompt', 'duckflow']);
    expect(code).toBe(0);
    expect(stdout.trim()).not.toBe('');
  });

  test('schema', async () => {
    const { code, stdout } = await run(['schema', '--format', 'duckflow']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ type: 'object', properties: { vitals: {}, reasoning: {} } });
  });

  test('explain a code, with or without its format, and list all', async () => {
    const [full, short, list] = await Promise.all([
      run(['explain', 'duckflow/bad-vital']),
      run(['explain', 'bad-vital']),
      run(['explain']),
    ]);
    expect(full.code).toBe(0);
    expect(full.stdout).toMatch(/^duckflow\/bad-vital \(error\)\n/);
    expect(short.stdout).toBe(full.stdout);
    expect(list.stdout).toMatch(/^duckflow\/bad-vital +error +\S/m);
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

  test('demo shows three texts, their values and what was wrong, in at most 40 lines', async () => {
    const { code, stdout, stderr } = await run(['demo']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/^── .* ──$/gm)).toHaveLength(3);
    expect(stdout).toContain('→ {"city":"Rome","days":3,"tags":["sun"]} ok\n');
    expect(stdout).toContain('  3:24  warning "3" is a string; it was read as the number 3\n');
    expect(stdout).toContain('{"name":"tide_at","arguments":{"port":"Emden","days":2},"complete":true}');
    expect(stdout).toContain(' not ok, cut off\n');
    expect(stdout.split('\n').length).toBeLessThanOrEqual(41);
  });

  test('help and version', async () => {
    const [help, version] = await Promise.all([run(['--help']), run(['--version'])]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('Exit codes: ');
    expect(version.code).toBe(0);
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('help of a command, asked for in every way', async () => {
    const asked = [['help', 'parse'], ['parse', '--help'], ['help'], [], ['dml']];
    const [first, ...others] = await Promise.all(asked.map((args) => run(args)));
    expect(first?.stdout).toMatch(/^Usage: peglot parse /);
    expect(first?.stdout).toMatch(/Example:\n {2}peglot parse reply.txt\n$/);
    expect(others[0]).toEqual(first);
    expect(others[2]).toEqual(others[1]);
    expect(others[3]?.stdout).toMatch(/^Usage: peglot dml /);
    for (const { code, stderr } of [first, ...others].flatMap((one) => one ?? []))
      expect([code, stderr]).toEqual([0, '']);
  });

  test('help has every command in a group, with an example', async () => {
    const { stdout } = await run(['help']);
    const headings = [...stdout.matchAll(/^(\S.*):$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Options',
      'Read',
      'Write',
      'Serve',
      'A format of your own',
      'Many files',
      'Tools of one format',
      'This command',
    ]);
    const names = [...stdout.matchAll(/^ {2}([a-z]+) .*? {2}/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const helps = await Promise.all(names.filter((name) => name !== 'help').map((name) => run(['help', name])));
    for (const { code, stdout: help } of helps)
      expect([code, help]).toEqual([0, expect.stringContaining('Example:\n')]);
  });
});
