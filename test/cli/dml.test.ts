import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../laws/law.ts';
import { folderWith, run } from './run.ts';

const PROMPT = `Files: {{F:main}}
🦆▶️[S:cwd]◀️🦆 🦆▶️[S:plan]◀️🦆
🦆▶️[I:no_guesswork]◀️🦆
🦆▶️[T:read_file|{{F:main}}]◀️🦆
`;

function prompts(): Promise<string> {
  return folderWith({
    'p.md': PROMPT,
    'wrong.md': 'Read {{F:mian}}.\n',
    'a.json': '{ "main": "src/main.py" }',
    'evil.json': '{ "main": "../../etc/passwd" }',
    's.json': '{ "cwd": "/work", "plan": ["read", "write"] }',
    'i.json': '{ "no_guesswork": "Look first." }',
    'broken.json': '{ "main": ',
    'list.json': '[1]',
    'number.json': '{ "main": 1 }',
  });
}

describe.concurrent('peglot dml expand', () => {
  test('prints the expanded text and nothing else', async () => {
    const cwd = await prompts();
    const args = ['dml', 'expand', 'p.md', '--aliases', 'a.json', '--state', 's.json', '--instructions', 'i.json'];
    expect(await run(args, { cwd })).toEqual({
      code: 0,
      stdout: 'Files: src/main.py\n/work ["read","write"]\nLook first.\n🦆▶️[T:read_file|{{F:main}}]◀️🦆\n',
      stderr: '',
    });
  });

  test('reads standard input, and speaks Japanese', async () => {
    const { code, stdout } = await run(['dml', 'expand', '--language', 'ja'], { input: '🦆▶️[I:no_guesswork]◀️🦆' });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\p{Script=Han}.*ください/u)]);
  });

  test('prints what it could do, and the findings on standard error', async () => {
    const cwd = await prompts();
    expect(await run(['dml', 'expand', 'wrong.md', '--aliases', 'a.json'], { cwd })).toEqual({
      code: 1,
      stdout: 'Read {{F:mian}}.\n',
      stderr: `wrong.md:1:6 error dml/undefined-alias No alias "mian" is defined; did you mean "main"?
> 1 | Read {{F:mian}}.
    |      ^^^^^^^^^^
  hint: Use one of the aliases that are defined.
`,
    });
  });

  test.runIf(isDeep)('prints the prompt in both languages', async () => {
    const english = await run(['prompt', 'dml']);
    expect(english.stdout).toMatch(/^# How to answer\n/);
    const japanese = await run(['prompt', 'dml', '--language', 'ja']);
    expect(japanese).toMatchObject({ code: 0, stderr: '' });
    expect(japanese.stdout).toContain('マクロ');
    expect((await run(['prompt', 'dml', '--language', 'fr'])).stderr).toMatch(/^peglot: .*--language.*\n$/);
  });

  test.runIf(isDeep)('counts warnings with --strict', async () => {
    const input = 'x 🦆▶[I:no_guesswork]◀️🦆';
    expect((await run(['dml', 'expand'], { input })).code).toBe(0);
    expect((await run(['dml', 'expand', '--strict'], { input })).code).toBe(1);
  });

  const misuse: readonly (readonly [name: string, args: readonly string[], line: string | RegExp])[] = [
    ['a missing prompt', ['none.md'], 'none.md: there is no such file; check the name'],
    ['missing aliases', ['p.md', '--aliases', 'no.json'], 'no.json: there is no such file; check the name'],
    ['broken JSON', ['p.md', '--state', 'broken.json'], /^broken\.json: this is not JSON \(.*\); fix the file$/],
    ['a list', ['p.md', '--state', 'list.json'], 'list.json: this is not a JSON object; write { "name": "value", … }'],
    [
      'a number',
      ['p.md', '--aliases', 'number.json'],
      'number.json: the path of the alias "main" is not a string; fix the file',
    ],
    [
      'a number',
      ['p.md', '--instructions', 'number.json'],
      'number.json: the value of "main" is not a string; fix the file',
    ],
    [
      'an alias outside the root',
      ['p.md', '--aliases', 'evil.json', '--root', '/work'],
      'evil.json: "../../etc/passwd" climbs out of the root folder; fix the file',
    ],
    ['an unknown flag', ['p.md', '--alias', 'a.json'], "unknown option '--alias'; did you mean --aliases?"],
    [
      'another language',
      ['p.md', '--language', 'fr'],
      "option '--language <name>' argument 'fr' is invalid. Allowed choices are en, ja; see peglot dml expand --help",
    ],
  ];
  test.runIf(isDeep).each(misuse)('%s: one line, exit code 2', async (_, args, line) => {
    const { code, stdout, stderr } = await run(['dml', 'expand', ...args], { cwd: await prompts() });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace(/^peglot: /, '').replace(/\n$/, '')).toEqual(
      typeof line === 'string' ? line : expect.stringMatching(line),
    );
  });
});

async function workspace(): Promise<string> {
  const cwd = await folderWith({ 'main.py': '', '.env': '', 'x]◀️🦆.py': '' });
  await mkdir(join(cwd, 'src', 'api'), { recursive: true });
  await mkdir(join(cwd, 'src', 'node_modules'));
  for (const file of ['main.py', 'api/user.py', 'user.py', 'node_modules/dep.js']) {
    await writeFile(join(cwd, 'src', file), '');
  }
  return cwd;
}

