import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

const OURS = 'peglot/grammars/';

/**
 * Finds the file that a grammar imports: a relative path, a file of a package, or one of ours, wherever this package is
 * installed. The result is relative to the current folder.
 *
 * @throws {Error} when it does not exist; its `hint` lists the files that do
 */
export function resolveGrammar(specifier: string, from: string): string {
  if (specifier.startsWith('.') || isAbsolute(specifier)) return shown(resolve(dirname(from), specifier));
  try {
    return shown(createRequire(resolve(from)).resolve(specifier));
  } catch {
    const folder = join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), 'grammars/common');
    const own = join(folder, basename(specifier));
    if (specifier.startsWith(OURS) && existsSync(own)) return shown(own);
    throw new GrammarNotFound(specifier, from, readdirSync(folder).sort());
  }
}

/** A grammar imports a file that does not exist. */
export class GrammarNotFound extends Error {
  override readonly name = 'GrammarNotFound';
  readonly hint: string;

  constructor(specifier: string, from: string, ours: readonly string[]) {
    super(`${from}: there is no grammar '${specifier}'`);
    this.hint = `import "./file.peggy", or of "${OURS}…" one of ${ours.join(', ')}`;
  }
}

function shown(file: string): string {
  const short = relative('.', file);
  return short.startsWith('..') ? file : short;
}
