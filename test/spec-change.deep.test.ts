import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const [vital = '', header = '', dialect = ''] = [
  ...readFileSync(join(root, 'docs/spec-change.md'), 'utf8').matchAll(/^```diff\n([\s\S]*?)^```$/gm),
].map(([, text = '']) => text);

/** A copy of what is compiled and generated. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'peglot-change-'));
  for (const name of [
    'src',
    'grammars',
    'generated',
    'scripts',
    'schemas',
    'docs',
    'test/tools/corpus',
    'test/tools/tools.json',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'])
    cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** What a program in the copy prints, as JSON. */
function answer(program: string): unknown {
  writeFileSync(join(copy, 'probe.ts'), program);
  return JSON.parse(run('npx', ['tsx', 'probe.ts']));
}

/** Makes a change by what its lines say, wherever they are: each hunk once. */
function apply(diff: string): void {
  for (const [, file = '', hunks = ''] of diff.matchAll(/^\+\+\+ b\/(.*)\n((?:(?!--- ).*\n)*)/gm)) {
    let text = readFileSync(join(copy, file), 'utf8');
    for (const hunk of hunks.split(/^@@\n/m).slice(1)) {
      const side = (other: string): string =>
        hunk.replace(new RegExp(`^\\${other}.*\\n`, 'gm'), '').replace(/^[ +-]/gm, '');
      expect(text.split(side('+')), `${file}:\n${side('+')}`).toHaveLength(2);
      text = text.split(side('+')).join(side('-'));
    }
    writeFileSync(join(copy, file), text);
  }
}

/** At most two files and twenty lines by hand. */
function isSmall(diff: string): void {
  expect(diff.match(/^\+\+\+ /gm)?.length).toBeLessThanOrEqual(2);
  expect(diff.match(/^\+(?!\+\+ )/gm)?.length).toBeLessThanOrEqual(20);
}

it('a new vital is a row: read in any case and with a slip, demanded, printed, asked for', () => {
  isSmall(vital);
  apply(vital);
  run('npx', ['tsx', 'scripts/generate.ts', 'duckflow']);
  expect(
    answer(`
      import { duckflow } from './src/index.ts';
      const text = '[REASONING]\\nDone.\\n\\n[CURIOSITY] 0.5\\n';
      const { vitals } = duckflow.parse(text).value;
      const slip = duckflow.parse(text.replace('CURIOSITY', 'CURIOSTY')).value.vitals;
      const typed: number | null | undefined = vitals.curiosity;
      console.log(JSON.stringify({
        read: typed,
        slip: slip.curiosity,
        printed: duckflow.print(duckflow.parse(text).value).includes('[CURIOSITY] 0.5'),
        asked: duckflow.prompt().includes('CURIOSITY'),
        missing: duckflow.parse('[REASONING]\\nDone.\\n\\n[MOOD] 0.5\\n').diagnostics.some(({ message }) => /CURIOSITY/i.test(message)),
      }));
    `),
  ).toEqual({ read: 0.5, slip: 0.5, printed: true, asked: true, missing: true });
});

it('a new header is a row: read as spelled and otherwise, printed, known where a text ends in it', () => {
  isSmall(header);
  apply(header);
  run('npx', ['tsx', 'scripts/generate.ts', 'acor']);
  expect(
    answer(`
      import { acor } from './src/index.ts';
      const text = '## Status: Ready\\n\\n## Next Steps\\n\\n1. Dive\\n';
      const read = (text) => acor.parse(text).value.messages.at(-1);
      const { kind, items } = read(text);
      console.log(JSON.stringify({
        kind,
        items: items.length,
        ok: acor.parse(text).ok,
        otherwise: read(text.replace('Next Steps', 'NEXT_STEPS')).kind,
        codes: acor.parse(text.replace('Next Steps', 'NEXT_STEPS')).diagnostics.map(({ code }) => code),
        printed: acor.print(acor.parse(text).value).includes('## Next Steps'),
        cut: acor.parse('## Status: Ready\\n\\n## Next St').complete,
      }));
    `),
  ).toEqual({
    kind: 'suggestions',
    items: 1,
    ok: true,
    otherwise: 'suggestions',
    codes: expect.arrayContaining(['acor/bad-header-case']),
    printed: true,
    cut: false,
  });
});

it('a new dialect is a row: read, told from others, printed, asked for', () => {
  isSmall(dialect);
  apply(dialect);
  run('npx', ['tsx', 'scripts/generate.ts', 'tools', 'tools-detect']);
  expect(
    answer(`
      import { toolCalls } from './src/tools/index.ts';
      const text = '<quack>{"name": "swim", "arguments": {"far": 3}}</quack>';
      const format = toolCalls({ dialect: 'quack' });
      const { value, ok, complete } = format.parse(text);
      console.log(JSON.stringify({
        call: value.calls[0],
        ok: ok && complete,
        cut: format.parse(text.slice(0, -3)).complete,
        auto: toolCalls({ dialect: 'auto' }).parse(text).value.calls.length,
        printed: format.parse(format.print(value)).value.calls.length,
      }));
    `),
  ).toEqual({
    call: expect.objectContaining({ name: 'swim', arguments: { far: 3 } }),
    ok: true,
    cut: false,
    auto: 1,
    printed: 1,
  });
});
