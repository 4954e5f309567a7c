import { mistakesOf } from '../mistakes.ts';
import type { GrammarSource } from '../read.ts';
import type { Expr, Grammar } from '../tree.ts';
import { annotationsOf } from './annotations.ts';

/**
 * True for a grammar that only peglot's engine reads fully: it has annotations, or it names mistakes and its first rule
 * is a node. (A first rule with code returns what its code returns, so it is no node.)
 */
export function isForEngine(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  const [first] = grammar.rules;
  if (mistakesOf(sources).mistakes.length > 0 && !(first !== undefined && isMadeByCode(first.expression))) return true;
  return isAnnotated(grammar, sources);
}

/** True when a grammar has annotations. */
export function isAnnotated(grammar: Grammar, sources: readonly GrammarSource[]): boolean {
  const { of } = annotationsOf(grammar, sources);
  return grammar.rules.some(({ name }) => [...of(name).texts.keys()].some((tag) => tag !== 'type'));
}

function isMadeByCode(expr: Expr): boolean {
  if (expr.type === 'named') return isMadeByCode(expr.expression);
  return expr.type === 'action' || (expr.type === 'choice' && expr.alternatives.some(isMadeByCode));
}
