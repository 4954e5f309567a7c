import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { array, is, string } from 'valibot';
import { readJson, writeText } from '../../../cli/grammar/files.ts';
import type { DialectCorpus } from '../../../cli/grammar/grammars.ts';
import type { Subject } from '../../../cli/grammar/table.ts';
import { Problem } from '../../../cli/problem.ts';
import type { Options } from '../../../engine/index.ts';
import { type Grammar, mistakesOf, readGrammar } from '../../../grammar/inside.ts';
import { arbitrary, sentencesIfAny } from '../../../grammar/sentences/arbitrary.ts';
import { withCallers } from '../../../grammar/sentences/callers.ts';
import { minimized } from '../../../grammar/sentences/minimize.ts';
import { mutated } from '../../../grammar/sentences/mutate.ts';
import { GrammarCoverage } from '../coverage.ts';
import type { Sample } from './corpus.ts';

/** The inputs of a coverage run. */
interface CoverageJob {
  readonly corpus: readonly Sample[];
  /** How many sentences, and how many spoiled texts, of each kind. */
  readonly runs: number;
  readonly seed: number;
  /** Add texts that exercise the gaps to the cover of the grammar. */
  readonly fill: boolean;
  /** The folder of covers. */
  readonly folder: string | undefined;
}

/** The result of a coverage run. */
export interface Covered {
  readonly coverage: GrammarCoverage;
  /** The file of the cover and the number of added texts, if gaps were filled. */
  readonly cover?: { readonly file: string; readonly added: number };
}

/**
 * Tries the corpus, the examples in the comments of the grammar, its cover, sentences, and all of them as spoiled by
 * models. The same seed gives the same counts.
 */
export function covered(subject: Subject, { corpus, runs, seed, fill, folder }: CoverageJob): Covered {
  const grammar = readGrammar(subject.sources);
  const startRules =
    subject.startRules.length > 0 ? subject.startRules : grammar.rules.slice(0, 1).map((rule) => rule.name);
  const coverage = new GrammarCoverage(subject.sources, startRules);
  const examples = mistakesOf(subject.sources).mistakes.map((mistake) => mistake.example);
  const cover = readCover(subject.name, folder);
  const own = subject.dialects ?? [usual];
  const samples = readings(corpus, subject.entry?.corpus?.words, own);
  // A text without a dialect of its own is read in each.
  const dialects = [...new Set([...own, ...samples.map(({ words }) => words)])];
  const read = (to: GrammarCoverage, text: string, words: Options): void => tryRules(to, startRules, text, words);
  const exercise = (to: GrammarCoverage, text: string): void => {
    for (const words of dialects) read(to, text, words);
  };
  for (const { text, words } of samples) read(coverage, text, words);
  for (const text of [...examples, ...cover]) exercise(coverage, text);
  const written = [...samples.map(({ text }) => text), ...examples, ...cover];
  const texts = made(grammar, fill ? startRules : startRules.slice(0, 1), written, runs, seed);
  if (!fill) {
    for (const text of texts) exercise(coverage, text);
    return { coverage };
  }
  const probe = new GrammarCoverage(subject.sources, startRules);
  const more = fillGaps({ coverage, probe, exercise, texts });
  // Rules that are still missing are targeted one by one.
  const rules = new Set(coverage.counts.flatMap(({ rule, count }) => (count === 0 ? [rule] : [])));
  for (const rule of rules) {
    const focused = startRules.flatMap((start) => focusedSentences(grammar, start, rule, runs, seed));
    more.push(...fillGaps({ coverage, probe, exercise, texts: focused }));
  }
  if (more.length === 0) return { coverage, cover: { file: coverFile(subject.name, folder), added: 0 } };
  return { coverage, cover: { file: writeCover(subject.name, [...cover, ...more], folder), added: more.length } };
}

/** The grammar's own words. */
const usual: Options = {};

/** The texts of the corpus that the grammar reads, with the words of their dialects. */
function readings(
  corpus: readonly Sample[],
  wordsOf: DialectCorpus['words'] | undefined,
  own: readonly Options[],
): { readonly text: string; readonly words: Options }[] {
  return corpus.flatMap(({ name, text, title = '' }) => {
    if (wordsOf === undefined) return own.map((words) => ({ text, words }));
    const words = wordsOf(name.replace(/\.txt$/, ''), title);
    return words === undefined ? [] : [{ text, words }];
  });
}

