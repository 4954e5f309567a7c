import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../scripts/grammars.ts';
import { formats } from '../../src/cli/registry.ts';
import { mistakesOf } from '../../src/grammar/docs.ts';

/** The grammar files of a format. */
function sourcesOf(format: string): { source: string; text: string }[] {
  const names = grammars.filter((entry) => (entry.format ?? entry.name) === format).flatMap((entry) => entry.sources);
  return [...new Set(names)].map((source) => ({
    source,
    text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
  }));
}

const generated = formats.filter(({ name }) =>
  existsSync(new URL(`../../generated/${name}-diagnostics.ts`, import.meta.url)),
);

describe.each(generated)('the diagnostics of $name', (format) => {
  const codes = Object.entries(format.diagnostics);

  it.each(codes)('%s: the example gives the code', (code, { example, severity }) => {
    const call = /^check\((.*)\)$/s.exec(example)?.[1];
    const value: unknown = call === undefined ? undefined : new Function(`return (${call});`)();
    const found = call === undefined ? format.parse(example).diagnostics : format.check(Object(value));
    expect(found.map((one) => one.code)).toContain(`${format.name}/${code}`);
    const severities = found.filter((one) => one.code === `${format.name}/${code}`).map((one) => one.severity);
    expect(severities).toContain(severity);
  });

  it('programs that only parse do not carry the examples', async () => {
    const contents = `export { parse } from './src/formats/${format.name}/index.ts';`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const code = outputFiles[0]?.text ?? '';
    const examples = codes
      .map(([, info]) => JSON.stringify(info.example).slice(1, -1))
      .filter((text) => text.length > 30);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((example) => code.includes(example))).toEqual([]);
  });

  it('every mistake of the grammar is explained in the grammar, and the table holds what the grammar says', () => {
    const { mistakes, flaws } = mistakesOf(sourcesOf(format.name));
    expect(flaws).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { code, severity, meaning, example, mend } of mistakes) {
      expect(format.diagnostics[code]).toEqual({ severity, meaning, example, mend });
    }
  });
});
