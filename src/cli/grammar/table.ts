import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { nearest } from '../../core/nearest.ts';
import type { Options } from '../../engine/option-words.ts';
import { flawText, GrammarFlaws } from '../../grammar/generate/flaws.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import { Problem } from '../problem.ts';
import { grammarSources, readText } from './files.ts';
import { type GrammarEntry, grammars } from './grammars.ts';

export { type GrammarEntry, grammars };

/** The folder of the package's grammars, wherever it is installed. */
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

/** Whether a name refers to a grammar or a file rather than a format. */
export function isGrammar(name: string): boolean {
  return name.includes('.') || grammars.some((entry) => entry.name === name);
}

/** The grammar that reads the texts of a format; undefined for a format without its own grammar. */
export function grammarOfFormat(format: string): GrammarEntry | undefined {
  return grammars.find((entry) => (entry.format ?? entry.name) === format);
}

/** The files of a grammar. */
export function sourcesOf(entry: GrammarEntry, folder: string = grammarFolder()): GrammarSource[] {
  return entry.sources.map((source) => ({ source, text: readText(join(folder, source), source) }));
}

/** The subject of `peglot grammar`: a grammar of the package by name, or grammar files. */
export interface Subject {
  readonly name: string;
  readonly sources: readonly GrammarSource[];
  /** The rules that whole texts may be parsed from; the first is the main one. */
  readonly startRules: readonly string[];
  readonly entry?: GrammarEntry;
  /** The words that the grammar's formats set for its rules marked `@option`. */
  readonly dialects?: readonly Options[];
}

/**
 * The grammar that is named on the command line: a name in the table, or a file with its imports. `also` lists further
 * files of it. A file that is a version of a grammar in the table is completed by that grammar's further files, taken
 * from the folder it is in. `known` is the entry of a file that has another name than in the table.
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

/** The grammar that a file is a version of: one with the same name, first rule and start rules. */
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

/**
 * The grammar that a file is a further file of, and that grammar's first file: `grammars/acor/bodies.peggy` belongs to
 * ACOR.
 */
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

/** A grammar file under the name to show, and its imports. */
function fileSources(file: string, shown: string = file): GrammarSource[] {
  return explainingMistakes(() => grammarSources(file)).map((one, at) => (at === 0 ? { ...one, source: shown } : one));
}

function besides(entry: GrammarEntry, file: string): GrammarSource[] {
  return pathsBesides(entry, file).map(({ source, path }) => ({ source, text: readText(path, source) }));
}

/** The other files of a grammar: those beside the given file where they exist, else those of the package. */
export function pathsBesides(entry: GrammarEntry, file: string): { readonly source: string; readonly path: string }[] {
  const [main = '', ...others] = entry.sources;
  const folder = file.endsWith(join(sep, main)) ? file.slice(0, -main.length) : dirname(file);
  return others.map((source) => {
    const near = join(folder, source);
    return { source, path: existsSync(near) ? near : join(grammarFolder(), source) };
  });
}

/** Runs work that compiles grammars, and turns mistakes in a grammar into a problem that names the place. */
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
