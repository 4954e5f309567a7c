import { spawnSync } from 'node:child_process';
import { parse, prompt } from 'peglot/design';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../laws/law.ts';
import { BAD, CLEAN, commandLine, folderWith, run } from './run.ts';
import { type Line, transcript } from './transcript.ts';

const design = prompt().split('\n## Example\n\n')[1] ?? '';

const files = {
  'clean.txt': CLEAN,
  'bad.txt': BAD,
  'cut.txt': CLEAN.replace('finish', 'create_file').replace('RESULT] done', 'CONTENT_START]\nhalf a fi'),
  'notes.txt': 'no format at all',
  'latin1.txt': Buffer.from('[MOOD] caf\xe9', 'latin1'),
  'utf16.txt': Buffer.from(`\ufeff${CLEAN}`, 'utf16le'),
  'utf16be.txt': Buffer.from(`\ufeff${CLEAN}`, 'utf16le').swap16(),
  'folder/x.txt': CLEAN,
  'empty.json': '',
  'list.json': '[1]',
  'number.json': '{ "a": 1 }',
  'outside.json': '{ "a": "../../etc/passwd" }',
  'typo.json': '{ "type": "objekt" }',
  'nothing.mjs': 'export const format = { name: "x", parse: 1 };',
  'throws.mjs': 'throw new Error("the code of the format");',
  'two.mjs': formatNamed('one') + formatNamed('two'),
  'taken.mjs': formatNamed('json'),
  'design.md': design,
  'design.json': JSON.stringify(parse(design).value),
  'empty-design.json': '{ "task_id": "HW-001" }',
  'macros.md': '🦆▶️[I:a]◀️🦆',
  'bom.sh': '\ufeff#!/bin/bash\necho SUCCESS\n',
  'windows.sh': '#!/bin/bash\r\necho SUCCESS\r\n',
  'posix.sh': '#!/bin/sh\necho SUCCESS\n',
  'python.sh': '#!/usr/bin/env -S LANG=C python3\n',
  'noshell.sh': '#!\necho SUCCESS\n',
  'broken.sh': '#!/bin/bash\necho "SUCCESS\n',
  'endless.sh': '#!/bin/bash\ncat <<END\nSUCCESS\n',
  'a.peggy': 'A = B\nB = "b"',
  'two-places.peggy': 'A = open "b" open\n/** @same open */\nopen = $"<"+',
  'broken.peggy': 'A = "b" )',
  'open.peggy': 'A = B',
  'texts/a.txt': 'b',
  'covers/a-peggy.json': '{}',
};

/** The code of a file that exports a format, as far as it is looked at before it reads anything. */
function formatNamed(name: string): string {
  const rest = ['parse', 'print', 'check', 'createStream'].map((method) => `${method}() {}`);
  return `export const ${name} = { name: '${name}', ${rest.join(', ')} };\n`;
}

