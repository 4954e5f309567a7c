import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalExports } from '../../src/cli/grammar/canonical.ts';
import { runs } from '../laws/law.ts';
import { expectClean } from './clean.ts';
import { readGbnf } from './read-gbnf.ts';
import { readLark } from './read-lark.ts';
import { sentences } from './sample.ts';

function exported(file: string): string {
  return readFileSync(new URL(`../../generated/gbnf/${file}`, import.meta.url), 'utf8');
}

describe.each(canonicalExports)('the exported grammar $name', ({ name, format }) => {
  const grammar = readGbnf(exported(`${name}.gbnf`));

  it('has no text that the format finds fault with', () => {
    const clean = expectClean(format);
    fc.assert(fc.property(sentences(grammar, 150), clean), runs(60));
  });

  it('is the same in Lark', () => {
    expect(readLark(exported(`${name}.lark`))).toEqual(grammar);
  });
});
