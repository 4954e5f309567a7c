import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import peggy from 'peggy';
import { type GrammarSource, readGrammar, type Trial, traceGrammar } from 'peglot/grammar';
import { arbitrary } from 'peglot/grammar/sentences';
import { afterAll, describe, expect, it } from 'vitest';
import { generateBeside } from '../../src/cli/generate/parser-file.ts';
import { judgeGrammar } from '../../src/cli/grammar/judge.ts';
import { type BrokenLaw, fuzzTexts, lawsOfGrammar, tryLaws } from '../../src/extras/workbench/commands/fuzz.ts';
import { sentencesIfAny } from '../../src/grammar/sentences/arbitrary.ts';

// Grammars of Peggy's that were not written for peglot: what the parser gives is what Peggy's own gives.

const folder = mkdtempSync(join(tmpdir(), 'peglot-others-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { resolve } = createRequire(import.meta.url);
const examples = join(dirname(resolve('pegjs/package.json')), 'examples');
const own = new URL('./grammars/', import.meta.url);

interface Other {
  readonly name: string;
  readonly text: string;
  readonly reads: readonly string[];
  readonly refuses: readonly string[];
}

function published(path: string, reads: readonly string[], refuses: readonly string[]): Other {
  return { name: path.replace(/.*\/(?=[^/]+$)/, ''), text: readFileSync(path, 'utf8'), reads, refuses };
}

function small(name: string, reads: readonly string[], refuses: readonly string[]): Other {
  return { name, text: readFileSync(new URL(name, own), 'utf8'), reads, refuses };
}

const others: readonly Other[] = [
  published(join(examples, 'arithmetics.pegjs'), ['2*(3+4)', '1 - 1'], ['2*', '(1']),
  published(join(examples, 'css.pegjs'), ['a{}', '@media print { p > b { color: red; } }'], ['a{', '}']),
  published(join(examples, 'javascript.pegjs'), ['var x;', 'f(function () { return 1; })'], ['var', '{']),
  published(join(examples, 'json.pegjs'), ['{"a": [1, null, "x"]}', '-0.5'], ['{', '[1,]']),
  published(resolve('dotparser/grammar/dot.pegjs'), ['digraph { a -> b [color=red]; }'], ['digraph {']),
  published(
    resolve('intl-messageformat-parser/src/parser.pegjs'),
    ['Hi {name}!', '{n, plural, =0 {none} other {# items}}'],
    ['{x', '{d, date, }'],
  ),
  published(resolve('lucene/lib/lucene.grammar'), ['a AND (b OR title:"c d"~2)', 'x:[1 TO 5}'], ['(a', 'a:[1 TO']),
  published(resolve('gift-pegjs/GIFT.pegjs'), ['::Q1:: 2+2? {=4 ~5}\n', '// c\nT {TRUE}\n'], ['Q {=a']),
  small('csv.pegjs', ['a,b\n"c ""d""",\n', ''], ['"a', 'a"b']),
  small('ini.pegjs', ['[main]\nname=peg\n[other]\n', ''], ['[main', '[main]\nname:peg\n']),
  small('markup.pegjs', ['<a>x<b></b></a>'], ['<a></b>', '<a>']),
  small('indented.pegjs', ['a\n  b\n    c\n'], ['a\n      b\n']),
  small('range.pegjs', ['v1.2-beta', 'V12.'], ['1', 'v12345.']),
  small('words.pegjs', ["Das ist's.", 'Éa b!'], ['One.', 'a b']),
  small('query.pegjs', ['a and not (b or c:"d e")'], ['a and', '(a']),
  small('roman.pegjs', ['MCMXCIV', 'III', ''], ['IIII', 'IC']),
  small('netstring.pegjs', ['3:a,b,0:,', '10:0123456789,'], ['3:ab,', 'x']),
  small('units.pegjs', ['12 KM', '0m'], ['0 km', '1234567 m', '5 x']),
  small('ducks.pegjs', ['🦆Ann@3 🦆é\n🦆', ''], ['🦆 x', '🦆🦆']),
  small('heredoc.pegjs', ['a\n<<EOT\nx y\n\nEOT\nb', ''], ['<<A\nB\n']),
];

describe.each(others)('$name', ({ name, text, reads, refuses }) => {
  const sources: readonly GrammarSource[] = [{ source: name, text }];
  const theirs = peggy.generate(text);

  it('gives what Peggy gives, and refuses with the same words at the same place', async () => {
    const file = join(folder, name);
    writeFileSync(file, text);
    // Types of their own take ts-pegjs seconds a grammar.
    const options = { kind: 'peggy' as const, peggy: { tspegjs: { skipTypeComputation: true } } };
    const { file: parser } = await generateBeside(file, false, options);
    const ours = await import(pathToFileURL(parser).href);
    for (const read of reads) expect(ours.parse(read)).toEqual(theirs.parse(read));
    for (const refused of refuses) {
      expect(() => ours.parse(refused)).toThrow(ours.SyntaxError);
      expect(outcomeOf(() => ours.parse(refused))).toEqual(outcomeOf(() => theirs.parse(refused)));
    }
  });

  it('has sentences, which Peggy reads', () => {
    const [start] = readGrammar(sources).rules;
    const sentences = fc.sample(arbitrary(readGrammar(sources), start?.name ?? ''), { numRuns: 5, seed: 1 });
    for (const sentence of sentences) expect(() => theirs.parse(sentence)).not.toThrow();
  });

  it('is judged without a fault that keeps it from being compiled', () => {
    const { findings } = judgeGrammar(sources, undefined);
    const faults = findings.filter(
      ({ severity, message }) => severity === 'error' && message !== 'This alternative is never reached',
    );
    expect(faults).toEqual([]);
  });

  it('with a bug planted in it is found by fuzzing, and without it none is', () => {
    expect(brokenBy(sources)).toBeUndefined();
    const planted = plantedIn(sources, reads[0] ?? '');
    expect(brokenBy([{ source: name, text: planted }])).toMatchObject({ law: 'total', message: 'planted' });
  });

  it('is traced as Peggy reads it', () => {
    for (const read of reads) expect(traceGrammar(sources, read).refused).toBeUndefined();
    for (const refused of refuses) {
      const { location } = outcomeOf(() => theirs.parse(refused));
      expect(traceGrammar(sources, refused).refused?.offset).toBe(location);
    }
  });
});

/** What one round of `peglot grammar fuzz` finds. */
function brokenBy(sources: readonly GrammarSource[]): BrokenLaw | undefined {
  const grammar = readGrammar(sources);
  const startRules = [grammar.rules[0]?.name ?? ''];
  const laws = lawsOfGrammar({ name: 'other', sources, startRules }, startRules);
  const texts = fuzzTexts(sentencesIfAny(grammar, startRules[0] ?? '', { failing: true }), []);
  return tryLaws({ laws, texts, seconds: 0, seed: 1 }).broken;
}

/** The grammar with code that fails where the rule that read the last part of a text matches. */
function plantedIn(sources: readonly GrammarSource[], read: string): string {
  let last: Trial | undefined;
  const visit = (trials: readonly Trial[]): void => {
    for (const trial of trials) {
      if (trial.end === undefined) continue;
      last = trial;
      visit(trial.trials);
    }
  };
  visit(traceGrammar(sources, read).trials);
  const rule = readGrammar(sources).rules.find(({ name }) => name === last?.rule);
  const expression = rule?.expression.type === 'named' ? rule.expression.expression : rule?.expression;
  const [{ text = '' } = {}] = sources;
  const { start, end } = expression?.location ?? {};
  const own = text.slice(start?.offset, end?.offset);
  return `${text.slice(0, start?.offset)}(${own}\n) { throw new Error('planted'); }${text.slice(end?.offset)}`;
}

/** What a parser says of a text that it refuses. */
function outcomeOf(parse: () => unknown): { readonly message: unknown; readonly location: unknown } {
  try {
    parse();
  } catch (error) {
    const { message, location } = Object(error);
    return { message, location: location?.start?.offset };
  }
  return { message: undefined, location: undefined };
}
