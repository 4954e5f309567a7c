import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type GrammarLoader, withImports } from '../../grammar/imports.ts';
import type { GrammarSource } from '../../grammar/read.ts';
import { GrammarNotFound, resolveGrammar } from '../../testing/resolve-grammar.ts';
import { fileProblem, Problem } from '../problem.ts';

/** The text of a file. @throws {Problem} when it cannot be read */
export function readText(path: string, shown: string = path): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileProblem(shown, error);
  }
}

/** The value in a JSON file. @throws {Problem} when the file cannot be read or is not JSON */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${path} is not JSON`, 'fix the file');
  }
}

/** Writes a file, creating its folder. @throws {Problem} when it cannot be written */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/**
 * The sources of a grammar file: itself and its imports, named relative to the current folder. `textOf` may return a
 * newer text than the file on disk.
 */
export function grammarSources(file: string, textOf: (path: string) => string | undefined = NOTHING): GrammarSource[] {
  return withImports(file, {
    resolve(specifier, from) {
      const name = loader.resolve(specifier, from);
      if (textOf(resolve(name)) === undefined && !existsSync(name))
        throw new Problem(`${from} imports '${specifier}', and there is no such file`, 'check the name');
      return name;
    },
    read: (name) => textOf(resolve(name)) ?? loader.read(name),
  });
}

const NOTHING = (): undefined => undefined;

const loader: GrammarLoader = {
  resolve(specifier, from) {
    try {
      return resolveGrammar(specifier, from);
    } catch (error) {
      throw error instanceof GrammarNotFound ? new Problem(error.message, error.hint) : error;
    }
  },
  read: (file) => readText(file),
};
