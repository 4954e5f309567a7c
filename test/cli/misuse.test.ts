import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Line, transcript } from '../extras/acor/transcript.ts';
import { isDeep } from '../laws/law.ts';
import { BAD, CLEAN, commandLine, folderWith, run } from './run.ts';

const files = {
  'latin1.txt': Buffer.from('[MOOD] caf\xe9', 'latin1'),
  'utf16.txt': Buffer.from(`\ufeff${CLEAN}`, 'utf16le'),
  'folder/x.txt': CLEAN,
};

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
  // Files.
  'check missing.txt',
  'check folder',
  'check *.none',
  'check latin1.txt',
  'check utf16.txt',
  'parse --format duckflo',
  // One’s own.
  'skill migrate',
  'skill migrate -',
  'skill new latin1.txt',
  'skill new no/folder.sh',
  'acor new Tool',
  'acor no-such-tool',
  'prompt acor --phase both',
  'acor run there-is-no-such-tool',
  'design edit - tables x --write',
  'design diff - -',
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
