import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const settings = fileURLToPath(new URL('../grammar/settings.peggy', import.meta.url));
const help = 'see `peglot grammar export --help`';

/** A generated file without the comments at its head. */
async function generated(name: string): Promise<string> {
  const text = await readFile(new URL(`../../generated/gbnf/${name}`, import.meta.url), 'utf8');
  return text.replaceAll(/^(?:#|\/\/).*\n/gm, '');
}

describe.concurrent('peglot grammar export', () => {
  test('prints the grammar of a format', async () => {
    const { code, stdout, stderr } = await run(['grammar', 'export', 'skill']);
    expect([code, stderr, stdout]).toEqual([0, '', await generated('skill.gbnf')]);
  });

  test('writes a structural tag to a file', async () => {
    const cwd = await folderWith({});
    const args = ['grammar', 'export', 'dml', '--to', 'structural-tag', '--tag', '-o', 'dml.json'];
    expect(await run(args, { cwd })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(join(cwd, 'dml.json'), 'utf8')).toBe(await generated('dml.structural-tag.json'));
  });

  test('takes a grammar that is not ours, and says what it leaves out', async () => {
    const { code, stdout, stderr } = await run(['grammar', 'export', settings, '--rule', 'Note', '--to', 'lark']);
    expect([code, stderr, stdout]).toEqual([0, '', 'start: note_2\nnote_2: /[#;]/ /[^\\n]/* "\\n"?\n']);
    const here = await run(['grammar', 'export', settings, '--rule', 'Value']);
    expect(here.code).toBe(0);
    expect(here.stderr).toMatch(/^note: settings\.peggy:22:1: Here: .*: &\{ return close === open; \}$/m);
    expect(here.stderr).toContain(
      'note: settings.peggy:11:1: Value: what the recovery rule MissingQuote reads is left out\n',
    );
  });

  const cases: readonly [name: string, args: readonly string[], line: string][] = [
    [
      'unknown format',
      ['skil'],
      "there is no format 'skil'; the formats are: duckflow, acor, dml, design, skill; or name a .peggy file",
    ],
    ['missing file', ['none.peggy'], 'none.peggy: there is no such file; check the name'],
    [
      'unknown rule',
      ['a.peggy', '--rule', 'T'],
      `T: the grammar has no such rule, or only recovery rules are left of it; ${help}`,
    ],
    ['a tag in another notation', ['a.peggy', '--tag'], '--tag makes a structural tag; add --to structural-tag'],
    [
      'nothing left',
      ['code.peggy'],
      `code.peggy:1:1: S: no text is left of it; S: it cannot be told without running the parser, so what it might allow is left out: &{ return true }; write what the code tests as rules, classes and lookahead; ${help}`,
    ],
    ['too deep', ['deep.peggy'], `deep.peggy:1:1: S: it is nested too deeply; ${help}`],
  ];
  test.each(cases)('%s: one line, exit code 2', async (_, args, line) => {
    const cwd = await folderWith({
      'a.peggy': 'S = [a-z]+',
      'code.peggy': 'S = "a" &{ return true }',
      'deep.peggy': 'S = .|1..9000|',
    });
    const { code, stdout, stderr } = await run(['grammar', 'export', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`peglot: ${line}\n`);
  });
});