describe.concurrent('peglot dml aliases', () => {
  test('prints a definition for each path, also of files that are not there yet', async () => {
    const args = ['dml', 'aliases', 'src/main.py', 'new/main.py', '.env'];
    expect(await run(args, { cwd: await workspace() })).toEqual({
      code: 0,
      stdout: '🦆▶️[F:main=src/main.py]◀️🦆\n🦆▶️[F:main_2=new/main.py]◀️🦆\n🦆▶️[F:_env=.env]◀️🦆\n',
      stderr: '',
    });
  });

  test.runIf(isDeep)('takes folders, globs, and a list on standard input', async () => {
    const cwd = await workspace();
    const expected = '🦆▶️[F:user=src/api/user.py]◀️🦆\n🦆▶️[F:main=src/main.py]◀️🦆\n🦆▶️[F:user_2=src/user.py]◀️🦆\n';
    expect((await run(['dml', 'aliases', 'src/'], { cwd })).stdout).toBe(expected);
    expect((await run(['dml', 'aliases', 'src/{api/,}*.py'], { cwd })).stdout).toBe(expected);
    const input = 'src/api/user.py\r\nsrc/main.py\n\nsrc/user.py';
    expect((await run(['dml', 'aliases', '-'], { cwd, input })).stdout).toBe(expected);
    expect((await run(['dml', 'aliases'], { cwd, input })).stdout).toBe(expected);
  });

  test.runIf(isDeep)('gives a thousand paths of one name a thousand aliases, the same every time', async () => {
    const input = Array.from({ length: 1000 }, (_, at) => `pkg${at}/index.ts\n`).join('');
    const { stdout } = await run(['dml', 'aliases', '--json'], { input });
    const aliases = Object.entries(JSON.parse(stdout));
    expect(aliases.length).toBe(1000);
    expect([aliases[0], aliases[1], aliases[999]]).toEqual([
      ['index', 'pkg0/index.ts'],
      ['index_2', 'pkg1/index.ts'],
      ['index_1000', 'pkg999/index.ts'],
    ]);
    expect((await run(['dml', 'aliases', '--json'], { input })).stdout).toBe(stdout);
  });

  test.runIf(isDeep)('prints JSON that expand takes', async () => {
    const cwd = await workspace();
    const { stdout } = await run(['dml', 'aliases', 'src', '--json'], { cwd });
    expect(JSON.parse(stdout)).toEqual({ user: 'src/api/user.py', main: 'src/main.py', user_2: 'src/user.py' });
    await writeFile(join(cwd, 'a.json'), stdout);
    const expanded = await run(['dml', 'expand', '--aliases', 'a.json'], { cwd, input: '{{F:user_2}}' });
    expect(expanded).toEqual({ code: 0, stdout: 'src/user.py', stderr: '' });
  });

  test.runIf(isDeep)('writes paths as the root sees them, and lets none lead out', async () => {
    const cwd = await workspace();
    const outside = await folderWith({ 'secret.py': '' });
    await symlink(outside, join(cwd, 'src', 'link'));
    const args = [
      'dml',
      'aliases',
      'src/api/user.py',
      'main.py',
      'src/../src/main.py',
      'src/link/secret.py',
      '--root',
      'src',
    ];
    const leave = 'lies outside the root folder; leave it out, or name another --root\n';
    expect(await run(args, { cwd })).toEqual({
      code: 2,
      stdout: '🦆▶️[F:user=api/user.py]◀️🦆\n🦆▶️[F:main=main.py]◀️🦆\n',
      stderr: `peglot: main.py: ${leave}peglot: src/link/secret.py: ${leave}`,
    });
  });

  test.runIf(isDeep)('prints no definition that a file name could break', async () => {
    const { code, stdout, stderr } = await run(['dml', 'aliases', 'x]◀️🦆.py', 'main.py'], { cwd: await workspace() });
    expect([code, stdout]).toEqual([2, '🦆▶️[F:main=main.py]◀️🦆\n']);
    expect(stderr).toBe('peglot: x____: no definition can hold the path "x]◀️🦆.py"; rename the file\n');
  });
});

describe.concurrent('peglot fmt, of DML', () => {
  test('writes macros in their canonical form and leaves the prose as it is', async () => {
    const input = 'Action:  \n🦆 ▶[ tool : read_file | src/a.py]◀🦆\n`🦆▶[x]◀🦆` {{F:main}}\n';
    const first = await run(['fmt', '--format', 'dml'], { input });
    expect(first).toEqual({
      code: 0,
      stdout: 'Action:  \n🦆▶️[T:read_file|src/a.py]◀️🦆\n`🦆▶[x]◀🦆` {{F:main}}\n',
      stderr: '',
    });
    expect(await run(['fmt', '--format', 'dml', '--check'], { input: first.stdout })).toMatchObject({ code: 0 });
  });

  test('does not write what was cut off', async () => {
    const { code, stdout } = await run(['fmt', '--format', 'dml'], { input: 'Action:\n🦆▶️[T:run_te' });
    expect([code, stdout]).toEqual([1, '']);
  });
});
