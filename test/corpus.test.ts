import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../src/formats.ts';
import { describeResult, readCase, writeCase } from './corpus-file.ts';
import { lawsOf } from './laws/index.ts';

// UPDATE_CORPUS=1 writes what the parser says into the files: read the difference before you keep it.
const update = process.env.UPDATE_CORPUS === '1';

describe.each(Object.values(formats))('the corpus of $name', (format) => {
  const folder = new URL(`./corpus/${format.name}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const laws = lawsOf.get(format.name);

  it.each(names)('%s', (name) => {
    const file = new URL(name, folder);
    const sample = readCase(readFileSync(file, 'utf8'));
    const expected = describeResult(sample.input, format.parse(sample.input));
    if (update) writeFileSync(file, writeCase({ ...sample, expected }));
    else expect(expected, 'run with UPDATE_CORPUS=1 to write the expectation').toBe(sample.expected);
  });

  it.each(names)('%s, unit by unit, and printed', (name) => {
    const { input } = readCase(readFileSync(new URL(name, folder), 'utf8'));
    expect(laws, 'test/laws/index.ts knows the format').toBeDefined();
    laws?.expectTiling(input);
    laws?.expectSameStream(input, input.split(''));
    laws?.expectFixedPoint(input);
  });
});

it('a corpus file is written the way it is read', () => {
  const input = '\ufeff[MOOD] 0.5\r\n‹ESC›␍\x1b[0m\0\ud83e\r\n---\nx';
  const sample = { title: 'x', input, expected: undefined };
  expect(readCase(writeCase(sample))).toEqual(sample);
  expect(readCase(writeCase({ ...sample, input: '' }))).toEqual({ ...sample, input: '' });
});
