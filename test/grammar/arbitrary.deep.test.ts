import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../../src/cli/grammar/table.ts';
import { readNested } from '../../src/grammar/annotated.ts';
import { compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import { type CoveragePoint, countPoints } from '../../src/grammar/points.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { arbitrary } from '../../src/grammar/sentences/arbitrary.ts';
import { sentenceChecker } from '../../src/grammar/sentences/checker.ts';
import { steerTargets } from '../../src/grammar/sentences/steer.ts';
import { runs } from '../laws/law.ts';
import { mayLoop, randomGrammar } from './random-grammar.ts';

const { numRuns } = runs(100);

function read(path: string): { source: string; text: string } {
  return { source: path, text: readFileSync(new URL(path, import.meta.url), 'utf8') };
}

/** The parser as Peggy itself makes it; undefined for a grammar that it refuses. */
function plainParser(text: string): RuntimeParser | undefined {
  try {
    return peggy.generate(text);
  } catch {
    return undefined;
  }
}

function accepts(parser: RuntimeParser, text: string, options?: object): boolean {
  try {
    parser.parse(text, options);
    return true;
  } catch {
    return false;
  }
}

function withoutPredicates(grammar: string): string {
  return grammar.replace(/[!&]/g, '$');
}

/** All texts over a few characters, up to a length. */
function allTexts(chars: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = allTexts(chars, length - 1);
  const longest = shorter.filter((text) => text.length === length - 1);
  return [...shorter, ...longest.flatMap((text) => chars.map((char) => text + char))];
}

const settings = [read('settings.peggy')];

describe('sentences of a grammar', () => {
  it('parse by the plain parser, for any grammar', () => {
    let made = 0;
    fc.assert(
      fc.property(randomGrammar({ code: true }), fc.integer(), (text, seed) => {
        fc.pre(!mayLoop(text));
        const plain = plainParser(text);
        fc.pre(plain !== undefined);
        if (plain === undefined) return;
        const sentences = tried(() => arbitrary(readGrammar([{ source: 'random', text }]), 'R0', { size: 6 }));
        if (sentences === undefined) return;
        for (const sentence of fc.sample(sentences, { seed, numRuns: 20 })) {
          assert(accepts(plain, sentence), JSON.stringify(sentence));
          made++;
        }
      }),
      { numRuns },
    );
    expect(made).toBeGreaterThan(numRuns * 5);
  });

  it('exercise what short texts exercise, when the grammar has no predicates', () => {
    const texts = allTexts(['a', 'b', 'c', 'A', '\n', 'é'], 4);
    const total = { reached: 0, missed: 0 };
    const few = Math.max(20, Math.ceil(numRuns / 5));
    fc.assert(
      fc.property(randomGrammar().map(withoutPredicates), (text) => {
        fc.pre(!mayLoop(text) && plainParser(text) !== undefined);
        const grammar = readGrammar([{ source: 'random', text }]);
        const points: CoveragePoint[] = [];
        const counting = compileGrammar(grammar, { plugins: [countPoints(points)] });
        const reached = new Set<number>();
        for (const sentence of texts) {
          const hits = points.map(() => 0);
          if (accepts(counting, sentence, { hits }))
            for (const [at, count] of hits.entries()) if (count > 0) reached.add(at);
        }
        if (reached.size === 0) return;
        total.reached += reached.size;
        total.missed += arbitrary(grammar, 'R0', { size: 12 }).unreached.filter((point) =>
          reached.has(points.findIndex((one) => JSON.stringify(one) === JSON.stringify(point))),
        ).length;
      }),
      { numRuns: few },
    );
    // Nobody can decide what a grammar of this kind accepts, so a sentence may be missed, once in a while.
    expect(total.reached).toBeGreaterThan(few * 4);
    expect(total.missed / total.reached).toBeLessThan(0.005);
  });

  it('are those of the strict grammar, or have the mistakes that it names', () => {
    const grammar = readGrammar(settings);
    const strict = compileGrammar(settings, { strict: true });
    const tolerant = compileGrammar(settings);
    fc.assert(
      fc.property(arbitrary(grammar, 'Settings'), (text) => {
        expect(JSON.stringify(strict.parse(text))).not.toContain('"bad"');
      }),
    );
    const mistaken = fc.sample(arbitrary(grammar, 'Settings', { recovery: true }), { seed: 1, numRuns: 200 });
    expect(mistaken.every((text) => accepts(tolerant, text))).toBe(true);
    for (const type of ['bad', 'open', 'section', 'setting', 'note']) {
      const is = new RegExp(`"type":"${type}"`);
      expect(mistaken.filter((text) => is.test(JSON.stringify(tolerant.parse(text)))).length).toBeGreaterThan(4);
    }
  });

  it('satisfy predicates: a text closes with the word that opened it', () => {
    const heres = arbitrary(readGrammar(settings), 'Here');
    const found = new Set(fc.sample(heres, { seed: 1, numRuns: 100 }));
    expect(found.size).toBeGreaterThan(20);
    expect(heres.unsatisfied).toEqual([]);
  });

  it('shrink along the grammar', () => {
    const property = fc.property(arbitrary(readGrammar(settings), 'Settings'), (text) => !/\(.*,/.test(text));
    for (const seed of [1, 2, 3]) {
      const { counterexample } = fc.check(property, { seed, numRuns: 2000 });
      expect(counterexample?.[0]).toMatch(/^a=\((?:""|<<|no|0),(?:""|no|0)\)$/i);
    }
  });

  // `npx vitest run --config vitest.deep.config.ts test/grammar/arbitrary.deep.test.ts -u` writes it anew.
  it('are as the file shows them, and each is made smaller in small steps', async () => {
    const text = `S = Head Item|1..4, ","| "." / "?" [^a-z]|2| .
Head = "<" name:$[a-z]+ ("=" value)? ">" &{ return name.length < 9; }
Item = "(" Item? ")" / "ok"i / !"no" word / "-"|..3| [0-9]+
value = "'" [^']* "'" / ("x" "y")+ "z"?
word = $([a-z] [a-z0-9]*) !"9"`;
    const sentences = arbitrary(readGrammar([{ source: 'x', text }]), 'S', { size: 12 });
    const samples = fc.sample(sentences, { seed: 1, numRuns: 25 }).map((one) => JSON.stringify(one));
    const { failures } = fc.check(
      fc.property(sentences, (sentence) => !/\(.*,/.test(sentence)),
      { seed: 3, numRuns: 300, verbose: 1 },
    );
    const steps = failures.map(([sentence]) => JSON.stringify(sentence));
    await expect(
      [text, '──── sentences', ...samples, '──── one that is made smaller', ...steps, ''].join('\n'),
    ).toMatchFileSnapshot('sentences.txt');
  });

  it('say which rules nothing satisfies', () => {
    const text = 'Start = "a" Odd? / Endless\nOdd = x:$[b-d]+ &{ return x === "zebra"; }\nEndless = "(" Endless ")"';
    const sentences = arbitrary(readGrammar([{ source: 'x', text }]), 'Start');
    expect(sentences.unsatisfied).toEqual(['Odd', 'Endless']);
    expect(fc.sample(sentences, 10)).toContain('a');
    const none = readGrammar([{ source: 'x', text: 'Start = "a" &{ return false; }' }]);
    expect(() => arbitrary(none, 'Start')).toThrow('no sentence of Start was found');
    const endless = readGrammar([{ source: 'x', text: 'A = "a" B\nB = A &A' }]);
    expect(() => arbitrary(endless, 'A')).toThrow('no sentence of A is finite');
    expect(() => arbitrary(none, 'Other')).toThrow('there is no rule Other');
  });

  it('do not try a rule alone whose code loops until another rule has done something', () => {
    const text =
      '{\nlet open = 0;\nfunction close() {\n  while (open !== 1) open = open === 0 ? 0 : open - 1;\n  return true;\n}\n}\nStart = Open Close*\nOpen = "(" &{ open = 1; return true; }\nClose = ")" &{ return close(); }';
    const sentences = arbitrary(readGrammar([{ source: 'x', text }]), 'Start');
    expect(fc.sample(sentences, 50)).toContain('())');
  });

  // Of each grammar, strict and tolerant: the share of its rules that two hundred sentences reach. Which rules they are
  // is chance: a word more in a grammar changes the share by up to a tenth.
  it.each([
    ['acor', 0.99, 0.96],
    ['dml', 0.9, 0.93],
    ['duckflow', 0.84, 0.95],
    ['design', 0.82, 0.83],
  ])('reach the rules of %s', (name, ...least) => {
    const { startRules, sources } = subjectOf(name);
    const grammar = readNested(sources);
    const [start = ''] = startRules;
    for (const [at, recovery] of [false, true].entries()) {
      const { tree, points, fitter } = sentenceChecker(grammar, recovery);
      const { rules } = steerTargets(tree, start);
      const hits = points.map(() => 0);
      const texts = fc.sample(arbitrary(grammar, start, { recovery }), { seed: 1, numRuns: 200 });
      for (const text of texts) fitter.accepts(start, text, hits);
      const ofRules = points.flatMap((point, nth) => (point.kind === 'rule' && rules.has(point.rule) ? [nth] : []));
      const reached = ofRules.filter((nth) => hits[nth] !== 0).length;
      expect(reached / ofRules.length, `${reached} of ${ofRules.length}`).toBeGreaterThan(least[at] ?? 1);
    }
  });

  it('grow over a run', () => {
    const sentences = arbitrary(readGrammar(settings), 'Settings', { size: 30 });
    const total = { first: 0, last: 0 };
    for (let seed = 1; seed <= 12; seed++) {
      const lengths = fc.sample(sentences, { seed, numRuns: 400 }).map((text) => text.length);
      const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
      total.first += sum(lengths.slice(0, 20)) / 20;
      total.last += sum(lengths.slice(-20)) / 20;
    }
    expect(total.last).toBeGreaterThan(total.first * 1.2);
  });

  it('come again with the same seed', () => {
    const make = (): string[] => fc.sample(arbitrary(readGrammar(settings), 'Settings'), { seed: 7, numRuns: 50 });
    expect(make()).toEqual(make());
  });

  it('stay small on a grammar that grows', () => {
    const text = 'S = "(" S S S ")" / "(" S ")" S / T*\nT = "[" S|1..3, ","| "]" / "x"';
    for (const sentence of fc.sample(arbitrary(readGrammar([{ source: 'x', text }]), 'S'), { seed: 1, numRuns: 300 })) {
      expect(sentence.length).toBeLessThan(2000);
    }
  });
});

/** Undefined when there is no sentence. */
function tried<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    assert(error instanceof Error && error.message.startsWith('no sentence'), String(error));
    return undefined;
  }
}
