import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../../src/cli/grammar/grammars.ts';
import { analyseGrammar } from '../../../src/extras/lsp/analyse-grammar.ts';

const root = join(import.meta.dirname, '../../..');

// A template of which rules are copied (src/cli/grammar/canonical.ts): it is a grammar only then.
const TEMPLATES = ['grammars/canonical/duckflow.peggy'];

const files = [
  ...grammars.map(({ sources }) => `grammars/${sources[0]}`),
  ...globSync(['grammars/canonical/*.peggy', 'examples/**/*.peggy'], { cwd: root, ignore: TEMPLATES }).sort(),
  // A part is judged in its grammar.
  'grammars/acor/bodies.peggy',
  'grammars/tools/steps.peggy',
];

describe('our own grammars, open in an editor', () => {
  it.each(files)('%s: nothing is found in it', (file) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const { diagnostics, symbols } = analyseGrammar({
      ask: 'grammar',
      file: path,
      text,
      language: 'peggy',
      own: false,
      open: {},
    });
    expect(diagnostics).toEqual([]);
    expect(symbols.length).toBeGreaterThan(0);
  });
});
