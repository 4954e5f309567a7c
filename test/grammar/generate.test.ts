import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GenerateOptions, generateParsers } from '../../scripts/generate-parsers.ts';
import { isDeep } from '../laws/law.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peglot-generate-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const start = `Start = parts:Part+ other:Other? ends:end
Part = "p"
end = "." / "!"|1..2| / $[a-z]
`;
const other = `Other = text:$[a-z]+
`;

async function options(files: Record<string, string>, check = false): Promise<GenerateOptions> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return {
    grammars: [{ name: 'toy', sources: Object.keys(files), startRules: ['Start'] }],
    sourceFolder: folder,
    outputFolder: join(folder, 'out'),
    check,
  };
}

describe('generate', () => {
  it('writes a typed parser, once', async () => {
    const files = { 'start.peggy': start, 'other.peggy': other };
    expect(await generateParsers(await options(files))).toEqual([{ name: 'toy', state: 'written' }]);
    const text = await readFile(join(folder, 'out/toy.ts'), 'utf8');
    expect(text).toContain('readonly other: OtherNode | null;');
    expect(text).toContain('readonly parts: PartNode[];');
    expect(text).toContain('readonly ends: "!"[] | string;');
    expect(await generateParsers(await options(files))).toEqual([{ name: 'toy', state: 'unchanged' }]);
    if (!isDeep) return;
    expect(await generateParsers(await options(files, true))).toEqual([{ name: 'toy', state: 'unchanged' }]);
    expect(
      await generateParsers(await options({ ...files, 'other.peggy': other.replace('a-z', 'a-y') }, true)),
    ).toEqual([{ name: 'toy', state: 'differs' }]);
  });

  it.each([
    ['a syntax error', { 'a.peggy': 'Start = "a" = "b"' }, /Expected [\s\S]*grammars\/a\.peggy:1:13\n[\s\S]*\^/],
    [
      'an unknown rule',
      { 'a.peggy': 'Start = "a" Missing' },
      /"Missing" is not defined\n --> grammars\/a\.peggy:1:13\n/,
    ],
    ['an unknown start rule', { 'a.peggy': 'Other = "a"' }, /Unknown start rule "Start"\n --> grammars\/a\.peggy/],
    ['code that looks at the text', { 'a.peggy': 'Start = "a" { return text(); }' }, /Start: code may look at labels/],
    ['what stands around rules', { 'a.peggy': '{{ const a = 1; }}\nStart = "a"' }, /Start: a grammar holds no init/],
  ])('explains %s', async (_, files, message) => {
    const [outcome] = await generateParsers(await options(files));
    expect(outcome).toMatchObject({ state: 'broken', message: expect.stringMatching(message) });
    expect(JSON.stringify(outcome)).not.toContain('node_modules');
  });

  it('names a grammar file that is not there', async () => {
    const missing = {
      ...(await options({})),
      grammars: [{ name: 'toy', sources: ['no.peggy'], startRules: ['Start'] }],
    };
    expect(await generateParsers(missing)).toMatchObject([
      { message: 'Error: there is no grammar file grammars/no.peggy' },
    ]);
  });
});
