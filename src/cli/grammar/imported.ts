import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import peggy from 'peggy';
import type { GrammarSource } from '../../grammar/read.ts';
import type { Grammar } from '../../grammar/tree.ts';
import { explainingMistakes, grammarFolder, readText } from './table.ts';

/**
 * A grammar file and all that it imports, the file first. `./words.js` is the parser of `words.peggy`, which is read in its
 * place; `peglot/grammars/…` are the grammars of the package.
 */
export function withImports(path: string, source: string = path): GrammarSource[] {
  const found = new Map<string, GrammarSource>();
  read(normalize(path), source);
  return [...found.values()];

  function read(file: string, name: string): string {
    const known = found.get(file);
    if (known !== undefined) return known.source;
    const text = readText(file, name);
    // Two grammars may import each other.
    found.set(file, { source: name, text });
    const imports: Record<string, string> = {};
    for (const module of explainingMistakes(() => modulesOf(text, name))) {
      const target = fileOf(module, dirname(file));
      if (target !== undefined) imports[module] = read(target, target);
    }
    if (Object.keys(imports).length > 0) found.set(file, { source: name, text, imports });
    return name;
  }
}

function modulesOf(text: string, source: string): string[] {
  const { imports = [] }: Pick<Grammar, 'imports'> = peggy.parser.parse(text, {
    grammarSource: source,
    reservedWords: [],
  });
  return imports.map(({ from }) => from.module);
}

/** The grammar file of a module; undefined when there is none. */
function fileOf(module: string, folder: string): string | undefined {
  const own = /^peglot\/grammars\/(.+)$/.exec(module)?.[1];
  const path = own === undefined ? join(folder, module) : join(grammarFolder(), own);
  const stem = path.replace(/\.(?:peggy|[cm]?[jt]s)$/, '');
  return [path, `${stem}.peggy`].filter((one) => one.endsWith('.peggy')).find((one) => existsSync(one));
}
