import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Format } from '../../core/format.ts';
import { formatFile } from '../load-formats.ts';
import { Problem } from '../problem.ts';

/** A format of the user, with the files beside it. */
export interface OwnFormat {
  readonly formats: readonly Format<unknown>[];
  /** The grammar file with the same name as the format's file; undefined when there is none. */
  readonly grammar: string | undefined;
  /** The folder of its corpus. */
  readonly corpus: string | undefined;
}

/** The user's format that a name or a file refers to: `todo.ts` has its grammar in `todo.peggy`. */
export async function ownFormat(name: string): Promise<OwnFormat | undefined> {
  const found = await formatFile(name);
  if (found === undefined) return undefined;
  const grammar = found.file.replace(/\.[cm]?[jt]s$/, '.peggy');
  const corpus = join(dirname(found.file), 'corpus');
  return {
    formats: found.formats,
    grammar: existsSync(grammar) ? grammar : undefined,
    corpus: existsSync(corpus) ? corpus : undefined,
  };
}

/** The grammar that a name refers to: that of a user's format, or else the name itself. */
export async function grammarName(name: string): Promise<string> {
  const own = await ownFormat(name);
  if (own === undefined) return name;
  if (own.grammar === undefined)
    throw new Problem(`${name}: there is no grammar beside the format`, 'name the .peggy file');
  return own.grammar;
}
