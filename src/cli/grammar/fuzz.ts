import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeControls, quote } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import { readGrammar } from '../../grammar/read.ts';
import { arbitrary, type SentenceArbitrary } from '../../grammar/sentences/arbitrary.ts';
import { writeCase } from '../../testing/corpus-file.ts';
import { lawsOfFormat } from '../../testing/laws.ts';
import { formatNamed } from '../choose-format.ts';
import { raiseExitCode } from '../exit-code.ts';
import { write } from '../output.ts';
import { Problem } from '../problem.ts';
import { formats } from '../registry.ts';
import { corpusOf } from './corpus.ts';
import { type BrokenLaw, fuzzTexts, type RandomLaw, fuzz as run } from './fuzz-run.ts';
import { grammarOfFormat, sourcesOf } from './table.ts';

/** The options of `peglot grammar fuzz`. */
export interface FuzzOptions {
  readonly seconds: string;
  readonly seed?: string;
  /** Where texts to spoil are, and where what is found goes; `test/corpus/FORMAT` when that is there. */
  readonly corpus?: string;
  /** Laws besides those that every format has. */
  readonly laws?: (format: string) => readonly RandomLaw[];
  /** The command that the replay line shows. */
  readonly command?: string;
}

/** `peglot grammar fuzz`: the laws of a format on sentences of its grammar and on what models make of them. */
export async function fuzz(names: readonly string[], options: FuzzOptions): Promise<void> {
  const seconds = numberOf('--seconds', options.seconds, /^\d+(?:\.\d+)?$/);
  const seed = numberOf('--seed', options.seed ?? String(Date.now() % 2 ** 31), /^\d{1,10}$/);
  const chosen = names.length === 0 ? formats : names.map(formatNamed);
  for (const format of chosen) await fuzzFormat(format, seconds, seed, options);
}

async function fuzzFormat(format: Format<unknown>, seconds: number, seed: number, options: FuzzOptions): Promise<void> {
  const usual = join('test/corpus', format.name);
  const folder = options.corpus ?? (existsSync(usual) ? usual : undefined);
  const corpus = folder === undefined ? [] : corpusOf(folder).map((sample) => sample.text);
  const sentences = sentencesOf(format.name);
  const laws = lawsOfFormat(format);
  const more = options.laws?.(format.name) ?? [];
  await write(`${format.name}: ${laws.length + more.length} laws, ${corpus.length} corpus texts, seed ${seed}\n`);
  const texts = fuzzTexts(sentences, corpus);
  const { tried, rounds, broken } = run({ laws, more, texts, seconds, seed, onProgress: showProgress });
  clearProgress();
  if (broken === undefined) {
    await write(`${format.name}: every law holds (${tried} tries in ${rounds} ${rounds === 1 ? 'round' : 'rounds'})\n`);
    // One round is a replay: it need not tell again.
    if (seconds > 0) await write(unsatisfiedRules(format.name, sentences));
    return;
  }
  raiseExitCode(1);
  await tell(format.name, broken, folder ?? '.', options.command ?? 'peglot grammar fuzz');
}

/** The sentences of a format's grammar: strict, and with the mistakes that it names. */
function sentencesOf(format: string): SentenceArbitrary[] {
  const entry = grammarOfFormat(format);
  const [start] = entry?.startRules ?? [];
  if (entry === undefined || start === undefined) return [];
  const grammar = readGrammar(sourcesOf(entry));
  return [false, true].map((recovery) => arbitrary(grammar, start, { recovery }));
}

/** What no sentence reached, told so that nobody believes it was tried. */
function unsatisfiedRules(format: string, sentences: readonly SentenceArbitrary[]): string {
  const [last] = sentences.slice(-1);
  const rules = last?.unsatisfied ?? [];
  if (rules.length === 0) return '';
  return `${format}: no sentence could be made for ${rules.join(', ')}: only the corpus and the laws' own texts try them\n`;
}

async function tell(
  format: string,
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
      `again: ${command} ${format} --seconds 0 --seed ${seed}`,
      '',
    ].join('\n'),
  );
}

function showProgress({ law, tried, seconds }: { law: string; tried: number; seconds: number }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${seconds.toFixed(0)} s, ${tried} tries, now: ${law}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

function numberOf(flag: string, text: string, pattern: RegExp): number {
  if (!pattern.test(text)) throw new Problem(`${flag} is no number: ${quote(text)}`, 'write it in digits');
  return Number(text);
}
