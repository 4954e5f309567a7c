import type { Plugin } from 'peggy';
import { action, inNamed, picked, predicate, sequence, withInitializer } from './nodes.ts';
import type { GrammarSource } from './read.ts';
import type { Expr, Grammar, Rule, SemanticPredicate, TreePass } from './tree.ts';

/**
 * Something in a grammar that a text can exercise: a rule, an alternative of a choice, either outcome of `x?`, or of
 * `x*` and other repetitions that may be empty.
 */
export interface CoveragePoint {
  readonly rule: string;
  readonly kind: 'rule' | 'alternative' | 'taken' | 'left out' | 'repeated' | 'empty';
  /** The file, and the range in it, in UTF-16 units. */
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A plugin that counts how often every point matched; the points are added to `points`. A parse counts into the array
 * in its option `hits`. With the option `steps`, a parse that tries more than `steps.left` rules throws a RangeError:
 * some grammars take exponential time. The results of the parser do not change. `around` may wrap the counted
 * expression of a rule.
 */
export function countPoints(
  points: CoveragePoint[],
  around: (rule: string, expr: Expr) => Expr = (_, expr) => expr,
): Plugin {
  const pass: TreePass = (grammar) => {
    points.push(...instrument(grammar, around));
    Object.assign(
      grammar,
      withInitializer(grammar, ' const peg$hits = options.hits; const peg$steps = options.steps; '),
    );
  };
  return {
    use(config) {
      // Runs first: later passes merge alternatives and drop rules.
      config.passes.transform.unshift(pass);
    },
  };
}

/** Adds the counting to a tree. */
function instrument(grammar: Grammar, around: (rule: string, expr: Expr) => Expr): CoveragePoint[] {
  const points: CoveragePoint[] = [];
  for (const rule of grammar.rules) {
    const point = (kind: CoveragePoint['kind'], expr: Expr | Rule): number =>
      points.push(pointAt(rule.name, kind, expr)) - 1;
    const at = point('rule', rule);
    rule.expression = inNamed(rule.expression, (expr) => around(rule.name, limited(counted(inside(expr, point), at))));
  }
  return points;
}

export function pointAt(rule: string, kind: CoveragePoint['kind'], { location }: Expr | Rule): CoveragePoint {
  const { source, start, end } = location;
  return { rule, kind, source: String(source), start: start.offset, end: end.offset };
}

function inside(expr: Expr, point: (kind: CoveragePoint['kind'], expr: Expr) => number): Expr {
  switch (expr.type) {
    case 'choice': {
      const alternatives = expr.alternatives.map((one) => {
        const at = point('alternative', one);
        return counted(inside(one, point), at);
      });
      return { ...expr, alternatives };
    }
    case 'sequence':
      return { ...expr, elements: expr.elements.map((element) => inside(element, point)) };
    case 'optional': {
      const taken = point('taken', expr.expression);
      const left = point('left out', expr);
      return choice(expr, counted(inside(expr.expression, point), taken), nullCounting(expr, left));
    }
    case 'zero_or_more':
    case 'repeated': {
      const repeated = point('repeated', expr.expression);
      const inner = { ...expr, expression: inside(expr.expression, point) };
      if (expr.type === 'repeated' && !mayBeEmpty(expr.min ?? expr.max)) return counted(inner, repeated);
      const empty = point('empty', expr);
      const label = `peg$items${repeated}`;
      const count = `(${label}.length > 0 ? ${repeated} : ${empty})`;
      return sequence(expr, [picked(inner, label), counting(expr, count)]);
    }
    default:
      return 'expression' in expr ? { ...expr, expression: inside(expr.expression, point) } : expr;
  }
}

function mayBeEmpty({ type, value }: { type: string; value: unknown }): boolean {
  return type !== 'constant' || value === 0 || value === null;
}

/** The expression with its own value, counted whenever it has matched. */
function counted(expr: Expr, at: number): Expr {
  return sequence(expr, [picked(expr), counting(expr, String(at))]);
}

/** The expression, preceded by a check of the step limit. */
function limited(expr: Expr): Expr {
  const step = ` if (peg$steps && peg$steps.left-- <= 0) throw new RangeError('too many steps'); return true; `;
  return sequence(expr, [predicate(expr, step), picked(expr)]);
}

function counting(expr: Expr, at: string): SemanticPredicate {
  return predicate(expr, ` if (peg$hits) peg$hits[${at}]++; return true; `);
}

function choice({ location }: Expr, ...alternatives: Expr[]): Expr {
  return { type: 'choice', location, alternatives };
}

/** Matches nothing and yields null, the value of an optional that is absent. */
function nullCounting(expr: Expr, at: number): Expr {
  return action(expr, counting(expr, String(at)), ' return null; ');
}

export function pointText(sources: readonly GrammarSource[], { source, start, end }: CoveragePoint): string {
  return sources.find((file) => file.source === source)?.text.slice(start, end) ?? '';
}
