import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parserText } from '../../scripts/parser-text.ts';
import { grammars } from '../../src/cli/grammar/grammars.ts';

describe('a parser of this package', () => {
  it.each(grammars)('$name is what the generator writes', (entry) => {
    const files = entry.sources.map((name) => ({
      source: `grammars/${name}`,
      text: readFileSync(`grammars/${name}`, 'utf8'),
    }));
    expect(parserText(entry, files)).toBe(readFileSync(`generated/${entry.name}.ts`, 'utf8'));
  });
});
