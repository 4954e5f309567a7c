import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type GrammarEntry, grammars } from '../../../scripts/grammars.ts';
import { nearest } from '../../core/nearest.ts';
import type { GrammarSource } from '../../grammar/read.ts';
import { fileProblem, Problem } from '../problem.ts';

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

/** The grammars named, or all. */
export function grammarsNamed(names: readonly string[]): readonly GrammarEntry[] {
  return names.length === 0 ? grammars : names.map(grammarNamed);
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
}

/**
 * A grammar named on the command line: a name of the table, or a file. `also` are further files of it; a file that
 * stands in the table brings its own further files, from the folder it lies in. `known` is the entry of a file that has
 * another name than in the table.
 */
export function subjectOf(name: string, also: readonly string[] = [], known?: GrammarEntry): Subject {
  if (!name.includes('.')) {
    const entry = grammarNamed(name);
    return { name, sources: sourcesOf(entry), startRules: entry.startRules, entry };
  }
  const entry = known ?? grammars.find(({ sources }) => basename(sources[0] ?? '') === basename(name));
  const own = { source: basename(name), text: readText(name, name) };
  const others = also.length > 0 || entry === undefined ? also.map((file) => fileSource(file)) : besides(entry, name);
  return { name, sources: [own, ...others], startRules: entry?.startRules ?? [], ...(entry && { entry }) };
}

function fileSource(file: string): GrammarSource {
  return { source: file, text: readText(file, file) };
}

/** The other files of a grammar: next to the given one where they are there, else those of the package. */
function besides(entry: GrammarEntry, file: string): GrammarSource[] {
  return entry.sources.slice(1).map((source) => {
    try {
      return { source, text: readFileSync(join(dirname(file), source), 'utf8') };
    } catch {
      return { source, text: readText(join(grammarFolder(), source), source) };
    }
  });
}

/** The text of a file. @throws {Problem} when it cannot be read */
export function readText(path: string, shown: string = path): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileProblem(shown, error);
  }
}

/** The files of a folder and its folders, with their names within it, in order. @throws {Problem} when it cannot be read */
export function filesIn(folder: string): { name: string; path: string }[] {
  if (!existsSync(folder)) throw new Problem(`${folder}: there is no such folder`, 'name the folder of the texts');
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => ({ name: relative(folder, path), path }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw fileProblem(folder, error);
  }
}

/** Runs what compiles grammars; a mistake in one becomes a problem that names the place. */
export function explainingMistakes<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const place = error instanceof Error && 'location' in error ? startOf(error.location) : undefined;
    if (place === undefined || !(error instanceof Error)) throw error;
    throw new Problem(`${place}: ${error.message.split('\n')[0]?.replace(/\.$/, '')}`, 'mend the grammar');
  }
}

function startOf(location: unknown): string | undefined {
  const { source, start }: { source?: unknown; start?: { line?: unknown; column?: unknown } } = Object(location);
  return start === undefined ? undefined : `${String(source)}:${String(start.line)}:${String(start.column)}`;
}
