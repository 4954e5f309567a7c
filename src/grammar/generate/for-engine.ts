import { mistakesOf } from '../docs/docs.ts';
import type { GrammarSource } from '../read.ts';
import type { Grammar } from '../tree.ts';
import { annotationsOf } from './annotations.ts';

/** The grammar says something that only peglot's engine knows: it names mistakes, or annotations say how it is read. */
export function isForEngine(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  if (mistakesOf(sources).mistakes.length > 0) return true;
  const { of } = annotationsOf(grammar, sources);
  return grammar.rules.some(({ name }) => {
    const { type: _, ...annotations } = of(name);
    return Object.values(annotations).some((value) => value !== false);
  });
}
