import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../laws/law.ts';
import { BAD, CLEAN, commandLine, folderWith, run } from './run.ts';

const utf16 = Buffer.from(`\ufeff${CLEAN}`, 'utf16le');

const cases: readonly [name: string, args: readonly string[], stderr: string][] = [
  [
    'more threads than memory holds',
    ['batch', '--workers', '1e9'],
    "option '--workers <number>' argument '1e9' is invalid. It must be at most 256; see peglot batch --help",
  ],
  ['unknown command', ['pars'], "unknown command 'pars'; did you mean parse?"],
  ['a command that is like none', ['yaml'], "unknown command 'yaml'; see peglot --help"],
  ['unknown option', ['parse', '--jsn'], "unknown option '--jsn'; did you mean --json?"],
  ['unknown format', ['parse', '--format', 'duckflo'], "there is no format 'duckflo'; did you mean 'duckflow'?"],
  ['two formats', ['prompt', 'duckflow', '--format', 'acor'], 'two formats are named, duckflow and acor; name one'],
  [
    'unknown report',
    ['check', '--report', 'xml'],
    "option '--report <kind>' argument 'xml' is invalid. Allowed choices are pretty, json, github, sarif; see peglot check --help",
  ],
  [
    'options that exclude each other',
    ['fmt', '--write', '--check'],
    "option '--write' cannot be used with option '--check'; see peglot fmt --help",
  ],
  ['directory', ['check', 'folder'], 'folder: this is a directory; name the files in it, for example with a glob'],
  ['glob without a match', ['check', '*.none'], "no file matches '*.none'; check the pattern"],
  ['not UTF-8', ['check', 'latin1.txt'], 'latin1.txt: the bytes are not valid UTF-8; convert the text to UTF-8'],
  [
    'UTF-16',
    ['check', 'utf16.txt'],
    'utf16.txt: the text is UTF-16; convert it to UTF-8, for example with iconv -f UTF-16 -t UTF-8',
  ],
];

describe('wrong use', () => {
  test.each(cases)('%s: one line, exit code 2', async (_, args, line) => {
    const cwd = await folderWith({ 'latin1.txt': Buffer.from('[MOOD] caf\xe9', 'latin1'), 'utf16.txt': utf16 });
    await mkdir(join(cwd, 'folder'));
    expect(await run(args, { cwd })).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
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
