import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GrammarLoader, withImports } from '../../grammar/imports.ts';
import type { GrammarSource } from '../../grammar/read.ts';
import { GrammarNotFound, resolveGrammar } from '../../testing/resolve-grammar.ts';
import { readText } from '../grammar/files.ts';
import { Problem } from '../problem.ts';

/**
 * The sources of a grammar file: itself and what it imports. Names are relative to the current folder. `textOf` gives the
 * text of a file that counts more than what is on the disk.
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
