import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formats } from '../src/detect.ts';
import { expectCase } from '../src/testing/expect-case.ts';
import { holds } from './assert.ts';
import { readCase, writeCase } from './corpus-file.ts';
import { lawsOf } from './laws/index.ts';

describe.each(Object.values(formats))('the corpus of $name', (format) => {
  const folder = new URL(`./corpus/${format.name}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const laws = lawsOf.get(format.name);

  it.each(names)('%s', (name) => {
    const file = fileURLToPath(new URL(name, folder));
    holds(() => expectCase(format, { file, ...readCase(readFileSync(file, 'utf8'), file) }));
  });

  it.each(names)('%s, unit by unit, and printed', (name) => {
    const { input } = readCase(readFileSync(new URL(name, folder), 'utf8'));
    expect(laws, 'test/laws/index.ts knows the format').toBeDefined();
    laws?.expectTotal(input);
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
