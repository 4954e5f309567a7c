import { describe, expect, it } from 'vitest';
import { compileGrammar } from '../../src/grammar/compile.ts';
import { readGrammar } from '../../src/grammar/read.ts';

const words = { source: 'words.peggy', text: 'Word = [a-z]+ / Blank\nBlank = "_"\nNumber = [0-9]+' };
const text = `import { Word, Number as Count } from "./words.js"
import First from "./words.js"
import * as W from "./words.js"
S = Word Blank Count First W.Blank
Blank = " "`;
const sources = [{ source: 'main.peggy', text, imports: { './words.js': 'words.peggy' } }, words];

describe('a grammar that imports', () => {
  it('is read as one grammar, names of its own first', () => {
    const { rules, imports } = readGrammar(sources);
    expect(rules.map(({ name }) => name)).toEqual(['S', 'Blank', 'Word', 'Blank_2', 'Number']);
    expect(imports).toEqual([]);
  });

  it('is compiled as one parser', () => {
    const parser = compileGrammar(sources);
    expect(parser.parse('ab 12cd_')).toEqual([['a', 'b'], ' ', ['1', '2'], ['c', 'd'], '_']);
    expect(() => parser.parse('ab_12cd_')).toThrow();
  });

  it('says which import is not known', () => {
    const [main] = sources;
    expect(() => readGrammar([{ source: 'main.peggy', text: main?.text ?? '' }])).toThrow(
      'It imports from "./words.js"',
    );
  });
});
