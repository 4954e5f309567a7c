import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicals } from '../../scripts/canonical.ts';
import type { Format } from '../../src/core/format.ts';
import * as design from '../../src/formats/design/index.ts';
import * as skill from '../../src/formats/skill/index.ts';
import { readCase } from '../corpus-file.ts';
import { runs } from '../laws/law.ts';
import { expectClean } from './clean.ts';
import { readGbnf } from './read-gbnf.ts';
import { readLark } from './read-lark.ts';
import { recognizes } from './recognize.ts';
import { sentences } from './sample.ts';

function exported(file: string): string {
  return readFileSync(new URL(`../../generated/gbnf/${file}`, import.meta.url), 'utf8');
}

/**
 * The texts of the corpus whose canonical print the exports do not take, for the reasons that docs/constrained-decoding.md
 * gives: all others that are read without an error they do.
 */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  // What is advised is held to.
  ['design', ['advice.txt']],
  ['skill', []],
]);

/** The texts of a format's corpus that are read without an error and that its export does not hold once they are printed. */
function refused<Model>({ name, parse, print }: Pick<Format<Model>, 'name' | 'parse' | 'print'>): string[] {
  const grammar = readGbnf(exported(`${name}.gbnf`));
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  return readdirSync(folder).filter((file) => {
    const { ok, value } = parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input);
    return ok && !recognizes(grammar, print(value));
  });
}

it('the exported grammars hold what is printed of every text of the corpus that is read without an error', () => {
  expect(refused(design)).toEqual(LEFT_OUT.get('design'));
  expect(refused(skill)).toEqual(LEFT_OUT.get('skill'));
});

describe.each(canonicals.map(({ format }) => format))('the exported grammar of %s', (format) => {
  const grammar = readGbnf(exported(`${format}.gbnf`));

  it('has no text that the format finds fault with', () => {
    const clean = expectClean(format);
    fc.assert(fc.property(sentences(grammar, 150), clean), runs(60));
  });

  it('is the same in Lark', () => {
    expect(readLark(exported(`${format}.lark`))).toEqual(grammar);
  });
});
