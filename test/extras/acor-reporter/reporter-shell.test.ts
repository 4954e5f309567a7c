import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Path, PrintError } from 'peglot';
import { createReporter, parse } from 'peglot/acor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOSTILE = [
  "';touch owned;#",
  "\\';touch owned;#",
  "$';touch owned;'",
  "it's",
  '$(touch owned)',
  '`touch owned`',
  '"; touch owned; "',
  '$IFS',
  '-n',
  '*',
  '~',
  '!!',
  '#',
  '$ x',
  '',
  ' ',
  ' a  b ',
  '\\',
  '\\n',
  'if',
  'A=b',
  '<|end|>',
  "<'|end|>",
  '```',
  '## Status: Failed',
  '&& touch owned',
  '|',
  '>owned',
  '{a,b}',
  '🦆 é',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peglot-shell-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an agent runs that follows the message. */
function commandFor(args: readonly string[]): string {
  let text = '';
  createReporter({ write: (part: string) => (text += part) }).inputNeeded({ message: 'Go on.', command: args });
  const [message] = parse(text).value.messages;
  return message?.kind === 'input_needed' ? (message.commands[0] ?? '') : '';
}

/** The words that the program gets: one list for each command. */
function words(shell: string, commands: readonly string[]): string[][] {
  const script = commands.join('\nprintf "\\n\\0"\n');
  const { stdout, stderr } = spawnSync(shell, ['-c', script], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(readdirSync(folder)).toEqual([]);
  return stdout.split('\n\0').map((part) => part.split('\0').slice(0, -1));
}

const shells = ['sh', 'bash'].filter((shell) => spawnSync(shell, ['-c', ':']).status === 0);

describe.each(shells)('a command given as a list, under %s', (shell) => {
  it('gets hostile words as they are', () => {
    const commands = HOSTILE.map((word) => commandFor(['printf', '%s\\0', '-', word, `x${word}`]));
    expect(words(shell, commands)).toEqual(HOSTILE.map((word) => ['-', word, `x${word}`]));
  });

  it('gets any words as they are', () => {
    const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text));
    const lists = fc.sample(fc.array(fc.oneof(fc.constantFrom(...HOSTILE), printable), { maxLength: 5 }), {
      numRuns: 200,
      seed: 7,
    });
    const commands = lists.map((list) => commandFor(['printf', '%s\\0', '-', ...list]));
    expect(words(shell, commands)).toEqual(lists.map((list) => ['-', ...list]));
  });

  it('runs a program of that name, not a word of the shell', () => {
    for (const name of ['if', 'while', 'A=b']) {
      const { status } = spawnSync(shell, ['-c', commandFor([name, 'x'])], { cwd: folder });
      expect(status, name).toBe(127);
    }
  });
});

describe('a command given as a list', () => {
  it.each([
    ["\x01';touch X;#", '"\\u0001\';touch X;#"'],
    ['a\0b', '"a\\u0000b"'],
    ['a\nb', '"a\\nb"'],
    ['a\rb', '"a\\rb"'],
    ['a\u2028b', '"a\\u2028b"'],
    ['\u202egnp.exe', '"\\u202egnp.exe"'],
    ['\ud800', '"\\ud800"'],
  ])('is refused where no line can carry %j', (word, shown) => {
    const written: string[] = [];
    const report = createReporter({ write: (text: string) => written.push(text) });
    const refusal = (...path: Path) =>
      new PrintError(path, `${shown} holds a control character, which no command line can carry`);
    const message = 'x';
    const command = ['cat', word];
    expect(() => report.inputNeeded({ message, command })).toThrow(refusal('command', 1));
    expect(() => report.inputNeeded({ message, command: 'a', example: command })).toThrow(refusal('example', 1));
    expect(() => report.inputNeeded({ message, options: [{ label: 'A', command }] })).toThrow(
      refusal('options', 0, 'command', 1),
    );
    expect(() => report.directive({ title: 'x', command })).toThrow(refusal('command', 1));
    expect(() => report.suggestions(['a', { text: 'x', command }])).toThrow(refusal(1, 'command', 1));
    expect(written).toEqual([]);
  });
});
