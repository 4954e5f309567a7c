import { ALL, type CharSet, caselessStarts, classStarts, NONE, single, union } from './char-set.ts';
import { type Expr, type Repeated, type Rule, rulesByName, type Sequence } from './tree.ts';

/**
 * What can be said of an expression by looking at one character. When the character is not in `chars` (or there is
 * none): an expression that is not `nullable` fails, having consumed nothing.
 */
export interface First {
  readonly chars: CharSet;
  /** It may match without one of the characters. */
  readonly nullable: boolean;
  /** No code of the grammar's author runs before the character decides. */
  readonly clean: boolean;
}

const EMPTY: First = { chars: NONE, nullable: true, clean: true };
const UNKNOWN: First = { chars: ALL, nullable: true, clean: false };

/** Finds the first characters of the expressions of a grammar. */
export function firstFinder(grammar: { rules: Rule[] }): (expr: Expr) => First {
  const rules = rulesByName(grammar);
  const known = new Map<string, First>();

  return first;

  function first(expr: Expr): First {
    switch (expr.type) {
      case 'literal':
        return expr.value === '' ? EMPTY : terminal(startOf(expr.value, expr.ignoreCase));
      case 'class':
        return terminal(classStarts(expr));
      case 'any':
        return terminal(ALL);
      case 'rule_ref':
        return ofRule(expr.name);
      case 'semantic_and':
      case 'semantic_not':
        return { ...EMPTY, clean: false };
      case 'library_ref':
        return UNKNOWN;
      case 'sequence':
        return ofSequence(expr);
      case 'choice':
        return ofChoice(expr.alternatives);
      case 'simple_not':
      case 'optional':
      case 'zero_or_more':
        return { ...first(expr.expression), nullable: true };
      case 'repeated':
        return ofRepeated(expr);
      default:
        return first(expr.expression);
    }
  }

  function ofRule(name: string): First {
    const found = known.get(name);
    if (found !== undefined) return found;
    const rule = rules.get(name);
    // Peggy refuses left recursion; should one slip through, nothing is known of the rule inside itself.
    known.set(name, UNKNOWN);
    const result = rule === undefined ? UNKNOWN : first(rule.expression);
    known.set(name, result);
    return result;
  }

  function ofSequence({ elements }: Sequence): First {
    let so = EMPTY;
    for (const element of elements) {
      const next = first(element);
      so = {
        chars: union(so.chars, next.chars),
        nullable: next.nullable,
        clean: so.clean && next.clean,
      };
      if (!next.nullable) break;
    }
    return so;
  }

  function ofRepeated({ min, max, expression, delimiter }: Repeated): First {
    const inner = first(expression);
    const least = min ?? max;
    const isConstant = least.type === 'constant' && max.type === 'constant';
    if (isConstant && least.value !== 0 && !inner.nullable) return inner;
    const between = delimiter === null ? EMPTY : first(delimiter);
    const clean = isConstant && inner.clean && between.clean;
    return { chars: union(inner.chars, between.chars), nullable: true, clean };
  }

  function ofChoice(alternatives: readonly Expr[]): First {
    let so: First = { ...EMPTY, nullable: false };
    for (const alternative of alternatives) {
      const next = first(alternative);
      so = {
        chars: union(so.chars, next.chars),
        nullable: so.nullable || next.nullable,
        clean: so.clean && next.clean,
      };
    }
    return so;
  }
}

function terminal(chars: CharSet): First {
  return { chars, nullable: false, clean: true };
}

function startOf(value: string, ignoreCase: boolean): CharSet {
  return ignoreCase ? caselessStarts(value) : single(value.charCodeAt(0));
}
