import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { subjectOf } from '../../src/cli/grammar/table.ts';
import { covered } from '../../src/extras/workbench/commands/coverage-run.ts';
import { lawsOfGrammar } from '../../src/extras/workbench/commands/fuzz.ts';
import { GrammarPair } from '../../src/extras/workbench/diff.ts';
import { folderWith, run } from './run.ts';

const files = {
  'todo.peggy': `import { Word, Count, Mark } from "./words.peggy"
Todo = Item+
Item = "- " Word " " n:Count " " Mark "\\n" / "!" Blank
Blank = " "* "\\n"`,
  'words.peggy': 'Word = [a-z]+ / Under\nUnder = "_"\nCount = [0-9]+\nMark = "x" / "o"',
  'lost.peggy': 'import { X } from "./gone.peggy"\nS = X',
  // Named as a grammar of the package.
  'json.peggy': 'Start = "a" / Other\nOther = "b"',
  'first.peggy': 'New = "<" Start ">"\nStart = "a" / Other\nOther = "b"',
  'whole.peggy': 'import * as W from "./words.peggy"\nS = W.Word',
  'throws.peggy': 'S = text:$[a-z]+ { if (text.length > 1) null.x; return text; }',
};

async function grammar(...args: string[]) {
  const cwd = await folderWith(files);
  return { cwd, ...(await run(['grammar', ...args], { cwd })) };
}

describe.concurrent('the workbench, on grammars that are not ours', () => {
  test('fuzz tries the laws of a grammar file, with what it imports', async () => {
    const { code, stdout, stderr } = await grammar('fuzz', 'todo.peggy', '--seconds', '0', '--seed', '3');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      'todo.peggy: 2 laws, 0 corpus texts, seed 3\ntodo.peggy: every law holds (200 tries in 1 round)\n',
    );
  });

  test('the laws of a grammar find code that throws', async () => {
    const cwd = await folderWith(files);
    const [total, ...others] = lawsOfGrammar(subjectOf(join(cwd, 'throws.peggy')), ['S']);
    expect(total?.name).toBe('total');
    for (const law of [total, ...others]) expect(() => law?.hold('a1', [1])).not.toThrow();
    expect(() => total?.hold('ab', [1])).toThrow(TypeError);
  });

  test('coverage counts what a grammar imports', async () => {
    const { code, stdout } = await grammar('coverage', 'todo.peggy', '--runs', '50');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^todo\.peggy +3 of 3 +2 of 2/m);
    expect(stdout).toMatch(/^words\.peggy +4 of 4 +4 of 4/m);
  });

  test('diagram draws what a grammar imports', async () => {
    const { cwd, code, stderr } = await grammar('diagram', 'todo.peggy', '-o', 'page.html');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await readFile(join(cwd, 'page.html'), 'utf8')).toContain('Diagram of Word');
  });

  test.each([
    ['lost.peggy', "lost.peggy imports './gone.peggy', and there is no such file; check the name"],
    ['whole.peggy', 'whole.peggy:1:1: Rules are imported by their names: import { line } from "…"; fix the grammar'],
  ])('says what is wrong with the import of %s', async (name, line) => {
    const { code, stdout, stderr } = await grammar('diagram', name);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
  });

  test('a file with the name of one of our grammars keeps its own start rule', async () => {
    const cwd = await folderWith(files);
    expect(subjectOf(join(cwd, 'json.peggy')).entry).toBeUndefined();
    expect(subjectOf('grammars/json.peggy').entry?.name).toBe('json');
  });

  test('diff reads each grammar from a start rule that it has', async () => {
    const { code, stdout, stderr } = await grammar('diff', 'json.peggy', 'first.peggy', '--runs', '50');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The old grammar is read from Start, the new one from New.\n');
  });

  test('a renamed start rule is compared with the old one', () => {
    const of = (text: string) => [{ source: 'x', text }];
    const pair = new GrammarPair(of('Old = "a" / "b"'), of('Renamed = "a" / "b" / "c"'));
    expect(pair.startRules).toEqual(['Old', 'Renamed']);
    expect(pair.examples({ runs: 50 }).map(({ text, kind }) => [text, kind])).toEqual([
      ['c', 'only the new grammar accepts it'],
    ]);
    expect(pair.difference('a')).toBeUndefined();
  });

  test('coverage --fill says where it writes', async () => {
    const cwd = await folderWith({ 'rare.peggy': 'S = ("a" / "b")+ / "c"' });
    const fill = ['grammar', 'coverage', 'rare.peggy', '--fill', '--cover', 'covers', '--runs', '20'];
    expect((await run(fill, { cwd })).stderr).toMatch(/^covers\/rare-peggy\.json: \d texts? added\n$/);
    expect((await readdir(cwd)).sort()).toEqual(['covers', 'rare.peggy']);
  });

  test('coverage --fill finds what sentences seldom hold', async () => {
    const choices = Array.from({ length: 40 }, (_, at) => `"${String.fromCharCode(97 + (at % 26))}${at}"`).join(' / ');
    const rare = `S = W+\nW = ${choices} / "b" R\nR = "x" ("y" "z"?)? / "w"`;
    const cwd = await folderWith({ 'rare.peggy': rare });
    const job = { corpus: [], runs: 20, seed: 1, folder: join(cwd, 'covers') };
    const { coverage, cover } = covered(subjectOf(join(cwd, 'rare.peggy')), { ...job, fill: true });
    expect(cover?.added).toBeGreaterThan(3);
    expect(coverage.counts.filter(({ rule, count }) => rule === 'R' && count === 0)).toEqual([]);
    const again = covered(subjectOf(join(cwd, 'rare.peggy')), { ...job, runs: 0, fill: true });
    expect(again.cover?.added).toBe(0);
  });
});
