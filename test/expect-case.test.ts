import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duckflow } from 'peglot';
import { afterEach, expect, it, vi } from 'vitest';
import { expectCase } from '../src/testing/expect-case.ts';
import { folderWith } from './cli/run.ts';
import { describeResult, readCase } from './corpus-file.ts';

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
    /mood\.txt is read otherwise.*\n- .*0\.4,?\n\+ .*0\.5,?$/,
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
  expect(shown[0]).toMatch(/mood\.txt:\n- .*0\.4,?\n\+ .*0\.5,?\n while the file holds: as it was$/);
  expect(readCase(readFileSync(file, 'utf8'))).toEqual({ title: 'mood', input, expected: found });
});