/** Sentences that contain a rule, with mistakes and without. */
function focusedSentences(grammar: Grammar, start: string, rule: string, runs: number, seed: number): string[] {
  return [true, false].flatMap((recovery) =>
    [[rule], withCallers(grammar, [rule])].flatMap((focus) => {
      try {
        return fc.sample(arbitrary(grammar, start, { recovery, focus }), { seed, numRuns: runs });
      } catch {
        // No sentence of the rule can be found, or the rule is unreachable from here.
        return [];
      }
    }),
  );
}

function made(
  grammar: Grammar,
  starts: readonly string[],
  written: readonly string[],
  runs: number,
  seed: number,
): string[] {
  if (runs === 0) return [];
  const sentences = starts.flatMap((start, at) =>
    // Sentences of the main rule show the others in context, so they come first, and again without mistakes.
    (at === 0 ? [true, false] : [true]).flatMap((recovery) => sentencesIfAny(grammar, start, { recovery })),
  );
  const bases = [...sentences, ...(written.length === 0 ? [] : [fc.constantFrom(...written)])];
  const all = [
    ...sentences.slice(0, 2),
    ...(bases.length === 0 ? [] : [fc.oneof(...bases), mutated(fc.oneof(...bases))]),
  ];
  return all.flatMap((texts) => fc.sample(texts, { seed, numRuns: runs }));
}

/**
 * Tries every start rule on the whole text, and as a prefix at the start of every line. The engine can only begin at
 * the start of a text.
 */
function tryRules(coverage: GrammarCoverage, startRules: readonly string[], text: string, words: Options): void {
  const lines = coverage.isForEngine ? [] : [...text.matchAll(/(?<=^|\r\n|\n|\r(?!\n))/g)].map((line) => line.index);
  for (const rule of startRules) {
    coverage.parse(text, rule, { words });
    for (const at of lines) coverage.match(text, rule, at, { words });
  }
}

const schema = array(string());

/**
 * The cover of a grammar: small texts that exercise what the corpus does not, found by `--fill`. They have no expected
 * results, but the laws hold for them as for every text.
 */
export function readCover(name: string, folder: string = USUAL): readonly string[] {
  const file = coverFile(name, folder);
  if (!existsSync(file)) return [];
  const value: unknown = readJson(file);
  if (!is(schema, value)) throw new Problem(`${file} is not a list of texts`, 'write a JSON array of strings');
  return value;
}

/** Writes the cover of a grammar; returns the file. */
function writeCover(name: string, texts: readonly string[], folder: string = USUAL): string {
  const file = coverFile(name, folder);
  writeText(file, `${JSON.stringify(texts, null, 2)}\n`);
  return file;
}

/** The folder with the covers of our own grammars. */
const USUAL = 'test/cover';

/** The file of a grammar's cover. */
function coverFile(name: string, folder: string = USUAL): string {
  return join(folder, `${name.replace(/\W+/g, '-')}.json`);
}

/** The inputs of {@link fillGaps}. */
interface FillJob {
  /** The coverage so far, which is extended. */
  readonly coverage: GrammarCoverage;
  /** A second coverage of the same grammar, for trying texts. */
  readonly probe: GrammarCoverage;
  /** Tries a text. */
  readonly exercise: (coverage: GrammarCoverage, text: string) => void;
  readonly texts: Iterable<string>;
}

/** Texts that exercise something new, minimized. */
function fillGaps({ coverage, probe, exercise, texts }: FillJob): string[] {
  const found: string[] = [];
  let gaps = zeros(coverage);
  for (const text of texts) {
    if (gaps.length === 0) break;
    const wanted = hitsOf(text);
    if (wanted.length === 0) continue;
    const small = minimized(text, (shorter) => {
      const hits = new Set(hitsOf(shorter));
      return wanted.every((at) => hits.has(at));
    });
    exercise(coverage, small);
    found.push(small);
    gaps = zeros(coverage);
  }
  return found;

  function hitsOf(text: string): number[] {
    probe.clear();
    exercise(probe, text);
    const { counts } = probe;
    return gaps.filter((at) => counts[at]?.count !== 0);
  }
}

function zeros({ counts }: GrammarCoverage): number[] {
  return [...counts.keys()].filter((at) => counts[at]?.count === 0);
}
