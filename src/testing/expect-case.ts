import { writeFileSync } from 'node:fs';
import type { Format } from '../core/format.ts';
import { describeResult, writeCase } from './corpus-file.ts';
import type { CorpusCase } from './texts.ts';

/**
 * Compares a format with the expectation in a file of the corpus. With `UPDATE_CORPUS=1` the file is rewritten instead,
 * after showing the changes on standard error.
 *
 * @throws {Error} with the lines that differ
 */
export function expectCase(format: Pick<Format<unknown>, 'parse'>, one: CorpusCase): void {
  const { file, title, input, expected } = one;
  const found = describeResult(input, format.parse(input));
  if (found === expected) return;
  if (process.env.UPDATE_CORPUS === '1') {
    process.stderr.write(`${file}:\n${difference(expected ?? '', found)}\n`);
    writeFileSync(file, writeCase({ title, input, expected: found }));
    return;
  }
  throw new Error(
    expected === undefined
      ? `${file} has no expectation yet: UPDATE_CORPUS=1 writes it`
      : `${file} is read otherwise (UPDATE_CORPUS=1 writes what is read):\n${difference(expected, found)}`,
  );
}

/** The lines from the first to the last difference. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let same = 0;
  while (same < shorter && old[same] === now[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && old.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd++;
  const marked = (mark: string, lines: readonly string[]): string[] =>
    lines.slice(same, lines.length - sameAtEnd).map((line) => `${mark} ${line}`);
  return [...marked('-', old), ...marked('+', now)].join('\n');
}
