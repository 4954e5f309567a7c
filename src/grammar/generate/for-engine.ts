import { mistakesOf } from '../mistakes.ts';
import type { GrammarSource } from '../read.ts';
import type { Expr, Grammar } from '../tree.ts';
import { annotationsOf } from './annotations.ts';

/**
 * The grammar says something that only peglot's engine knows: annotations say how it is read, or it names mistakes and its
 * first rule is a node. With code there, what is read is what the code returns.
 */
export function isForEngine(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  const [first] = grammar.rules;
  if (mistakesOf(sources).mistakes.length > 0 && !(first !== undefined && isMadeByCode(first.expression))) return true;
  return isAnnotated(grammar, sources);
}

/** Annotations say how the grammar is read. */
export function isAnnotated(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  const { of } = annotationsOf(grammar, sources);
  return grammar.rules.some(({ name }) => [...of(name).texts.keys()].some((tag) => tag !== 'type'));
}

function isMadeByCode(expr: Expr): boolean {
  if (expr.type === 'named') return isMadeByCode(expr.expression);
  return expr.type === 'action' || (expr.type === 'choice' && expr.alternatives.some(isMadeByCode));
}
