import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './run.ts';
import { type Line, transcript } from './transcript.ts';

const files = {
  'old.peggy':
    '{{ const x = 1; }}\nS = Item+ "." / Other\nItem = "a" / "b" { return x; }\nOther = "o"\n/** @hot */\nGone = "g"',
  'new.peggy': '{{ const x = 2; }}\nS = Item+ "." / Other\nItem = "a" / "c"\n/** @hot */\nOther = "o"\nCome = "n"',
  'throws.peggy': 'S = text:$[a-z]+ { if (text.length > 1) null.x; return text; }',
  'tolerant.peggy': 'S = "a" BadEnd? / "b"\nBadEnd = [^a]+',
  'texts/one.txt': 'aa.',
  'texts/two.txt': 'b.',
  'reasons.json': JSON.stringify([
    { file: 'old.peggy', rule: 'Gone', reason: 'Nobody uses it.' },
    { file: 'old.peggy', rule: 'Other', reason: 'It is rare.' },
    { file: 'old.peggy', rule: 'Item', kind: 'alternative', text: '"a"', reason: 'It is seldom.' },
    { file: 'else.peggy', rule: 'Item', reason: 'Of another grammar.' },
  ]),
};

const lines: readonly Line[] = [
  'grammar fuzz tolerant.peggy --seconds 0 --seed 3 --corpus texts',
  'grammar fuzz throws.peggy --seconds 0 --seed 1 --corpus found',
  'grammar diff old.peggy old.peggy --runs 20',
  'grammar diff old.peggy new.peggy --runs 20 --corpus texts',
  'grammar diff old.peggy new.peggy --runs 20 --corpus texts --start Item --json',
  'grammar export old.peggy',
  'grammar export old.peggy --to lark --rule Item',
  'grammar export tolerant.peggy --to structural-tag',
  'grammar coverage old.peggy --runs 0 --corpus texts --cover covers --reasons reasons.json --check',
  'grammar coverage tolerant.peggy --runs 0 --corpus texts --cover covers --json',
  'grammar coverage tolerant.peggy --runs 20 --corpus texts --cover covers --fill',
  'grammar coverage tolerant.peggy --runs 0 --corpus texts --cover covers --check',
];

test('what the workbench prints', async () => {
  const cwd = await folderWith({ ...files, 'found/a.txt': 'a' });
  await expect(await transcript(lines, { cwd })).toMatchFileSnapshot('workbench.txt');
  expect(JSON.parse(await readFile(join(cwd, 'covers/tolerant-peggy.json'), 'utf8'))).toEqual(['a.']);
});
