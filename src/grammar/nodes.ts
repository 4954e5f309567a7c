import type { Action, Expr, Grammar, SemanticPredicate, Wrapper } from './tree.ts';

// Builders for nodes that tools wrap around an expression of a grammar; they keep its location in the file.

/** A sequence in parentheses, so that its labels are not visible outside. */
export function sequence({ location }: Expr, elements: Expr[]): Expr {
  return group({ type: 'sequence', location, elements });
}

/** The expression in parentheses. */
export function group(expression: Expr): Wrapper {
  return { type: 'group', location: expression.location, expression };
}

/** The expression as the value of the sequence it is in: `@expr`, or `@label:expr`. */
export function picked(expr: Expr, label: string | null = null): Expr {
  const { location } = expr;
  return { type: 'labeled', location, labelLocation: location, pick: true, label, expression: group(expr) };
}

/** `label:expr` */
export function labeled(expr: Expr, label: string): Expr {
  const { location } = expr;
  return { type: 'labeled', location, labelLocation: location, label, expression: group(expr) };
}

/** `&{ code }` */
export function predicate({ location }: Expr, code: string): SemanticPredicate {
  return { type: 'semantic_and', location, codeLocation: location, code };
}

/** `expression { code }`, with the location of another expression. */
export function action({ location }: Expr, expression: Expr, code: string): Action {
  return { type: 'action', location, codeLocation: location, code, expression };
}

/**
 * Changes the expression of a rule. The display name of the rule stays outermost, where Peggy looks for it.
 *
 * @example inNamed(rule.expression, (expr) => sequence(expr, [guard, picked(expr)]))
 */
export function inNamed(expr: Expr, change: (expr: Expr) => Expr): Expr {
  return expr.type === 'named' ? { ...expr, expression: change(expr.expression) } : change(expr);
}

/** Runs code before an expression and code after it, whether it matched or not. */
export function between(enter: string, expr: Expr, leave: string): Expr {
  const { location } = expr;
  const matched = sequence(expr, [
    predicate(expr, ` ${enter} return true; `),
    picked(expr),
    predicate(expr, ` ${leave} return true; `),
  ]);
  return { type: 'choice', location, alternatives: [matched, predicate(expr, ` ${leave} return false; `)] };
}

/**
 * Adds code that runs before each parse. Code inside rules takes what it needs from there, since a label of the rule
 * may be called `options` or `text`.
 */
export function withInitializer(grammar: Grammar, code: string): Grammar {
  const { location, initializer } = grammar;
  const before = [initializer].flat().filter((code) => code != null);
  return { ...grammar, initializer: [{ type: 'initializer', code, location, codeLocation: location }, ...before] };
}
