import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { diagnostics, parse, repair } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { engineCodes } from '../../src/engine/codes.ts';
import { describeResult, readCase, writeCase } from '../corpus-file.ts';
import { expectSameStream } from './streams.ts';

// UPDATE_CORPUS=1 writes what the parser says into the files: read the difference before you keep it.
const update = process.env.UPDATE_CORPUS === '1';

const folder = new URL('../corpus/json/', import.meta.url);
const names = readdirSync(folder);
const read = (name: string) => readCase(readFileSync(new URL(name, folder), 'utf8'));

describe('the corpus of JSON', () => {
  it.each(names)('%s', (name) => {
    const sample = read(name);
    const parsed = parse(sample.input);
    const expected = describeResult(sample.input, parsed);
    if (update) writeFileSync(new URL(name, folder), writeCase({ ...sample, expected }));
    else expect(expected, 'run with UPDATE_CORPUS=1 to write the expectation').toBe(sample.expected);
    expect(JSON.parse(repair(sample.input))).toEqual(parsed.value);
    expectSameStream(sample.input, sample.input.split(''));
  });

  it('has an example of every diagnostic', () => {
    const told = new Set(names.flatMap((name) => parse(read(name).input).diagnostics.map(({ code }) => code)));
    const elsewhere = new Set(['too-deep', ...Object.keys(engineCodes)]);
    const missing = Object.keys(diagnostics).filter((code) => !elsewhere.has(code) && !told.has(`json/${code}`));
    expect(missing).toEqual([]);
  });
});
