import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatNamed } from '../../../cli/choose-format.ts';
import { raiseExitCode } from '../../../cli/exit-code.ts';
import { grammarSources } from '../../../cli/generate/sources.ts';
import { ownFormat } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, sourcesOf, subjectOf } from '../../../cli/grammar/table.ts';
import { numberOf } from '../../../cli/number-options.ts';
import { write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { clearProgress, showProgress } from '../../../cli/progress.ts';
import { formats } from '../../../cli/registry.ts';
import { counted } from '../../../core/counted.ts';
import { quote } from '../../../core/diagnostic.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import { type Grammar, readAnnotated } from '../../../grammar/inside.ts';
import { type SentenceArbitrary, sentencesIfAny } from '../../../grammar/sentences/arbitrary.ts';
import { writeCase } from '../../../testing/corpus-file.ts';
import { lawsOfFormat, type TextLaw } from '../../../testing/laws.ts';
import { corpusOf } from './corpus.ts';
import { type BrokenLaw, fuzzTexts, type RandomLaw, fuzz as run } from './fuzz-run.ts';
import { lawsOfGrammar } from './grammar-laws.ts';

/** The options of `peglot grammar fuzz`. */
interface FuzzOptions {
  readonly seconds: string;
  readonly seed?: string;
  /** Where texts to spoil are, and where what is found goes; `test/corpus/FORMAT` when that is there. */
  readonly corpus?: string;
  /** Laws besides those that every format has. */
  readonly laws?: (format: string) => readonly RandomLaw[];
  /** The command that the replay line shows. */
  readonly command?: string;
}

/** `peglot grammar fuzz`: the laws of formats and grammars on sentences and on what models make of them. */
export async function fuzz(names: readonly string[], options: FuzzOptions): Promise<void> {
  const seconds = numberOf('--seconds', options.seconds, /^\d+(?:\.\d+)?$/);
  const seed = numberOf('--seed', options.seed ?? String(Date.now() % 2 ** 31));
  // A folder that is not there is told before grammars are looked at, which takes seconds.
  if (options.corpus !== undefined) corpusOf(options.corpus);
  const chosen = names.length === 0 ? formats.map(({ name }) => name) : names;
  const targets = await Promise.all(chosen.map(targetsNamed));
  for (const target of targets.flat()) await fuzzTarget(target, seconds, seed, options);
}

/** What is tried: a format, or a grammar by itself. */
interface Target {
  readonly name: string;
  readonly laws: readonly TextLaw[];
  /** Takes seconds for a large grammar. */
  sentences(): readonly SentenceArbitrary[];
  /** Its texts, when those are not in `test/corpus`. */
  readonly corpus?: string;
  /** The rule that its sentences are of, of a grammar by itself: without sentences and texts, nothing tries it. */
  readonly start?: string;
  /** What its name is on the command line, when that is another. */
  readonly file?: string;
}

/** Formats of one's own, by their file or a name of the configuration; one of ours; or a grammar. */
async function targetsNamed(name: string): Promise<Target[]> {
  const own = await ownFormat(name);
  if (own === undefined) return [targetNamed(name)];
  const { grammar, corpus } = own;
  const read = grammar === undefined ? undefined : explainingMistakes(() => readAnnotated(grammarSources(grammar)));
  const [first] = read?.grammar.rules ?? [];
  return own.formats.map((format) => ({
    name: format.name,
    laws: lawsOfFormat(format),
    sentences: () => (read === undefined || first === undefined ? [] : sentencesOf(read.grammar, first.name)),
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
      entry === undefined || start === undefined ? [] : sentencesOf(readAnnotated(sourcesOf(entry)).grammar, start);
    return { name, laws: lawsOfFormat(format), sentences };
  }
  const subject = subjectOf(name);
  const grammar = explainingMistakes(() => readAnnotated(subject.sources).grammar);
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
  const { tried, rounds, broken } = run({ laws, more, texts, seconds, seed, onProgress });
  clearProgress();
  if (broken === undefined) {
    await write(`${name}: every law holds (${tried} tries in ${counted(rounds, 'round')})\n`);
    // One round is a replay: it need not tell again.
    if (seconds > 0) await write(unsatisfiedRules(name, sentences));
    return;
  }
  raiseExitCode(1);
  await tell(target, broken, folder ?? '.', options.command ?? 'peglot grammar fuzz');
}

/** The sentences of a grammar: strict, and with the mistakes that it names; with those on which its code fails or not. */
function sentencesOf(grammar: Grammar, start: string, failing = false): SentenceArbitrary[] {
  return [false, true].flatMap((recovery) => sentencesIfAny(grammar, start, { recovery, failing }));
}

/** What no sentence reached, told so that nobody believes it was tried. */
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
