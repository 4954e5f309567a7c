import peggy from 'peggy';
import type { GrammarSource } from './read.ts';

/** Finds and reads the file that a grammar imports. */
export interface GrammarLoader {
  /** The file that `specifier` names in a grammar file. @throws {Error} whose message says what is wrong */
  resolve(specifier: string, from: string): string;
  /** @throws {Error} that says what is wrong */
  read(file: string): string;
}

/**
 * A grammar and the grammars that it imports, as the sources of one grammar: `import { line, eol } from
 * "./lines.peggy"` adds the rules of that file. Each file comes once, with its imports blanked out, so that offsets
 * stay the same.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 * @throws {ImportError} when a file imports anything but rules by their own names
 * @throws {Error} when a file cannot be read
 */
export function withImports(file: string, loader: GrammarLoader): GrammarSource[] {
  const sources = new Map<string, GrammarSource>();
  const visit = (name: string): void => {
    if (sources.has(name)) return;
    const text = loader.read(name);
    const imports = importsOf(name, text);
    sources.set(name, { source: name, text: blanked(text, imports) });
    for (const { specifier } of imports) visit(loader.resolve(specifier, name));
  };
  visit(file);
  return [...sources.values()];
}

/** A file imports a whole library (`import * as`), a default, or a rule by another name. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** The location, as in Peggy's own errors. */
  readonly location: unknown;

  constructor(location: unknown) {
    super('Rules are imported by their names: import { line } from "…"');
    this.location = location;
  }
}

interface Import {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

function importsOf(source: string, text: string): Import[] {
  if (!/^\s*import\b/m.test(text)) return [];
  const tree: unknown = peggy.parser.parse(text, { grammarSource: source, reservedWords: peggy.RESERVED_WORDS });
  return listIn(tree, 'imports').map((found) => {
    const location = field(found, 'location');
    if (listIn(found, 'what').some((what) => field(what, 'type') !== 'import_binding')) throw new ImportError(location);
    return {
      specifier: String(field(field(found, 'from'), 'module')),
      start: Number(field(field(location, 'start'), 'offset')),
      end: Number(field(field(location, 'end'), 'offset')),
    };
  });
}

function blanked(text: string, imports: readonly Import[]): string {
  let rest = text;
  for (const { start, end } of imports)
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  return rest;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
