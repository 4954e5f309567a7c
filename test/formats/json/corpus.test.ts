import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diagnostics, parse, repair } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { engineCodes } from '../../../src/engine/codes.ts';
import { expectCase } from '../../../src/testing/expect-case.ts';
import { readCase } from '../../corpus-file.ts';
import { expectSameStream } from './streams.ts';

const folder = new URL('../../corpus/json/', import.meta.url);
const names = readdirSync(folder);
const read = (name: string) => readCase(readFileSync(new URL(name, folder), 'utf8'));

describe('the corpus of JSON', () => {
  it.each(names)('%s', (name) => {
    const sample = read(name);
    const parsed = parse(sample.input);
    expectCase({ parse }, { file: fileURLToPath(new URL(name, folder)), ...sample });
    const repaired = repair(sample.input, { orNull: true });
    // A number that no number of JavaScript can be stays; what is read is its text.
    if (!parsed.diagnostics.some(({ code }) => code === 'json/number-out-of-range'))
      expect(repaired === null ? null : JSON.parse(repaired)).toEqual(parsed.value);
    expectSameStream(sample.input, sample.input.split(''));
  });

  it('has an example of every diagnostic', () => {
    const told = new Set<string>(names.flatMap((name) => parse(read(name).input).diagnostics.map(({ code }) => code)));
    const elsewhere = new Set(['too-deep', ...Object.keys(engineCodes)]);
    const missing = Object.keys(diagnostics).filter((code) => !elsewhere.has(code) && !told.has(`json/${code}`));
    expect(missing).toEqual([]);
  });
});
