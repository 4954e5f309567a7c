import { ALL, type CharSet, caselessStarts, classStarts, intersection, NONE, single, union } from '../char-set.ts';
import { type Expr, type Rule, rulesByName, type Sequence } from '../tree.ts';

/** What the matches of an expression begin with. */
interface Beginning {
  readonly chars: CharSet;
  /** It may match without a character, whatever comes next. */
  readonly isEmpty: boolean;
  /** It looks ahead: what is read after it begins so, too. */
  readonly isAhead?: boolean;
}

const EMPTY: Beginning = { chars: NONE, isEmpty: true };
const UNKNOWN: Beginning = { chars: ALL, isEmpty: true };

/**
 * Finds the characters that matches of expressions begin with. Unlike {@link firstFinder}, which also gives those that are
 * looked at, it takes a lookahead for what it is: `!"a" .` begins with any character, `&[a-z] word` with a small letter.
 */
export function beginningFinder(grammar: { readonly rules: readonly Rule[] }): (expr: Expr) => CharSet {
  const rules = rulesByName(grammar);
  const known = new Map<string, Beginning>();

  return (expr) => beginning(expr).chars;

  function beginning(expr: Expr): Beginning {
    switch (expr.type) {
      case 'literal':
        if (expr.value === '') return EMPTY;
        return read(expr.ignoreCase ? caselessStarts(expr.value) : single(expr.value.charCodeAt(0)));
      case 'class':
        return read(classStarts(expr));
      case 'any':
        return read(ALL);
      case 'rule_ref':
        return ofRule(expr.name);
      case 'semantic_and':
      case 'semantic_not':
      case 'simple_not':
        return EMPTY;
      case 'simple_and':
        return { ...beginning(expr.expression), isAhead: true };
      case 'library_ref':
        return UNKNOWN;
      case 'sequence':
        return ofSequence(expr);
      case 'choice':
        return oneOf(expr.alternatives.map(beginning));
      case 'optional':
      case 'zero_or_more':
        return { chars: beginning(expr.expression).chars, isEmpty: true };
      case 'repeated': {
        const parts = [expr.expression, ...(expr.delimiter === null ? [] : [expr.delimiter])].map(beginning);
        const least = expr.min ?? expr.max;
        const isNeeded = least.type === 'constant' && least.value !== 0 && parts[0]?.isEmpty === false;
        return isNeeded ? { chars: parts[0]?.chars ?? ALL, isEmpty: false } : { ...oneOf(parts), isEmpty: true };
      }
      default:
        return beginning(expr.expression);
    }
  }

  function ofRule(name: string): Beginning {
    const found = known.get(name);
    if (found !== undefined) return found;
    const rule = rules.get(name);
    known.set(name, UNKNOWN);
    const result = rule === undefined ? UNKNOWN : beginning(rule.expression);
    known.set(name, result);
    return result;
  }

  /** What is read first has to fit what was looked for there. */
  function ofSequence({ elements }: Sequence): Beginning {
    let ahead: CharSet | null = null;
    let first: CharSet | null = null;
    for (const element of elements) {
      const { chars, isEmpty, isAhead = false } = beginning(element);
      if (isAhead) {
        if (first === null && !isEmpty) ahead = intersection(ahead ?? ALL, chars);
      } else if (!isEmpty || chars.length > 0) {
        first = union(first ?? NONE, chars);
        if (!isEmpty) return read(intersection(first, ahead ?? ALL));
      }
    }
    if (ahead === null) return { chars: first ?? NONE, isEmpty: true };
    return { chars: ahead, isEmpty: false, isAhead: first === null };
  }
}

function read(chars: CharSet): Beginning {
  return { chars, isEmpty: false };
}

function oneOf(parts: readonly Beginning[]): Beginning {
  return {
    chars: parts.reduce((all, { chars }) => union(all, chars), NONE),
    isEmpty: parts.some(({ isEmpty }) => isEmpty),
  };
}
