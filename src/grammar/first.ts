import { ALL, type CharSet, caselessStarts, classStarts, intersection, NONE, single, union } from './char-set.ts';
import { type Expr, type Repeated, type Rule, rulesByName, type Sequence } from './tree.ts';

/**
 * What one character of lookahead says about an expression: when the character is not in `chars`, or there is none, an
 * expression that is not `nullable` fails without consuming anything.
 */
export interface First {
  readonly chars: CharSet;
  /** The expression may match without one of the characters. */
  readonly nullable: boolean;
  /** No code of the grammar's author runs before the character decides. */
  readonly clean: boolean;
  /**
   * The subset of `chars` that non-empty matches begin with. Lookahead is taken into account: `!"a" .` begins with any
   * character but `a`, `&[a-z] word` with a small letter.
   */
  readonly begins: CharSet;
  /** The expression only looks ahead: what is read after it begins with the same characters. */
  readonly isAhead?: boolean;
}

const EMPTY: First = { chars: NONE, nullable: true, clean: true, begins: NONE };
const UNKNOWN: First = { chars: ALL, nullable: true, clean: false, begins: ALL };

/** Finds the first characters of the expressions of a grammar. */
export function firstFinder(grammar: { readonly rules: readonly Rule[] }): (expr: Expr) => First {
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
        return oneOf(expr.alternatives.map(first));
      case 'simple_and':
        return { ...first(expr.expression), isAhead: true };
      case 'simple_not':
        return { ...oneOf([first(expr.expression), EMPTY]), begins: NONE };
      case 'optional':
      case 'zero_or_more':
        return oneOf([first(expr.expression), EMPTY]);
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
    // Peggy rejects left recursion. Should one slip through, nothing is known of the rule inside itself.
    known.set(name, UNKNOWN);
    const result = rule === undefined ? UNKNOWN : first(rule.expression);
    known.set(name, result);
    return result;
  }

  /** The first element read has to satisfy the lookahead before it. */
  function ofSequence({ elements }: Sequence): First {
    let so = EMPTY;
    let ahead: CharSet | null = null;
    let begins: CharSet | null = null;
    /** The lookahead after an element that may be empty. */
    let after = ALL;
    for (const element of elements) {
      const next = first(element);
      // So far, every element may be empty.
      if (so.nullable) so = { ...so, ...next, chars: union(so.chars, next.chars), clean: so.clean && next.clean };
      if (next.isAhead) {
        if (!next.nullable && begins === null) ahead = intersection(ahead ?? ALL, next.begins);
        else if (!next.nullable) after = intersection(after, next.begins);
      } else if (!next.nullable || next.begins.length > 0) {
        begins = union(begins ?? NONE, next.begins);
        if (!next.nullable) return { ...so, begins: intersection(begins, ahead ?? ALL), isAhead: false };
      }
    }
    if (ahead !== null) return { ...so, begins: ahead, isAhead: begins === null };
    return { ...so, begins: union(begins ?? NONE, so.nullable ? NONE : after), isAhead: false };
  }

  function ofRepeated({ min, max, expression, delimiter }: Repeated): First {
    const inner = first(expression);
    const least = min ?? max;
    const isConstant = least.type === 'constant' && max.type === 'constant';
    if (isConstant && least.value !== 0 && !inner.nullable) return oneOf([inner]);
    const all = oneOf([inner, EMPTY, ...(delimiter === null ? [] : [first(delimiter)])]);
    return isConstant ? all : { ...all, clean: false };
  }
}

function oneOf(all: readonly First[]): First {
  return {
    chars: all.reduce((so, { chars }) => union(so, chars), NONE),
    begins: all.reduce((so, { begins }) => union(so, begins), NONE),
    nullable: all.some(({ nullable }) => nullable),
    clean: all.every(({ clean }) => clean),
  };
}

function terminal(chars: CharSet): First {
  return { chars, begins: chars, nullable: false, clean: true };
}

function startOf(value: string, ignoreCase: boolean): CharSet {
  return ignoreCase ? caselessStarts(value) : single(value.charCodeAt(0));
}
