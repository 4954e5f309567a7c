import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GenerateOptions, generateParsers } from '../../scripts/generate-parsers.ts';
import { builderFiles } from '../../scripts/parser-cache.ts';
import { isDeep } from '../laws/law.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peglot-generate-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const start = `{{
interface Node { type: string }
function node(type: string): Node { return { type }; }
}}
Start = parts:Part+ other:Other? { return { type: 'Start' as const, parts, other }; }
Part = "p" { return node(\`a
b\`); }
`;
const other = `{{ const size = (text: string): number => text.length; }}
Other = text:$[a-z]+ { return size(text); }
`;

async function options(files: Record<string, string>, check = false): Promise<GenerateOptions> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return {
    grammars: [{ name: 'toy', sources: Object.keys(files), startRules: ['Start'] }],
    sourceFolder: folder,
    outputFolder: join(folder, 'out'),
    cacheFolder: join(folder, 'cache'),
    check,
  };
}

describe('generate', () => {
  it('writes a typed parser, once', async () => {
    const files = { 'start.peggy': start, 'other.peggy': other };
    expect(await generateParsers(await options(files))).toEqual([{ name: 'toy', state: 'written', cached: false }]);
    const text = await readFile(join(folder, 'out/toy.ts'), 'utf8');
    expect(text).toContain('other: Other | null');
    expect(text).toContain('export type Other = number;');
    expect(text).toContain('export interface Node { type: string }');
    expect(text).toContain('`a\nb`');
    expect(await generateParsers(await options(files))).toEqual([{ name: 'toy', state: 'unchanged', cached: true }]);
    if (!isDeep) return;
    expect(await generateParsers(await options(files, true))).toEqual([
      { name: 'toy', state: 'unchanged', cached: false },
    ]);
    expect(
      await generateParsers(await options({ ...files, 'other.peggy': other.replace('a-z', 'a-y') }, true)),
    ).toEqual([{ name: 'toy', state: 'differs', cached: false }]);
  });

  it('generates anew when its own program changes, wherever that lies', async () => {
    expect(await builderFiles()).toEqual(
      expect.arrayContaining([
        'scripts/parser-text.ts',
        'src/grammar/generate/rules.ts',
        'src/grammar/speed/speed.ts',
        'src/grammar/tree.ts',
      ]),
    );
  });

  it.each([
    ['a syntax error', { 'a.peggy': 'Start = "a" = "b"' }, /Expected [\s\S]*grammars\/a\.peggy:1:13\n[\s\S]*\^/],
    [
      'an unknown rule',
      { 'a.peggy': 'Start = "a" Missing' },
      /"Missing" is not defined\n --> grammars\/a\.peggy:1:13\n/,
    ],
    ['a shadowed alternative', { 'a.peggy': 'Start = "a" / "ab"' }, /never reached\n --> grammars\/a\.peggy:1:15\n/],
    ['a rule without a type', { 'a.peggy': 'Start = "a" { return JSON.parse("1"); }' }, /Start contains any/],
    ['an unknown type', { 'a.peggy': 'Start = "a" { return unknownName as Ghost; }' }, /any|Ghost/],
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
