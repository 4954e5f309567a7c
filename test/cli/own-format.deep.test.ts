import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDeep } from '../laws/law.ts';
import { install } from './install.ts';
import { folderWith, run } from './run.ts';

// The way of somebody with a format of their own, in an empty folder, step by step.
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peglot-own-'));
  await install(folder, ['valibot'], { define: 'src/engine/index.ts', 'define/runtime': 'src/engine/generated.ts' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('begins a format with a grammar, an adapter, a parser, tests and a corpus', async () => {
  const { code, stdout, stderr } = await run(['new', 'shopping-list'], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('npm install && npm test');
  expect((await readdir(folder)).sort()).toEqual([
    'corpus',
    'node_modules',
    'package.json',
    'shopping-list.parser.ts',
    'shopping-list.peggy',
    'shopping-list.test.ts',
    'shopping-list.ts',
    'tsconfig.json',
  ]);
  expect(await readFile(join(folder, 'shopping-list.ts'), 'utf8')).toContain(
    'export const shoppingList = defineFormat({',
  );
  expect(await readFile(join(folder, 'corpus/damaged.txt'), 'utf8')).toContain('error shopping-list/bad-line');
});

it('reads, checks and streams the format, named by its file', async () => {
  const input = '# A\n- [x] b\nzzz\n';
  const format = ['--format', './shopping-list.ts'];
  const parsed = await run(['parse', '--json', ...format, '-'], { cwd: folder, input });
  expect(JSON.parse(parsed.stdout)).toMatchObject({
    format: 'shopping-list',
    value: { title: 'A', tasks: [{ text: 'b', done: true }] },
  });
  const checked = await run(['check', ...format, '-'], { cwd: folder, input });
  expect(checked).toMatchObject({ code: 1, stdout: expect.stringContaining('shopping-list/bad-line') });
  const printed = await run(['fmt', ...format, '-'], { cwd: folder, input: '# A\n- [ ] b' });
  expect(printed).toMatchObject({ code: 0, stdout: '# A\n- [ ] b\n' });
  const explained = await run(['explain', ...format], { cwd: folder });
  expect(explained.stdout).toMatch(/^shopping-list\/bad-line +error +\S/m);
  expect(explained.stdout).not.toContain('duckflow/');
});

it.each(['notes', 'class', 'string'])(
  'begins a format with the name of a rule or of the language: %s',
  async (name) => {
    const cwd = await folderWith({ 'package.json': '{"type": "module"}' });
    await install(cwd, ['valibot'], { define: 'src/engine/index.ts', 'define/runtime': 'src/engine/generated.ts' });
    expect(await run(['new', name], { cwd })).toMatchObject({ code: 0, stderr: '' });
    const input = '# A\n- [x] b\n';
    const checked = await run(['fmt', '--format', `./${name}.ts`, '-'], { cwd, input });
    expect(checked).toMatchObject({ code: 0, stdout: input });
  },
);

if (isDeep) {
  it('writes over nothing, and wants a name that can be one', async () => {
    const again = await run(['new', 'shopping-list'], { cwd: folder });
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(
      /^peglot: shopping-list\.peggy, .* are there already; choose another folder: each format has its own$/m,
    );
    const odd = await run(['new', 'A B'], { cwd: folder });
    expect(odd).toMatchObject({ code: 2, stderr: expect.stringContaining('"A B" is not a name for a format') });
  });

  it('generates what it generated before, and frames what is broken', async () => {
    const same = await run(['generate', '--check'], { cwd: folder });
    expect(same).toMatchObject({ code: 0, stdout: 'shopping-list.parser.ts: unchanged\n' });
    await writeFile(join(folder, 'x.peggy'), 'X = Y\n\n/** @stream */\nZ = "a" "b"\n');
    const missing = await run(['generate', 'x.peggy'], { cwd: folder });
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('Rule "Y" is not defined') });
    await writeFile(join(folder, 'x.peggy'), 'X = Z*\n\n/** @stream */\nZ = "a" "b"\n');
    const flawed = await run(['generate', 'x.peggy'], { cwd: folder });
    expect(flawed).toMatchObject({ code: 2, stderr: expect.stringContaining('x.peggy:4:9: Z: after the first part') });
    await writeFile(join(folder, 'x.peggy'), 'import { line } from "./y.peggy"\nX = line*\n');
    const alone = await run(['generate', 'x.peggy'], { cwd: folder });
    expect(alone).toMatchObject({
      code: 2,
      stderr: "peglot: x.peggy imports './y.peggy', and there is no such file; check the name\n",
    });
    await writeFile(join(folder, 'y.peggy'), 'line = $[^\\n]+ "\\n"\n');
    expect(await run(['generate', 'x.peggy'], { cwd: folder })).toMatchObject({ code: 0 });
    for (const file of ['x.peggy', 'y.peggy', 'x.parser.ts']) await rm(join(folder, file));
  });

  it('tells what the format cannot write, and where its code fails', async () => {
    const source = await readFile(join(folder, 'shopping-list.ts'), 'utf8');
    await writeFile(join(folder, 'narrow.ts'), source.replace("'Notes:', notes", "'Remarks:', notes"));
    const input = '# A\nNotes:\nb\n';
    const refused = await run(['fmt', '--format', './narrow.ts', '-'], { cwd: folder, input });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('notes: would read back as') });
    const fuzzed = await run(['grammar', 'fuzz', './narrow.ts', '--seconds', '0'], { cwd: folder });
    expect(fuzzed).toMatchObject({ code: 0, stdout: expect.stringContaining('every law holds') });
    await writeFile(join(folder, 'narrow.ts'), source.replace('    NotesHead: () => {},\n', ''));
    expect(await run(['parse', '--format', './narrow.ts', '-'], { cwd: folder, input })).toMatchObject({
      code: 2,
      stderr:
        'peglot: ./narrow.ts fails: Error: shopping-list has no handler for NotesHead: write it into adapt; fix it, PEGLOT_DEBUG=1 shows where it happened\n',
    });
    await rm(join(folder, 'narrow.ts'));
  });

  it('parses many documents of the format in threads', async () => {
    const input = `${JSON.stringify({ id: 'a', text: '# A\n- [x] b\n' })}\n${JSON.stringify({ id: 'b', text: 'zzz\n' })}\n`;
    const { code, stdout } = await run(['batch', '--quiet', '--format', './shopping-list.ts', '-'], {
      cwd: folder,
      input,
    });
    expect(code).toBe(1);
    const results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results).toMatchObject([
      { id: 'a', format: 'shopping-list', ok: true, value: { title: 'A' } },
      {
        id: 'b',
        ok: false,
        diagnostics: [{ code: 'shopping-list/bad-line' }, { code: 'shopping-list/missing-title' }],
      },
    ]);
  });

  it('gives a document on which the adapter or a rule throws an error result', async () => {
    const source = await readFile(join(folder, 'shopping-list.ts'), 'utf8');
    const throwing = source
      .replace('Title: (node) =>', 'Title: (node) => node.text === "adapter" ? [].at(0)!.x :')
      .replace("if (title === '')", "if (title === 'rule') throw new Error('the rule'); if (title === '')");
    await writeFile(join(folder, 'throwing.ts'), throwing);
    const input = ['adapter', 'A', 'rule', 'B'].map((title) => `${JSON.stringify(`# ${title}\n`)}\n`).join('');
    const args = ['batch', '--quiet', '--format', './throwing.ts', '-'];
    const { code, stdout } = await run(args, { cwd: folder, input });
    await rm(join(folder, 'throwing.ts'));
    expect(code).toBe(1);
    const results = stdout.trim().split('\n');
    expect(results.map((line) => JSON.parse(line))).toMatchObject([
      { id: '1', value: null, diagnostics: [{ code: 'batch/failed', message: expect.stringMatching(/^TypeError: /) }] },
      { id: '2', ok: true, value: { title: 'A' } },
      { id: '3', value: null, diagnostics: [{ code: 'batch/failed', message: 'Error: the rule' }] },
      { id: '4', ok: true, value: { title: 'B' } },
    ]);
  });

  it('knows the formats of the configuration by name, also when it is not told which', async () => {
    await writeFile(join(folder, 'peglot.config.ts'), "export default ['./shopping-list.ts'];\n");
    const detected = await run(['detect', '-'], { cwd: folder, input: '# A\n- [ ] b\n' });
    expect(detected.stdout).toContain('shopping-list');
    const explained = await run(['explain', 'shopping-list/bad-line'], { cwd: folder });
    expect(explained).toMatchObject({ code: 0, stdout: expect.stringContaining('neither a title nor a task') });
    const other = await folderWith({ 'peglot.config.js': 'export default { formats: [] };\n' });
    expect(await run(['detect', '-'], { cwd: other, input: 'x' })).toMatchObject({
      code: 2,
      stderr: "peglot: peglot.config.js lists no format; write: export default ['./todo.ts']\n",
    });
    const none = await run(['parse', '--format', './none.ts', '-'], { cwd: folder, input: 'x' });
    expect(none).toMatchObject({ code: 2, stderr: 'peglot: ./none.ts: there is no such file; check the name\n' });
  });

  it('takes the format to the workbench: by its file, or by name', async () => {
    const fuzzed = await run(['grammar', 'fuzz', './shopping-list.ts', '--seconds', '0', '--seed', '3'], {
      cwd: folder,
    });
    expect(fuzzed).toMatchObject({ code: 0, stderr: '' });
    expect(fuzzed.stdout).toBe(
      'shopping-list: 7 laws, 2 corpus texts, seed 3\nshopping-list: every law holds (700 tries in 1 round)\n',
    );
    const counted = await run(['grammar', 'coverage', './shopping-list.ts', '--runs', '10'], { cwd: folder });
    expect(counted).toMatchObject({ code: 0, stdout: expect.stringMatching(/^shopping-list\.peggy +(\d+) of \1 /m) });
    const page = await run(['grammar', 'diagram', 'shopping-list'], { cwd: folder });
    expect(page.stdout).toContain('Diagram of Task');
    const compared = await run(['grammar', 'diff', 'shopping-list', './shopping-list.ts', '--runs', '1'], {
      cwd: folder,
    });
    expect(compared).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No rule has changed\./) });
    const exported = await run(['grammar', 'export', 'shopping-list'], { cwd: folder });
    expect(exported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^root ::= /m) });
    const none = await run(['grammar', 'fuzz', './peglot.config.js'], { cwd: folder });
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no such file') });
  });

  it('covers the words that the format gives its options', async () => {
    const grammar = `Text = (Call / Other)*\nCall = open\n/** @option */\nopen = "<call>"\nOther = .\n`;
    await writeFile(join(folder, 'calls.peggy'), grammar);
    expect(await run(['generate', 'calls.peggy'], { cwd: folder })).toMatchObject({ code: 0 });
    await writeFile(
      join(folder, 'calls.ts'),
      `import { defineFormat } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './calls.parser.ts';

export const calls = defineFormat({
  name: 'calls',
  grammar,
  schema: v.object({ calls: v.number() }),
  empty: () => ({ calls: 0 }),
  adapt: (to) => ({ Call: () => to.set('calls', to.value.calls + 1), Other: () => {} }),
  words: () => ({ open: '[CALL]' }),
  print: ({ calls }) => '[CALL]'.repeat(calls),
});
`,
    );
    const texts = join(folder, 'texts');
    await mkdir(texts);
    await writeFile(join(texts, 'a.txt'), 'x[CALL]');
    const args = ['--runs', '0', '--check', '--corpus', texts];
    const found = await run(['grammar', 'coverage', './calls.ts', ...args], { cwd: folder });
    expect(found.stdout).toMatch(/^calls\.peggy +4 of 4 /m);
    // The grammar alone has the word that is in it.
    const alone = await run(['grammar', 'coverage', 'calls.peggy', ...args], { cwd: folder });
    expect(alone.stdout).toMatch(/^calls\.peggy +2 of 4 /m);
  });
}
