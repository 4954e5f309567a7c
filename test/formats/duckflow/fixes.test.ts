import { readdirSync, readFileSync } from 'node:fs';
import type { Diagnostic } from 'peglot';
import { parse } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';
import { isDeep } from '../../laws/law.ts';

const folder = new URL('../../corpus/duckflow/', import.meta.url);
const inputs = readdirSync(folder).map((name): [string, string] => [
  name,
  readCase(readFileSync(new URL(name, folder), 'utf8')).input,
]);

/** What mends one of these may show what it hid: the text says two things, and either reading is a guess. */
const UNDECIDED = new Set(['marker-behind-colour-in-a-broken-one.txt', 'vital-own-section.txt']);

const fixed = inputs.filter(([, input]) => parse(input).diagnostics.some(({ fix }) => fix !== undefined));

describe('fixes', () => {
  it.each(fixed.filter(([name]) => !UNDECIDED.has(name)))('of %s remove their finding and add none', (_, input) => {
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

  // What the text itself says: `Write [MOOD] 0.8.`
  const told = inputs.flatMap(([name, input]) =>
    parse(input).diagnostics.flatMap(({ code, hint = '', fix }) => {
      const [, said] = /^Write ([^a-z].*?)(?:, alone on its line)?\.$/.exec(hint) ?? [];
      return said === undefined ? [] : [{ name, code, said, input, fix }];
    }),
  );

  it.each(told)('of $name do what the hint of $code says', ({ said, input, fix }) => {
    if (fix === undefined) throw new Error('there is no fix');
    const mended = input.slice(0, fix.range.start) + fix.text + input.slice(fix.range.end);
    expect(mended.slice(fix.range.start)).toContain(said);
  });

  it('no hint speaks of a marker that the text does not have', () => {
    const standard = ['CONFIDENCE', 'MOOD', 'FOCUS', 'STAMINA'];
    const wrong = inputs.flatMap(([name, input]) =>
      // What is missing is not there, and what a fix writes is the law above.
      parse(input)
        .diagnostics.filter(({ code, fix }) => code !== 'duckflow/missing-vital' && fix === undefined)
        .filter(({ hint = '' }) =>
          standard.some((vital) => hint.includes(vital) && !input.toUpperCase().includes(vital)),
        )
        .map(({ code, hint }) => `${name}: ${code}: ${hint}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are there for every mistake that stands in one place', () => {
    const mended = parse('  [MOOD]: 85% # fine\n[action_0_type] finish\n［FOCUS］ .5<|end|>\n');
    const grammatical = mended.diagnostics.filter(({ code }) => code.startsWith('duckflow/bad-'));
    expect(grammatical.length).toBeGreaterThan(6);
    for (const { code, fix } of grammatical) expect(fix, code).toBeDefined();
  });
});

describe('a text that its writer did not finish', () => {
  it.each(inputs)('%s is never complete, however it is cut', (_, input) => {
    for (let at = 0; at <= input.length; at += isDeep ? 3 : 29)
      expect(parse(input.slice(0, at), { finished: false })).toMatchObject({ ok: false, complete: false });
  });

  it('a value at the very end is pointed out', () => {
    const { diagnostics } = parse('[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] rm -rf /');
    expect(diagnostics.map(({ code }) => code)).toContain('duckflow/ends-in-value');
  });
});

/** How often each code is that is more than a remark. */
function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity } of diagnostics) if (severity !== 'info') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
