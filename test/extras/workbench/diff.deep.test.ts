import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { changedRules, GrammarPair, treeDifferences } from '../../../src/extras/workbench/diff.ts';
import type { GrammarSource } from '../../../src/grammar/read.ts';
import { folderWith, run } from '../../cli/run.ts';
import { isDeep } from '../../laws/law.ts';

const settings = await readFile(new URL('../../grammar/settings.peggy', import.meta.url), 'utf8');

function files(text: string): GrammarSource[] {
  return [{ source: 'settings.peggy', text }];
}

describe('what changed between two grammars', () => {
  it('is told by rule; places, comments and layout do not count', () => {
    const newer = settings
      .replace(/^\/\/.*\n/gm, '')
      .replace('Section = "["   name', 'Section = "[" name')
      .replace(
        /^Note = .*$/m,
        "Note =\n  [#;]\n  text:$[^\\n]* lineEnd {\n  // as it is\n  return { type: 'note', text };\n}",
      )
      .replace('blank = [ \\t]', 'blank = " "')
      .replace(/^eol = .*$/m, 'eol = "\\n"\nextra = "x"')
      .replace(/^nameChar = .*$/m, '')
      .replaceAll('nameChar', '[a-z]');
    const changes = changedRules(files(settings), files(newer));
    expect(changes).toEqual([
      { rule: 'Value', change: 'changed' },
      { rule: 'name', change: 'changed' },
      { rule: 'nameChar', change: 'removed' },
      { rule: 'blank', change: 'changed' },
      { rule: 'extra', change: 'added' },
    ]);
    expect(changedRules(files(settings), files(settings))).toEqual([]);
    const withCode = (code: string): GrammarSource[] => files(`{{ ${code} }}\n${settings}`);
    expect(changedRules(withCode('const a = 1;'), withCode('const a = 2;'))).toEqual([
      { rule: '{ }', change: 'changed' },
    ]);
  });

  const CHANGES: readonly (readonly [from: string, to: string, text: RegExp, kind: string])[] = [
    ['"yes"i', '"yes"', /^\w=yes$/i, 'another tree'],
    [' / BadLine\n', '\n', /^[^[#;\n]$/, 'only the old grammar accepts it'],
    ['-"? [0-9]|1..9|', '-"? [0-9]|1..4|', /^\w=\d{5}$/, 'another tree'],
    ['[#;]', '"#"', /^;$/, 'another tree'],
    ["type: 'note'", "type: 'remark'", /^[#;]$/, 'another tree'],
  ];
  it.each(CHANGES.slice(0, isDeep ? undefined : 2))('%s → %s is shown by a small text', (from, to, text, kind) => {
    const newer = settings.replace(from, to);
    expect(newer).not.toBe(settings);
    const [example, ...others] = new GrammarPair(files(settings), files(newer)).examples();
    expect(others).toEqual([]);
    expect(example?.text).toMatch(text);
    expect(example?.kind).toBe(kind);
  });

  it.each([
    ['note task', 'note todo', /^kind(task|todo);$/, '@words note task', '@words note todo'],
    ['@option', 'An option.', undefined, '@option', ''],
    ['@stream', 'Streamed.', undefined, '@stream', ''],
    ['@same name', 'The name.', /^<(\w)><\/(?!\1)\w>;$/, '@same name', ''],
  ])('names the annotation: %s → %s', (from, to, text, old, now) => {
    const before = `/** @stream */
Text = (Kind / Tag) end
/** @attribute name head.name */
Tag = head:Open "</" again ">"
Kind = mark kind
/** @words note task */
kind = $[a-z]+
/** @option */
mark = "kind"
Open = "<" name:$[a-z] ">"
/** @same name */
again = $[a-z]
end = ";"?`;
    const pair = new GrammarPair(files(before), files(before.replace(from, to)));
    expect(pair.changedRules).toMatchObject([{ change: 'changed', annotations: [{ old, new: now }] }]);
    const [example] = pair.examples();
    if (text === undefined) expect(example).toBeUndefined();
    else expect(`${example?.text.replace(/;$/, '')};`).toMatch(text);
  });

  it('finds nothing between a grammar and one that says the same in other words', () => {
    const newer = settings.replace('Note = [#;]', 'Note = ("#" / ";")').replace('eol = "\\n"', 'eol = [\\n]');
    const pair = new GrammarPair(files(settings), files(newer));
    expect(pair.changedRules.map((change) => change.rule)).toEqual(['Note', 'eol']);
    expect(pair.examples()).toEqual([]);
  });

  it('names the places where trees differ', () => {
    const places = treeDifferences({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 3 }, 4], c: undefined });
    expect(places).toEqual([
      { path: 'a[1].b', old: 2, new: 3 },
      { path: 'a[2]', old: undefined, new: 4 },
      { path: 'c', old: null, new: undefined },
    ]);
    expect(treeDifferences({ constructor: 1 }, {})).toEqual([{ path: 'constructor', old: 1, new: undefined }]);
    expect(treeDifferences(1, 2)).toEqual([{ path: 'the whole', old: 1, new: 2 }]);
  });
});

describe('peglot grammar diff', () => {
  const installed = process.env.PEGLOT_PACKAGE !== undefined;
  let folder = '';
  let corpus = '';
  beforeAll(async () => {
    const grammar = async (name: string): Promise<string> =>
      await readFile(new URL(`../../../grammars/${name}`, import.meta.url), 'utf8');
    const vitals = await grammar('duckflow/vitals.peggy');
    const blocks = await grammar('duckflow/blocks.peggy');
    folder = await folderWith({
      'duckflow.peggy': await grammar('duckflow.peggy'),
      'duckflow/vitals.peggy': vitals.replace('blanks "%" numberBoundary', 'blanks "‰" numberBoundary'),
      // The adapter wants the label.
      'duckflow/blocks.peggy': blocks.replace('BareEnd = marker:$', 'BareEnd = $'),
      'settings.peggy': settings,
    });
    const block = '[ACTION_0_TYPE] create_file\nCONTENT_START\ntea\nCONTENT_END\n';
    corpus = await folderWith({ 'a.txt': '[MOOD] 85%\n', 'b.txt': '[MOOD] 0.5\n', 'c.txt': block });
  });

  // Sentences of a large grammar take a while to prepare.
  if (isDeep) {
    it('shows rules, and the texts of the corpus with tree, model and diagnostics', async () => {
      const args = ['grammar', 'diff', 'duckflow', join(folder, 'duckflow.peggy'), '--corpus', corpus, '--runs', '1'];
      const { code, stdout, stderr } = await run(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(
        `Rules\n  changed  BadPercent\n  changed  BareEnd\n\nCorpus: ${installed ? 1 : 2} of 3 texts are read differently\n`,
      );
      expect(stdout).toContain('  a.txt\n');
      if (installed) return;
      expect(stdout).toContain('\n  (trees alone where the adapter does not fit one of the grammars)\n');
      expect(stdout).toContain('\n  c.txt\n\n');
      expect(stdout).toContain('    model vitals.mood: 0.85 → nothing\n');
      expect(stdout).toMatch(
        /- warning duckflow\/bad-percent at 7–10\n(?:.*\n)* {4}\+ error duckflow\/bad-vital at 7–10\n/,
      );
    });
  }

  it('works on any grammar, as JSON too', async () => {
    const newer = await folderWith({ 'settings.peggy': settings.replace('[#;]', '"#"') });
    const texts = await folderWith({ 'a.txt': ';\n', 'b.txt': '#\n' });
    const args = ['grammar', 'diff', join(folder, 'settings.peggy'), join(newer, 'settings.peggy'), '--json'];
    expect(JSON.parse((await run([...args, '--corpus', texts])).stdout)).toMatchObject({
      rules: [{ rule: 'Note', change: 'changed' }],
      corpus: { texts: 2, differing: [{ name: 'a.txt' }] },
      examples: [
        { text: ';', kind: 'another tree', old: [{ type: 'note', text: '' }], new: [{ type: 'bad', text: ';' }] },
      ],
    });
  });

  it.each([
    [['no.peggy', 'no.peggy'], 'peglot: no.peggy: there is no such file; check the name\n'],
    [['duckflo', 'duckflow'], "peglot: there is no grammar 'duckflo'; did you mean 'duckflow'?\n"],
  ])('%j is wrong use', async (args, message) => {
    expect(await run(['grammar', 'diff', ...args])).toEqual({ code: 2, stdout: '', stderr: message });
  });

  it('a broken grammar is named with its place', async () => {
    const broken = await folderWith({ 'x.peggy': 'Start = "a" =' });
    const { code, stdout, stderr } = await run(['grammar', 'diff', join(broken, 'x.peggy'), join(broken, 'x.peggy')]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^peglot: x\.peggy:1:13: .*\n$/);
  });
});
