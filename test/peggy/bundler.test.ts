import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import peglot from 'peglot/bundler';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NATIVE_COMPILER } from '../../scripts/compilers.ts';

const SUM = `Sum = first:Number rest:("+" @Number)* { return rest.reduce((a, b) => a + b, first); }
Number = [0-9]+ { return Number(text()); }
`;
const MAIN = "import { parse } from './sum.peggy';\nexport const answer = parse('1+20');\n";

/** Types of their own take ts-pegjs seconds a grammar. */
const PLAIN = { peggy: { tspegjs: { skipTypeComputation: true } } };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peglot-bundler-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => join(folder, name);

function written(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(inFolder(name), text);
}

async function byEsbuild(): Promise<Record<string, unknown>> {
  const runtime = new URL('../../src/engine/generated.ts', import.meta.url).pathname;
  await build({
    entryPoints: [inFolder('main.ts')],
    bundle: true,
    format: 'esm',
    outfile: inFolder('out.mjs'),
    alias: { 'peglot/define/runtime': runtime },
    plugins: [peglot.esbuild(PLAIN)],
    logLevel: 'silent',
  });
  return import(pathToFileURL(inFolder('out.mjs')).href);
}

it('esbuild imports a grammar of Peggy’s own', async () => {
  written({ 'sum.peggy': SUM, 'main.ts': MAIN });
  expect((await byEsbuild()).answer).toBe(21);
});

it('so does Rolldown, which Vite builds with', async () => {
  written({ 'sum.pegjs': SUM, 'main.ts': MAIN.replace('.peggy', '.pegjs') });
  const bundle = await rolldown({ input: inFolder('main.ts'), plugins: [peglot.rolldown(PLAIN)] });
  await bundle.write({ file: inFolder('out.mjs') });
  const { answer } = await import(pathToFileURL(inFolder('out.mjs')).href);
  expect(answer).toBe(21);
});

it('a grammar of nodes is read by our engine, with the rules that it imports', async () => {
  written({
    'list.peggy': 'import { word } from "./words.peggy"\nList = items:Item|1.., ","|\nItem = word:word\n',
    'words.peggy': 'word = $[a-z]+\n',
    'main.ts': "import { parse } from './list.peggy';\nexport const [list] = parse('ab,c').children;\n",
  });
  const { list } = await byEsbuild();
  expect(list).toMatchObject({ type: 'List', items: [{ word: 'ab' }, { word: 'c' }] });
});

it('its types are those of the parser beside it', async () => {
  written({
    'list.peggy': 'List = items:Item|1.., ","|\nItem = word:$[a-z]+\n',
    'main.ts':
      "import { grammar, type ItemNode } from './list.peggy';\nexport const item: ItemNode | undefined = undefined;\nexport const [first] = grammar.starts;\n",
    'wrong.ts': "import { nothing } from './list.peggy';\nexport default nothing;\n",
  });
  await byEsbuild();
  expect(readFileSync(inFolder('list.d.peggy.ts'), 'utf8')).toContain("export * from './list.parser.ts';");
  const paths = { 'peglot/define/runtime': [new URL('../../src/engine/generated.ts', import.meta.url).pathname] };
  const compilerOptions = {
    ...{ noEmit: true, strict: true, target: 'es2023', module: 'esnext', moduleResolution: 'bundler' },
    ...{ allowArbitraryExtensions: true, allowImportingTsExtensions: true, types: ['node'], paths },
  };
  written({ 'tsconfig.json': JSON.stringify({ compilerOptions, files: ['main.ts', 'wrong.ts'] }) });
  const { stdout } = spawnSync(process.execPath, [NATIVE_COMPILER, '-p', folder], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/wrong\.ts.*has no exported member 'nothing'/)]);
});

it('what did not change is not written again', async () => {
  written({ 'sum.peggy': SUM, 'main.ts': MAIN });
  await byEsbuild();
  const times = ['sum.parser.ts', 'sum.d.peggy.ts'].map((name) => statSync(inFolder(name)).mtimeMs);
  await byEsbuild();
  expect(['sum.parser.ts', 'sum.d.peggy.ts'].map((name) => statSync(inFolder(name)).mtimeMs)).toEqual(times);
});

it('a broken grammar fails the build, with the place', async () => {
  written({ 'sum.peggy': 'Sum = Numbr\n', 'main.ts': MAIN });
  await expect(byEsbuild()).rejects.toThrow(/sum\.peggy: the grammar is broken; [\s\S]*Rule "Numbr" is not defined/);
});