const lines: readonly Line[] = [
  // Commands and options.
  'pars',
  'yaml',
  'help pars',
  'grammar fuz',
  'help grammar nothing',
  'parse --jsn',
  'check --report xml',
  'completion cmd',
  'fmt --write --check',
  'prompt duckflow --format acor',
  'prompt duckflow --schema number.json',
  // Numbers.
  'batch --workers 1e9',
  'batch --shard 0',
  'batch --shard 1.5',
  'batch --patience 0',
  'acor run --timeout -1 true',
  'acor run --timeout x true',
  'serve --port 65536',
  'serve --port -1',
  'play --port 1.5',
  ['play', '--port', ' '],
  'grammar fuzz a.peggy --seconds x',
  'grammar fuzz a.peggy --seconds 0 --seed 1.5',
  // Files.
  'check missing.txt',
  'check clean.txt/x',
  'check folder',
  'check *.none',
  'check latin1.txt',
  'check utf16.txt',
  'stream utf16be.txt',
  'stream missing.txt',
  // Formats.
  'parse --format duckflo clean.txt',
  'check notes.txt',
  'stream notes.txt',
  'detect notes.txt clean.txt',
  'parse --format ./missing.mjs clean.txt',
  'parse --format ./nothing.mjs clean.txt',
  'parse --format ./throws.mjs clean.txt',
  'parse --format ./two.mjs clean.txt',
  'parse --format ./taken.mjs clean.txt',
  'parse --schema empty.json clean.txt',
  'parse --schema list.json clean.txt',
  'parse --schema typo.json clean.txt',
  'explain duckflow/bad-vitel',
  'explain bad-vitel',
  'explain unheard-of-by-anyone',
  // Texts.
  'fmt bad.txt',
  'fmt cut.txt',
  'fmt --write -',
  'fmt --write --format design design.json',
  // Skills.
  'skill migrate',
  'skill migrate -',
  'skill migrate --skill-path -',
  'skill migrate --skill-dir missing',
  'skill migrate --skill-dir clean.txt',
  'skill migrate --skill-dir folder',
  'skill migrate missing.sh bom.sh windows.sh posix.sh python.sh noshell.sh broken.sh endless.sh',
  // DML.
  'dml expand macros.md --aliases list.json',
  'dml expand macros.md --aliases number.json',
  'dml expand macros.md --aliases outside.json --root .',
  'dml expand macros.md --instructions number.json',
  'dml aliases --root . ../x a.peggy',
  'dml aliases a◀️🦆',
  // Designs.
  'design edit - tables x --write',
  'design edit design.md task_id',
  'design edit design.md task_id x --remove',
  'design edit design.md a..b x',
  'design edit design.md task_di x',
  'design edit design.md nothing.like.it x',
  'design diff - -',
  'design render design.md -o design.md',
  'design sql empty-design.json',
  // ACOR.
  'acor new Tool',
  ['acor', 'new', 'tool', '--dir', 'a\u0007b'],
  'acor new tool --dir clean.txt',
  'acor run there-is-no-such-tool',
  'acor run ./clean.txt',
  'acor run --transcript folder true',
  'acor run --transcript missing/x.txt true',
  // Grammars.
  'grammar diagram jso',
  'grammar diagram a.peggy --start C',
  'grammar diagram broken.peggy',
  'grammar diagram open.peggy',
  'grammar diagram missing.peggy',
  'grammar diff a.peggy a.peggy --start C',
  'grammar diff a.peggy a.peggy --corpus missing',
  'grammar export yaml',
  'grammar export a.peggy --to bnf',
  'grammar export a.peggy --tag',
  'grammar export a.peggy --set B',
  'grammar export a.peggy --rule C',
  'grammar export two-places.peggy',
  'grammar export ./two.mjs',
  'grammar coverage a.peggy --corpus texts --runs 0 --cover covers',
  'grammar coverage a.peggy --corpus texts --runs 0 --reasons number.json',
  'grammar coverage a.peggy --corpus texts --runs 0 --reasons clean.txt',
  'grammar coverage a.peggy --corpus texts --runs x',
];

describe('wrong use', () => {
  test('is told with what to do about it, and by the exit code', async () => {
    const cwd = await folderWith(files);
    await expect(await transcript(lines, { cwd })).toMatchFileSnapshot('misuse.txt');
  });

  test.each([
    ['is closed', '"$@" <&-', 'there is no input; name files, or pipe the text in'],
    ['is a directory', '"$@" <.', 'standard input is a directory; name the files in it, or pipe the text in'],
  ])('standard input that %s is no empty text', (_, script, line) => {
    const commands = [['stream', '--format', 'duckflow'], ['check'], ['parse', '-']];
    for (const args of isDeep ? commands : commands.slice(0, 1)) {
      const words = ['-c', script, 'sh', ...commandLine(args)];
      const { status, stdout, stderr } = spawnSync('sh', words, { encoding: 'utf8' });
      expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `peglot: ${line}\n` });
    }
  });

  test('standard output that is closed takes no value; the null device does', () => {
    const withOutput = (redirection: string, args: readonly string[]) => {
      const words = ['-c', `"$@" ${redirection}`, 'sh', ...commandLine(args)];
      const { status, stderr } = spawnSync('sh', words, { encoding: 'utf8', input: CLEAN });
      return { status, stderr };
    };
    const refused = {
      status: 2,
      stderr: 'peglot: standard output is closed; redirect it: > FILE; for the exit code alone there is peglot check\n',
    };
    const commands = isDeep ? ['parse', 'fmt', 'stream', 'detect'] : ['stream'];
    for (const command of commands) expect(withOutput('>&-', [command])).toEqual(refused);
    for (const command of commands) expect(withOutput('>/dev/null', [command])).toEqual({ status: 0, stderr: '' });
    // Its exit code says what is found.
    expect(withOutput('>&-', ['check'])).toEqual({ status: 0, stderr: '' });
  });

  test('a tool in a folder that the system does not make', async () => {
    const stderr = "peglot: /proc/x: the system makes no files in '/proc'; name another folder\n";
    expect(await run(['acor', 'new', 'x', '--dir', '/proc/x'])).toEqual({ code: 2, stdout: '', stderr });
  });

  test('the other files are still checked', async () => {
    const cwd = await folderWith({ 'bad.txt': BAD });
    const { code, stdout, stderr } = await run(['check', 'missing.txt', 'bad.txt'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe('peglot: missing.txt: there is no such file; check the name\n');
    expect(stdout).toContain('duckflow/bad-vital');
  });
});
