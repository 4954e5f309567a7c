import type { Action, Expr, Grammar, SemanticPredicate, Wrapper } from './tree.ts';

// Nodes that tools put around an expression of a grammar; they take its place in the file.

/** The elements one after the other, in parentheses, so that their labels are seen nowhere else. */
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

/** `expression { code }`, at the place of another. */
export function action({ location }: Expr, expression: Expr, code: string): Action {
  return { type: 'action', location, codeLocation: location, code, expression };
}

/**
 * The expression of a rule, changed. The display name of a rule stays outermost, since Peggy looks for it there.
 *
 * @example inNamed(rule.expression, (expr) => sequence(expr, [guard, picked(expr)]))
 */
export function inNamed(expr: Expr, change: (expr: Expr) => Expr): Expr {
  return expr.type === 'named' ? { ...expr, expression: change(expr.expression) } : change(expr);
}

/**
 * The grammar with more code that runs before each parse. What code inside of rules needs is named here: a label of the
 * rule may be called `options` or `text`.
 */
export function withInitializer(grammar: Grammar, code: string): Grammar {
  const { location, initializer } = grammar;
  const before = [initializer].flat().filter((code) => code != null);
  return { ...grammar, initializer: [{ type: 'initializer', code, location, codeLocation: location }, ...before] };
}
