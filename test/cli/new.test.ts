import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withScripts } from '../../src/cli/new/new.ts';
import { packageVersion } from '../../src/cli/version.ts';
import { folderWith, run } from './run.ts';

const VERSION = packageVersion();

describe('peglot new', () => {
  it('begins a format in a folder, and says what comes next', async () => {
    const cwd = await folderWith({});
    const outcome = await run(['new', 'to-do', '--from', 'tags'], { cwd });
    const corpus = (await readdir(join(cwd, 'corpus'))).sort().map((file) => `wrote corpus/${file}\n`);
    expect(outcome).toEqual({
      code: 0,
      stderr: '',
      stdout: `wrote to-do.peggy
wrote to-do.ts
wrote to-do.test.ts
${corpus.join('')}wrote tsconfig.json
wrote to-do.parser.ts
wrote package.json

Next:
  npm install && npm test
  edit to-do.peggy (the syntax) and to-do.ts (what it means), then: npm run generate && npm test
  npx peglot parse --format ./to-do.ts FILE
`,
    });
    const text = (file: string): Promise<string> => readFile(join(cwd, file), 'utf8');
    expect(await text('to-do.test.ts')).toBe(`import { testFormat } from 'peglot/testing';
import { toDo } from './to-do.js';

// The corpus, and the laws of every format on random texts. UPDATE_CORPUS=1 writes what a new text gives.
await testFormat(toDo, { corpus: 'corpus', grammar: 'to-do.peggy' });
`);
    expect(await text('tsconfig.json')).toBe(`{
  "compilerOptions": {
    "strict": true,
    "noEmit": true,
    "target": "es2022",
    "module": "preserve",
    "skipLibCheck": true
  }
}
`);
    expect((await text('to-do.parser.ts')).split('\n')[0]).toBe('// Generated from to-do.peggy: do not edit.');
    // What is there stays, and is told: also a single file.
    expect(await run(['generate', '--check'], { cwd })).toEqual({
      ...{ code: 0, stderr: '', stdout: 'to-do.parser.ts: unchanged\n' },
    });
    const other = await folderWith({ 'list.ts': '', 'package.json': '[]', 'list.parser.ts': '' });
    expect((await run(['new', 'list'], { cwd: other })).stderr).toBe(
      'peglot: list.ts, list.parser.ts are there already; choose another folder: each format has its own\n',
    );
    expect((await run(['new', 'lists'], { cwd: other })).stderr).toBe(
      'peglot: package.json is not a JSON object; fix it first\n',
    );
    expect((await run(['new', 'List'], { cwd: other })).stderr).toBe(
      'peglot: "List" is not a name for a format; use small letters, digits and hyphens, such as to-do\n',
    );
    expect((await run(['new', 'json'], { cwd: other })).stderr).toBe(
      "peglot: there is a format 'json' already; give yours another name\n",
    );
    expect((await readdir(other)).sort()).toEqual(['list.parser.ts', 'list.ts', 'package.json']);
  });

  const needs = { name: '_My Formats', version: '1.2.3', format: 'to-do' };
  const libraries = {
    dependencies: { peglot: '^1.2.3', valibot: '^1.5.0' },
    devDependencies: { 'fast-check': '^4.10.2', typescript: '^5.9.0', vitest: '^4.1.12' },
  };
  const scripts = { generate: 'peglot generate', test: 'tsc --noEmit && vitest run' };

  it.each<[what: string, before: object | undefined, after: object]>([
    ['none', undefined, { name: 'my-formats', private: true, type: 'module', scripts, ...libraries }],
    ['one with nothing', {}, { scripts, ...libraries }],
    [
      'one that npm init wrote',
      { name: 'a', scripts: { test: 'echo "Error: no test specified" && exit 1' } },
      { name: 'a', scripts: { generate: 'peglot generate', test: scripts.test }, ...libraries },
    ],
    [
      'one with its own tests and libraries',
      { scripts: { test: 'x' }, peerDependencies: { valibot: '*' }, devDependencies: { peglot: '1', a: '2' } },
      {
        scripts: { generate: 'peglot generate', test: 'x' },
        peerDependencies: { valibot: '*' },
        devDependencies: { peglot: '1', a: '2', ...libraries.devDependencies },
        dependencies: {},
      },
    ],
  ])('gives a package.json what is missing: %s', (_, before, after) => {
    const text = withScripts(before && JSON.stringify(before), needs);
    expect(JSON.parse(text ?? '')).toEqual(after);
    expect(withScripts(text, needs)).toBeUndefined();
  });

  it('needs a name for a package, and a manifest that can be read', () => {
    const nameFor = (name: string): unknown => JSON.parse(withScripts(undefined, { ...needs, name }) ?? '').name;
    expect(['Ä b', '...', 'a_b.c-d'].map(nameFor)).toEqual(['b', 'formats', 'a_b.c-d']);
    for (const text of ['', '[]', 'null', '"x"', '{'])
      expect(() => withScripts(text, needs)).toThrow('package.json is not a JSON object');
    expect(JSON.parse(withScripts('{}', { ...needs, version: VERSION }) ?? '').dependencies.peglot).toBe(`^${VERSION}`);
  });
});

