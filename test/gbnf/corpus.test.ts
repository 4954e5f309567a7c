import { readdirSync, readFileSync } from 'node:fs';
import { duckflow } from 'peglot';
import { describe, expect, it } from 'vitest';
import { readCase } from '../corpus-file.ts';
import { readGbnf } from './read-gbnf.ts';
import { recognizes } from './recognize.ts';

const formats = { duckflow };

/** The texts of the corpus whose printed form an export does not hold; docs/constrained-decoding.md says why. */
const LEFT_OUT: Readonly<Record<keyof typeof formats, readonly string[]>> = {
  duckflow: [
    'envelope-template-token-in-text.txt',
    'parameter-half-done-odd.txt',
    'text-nul.txt',
    'value-coloured.txt',
  ],
};

describe.each(Object.values(formats))('the exported grammar of $name', (format) => {
  it('holds what every text of the corpus is printed as, if that was read without an error', () => {
    const grammar = readGbnf(
      readFileSync(new URL(`../../generated/gbnf/${format.name}.gbnf`, import.meta.url), 'utf8'),
    );
    const folder = new URL(`../corpus/${format.name}/`, import.meta.url);
    const refused: string[] = [];
    let printed = 0;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
      const parsed = format.parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input);
      if (!parsed.ok || format.check(parsed.value).some(({ severity }) => severity === 'error')) continue;
      printed++;
      if (!recognizes(grammar, format.print(parsed.value))) refused.push(file);
    }
    expect(refused).toEqual(LEFT_OUT[format.name]);
    expect(refused.length / printed).toBeLessThan(0.05);
  });
});
