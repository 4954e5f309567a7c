import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { type GrammarLoader, withImports } from '../../grammar/imports.ts';
import type { GrammarSource } from '../../grammar/read.ts';
import { fileProblem, Problem } from '../problem.ts';

/**
 * The sources of a grammar file: itself and what it imports. Names are relative to the current folder. `textOf` gives the
 * text of a file that counts more than what is on the disk.
 */
export function grammarSources(file: string, textOf: (path: string) => string | undefined = NOTHING): GrammarSource[] {
  return withImports(file, { ...loader, read: (name) => textOf(resolve(name)) ?? loader.read(name) });
}

const NOTHING = (): undefined => undefined;

const loader: GrammarLoader = {
  resolve(specifier, from) {
    if (specifier.startsWith('.') || isAbsolute(specifier)) return shown(resolve(dirname(from), specifier));
    try {
      return shown(createRequire(resolve(from)).resolve(specifier));
    } catch {
      const own = packaged(specifier);
      if (own !== undefined) return shown(own);
      throw new Problem(
        `${from}: there is no grammar '${specifier}'`,
        'import "./file.peggy" or "peglot/grammars/text-lines.peggy"',
      );
    }
  },
  read(file) {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      throw fileProblem(file, error);
    }
  },
};

/** Our own grammars, wherever the package is. */
function packaged(specifier: string): string | undefined {
  const name = /^peglot\/grammars\/(.+)$/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  const folder = dirname(createRequire(import.meta.url).resolve('peglot/package.json'));
  const file = join(folder, 'grammars/common', name);
  return existsSync(file) ? file : undefined;
}

function shown(file: string): string {
  const short = relative('.', file);
  return short.startsWith('..') ? file : short;
}