describe('peglot generate', () => {
  it('tells of each parser whether it is what the grammar gives', async () => {
    const cwd = await folderWith({
      'a.peggy': 'A = "a"\n',
      'b/b.pegjs': 'B = "b"\n',
      'node_modules/x/c.peggy': 'C =',
      'dist/d.peggy': 'D =',
    });
    const differs = 'is not what the grammar gives: run peglot generate';
    expect(await run(['generate', '--check'], { cwd })).toEqual({
      ...{ code: 1, stderr: '', stdout: `a.parser.ts: ${differs}\nb/b.parser.ts: ${differs}\n` },
    });
    const { code, stdout } = await run(['generate'], { cwd });
    expect([code, stdout.replace(/\d+ ms/g, '0 ms')]).toEqual([
      0,
      'a.parser.ts: written (0 ms)\nb/b.parser.ts: written (0 ms)\n',
    ]);
    expect((await run(['generate', 'b/b.pegjs', 'a.peggy'], { cwd })).stdout).toBe(
      'b/b.parser.ts: unchanged\na.parser.ts: unchanged\n',
    );
  });

  it('wants a grammar, and one that can be compiled', async () => {
    const cwd = await folderWith({
      'none/x.txt': '',
      'loop.peggy': 'A = (B)* "x"\nB = [a-z]*\n',
      'syntax.peggy': 'A = "a\n',
      'left.peggy': 'Sum = Sum "+" Number / Number\nNumber = [0-9]+\n',
      'name.peggy': 'Number = Digit+\nDigits = [0-9]\n',
      'import.peggy': 'import { line } from "peglot/grammars/text-lines.peggy"\nA = line\n',
      'missing.peggy': 'import { line } from "./lines.peggy"\nA = line\n',
    });
    const told = async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await run(['generate', ...args], { cwd });
      expect([code, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await run(['generate'], { cwd: join(cwd, 'none') })).toEqual({
      ...{ code: 2, stdout: '' },
      stderr: 'peglot: there is no grammar here; name a .peggy file, or make one: peglot new NAME\n',
    });
    expect(await told('loop.peggy')).toMatchInlineSnapshot(`
      "peglot: the grammar is broken; fix it and generate again
      error: Possible infinite loop when parsing (repetition used with an expression that may not consume any input)
       --> loop.peggy:1:5
        |
      1 | A = (B)* "x"
        |     ^^^^
      note: B can match the empty text
      "
    `);
    const left = await told('left.peggy');
    expect(left).toContain('(left recursion: Sum -> Sum)');
    expect(left).toContain('note: a rule cannot begin with itself: write a list as Item ("," Item)*');
    expect(await told('name.peggy')).toContain('note: did you mean Digits?');
    expect(await told('import.peggy')).toContain(
      'note: this file takes eol from the grammar that imports it: define eol in import.peggy',
    );
    expect(await told('missing.peggy')).toBe(
      "peglot: missing.peggy imports './lines.peggy', and there is no such file; check the name\n",
    );
    expect(await told('syntax.peggy')).toMatchInlineSnapshot(`
      "peglot: the grammar is broken; fix it and generate again
      Error: Expected "(", ".", "@", [!$&], [!&], character class, comment, end of line, identifier, literal, or whitespace but "\\"" found.
       --> syntax.peggy:1:5
        |
      1 | A = "a
        |     ^
      "
    `);
  });
});
