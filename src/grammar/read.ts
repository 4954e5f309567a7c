import peggy from 'peggy';
import type { Grammar, TreePass } from './tree.ts';

/** One file of a grammar. */
export interface GrammarSource {
  /** The name that errors and reports show. */
  readonly source: string;
  readonly text: string;
}

/**
 * Reads a grammar without compiling it: the tree as its author wrote it, nothing merged and nothing left out. Several
 * files make one grammar, as in Peggy; the first rule of the first file is the default start rule.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 * @example readGrammar([{ source: 'list.peggy', text: 'List = "a"+' }]).rules[0]?.name // 'List'
 */
export function readGrammar(sources: readonly GrammarSource[]): Grammar {
  if (!Array.isArray(sources) || sources.length === 0)
    throw new TypeError('sources must be a list of { source, text }, one for each file');
  let found: Grammar | undefined;
  const take: TreePass = (grammar) => {
    found = grammar;
  };
  const only = { prepare: [take], check: [], transform: [], semantic: [], generate: [] };
  peggy.generate([...sources], {
    output: 'ast',
    plugins: [{ use: (config) => void Object.assign(config.passes, only) }],
  });
  if (found === undefined) throw new Error('Peggy read no grammar');
  return found;
}
