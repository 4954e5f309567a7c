import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatNamed } from '../../../cli/choose-format.ts';
import { raiseExitCode } from '../../../cli/exit-code.ts';
import { grammarSources } from '../../../cli/grammar/files.ts';
import { ownFormat } from '../../../cli/grammar/own-format.ts';
import {
  explainingMistakes,
  grammarOfFormat,
  isGrammar,
  type Subject,
  sourcesOf,
  subjectOf,
} from '../../../cli/grammar/table.ts';
import { numberOf } from '../../../cli/number-options.ts';
import { clearProgress, showProgress, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { formats } from '../../../cli/registry.ts';
import { counted } from '../../../core/counted.ts';
import { quote } from '../../../core/diagnostic.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import { messageOf } from '../../../core/thrown.ts';
import { compileGrammar, type Grammar, type RuntimeParser, readGrammar, readNested } from '../../../grammar/inside.ts';
import { type SentenceArbitrary, sentencesIfAny } from '../../../grammar/sentences/arbitrary.ts';
import { minimized } from '../../../grammar/sentences/minimize.ts';
import { mutated } from '../../../grammar/sentences/mutate.ts';
import { anyUnit } from '../../../testing/any-unit.ts';
import { writeCase } from '../../../testing/corpus-file.ts';
import { lawsOfFormat, type TextLaw } from '../../../testing/laws.ts';
import { corpusOf } from './corpus.ts';

interface FuzzOptions {
  readonly seconds: string;
  readonly seed?: string;
  /** The folder of texts to spoil, where counterexamples are saved, too; `test/corpus/FORMAT` if it exists. */
  readonly corpus?: string;
  /** Laws in addition to those of every format. */
  readonly laws?: (format: string) => readonly RandomLaw[];
  /** The command shown in the replay line. */
  readonly command?: string;
}

/** `peglot grammar fuzz`: checks the laws of formats and grammars on sentences and on spoiled texts. */
export async function fuzz(names: readonly string[], options: FuzzOptions): Promise<void> {
  const seconds = numberOf('--seconds', options.seconds, /^\d+(?:\.\d+)?$/);
  const seed = numberOf('--seed', options.seed ?? String(Date.now() % 2 ** 31));
  // A missing folder is reported before grammars are loaded, which takes seconds.
  if (options.corpus !== undefined) corpusOf(options.corpus);
  const chosen = names.length === 0 ? formats.map(({ name }) => name) : names;
  const targets = await Promise.all(chosen.map(targetsNamed));
  for (const target of targets.flat()) await fuzzTarget(target, seconds, seed, options);
}

/** What is tried: a format, or a grammar without one. */
interface Target {
  readonly name: string;
  readonly laws: readonly TextLaw[];
  /** Takes seconds for a large grammar. */
  sentences(): readonly SentenceArbitrary[];
  /** Its texts, if they are not in `test/corpus`. */
  readonly corpus?: string;
  /** The start rule of its sentences, for a grammar without a format: without sentences and texts, nothing is tried. */
  readonly start?: string;
  /** Its name on the command line, if different. */
  readonly file?: string;
}

/** The user's formats, by their file or a name in the configuration; one of ours; or a grammar. */
async function targetsNamed(name: string): Promise<Target[]> {
  const own = await ownFormat(name);
  if (own === undefined) return [targetNamed(name)];
  const { grammar, corpus } = own;
  const read = grammar === undefined ? undefined : explainingMistakes(() => readNested(grammarSources(grammar)));
  const [first] = read?.rules ?? [];
  return own.formats.map((format) => ({
    name: format.name,
    laws: lawsOfFormat(format),
    sentences: () => (read === undefined || first === undefined ? [] : sentencesOf(read, first.name)),
    file: name,
    ...(corpus !== undefined && { corpus }),
  }));
}

/** A format, or a grammar by its name or its file. */
function targetNamed(name: string): Target {
  if (formats.some((format) => format.name === name) || !isGrammar(name)) {
    const format = formatNamed(name);
    const entry = grammarOfFormat(format.name);
    const [start] = entry?.startRules ?? [];
    const sentences = (): readonly SentenceArbitrary[] =>
      entry === undefined || start === undefined ? [] : sentencesOf(readNested(sourcesOf(entry)), start);
    return { name, laws: lawsOfFormat(format), sentences };
  }
  const subject = subjectOf(name);
  const grammar = explainingMistakes(() => readNested(subject.sources));
  const first = grammar.rules[0]?.name ?? '';
  const startRules = subject.startRules.length > 0 ? subject.startRules : [first];
  const start = startRules[0] ?? first;
  const sentences = (): readonly SentenceArbitrary[] => sentencesOf(grammar, start, true);
  return { name, laws: lawsOfGrammar(subject, startRules), sentences, start };
}

async function fuzzTarget(target: Target, seconds: number, seed: number, options: FuzzOptions): Promise<void> {
  const { name, laws } = target;
  const usual = target.corpus ?? join('test/corpus', name);
  const folder = options.corpus ?? (existsSync(usual) ? usual : undefined);
  const corpus = folder === undefined ? [] : corpusOf(folder).map((sample) => sample.text);
  const more = options.laws?.(name) ?? [];
  await write(
    `${name}: ${counted(laws.length + more.length, 'law')}, ${counted(corpus.length, 'corpus text')}, seed ${seed}\n`,
  );
  const sentences = target.sentences();
  if (target.start !== undefined && sentences.length === 0 && corpus.length === 0)
    throw new Problem(
      `${name}: no text could be made that ${target.start} reads: nothing was tried`,
      'name a folder of texts with --corpus, or see whether the rule can match at all',
    );
  const texts = fuzzTexts(sentences, corpus);
  const { tried, rounds, broken } = tryLaws({ laws, more, texts, seconds, seed, onProgress });
  clearProgress();
  if (broken === undefined) {
    await write(`${name}: every law holds (${tried} tries in ${counted(rounds, 'round')})\n`);
    // A single round is a replay, which need not repeat this.
    if (seconds > 0) await write(unsatisfiedRules(name, sentences));
    return;
  }
  raiseExitCode(1);
  await tell(target, broken, folder ?? '.', options.command ?? 'peglot grammar fuzz');
}

/** The sentences of a grammar: strict ones, and ones with its mistakes; optionally those on which its code throws. */
function sentencesOf(grammar: Grammar, start: string, failing = false): SentenceArbitrary[] {
  return [false, true].flatMap((recovery) => sentencesIfAny(grammar, start, { recovery, failing }));
}

/** Reports the rules that no sentence reached, so that nobody believes they were tried. */
function unsatisfiedRules(format: string, sentences: readonly SentenceArbitrary[]): string {
  const [last] = sentences.slice(-1);
  const rules = last?.unsatisfied ?? [];
  if (rules.length === 0) return '';
  return `${format}: no sentence could be made for ${rules.join(', ')}: only the corpus and the laws' own texts try them\n`;
}

async function tell(
  { name: format, file: shown = format }: Target,
  { law, text, message, seed }: BrokenLaw,
  folder: string,
  command: string,
): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = join(folder, `found-${hash}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, writeCase({ title: `found by fuzzing: ${law}`, input: text, expected: undefined }));
  await write(
    [
      `${format}: the law "${law}" is broken by ${quote(text)}`,
      '',
      escapeControls(message, true),
      '',
      `saved as ${file}`,
      `again: ${command} ${shown} --seconds 0 --seed ${seed}`,
      '',
    ].join('\n'),
  );
}

function onProgress({ law, tried, seconds }: { law: string; tried: number; seconds: number }): void {
  showProgress(`${seconds.toFixed(0)} s, ${tried} tries, now: ${law}`);
}

/** A law that generates its own inputs. */
interface RandomLaw {
  readonly name: string;
  check(run: {
    readonly seed: number;
    readonly numRuns: number;
  }): { readonly text: string; readonly report: string } | undefined;
}

/** What to try, and how long. */
interface FuzzJob {
  readonly laws: readonly TextLaw[];
  readonly more?: readonly RandomLaw[];
  readonly texts: fc.Arbitrary<string>;
  /** 0 for a single round. */
  readonly seconds: number;
  readonly seed: number;
  /** Called at intervals. */
  readonly onProgress?: (state: { readonly law: string; readonly tried: number; readonly seconds: number }) => void;
}

/** How it went. */
interface FuzzResult {
  readonly rounds: number;
  /** The number of texts tried, counted once for each law. */
  readonly tried: number;
  readonly broken?: BrokenLaw;
}

/** A text that breaks a law, minimized. */
export interface BrokenLaw {
  readonly law: string;
  readonly text: string;
  readonly message: string;
  /** The seed of the round that found it. */
  readonly seed: number;
}

const RUNS_PER_ROUND = 100;

/** Tries every law on random texts, in rounds with consecutive seeds, until time is over or a law is broken. */
export function tryLaws({ laws, more = [], texts, seconds, seed, onProgress }: FuzzJob): FuzzResult {
  const begun = Date.now();
  const end = begun + seconds * 1000;
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });
  let tried = 0;
  for (let round = 0; ; round++) {
    for (const law of laws) {
      const property = fc.property(texts, sizes, (text, cuts) => {
        tried++;
        law.hold(text, cuts);
      });
      onProgress?.({ law: law.name, tried, seconds: (Date.now() - begun) / 1000 });
      const left = end - Date.now();
      const limit = seconds === 0 ? {} : { interruptAfterTimeLimit: Math.max(left, 50) };
      const found = fc.check(property, { seed: seed + round, numRuns: RUNS_PER_ROUND, ...limit });
      const example = found.counterexample;
      if (found.failed && example) return { rounds: round + 1, tried, broken: explained(law, example, seed + round) };
      if (seconds > 0 && Date.now() >= end) return { rounds: round + 1, tried };
    }
    for (const law of more) {
      onProgress?.({ law: law.name, tried, seconds: (Date.now() - begun) / 1000 });
      const found = law.check({ seed: seed + round, numRuns: RUNS_PER_ROUND });
      tried += RUNS_PER_ROUND;
      if (found === undefined) continue;
      const broken = { law: law.name, text: found.text, message: found.report, seed: seed + round };
      return { rounds: round + 1, tried, broken };
    }
    if (Date.now() >= end) return { rounds: round + 1, tried };
  }
}

function explained(law: TextLaw, [text, sizes]: [string, number[]], seed: number): BrokenLaw {
  const small = minimized(text, (candidate) => problem(law, candidate, sizes) !== undefined);
  return { law: law.name, text: small, message: problem(law, small, sizes) ?? 'it holds when it is tried again', seed };
}

function problem(law: TextLaw, text: string, sizes: readonly number[]): string | undefined {
  try {
    law.hold(text, sizes);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Sentences, texts of the corpus, both also as spoiled by models, and sometimes arbitrary text. */
export function fuzzTexts(sentences: readonly SentenceArbitrary[], corpus: readonly string[]): fc.Arbitrary<string> {
  const good = [...sentences, ...(corpus.length === 0 ? [] : [fc.constantFrom(...corpus)])];
  const any = fc.string({ unit: anyUnit, maxLength: 100 });
  if (good.length === 0) return any;
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...sentences, any) },
    { weight: 5, arbitrary: mutated(fc.oneof(...good)) },
    { weight: 1, arbitrary: any },
  );
}

/**
 * The laws for the parser of any grammar, from each of its start rules: it reads or refuses every text, and reads
 * whatever its strict variant reads to the same tree.
 */
export function lawsOfGrammar({ sources }: Subject, startRules: readonly string[]): readonly TextLaw[] {
  const grammar = explainingMistakes(() => readGrammar(sources));
  const parser = explainingMistakes(() => compileGrammar(grammar, { allowedStartRules: startRules }));
  const strict = strictParsers();
  const each = (hold: (text: string, rule: string) => void) => (text: string) => {
    for (const rule of startRules) hold(text, rule);
  };
  return [
    { name: 'total', hold: each((text, rule) => void outcome(parser, text, rule)) },
    {
      name: 'strict within tolerant',
      hold: each((text, rule) => {
        const narrow = strict.get(rule);
        const found = narrow && outcome(narrow, text, rule);
        if (found?.read) assert.deepEqual(found, outcome(parser, text, rule));
      }),
    },
  ];

  /** Some rules vanish without recovery. */
  function strictParsers(): Map<string, RuntimeParser> {
    return new Map(
      startRules.flatMap((rule) => {
        try {
          return [[rule, compileGrammar(grammar, { strict: true, allowedStartRules: [rule] })] as const];
        } catch {
          return [];
        }
      }),
    );
  }
}

type Outcome = { readonly read: true; readonly tree: unknown } | { readonly read: false };

/** A parser's result for a text. @throws {Error} for anything but a refusal: an exception in code, a stack overflow */
function outcome(parser: RuntimeParser, text: string, startRule: string): Outcome {
  try {
    return { read: true, tree: parser.parse(text, { startRule }) };
  } catch (error) {
    if (error instanceof Error && 'location' in error && 'found' in error) return { read: false };
    throw error;
  }
}
