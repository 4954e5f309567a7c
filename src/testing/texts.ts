import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readNested } from '../grammar/annotated.ts';
import { type GrammarLoader, withImports } from '../grammar/imports.ts';
import type { GrammarSource } from '../grammar/read.ts';
import { arbitrary } from '../grammar/sentences/arbitrary.ts';
import { mutated } from '../grammar/sentences/mutate.ts';
import { anyUnit } from './any-unit.ts';
import { type Case, readCase } from './corpus-file.ts';
import { resolveGrammar } from './resolve-grammar.ts';

/** A file of a corpus. */
export interface CorpusCase extends Case {
  readonly file: string;
}

/** The cases of a folder, in the order of their names. */
export function casesIn(folder: string): CorpusCase[] {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}: make it, and put a text into it`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => {
    const file = join(folder, name);
    return { file, ...readCase(readFileSync(file, 'utf8'), file) };
  });
}

/**
 * Texts of a format in every state: sentences of its grammar and texts of its corpus, whole and spoiled as by models,
 * and sometimes arbitrary text.
 */
export function textsOf(grammarFiles: readonly string[], corpus: readonly string[]): fc.Arbitrary<string> {
  const any = fc.string({ unit: anyUnit, maxLength: 100 });
  const sources = sourcesOf(grammarFiles);
  const grammar = sources.length === 0 ? undefined : readNested(sources);
  const [start] = grammar?.rules ?? [];
  const sentences =
    grammar === undefined || start === undefined
      ? []
      : [false, true].map((recovery) => arbitrary(grammar, start.name, { recovery }));
  const good = [...sentences, ...(corpus.length === 0 ? [] : [fc.constantFrom(...corpus)])];
  if (good.length === 0) return any;
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...good) },
    { weight: 5, arbitrary: mutated(fc.oneof(...good)) },
    { weight: 1, arbitrary: any },
  );
}

/** The files of a grammar, and those that they import. */
function sourcesOf(files: readonly string[]): GrammarSource[] {
  const found = files.flatMap((file) => withImports(file, loader)).map((one) => [one.source, one] as const);
  return [...new Map(found).values()];
}

const loader: GrammarLoader = { resolve: resolveGrammar, read: (file) => readFileSync(file, 'utf8') };
