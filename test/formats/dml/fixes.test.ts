import { readdirSync, readFileSync } from 'node:fs';
import type { Diagnostic } from 'peglot';
import { parse } from 'peglot/dml';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';

const folder = new URL('../../corpus/dml/', import.meta.url);
const inputs = readdirSync(folder).map((name): [string, string] => [
  name,
  readCase(readFileSync(new URL(name, folder), 'utf8')).input,
]);

const fixed = inputs.filter(([, input]) => parse(input).diagnostics.some(({ fix }) => fix !== undefined));

describe('fixes', () => {
  it.each(fixed)('of %s remove their finding and add none', (_, input) => {
    const { diagnostics } = parse(input);
    const before = countsOf(diagnostics);
    for (const { code, fix } of diagnostics) {
      if (fix === undefined) continue;
      const mended = input.slice(0, fix.range.start) + fix.text + input.slice(fix.range.end);
      const after = countsOf(parse(mended).diagnostics);
      expect(after.get(code) ?? 0, `${code} stays`).toBeLessThan(before.get(code) ?? 0);
      for (const [other, count] of after) expect(count, other).toBeLessThanOrEqual(before.get(other) ?? 0);
    }
  });

  it('are there for every mistake that stands in one place', () => {
    const text = '\ufeff🦆▶[ tool ：run_tests]◀🦆 {{ f : a }} 🦆▶️[T:search_code|{F:a}]◀️🦆<|end|>';
    const { diagnostics } = parse(text);
    expect(new Set(diagnostics.map(({ code }) => code)).size).toBe(9);
    for (const { code, fix } of diagnostics) expect(fix, code).toBeDefined();
  });
});

describe('a text that its writer did not finish', () => {
  it.each(inputs)('%s is never complete, however it is cut', (_, input) => {
    for (let at = 0; at < input.length; at += 3)
      expect(parse(input.slice(0, at), { finished: false })).toMatchObject({ ok: false, complete: false });
  });
});

/** How often each code is that is more than a remark. */
function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of diagnostics) if (severity !== 'info') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
