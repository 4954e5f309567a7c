import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../../src/cli/grammar/grammars.ts';
import type { Format } from '../../../src/core/format.ts';
import { formats } from '../../../src/detect.ts';
import { corpusOf } from '../../../src/extras/workbench/commands/corpus.ts';
import { readCover } from '../../../src/extras/workbench/commands/coverage-run.ts';
import { fuzzTexts, tryLaws } from '../../../src/extras/workbench/commands/fuzz.ts';
import { readGrammar } from '../../../src/grammar/read.ts';
import { arbitrary } from '../../../src/grammar/sentences/arbitrary.ts';
import { minimized } from '../../../src/grammar/sentences/minimize.ts';
import { lawsOfFormat, type TextLaw } from '../../../src/testing/laws.ts';
import { folderWith, run } from '../../cli/run.ts';
import { isDeep } from '../../laws/law.ts';

const grammar = readGrammar([
  { source: 'pairs', text: 'Pairs = Pair*\nPair = "[" [a-z]|1..5| "]" " " [0-9]|1..3| "\\n"' },
]);

/** A law that nothing ever breaks but what it says. */
function law(name: string, breaks: (text: string) => boolean): TextLaw {
  return {
    name,
    hold(text) {
      if (breaks(text)) throw new Error(`${name}!`);
    },
  };
}

describe('the fuzzer', () => {
  const texts = fuzzTexts([arbitrary(grammar, 'Pairs')], ['[key] 7\n[other] 8\n']);

  it('finds what breaks a law, makes it small, and finds it again', () => {
    const laws = [law('never', () => false), law('two of a kind', (text) => /^(\[\w+\]) .*\n\1/m.test(text))];
    const { broken } = tryLaws({ laws, texts, seconds: 20, seed: 1 });
    expect(broken?.law).toBe('two of a kind');
    expect(broken?.message).toBe('two of a kind!');
    expect(broken?.text).toMatch(/^\[(\w)\] \n\[\1\]$/);
    expect(tryLaws({ laws, texts, seconds: 0, seed: broken?.seed ?? 0 }).broken).toEqual(broken);
  });

  it('says how much it tried when all holds', () => {
    const result = tryLaws({ laws: [law('never', () => false)], texts, seconds: 0, seed: 1 });
    expect(result).toEqual({ rounds: 1, tried: 100 });
  });

  it('makes small what shrinking alone cannot', () => {
    expect(minimized('first\nsecond (a, b)\nthird', (text) => /\(.*\)/.test(text))).toBe('()');
    expect(minimized('x', () => false)).toBe('x');
  });
});

const CHUNKS = isDeep ? [[1], [3, 1, 7]] : [[3, 1, 7]];

const all: readonly Format<unknown>[] = Object.values(formats);

describe.each(all)('the laws that every format has, of $name', (format) => {
  const covers = grammars
    .filter((one) => (one.format ?? one.name) === format.name)
    .flatMap(({ name }) => readCover(name));
  const all = [...corpusOf(`test/corpus/${format.name}`).map((sample) => sample.text), ...covers];
  const corpus = all.filter((_, at) => isDeep || at % 16 === 0);

  it.each(lawsOfFormat(format).map((one) => [one.name, one] as const))('%s', (_, one) => {
    expect(corpus.length).toBeGreaterThan(0);
    for (const text of corpus) for (const sizes of CHUNKS) one.hold(text, sizes);
  });
});

describe('peglot grammar fuzz', () => {
  const targets = ['test/grammar/settings.peggy', 'duckflow'];
  it.runIf(isDeep).each(targets)('tells the seed and what it did with %s', async (target) => {
    const folder = await folderWith({ 'a.txt': '[MOOD] 0.5\n' });
    const args = ['grammar', 'fuzz', target, '--seconds', '0', '--seed', '7', '--corpus', folder];
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [first, second] = stdout.split('\n');
    const laws = Number(/: (\d) laws, 1 corpus text, seed 7$/.exec(first ?? '')?.[1]);
    expect(laws).toBeGreaterThan(0);
    expect(second).toBe(`${target}: every law holds (${laws * 100} tries in 1 round)`);
    expect(await readdir(folder)).toEqual(['a.txt']);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('[MOOD] 0.5\n');
  });

  it.each([
    [['duckflo'], "peglot: there is no format 'duckflo'; did you mean 'duckflow'?\n"],
    [['duckflow', '--seconds', 'x'], 'peglot: --seconds is not a number: "x"; write it in digits\n'],
    [['duckflow', '--corpus', 'no'], 'peglot: no: there is no such folder; name the folder of the texts\n'],
  ])('%j is wrong use', async (args, message) => {
    expect(await run(['grammar', 'fuzz', ...args])).toEqual({ code: 2, stdout: '', stderr: message });
  });
});
