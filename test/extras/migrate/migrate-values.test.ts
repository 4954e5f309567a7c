import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../laws/law.ts';
import { bash, migrated, resultIn } from './run.ts';

const { numRuns } = runs(100);

// What a variable of bash can hold: any text without NUL. Each run of bash gets many at once.
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      '\\',
      '$',
      '`',
      '\n',
      '\t',
      '\r',
      '\x01',
      '\x1b',
      '\x7f',
      ' ',
      '😀',
      'é',
      '&',
      '%',
      '!',
      '*',
      '~',
      '}',
      ')',
      'x',
      '\\n',
      '$(id)',
      '`id`',
      '%s',
    ),
  }),
);
const values = fc.array(
  value.map((text) => text.replaceAll('\0', '')),
  { minLength: 1, maxLength: 12 },
);

function environment(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text, at) => [`VALUE_${at}`, text]));
}

describe('values', () => {
  test('what variables hold comes out exactly', async () => {
    await fc.assert(
      fc.asyncProperty(
        values,
        fc.constantFrom(
          '',
          'set -euo pipefail\n',
          'shopt -s nullglob extglob nocasematch\nIFS=x\n',
          'LC_ALL=C.UTF-8\n',
        ),
        async (texts, options) => {
          const lines = texts.flatMap((_, at) => [
            `echo "Created: \${VALUE_${at}}"`,
            `printf 'ERROR: %s\\n' "$VALUE_${at}"`,
          ]);
          const script = migrated(`#!/bin/bash\n${options}${lines.join('\n')}\necho "SUCCESS"\n`);
          const { stdout, stderr, code } = await bash(script, [], environment(texts));
          expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
          expect(JSON.parse(stdout)).toEqual({
            success: true,
            confidence: 0.5,
            deliverables: [...new Set(texts)].filter((text) => text !== ''),
            metrics: { execution_time_ms: expect.any(Number) },
            errors: texts.map((message) => ({ code: 'LEGACY_ERROR', message })),
          });
        },
      ),
      { numRuns },
    );
  });

  test('text that stands in the script comes out exactly', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (texts) => {
        // No line ends: they end the message. Blanks at its ends, colours and marks are not part of it.
        const plain = texts.map((text) => `a${[...text].filter((char) => !'\r\n\x1b'.includes(char)).join('')}z`);
        const lines = plain.map((text) => `echo 'ERROR: ${text.replaceAll("'", "'\\''")}'`);
        const { stdout, code } = await bash(migrated(`#!/bin/bash\n${lines.join('\n')}\nexit 7\n`));
        expect(code).toBe(7);
        expect(JSON.parse(stdout).errors).toEqual(plain.map((message) => ({ code: 'LEGACY_ERROR', message })));
      }),
      { numRuns },
    );
  });

  test('a confidence that is no number, and a metric, never break the JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        value.map((text) => text.replaceAll('\0', '')),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        async (text, number) => {
          const script = migrated(
            '#!/bin/bash\necho "Confidence: $TEXT"\necho "total_size: $COUNT"\necho "took $COUNT s"\n',
          );
          const after = await bash(script, [], { TEXT: text, COUNT: String(number) });
          const result = resultIn(after.stdout);
          expect(after.code).toBe(0);
          const read = Number(text.replace(/\s/g, ''));
          const isConfidence = /^\s*(0?\.\d+|[01](\.0*)?)\s*$/.test(text);
          expect(result.confidence).toBe(isConfidence ? read : 0.5);
          if (/^-?\d+(\.\d+)?$/.test(String(number)))
            expect(result.metrics).toMatchObject({ total_size: Number(String(number)) });
        },
      ),
      { numRuns },
    );
  });

  test.each([
    ['92%', 0.92],
    ['9%', 0.09],
    ['92.5%', 0.925],
    ['100%', 1],
    ['0%', 0],
    ['.9', 0.9],
    ['0.900', 0.9],
    ['1', 1],
    ['1.0', 1],
    [' 0.8\n', 0.8],
    ['1.5', 0.5],
    ['-0.1', 0.5],
    ['101%', 0.5],
    ['high', 0.5],
    ['', 0.5],
    ['0,9', 0.5],
    ['0.9"', 0.5],
    ['1e3', 0.5],
  ])('confidence %j is %d', async (text, confidence) => {
    const { stdout } = await bash(migrated('#!/bin/bash\necho "Confidence: $TEXT"\n'), [], { TEXT: text });
    const result = resultIn(stdout);
    expect(result.confidence).toBe(confidence);
    const isBad = confidence === 0.5;
    expect(result.errors).toEqual(
      isBad ? [{ code: 'BAD_CONFIDENCE', message: `not a number from 0 to 1: ${text}` }] : [],
    );
  });

  test('a file behind a mark is a deliverable, and the mark a verdict', async () => {
    const script = '#!/bin/bash\necho "FAILED: first try"\necho "✅ Updated: $FILE"\n';
    const { stdout } = await bash(migrated(script), [], { FILE: 'my notes.txt' });
    expect(resultIn(stdout)).toMatchObject({ success: true, deliverables: ['my notes.txt'] });
  });

  test('two values of one metric: the last counts', async () => {
    const { stdout } = await bash(
      migrated(
        '#!/bin/bash\nfor n in 1 2 3; do echo "files_seen: $n"; echo "lines_seen: 1"; done\necho "$n tests failed"\n',
      ),
    );
    expect(resultIn(stdout)).toMatchObject({
      success: false,
      metrics: { files_seen: 3, lines_seen: 1, tests_failed: 3 },
    });
  });
});
