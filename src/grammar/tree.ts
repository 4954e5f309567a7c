import type { LocationRange, Session } from 'peggy';

/**
 * Peggy's grammar tree as it really is: any expression may be wherever an expression is allowed. (Peggy's own types are
 * narrower than its trees: there, a choice in parentheses is a choice, not a group.)
 */
export type Expr = Leaf | Wrapper | Labeled | Action | Named | Repeated | Choice | Sequence;

interface Base {
  location: LocationRange;
  /** Inferred by Peggy: 1 always matches, 0 sometimes, -1 never. */
  match?: number;
}

export type Leaf = Literal | CharClass | Any | RuleRef | LibraryRef | SemanticPredicate;

export interface Literal extends Base {
  type: 'literal';
  value: string;
  ignoreCase: boolean;
}

export type ClassPart = string | string[] | { type: 'classEscape'; value: string };

export interface CharClass extends Base {
  type: 'class';
  parts: ClassPart[];
  inverted: boolean;
  ignoreCase: boolean;
  unicode: boolean;
}

export interface Any extends Base {
  type: 'any';
}

export interface RuleRef extends Base {
  type: 'rule_ref';
  name: string;
}

export interface LibraryRef extends Base {
  type: 'library_ref';
}

export interface SemanticPredicate extends Base {
  type: 'semantic_and' | 'semantic_not';
  code: string;
  codeLocation: LocationRange;
}

export interface Wrapper extends Base {
  type: 'group' | 'text' | 'simple_and' | 'simple_not' | 'optional' | 'zero_or_more' | 'one_or_more';
  expression: Expr;
}

export interface Labeled extends Base {
  type: 'labeled';
  /** Its value is the value of the sequence (`@`). */
  pick?: boolean;
  label: string | null;
  labelLocation: LocationRange;
  expression: Expr;
}

export interface Action extends Base {
  type: 'action';
  code: string;
  codeLocation: LocationRange;
  expression: Expr;
}

export interface Named extends Base {
  type: 'named';
  name: string;
  expression: Expr;
}

export interface Boundary {
  type: 'constant' | 'variable' | 'function';
  value: number | string | null;
}

export interface Repeated extends Base {
  type: 'repeated';
  min: Boundary | null;
  max: Boundary;
  delimiter: Expr | null;
  expression: Expr;
}

export interface Choice extends Base {
  type: 'choice';
  alternatives: Expr[];
}

export interface Sequence extends Base {
  type: 'sequence';
  elements: Expr[];
}

export interface Rule extends Base {
  name: string;
  expression: Expr;
  /** While it is read, a compiled parser counts it under this name, in the option `open`. */
  counted?: string;
}

export interface Code extends Base {
  type: 'initializer' | 'top_level_initializer';
  code: string;
  codeLocation: LocationRange;
}

export interface Grammar extends Base {
  rules: Rule[];
  initializer?: Code | Code[];
  topLevelInitializer?: Code | Code[];
}

/** The options of Peggy that passes read. */
export interface PassOptions {
  allowedStartRules?: string[];
  cache?: boolean;
  trace?: boolean;
}

/** A pass over the tree; it may change it. */
export type TreePass = (grammar: Grammar, options: PassOptions, session: Session) => void;

/** The direct subexpressions of an expression. */
export function children(expr: Expr): Expr[] {
  switch (expr.type) {
    case 'choice':
      return expr.alternatives;
    case 'sequence':
      return expr.elements;
    case 'repeated':
      return expr.delimiter === null ? [expr.expression] : [expr.expression, expr.delimiter];
    default:
      return 'expression' in expr ? [expr.expression] : [];
  }
}

/** Calls `visit` for an expression and everything inside it. */
export function walk(expr: Expr, visit: (expr: Expr) => void): void {
  visit(expr);
  for (const child of children(expr)) walk(child, visit);
}

export function rulesByName(grammar: { readonly rules: readonly Rule[] }): Map<string, Rule> {
  return new Map(grammar.rules.map((rule) => [rule.name, rule]));
}

/** Identifies how an expression is matched, without its location in the file. */
export function stripped(expr: Expr | undefined): string {
  return JSON.stringify(expr, (key, value: unknown) => (/location/i.test(key) || key === 'match' ? undefined : value));
}
