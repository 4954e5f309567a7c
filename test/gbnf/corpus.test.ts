import { readdirSync, readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, PrintError, skill } from 'peglot';
import { describe, expect, it } from 'vitest';
import { canonicalExports } from '../../scripts/canonical.ts';
import type { Format } from '../../src/core/format.ts';
import { readCase } from '../corpus-file.ts';
import { isClean } from './clean.ts';
import { type Gbnf, readGbnf } from './read-gbnf.ts';
import { recognizes } from './recognize.ts';

/** The texts of the corpus whose printed form an export does not hold; docs/constrained-decoding.md says why. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['acor', ['clean-output-yaml.txt', 'headers-that-are-none.txt']],
  ['design', []],
  [
    'dml',
    [
      'argument-fence-first.txt',
      'backtick-in-argument.txt',
      'close-shares-duck.txt',
      'content-fence-unclosed.txt',
      'imitations-more.txt',
      'imitations.txt',
      'mention-fence-tilde.txt',
      'mention-fence.txt',
      'mention-in-content.txt',
      'names-of-prototypes.txt',
      'other-emoji.txt',
      'pipe-full-width-in-content.txt',
      'tool-unknown.txt',
    ],
  ],
  [
    'duckflow',
    ['envelope-template-token-in-text.txt', 'parameter-half-done-odd.txt', 'text-nul.txt', 'value-coloured.txt'],
  ],
  ['skill', []],
]);

/** The exports of a format: of whole texts, and of parts of them. */
function exportsOf(format: string): Gbnf[] {
  return canonicalExports
    .filter((entry) => entry.format === format)
    .map(({ name }) => readGbnf(readFileSync(new URL(`../../generated/gbnf/${name}.gbnf`, import.meta.url), 'utf8')));
}

/** What the texts of a format's corpus that are read without an error are printed as. */
function printedOf<Model>({ name, parse, print }: Pick<Format<Model>, 'name' | 'parse' | 'print'>): [string, string][] {
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  return readdirSync(folder).flatMap((file): [string, string][] => {
    const { ok, value } = parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input);
    try {
      return ok ? [[file, print(value)]] : [];
    } catch (error) {
      if (error instanceof PrintError) return [];
      throw error;
    }
  });
}

describe.each([
  ['acor', printedOf(acor)],
  ['design', printedOf(design)],
  ['dml', printedOf(dml)],
  ['duckflow', printedOf(duckflow)],
  ['skill', printedOf(skill)],
] as const)('of what is printed of the corpus of %s, the exported grammar', (format, printed) => {
  const grammars = exportsOf(format);
  const holds = (text: string): boolean => grammars.some((grammar) => recognizes(grammar, text));

  it('holds what is read without a finding', () => {
    const refused = printed.filter(([, text]) => isClean(format, text) && !holds(text)).map(([file]) => file);
    expect(refused).toEqual(LEFT_OUT.get(format));
  });

  it('holds nothing else', () => {
    expect(printed.filter(([, text]) => !isClean(format, text) && holds(text)).map(([file]) => file)).toEqual([]);
  });
});
