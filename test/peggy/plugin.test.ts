import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import peggy, { type LocationRange, type Plugin } from 'peggy';
import { describe, expect, it } from 'vitest';
import { generateParser } from '../../src/grammar/generate/generate.ts';
import peglot from '../../src/peggy/index.ts';

const text = 'List = items:Item|1.., ","|\nItem = word\nword = $[a-z]+\nnotCalled = "x"\n';
const source = 'list.peggy';

function written(grammar: string, ...more: Plugin[]): string {
  return peggy.generate(grammar, { grammarSource: source, output: 'source', plugins: [...more, peglot] });
}

describe('the plugin of Peggy', () => {
  it('writes what generateParser writes', () => {
    expect(written(text)).toBe(generateParser([{ source, text }], { engine: 'peglot/define/runtime' }));
  });

  it('lets other plugins change the grammar before it', () => {
    const rename: Plugin = {
      use: (config) =>
        void config.passes.transform.push((grammar) => {
          for (const rule of grammar.rules) if (rule.name === 'Item') rule.name = 'Entry';
          Object.assign(grammar, JSON.parse(JSON.stringify(grammar).replaceAll('"name":"Item"', '"name":"Entry"')));
        }),
    };
    expect(written(text, rename)).toContain('items: EntryNode[]');
  });

  it('tells Peggy what its engine cannot take, with the place', () => {
    const wrong = 'Start = "a" b\nb = "b" { return text(); }\n';
    const told: string[] = [];
    const options = { grammarSource: source, output: 'source' as const, plugins: [peglot] };
    const error = (_: string, message: string, place?: LocationRange): number =>
      told.push(`${String(place?.source)}:${place?.start.line}: ${message}`);
    expect(() => peggy.generate(wrong, { ...options, error })).toThrow(peggy.GrammarError);
    expect(told).toEqual([
      'list.peggy:2: b: code may look at labels only, not at text: label what was read, as in word:$[a-z]+',
    ]);
  });

  it('is taken by the command of Peggy', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peglot-plugin-'));
    try {
      const [grammar, parser] = [join(folder, source), join(folder, 'list.parser.ts')];
      writeFileSync(grammar, text);
      const plugin = new URL('../../src/peggy/index.ts', import.meta.url).pathname;
      const command = ['node_modules/peggy/bin/peggy.js', '--plugin', plugin, '-o', parser, grammar];
      execFileSync(process.execPath, ['--import', 'tsx', ...command]);
      expect(readFileSync(parser, 'utf8')).toContain('export const grammar: CompiledGrammar<');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
