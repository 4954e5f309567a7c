import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { canonicals } from '../../scripts/canonical.ts';
import { runs } from '../laws/law.ts';
import { expectClean } from './clean.ts';
import { type Gbnf, readGbnf } from './read-gbnf.ts';
import { sentences } from './sample.ts';

function exported(format: string): Gbnf {
  return readGbnf(readFileSync(new URL(`../../generated/gbnf/${format}.gbnf`, import.meta.url), 'utf8'));
}

describe.each(canonicals.map(({ format }) => format))('the exported grammar of %s', (format) => {
  const grammar = exported(format);

  it('has no text that the format finds fault with', () => {
    const clean = expectClean(format);
    fc.assert(fc.property(sentences(grammar, 150), clean), runs(60));
  });
});
