import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { type GrammarEntry, grammars } from '../../../scripts/grammars.ts';
import { nearest } from '../../core/nearest.ts';
import type { Options } from '../../engine/option-words.ts';
import { flawText, GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import { Problem } from '../problem.ts';
import { grammarSources, readText } from './files.ts';

export { type GrammarEntry, grammars };

/** The folder of the package that holds the grammars, wherever it is installed. */
export function grammarFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), 'grammars');
}

/** The grammar with this name. @throws {Problem} when there is none */
export function grammarNamed(name: string): GrammarEntry {
  const found = grammars.find((entry) => entry.name === name);
  if (found !== undefined) return found;
  const names = grammars.map((entry) => entry.name);
  const meant = nearest(name, names);
  throw new Problem(
    `there is no grammar '${name}'`,
    meant === undefined ? `the grammars are: ${names.join(', ')}` : `did you mean '${meant}'?`,
  );
}

/** Whether a name is that of a grammar or of a file, and not of a format. */
export function isGrammar(name: string): boolean {
  return name.includes('.') || grammars.some((entry) => entry.name === name);
}

/** The grammar that reads the texts of a format; undefined when the format is read without one of its own. */
export function grammarOfFormat(format: string): GrammarEntry | undefined {
  return grammars.find((entry) => (entry.format ?? entry.name) === format);
}

/** The files of a grammar. */
export function sourcesOf(entry: GrammarEntry, folder: string = grammarFolder()): GrammarSource[] {
  return entry.sources.map((source) => ({ source, text: readText(join(folder, source), source) }));
}

/** What `peglot grammar` works on: a grammar of the package by name, or grammar files. */
export interface Subject {
  readonly name: string;
  readonly sources: readonly GrammarSource[];
  /** The rules that texts are parsed from; the first is the main one. */
  readonly startRules: readonly string[];
  readonly entry?: GrammarEntry;
  /** The words that the formats of the grammar give its rules marked `@option`. */
  readonly dialects?: readonly Options[];
}

/**
 * A grammar named on the command line: a name of the table, or a file with what it imports. `also` are further files of
 * it; a version of a grammar of the table brings that grammar's further files, from the folder it lies in. `known` is the
 * entry of a file that has another name than in the table.
 */
export function subjectOf(name: string, also: readonly string[] = [], known?: GrammarEntry): Subject {
  if (!name.includes('.')) {
    const entry = grammarNamed(name);
    return { name, sources: sourcesOf(entry), startRules: entry.startRules, entry };
  }
  const own = fileSources(name, basename(name));
  const entry = known ?? entryOfFile(name);
  const others =
    also.length > 0 || entry === undefined ? also.flatMap((file) => fileSources(file)) : besides(entry, name);
  return { name, sources: [...own, ...others], startRules: entry?.startRules ?? [], ...(entry && { entry }) };
}

/** The grammar that a file is a version of: it has the same name, and begins and may be started as that one. */
export function entryOfFile(file: string): GrammarEntry | undefined {
  if (!file.includes('.')) return grammars.find(({ name }) => name === file);
  const entry = grammars.find(({ sources }) => basename(sources[0] ?? '') === basename(file));
  const [source] = entry?.sources ?? [];
  if (entry === undefined || source === undefined) return undefined;
  const rules = ruleNames(readText(file));
  const further = pathsBesides(entry, file).flatMap(({ path }) => ruleNames(readText(path)));
  const [first] = ruleNames(readText(join(grammarFolder(), source), source));
  return first === rules[0] && entry.startRules.every((rule) => [...rules, ...further].includes(rule))
    ? entry
    : undefined;
}

/** The grammar that a file is a further file of, `grammars/acor/bodies.peggy` of ACOR's, and that grammar's first file. */
export function grammarOfPart(path: string): { readonly entry: GrammarEntry; readonly first: string } | undefined {
  for (const entry of grammars) {
    const [main = '', ...others] = entry.sources;
    const part = others.map((source) => join(sep, source)).find((source) => path.endsWith(source));
    const first = part === undefined ? undefined : join(path.slice(0, -part.length), main);
    if (first !== undefined && existsSync(first)) return { entry, first };
  }
  return undefined;
}

/** The names of the rules of a grammar; none when it is broken. */
function ruleNames(text: string): string[] {
  try {
    return readGrammar([{ source: '', text }]).rules.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** A grammar file, by the name that is shown, and what it imports. */
function fileSources(file: string, shown: string = file): GrammarSource[] {
  return explainingMistakes(() => grammarSources(file)).map((one, at) => (at === 0 ? { ...one, source: shown } : one));
}

function besides(entry: GrammarEntry, file: string): GrammarSource[] {
  return pathsBesides(entry, file).map(({ source, path }) => ({ source, text: readText(path, source) }));
}

/** The other files of a grammar: next to the given one where they are there, else those of the package. */
export function pathsBesides(entry: GrammarEntry, file: string): { readonly source: string; readonly path: string }[] {
  const [main = '', ...others] = entry.sources;
  const folder = file.endsWith(join(sep, main)) ? file.slice(0, -main.length) : dirname(file);
  return others.map((source) => {
    const near = join(folder, source);
    return { source, path: existsSync(near) ? near : join(grammarFolder(), source) };
  });
}

/** Runs what compiles grammars; a mistake in one becomes a problem that names the place. */
export function explainingMistakes<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof GrammarFlaws)
      throw new Problem(`the grammar cannot be compiled: ${error.flaws.map(flawText).join('; ')}`, 'fix the grammar');
    const place = error instanceof Error && 'location' in error ? startOf(error.location) : undefined;
    if (place === undefined || !(error instanceof Error)) throw error;
    throw new Problem(`${place}: ${error.message.split('\n')[0]?.replace(/\.$/, '')}`, 'fix the grammar');
  }
}

function startOf(location: unknown): string | undefined {
  const { source, start }: { source?: unknown; start?: { line?: unknown; column?: unknown } } = Object(location);
  return start === undefined ? undefined : `${String(source)}:${String(start.line)}:${String(start.column)}`;
}
