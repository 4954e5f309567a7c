import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duckflow } from 'peglot';
import { afterEach, expect, it, vi } from 'vitest';
import { expectCase } from '../src/testing/expect-case.ts';
import { folderWith } from './cli/run.ts';
import { describeResult, readCase, writeCase } from './corpus-file.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const input = '[MOOD] 0.5\n';
const found = describeResult(input, duckflow.parse(input));
const expected = found.replace('0.5', '0.4');

it('shows what differs from a file of the corpus, and leaves the file alone', async () => {
  const file = join(await folderWith({ 'mood.txt': 'as it was' }), 'mood.txt');
  expect(() => expectCase(duckflow, { file, title: 'mood', input, expected })).toThrow(
    /mood\.txt is read otherwise.*\n- .*0\.4\D.*\n\+ .*0\.5\D.*$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('as it was');
});

it('UPDATE_CORPUS shows what changes before it writes', async () => {
  const file = join(await folderWith({ 'mood.txt': 'as it was' }), 'mood.txt');
  vi.stubEnv('UPDATE_CORPUS', '1');
  const shown: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown.push(`${String(text)} while the file holds: ${readFileSync(file, 'utf8')}`);
    return true;
  });
  expectCase(duckflow, { file, title: 'mood', input, expected });
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/mood\.txt:\n- .*0\.4\D.*\n\+ .*0\.5\D.*\n while the file holds: as it was$/);
  expect(readCase(readFileSync(file, 'utf8'))).toEqual({ title: 'mood', input, expected: found });
});

it('says what to do with a file that expects nothing yet', () => {
  const one = { file: 'mood.txt', title: 'mood', input, expected: undefined };
  expect(() => expectCase(duckflow, one)).toThrow('mood.txt has no expectation yet: UPDATE_CORPUS=1 writes it');
});

it('shows the lines from the first to the last that differ, and no other', () => {
  const verdict = found.split('\n');
  const [more, ...rest] = [...verdict, 'one more'].reverse();
  const difference = (lines: readonly string[]): string[] => {
    try {
      expectCase(duckflow, { file: 'f', title: 't', input, expected: lines.join('\n') });
    } catch (error) {
      return error instanceof Error ? error.message.split('\n') : [];
    }
    return [];
  };
  const head = 'f is read otherwise (UPDATE_CORPUS=1 writes what is read):';
  expect(difference(verdict)).toEqual([]);
  expect(difference([...rest.reverse(), more ?? ''])).toEqual([head, '- one more']);
  expect(difference(['one more', ...verdict])).toEqual([head, '- one more']);
  expect(difference(verdict.slice(1))).toEqual([head, `+ ${verdict[0]}`]);
  expect(difference([...verdict.slice(0, 2), 'x', 'y', ...verdict.slice(3)])).toEqual([
    head,
    '- x',
    '- y',
    `+ ${verdict[2]}`,
  ]);
});

it('reads what it writes of a text with what cannot be seen, and asks for a title', () => {
  const texts = [
    '',
    'a',
    'a\n',
    'a\r\n',
    '\ufeff\x1b[1m\0',
    '‹EOF›',
    '␍',
    '\u2028\u200b\u{e0001}',
    '---\n',
    '# x\n---\n---\n',
  ];
  for (const text of texts)
    for (const expectation of [
      undefined,
      '{}\n---\nok=true complete=true',
      '{}\n---\nvia=x ok=true complete=false\n1:1-1:2 error x/y',
    ]) {
      const written = writeCase({ title: 'title', input: text, expected: expectation });
      expect(readCase(written)).toEqual({ title: 'title', input: text, expected: expectation });
    }
  expect(writeCase({ title: 't', input: '\ufeffa\r\x1b\0\u2028‹\u{e0001}\tb', expected: undefined })).toBe(
    '# t\n‹BOM›a␍‹ESC›‹NUL›‹U+2028›‹U+2039›‹U+E0001›\tb‹EOF›\n',
  );
  expect(readCase('# t\n‹NO›‹U+41›‹U+0041›\n').input).toBe('‹NO›‹U+41›A\n');
  expect(readCase('# t\na\n---\nb\n---\nok=true\n').expected).toBeUndefined();
  expect(() => readCase('#t\na\n', 'x.txt')).toThrow(
    'x.txt: begin it with a line `# title`; the input follows below it',
  );
  expect(() => readCase('')).toThrow('a corpus file: begin it');
});
