import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { grammarName } from '../../../cli/grammar/own-format.ts';
import {
  entryOfFile,
  explainingMistakes,
  type GrammarEntry,
  grammarFolder,
  grammarNamed,
  type Subject,
  subjectOf,
} from '../../../cli/grammar/table.ts';
import { numberOf } from '../../../cli/number-options.ts';
import { type Colors, safeJson, stdoutColors, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { quote } from '../../../core/diagnostic.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import type { Parsed } from '../../../core/parsed.ts';
import { type GrammarSource, generateParser } from '../../../grammar/inside.ts';
import { type Difference, GrammarPair, type RuleChange, type TreeDifference, treeDifferences } from '../diff.ts';
import { corpusOf, type Sample } from './corpus.ts';

interface DiffOptions {
  readonly with?: readonly string[];
  readonly corpus?: string;
  readonly grammar?: string;
  readonly start?: string;
  readonly runs: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** A corpus text that the two grammars read differently. */
interface CorpusDifference {
  readonly name: string;
  /** Differences in the tree; or the outcome for the whole text. */
  readonly tree: readonly TreeDifference[];
  /** Differences in the model; undefined when no format reads the text with both grammars. */
  readonly model?: readonly TreeDifference[];
  /** Diagnostics that only one of them reports. */
  readonly diagnostics?: { readonly old: readonly string[]; readonly new: readonly string[] };
}

/** `peglot grammar diff`: the effects of a change of a grammar. */
export async function diff(older: string, newer: string, options: DiffOptions): Promise<void> {
  const [before, after] = [await grammarName(older), await grammarName(newer)];
  const entry = entryOf(before, after, options.grammar);
  const [one, other] = [subjectOf(before, options.with, entry), subjectOf(after, options.with, entry)];
  const start = options.start ?? other.startRules[0];
  const pair = explainingMistakes(() => new GrammarPair(one.sources, other.sources, start));
  const [oldStart, newStart] = pair.startRules;
  if (options.start !== undefined && oldStart !== options.start && newStart !== options.start)
    throw new Problem(`neither grammar has a rule '${options.start}'`, 'check the name');
  const corpus = corpusFor(entry, options.corpus);
  const formats = entry && (await formatsOf(entry, one, other));
  const differing = corpus.flatMap((sample) => corpusDifference(sample, pair, formats) ?? []);
  const examples = pair.examples({ seed: numberOf('--seed', options.seed), runs: numberOf('--runs', options.runs) });
  const report = {
    ...(oldStart === newStart ? {} : { start: { old: oldStart, new: newStart } }),
    rules: pair.changedRules,
    corpus: { texts: corpus.length, differing },
    examples,
  };
  await write(options.json ? `${safeJson(report, 2)}\n` : told(report, formats !== undefined));
}

/** The table entry of a changed grammar: the given one, or the one that a file is a version of. */
function entryOf(older: string, newer: string, name: string | undefined): GrammarEntry | undefined {
  if (name !== undefined) return grammarNamed(name);
  return entryOfFile(newer) ?? entryOfFile(older);
}

function corpusFor(entry: GrammarEntry | undefined, folder: string | undefined): readonly Sample[] {
  if (folder !== undefined) return corpusOf(folder);
  const usual = join('test/corpus', entry?.format ?? entry?.name ?? '');
  return entry !== undefined && existsSync(usual) ? corpusOf(usual) : [];
}

async function formatsOf(
  entry: GrammarEntry,
  one: Subject,
  other: Subject,
): Promise<[ParseWith, ParseWith] | undefined> {
  const before = await formatWith(entry, one.sources);
  const after = await formatWith(entry, other.sources);
  return before && after && [before, after];
}

function corpusDifference(
  { name, text }: Sample,
  pair: GrammarPair,
  formats: readonly [ParseWith, ParseWith] | undefined,
): CorpusDifference | undefined {
  const found = pair.difference(text);
  const tree = found === undefined ? [] : placesOf(found);
  if (formats === undefined) return found && { name, tree };
  const read = readBy(formats, text);
  if (read === undefined) return { name, tree };
  const [before, after] = read;
  const model = treeDifferences(before.value, after.value);
  const [gone, come] = [findings(before), findings(after)];
  const diagnostics = {
    old: gone.filter((one) => !come.includes(one)),
    new: come.filter((one) => !gone.includes(one)),
  };
  const isSame = found === undefined && model.length + diagnostics.old.length + diagnostics.new.length === 0;
  return isSame ? undefined : { name, tree, model, diagnostics };
}

/** Undefined when the current adapter expects something of a node that the other grammar does not provide. */
function readBy(
  formats: readonly [ParseWith, ParseWith],
  text: string,
): [Parsed<unknown>, Parsed<unknown>] | undefined {
  try {
    return [formats[0](text), formats[1](text)];
  } catch {
    return undefined;
  }
}

function placesOf(found: Difference): readonly TreeDifference[] {
  if (found.kind === 'another tree') return treeDifferences(found.old, found.new);
  const isOld = found.kind === 'only the old grammar accepts it';
  return [{ path: 'the whole', old: isOld ? 'accepted' : 'refused', new: isOld ? 'refused' : 'accepted' }];
}

/** A result without its value, one finding on each line. */
function findings({ diagnostics, complete, via }: Parsed<unknown>): string[] {
  const found = diagnostics.map(({ code, severity, range }) => `${severity} ${code} at ${range.start}–${range.end}`);
  return [...found, `complete: ${complete}`, `via: ${via}`];
}

interface Report {
  /** The start rules, if they differ. */
  readonly start?: { readonly old: string; readonly new: string };
  readonly rules: GrammarPair['changedRules'];
  readonly corpus: { readonly texts: number; readonly differing: readonly CorpusDifference[] };
  readonly examples: readonly Difference[];
}

function told({ start, rules, corpus, examples }: Report, hasFormat: boolean): string {
  const colors = stdoutColors();
  const lines = [
    ...(start === undefined ? [] : [`The old grammar is read from ${start.old}, the new one from ${start.new}.`, '']),
    colors.bold(rules.length === 0 ? 'No rule has changed.' : 'Rules'),
    ...rules.flatMap((rule) => ruleLines(rule, colors)),
    '',
    colors.bold(`Corpus: ${corpus.differing.length} of ${corpus.texts} texts are read differently`),
    ...(hasFormat || corpus.texts === 0 ? [] : ['  (trees alone: models need the sources of the format)']),
    ...(hasFormat && corpus.differing.some(({ model }) => model === undefined)
      ? ['  (trees alone where the adapter does not fit one of the grammars)']
      : []),
    ...corpus.differing.flatMap((one) => corpusLines(one, colors)),
    '',
    colors.bold(
      examples.length === 0
        ? 'No text was found that one reads and the other does not.'
        : 'Texts that one reads and the other does not',
    ),
    ...examples.flatMap((one) => exampleLines(one, colors)),
  ];
  return `${lines.join('\n')}\n`;
}

function ruleLines({ rule, change, annotations = [] }: RuleChange, colors: Colors): string[] {
  return [
    `  ${change.padEnd(7)}  ${rule === '{ }' ? 'the code at the top' : rule}`,
    ...annotations.flatMap(({ old, new: now }) => [
      ...(old === '' ? [] : [`    ${colors.red(`- ${escapeControls(old)}`)}`]),
      ...(now === '' ? [] : [`    ${colors.green(`+ ${escapeControls(now)}`)}`]),
    ]),
  ];
}

function corpusLines({ name, tree, model = [], diagnostics }: CorpusDifference, colors: Colors): string[] {
  return [
    `  ${escapeControls(name)}`,
    ...tree.map((place) => placeLine('tree', place, colors)),
    ...model.map((place) => placeLine('model', place, colors)),
    ...(diagnostics?.old ?? []).map((line) => `    ${colors.red(`- ${line}`)}`),
    ...(diagnostics?.new ?? []).map((line) => `    ${colors.green(`+ ${line}`)}`),
  ];
}

function exampleLines(found: Difference, colors: Colors): string[] {
  const places = found.kind === 'another tree' ? treeDifferences(found.old, found.new, 3) : [];
  return [`  ${quote(found.text)}: ${found.kind}`, ...places.map((place) => placeLine('tree', place, colors))];
}

function placeLine(where: string, { path, old, new: now }: TreeDifference, colors: Colors): string {
  return `    ${where} ${escapeControls(path)}: ${colors.red(shown(old))} → ${colors.green(shown(now))}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return escapeControls(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

/** Reads a text with another grammar instead of the generated parser. */
type ParseWith = (text: string) => Parsed<unknown>;

/**
 * A format's `parse` with another grammar than the generated one. It bundles the format's sources, so it only works in
 * a checkout of the repository; undefined elsewhere, and for grammars without a format.
 */
async function formatWith(entry: GrammarEntry, sources: readonly GrammarSource[]): Promise<ParseWith | undefined> {
  const root = dirname(grammarFolder());
  const format = entry.format ?? entry.name;
  const adapter = join(root, `src/formats/${format}/index.ts`);
  const esbuild = existsSync(adapter) ? await import('esbuild').catch(() => undefined) : undefined;
  if (esbuild === undefined) return undefined;
  const contents = generateParser(sources, {
    startRules: entry.startRules,
    engine: join(root, 'src/engine/generated.ts'),
  });
  const { outputFiles } = await esbuild.build({
    entryPoints: [adapter],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'another grammar',
        setup(build) {
          build.onLoad({ filter: new RegExp(`[\\\\/]generated[\\\\/]${entry.name}\\.ts$`) }, () => ({
            contents,
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return load(root, outputFiles[0]?.text ?? '');
}

let loaded = 0;

async function load(root: string, code: string): Promise<ParseWith | undefined> {
  // Within the package, so that its dependencies are found.
  const file = join(root, '.cache', `format-${process.pid}-${loaded++}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return isFormat(module) ? (text) => module.parse(text) : undefined;
  } finally {
    rmSync(file);
  }
}

function isFormat(module: unknown): module is { parse: ParseWith } {
  return typeof module === 'object' && module !== null && 'parse' in module && typeof module.parse === 'function';
}
