import type { Plugin } from 'peggy';
import { classMatches } from '../char-set.ts';
import { type CharClass, type Expr, type Rule, rulesByName, type TreePass, walk } from '../tree.ts';

/**
 * Rejects a choice in which an earlier alternative matches whenever a later one would, which makes the later one dead:
 * `"a" / "ab"`, `[a-z] / "if"`.
 */
export const lintPrefixShadowing: Plugin = {
  use(config) {
    config.passes.check.push(refuseShadowedAlternatives);
  },
};

const refuseShadowedAlternatives: TreePass = (grammar, _options, session) => {
  const rules = rulesByName(grammar);
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type !== 'choice') return;
      const earlier: { pattern: Pattern; expr: Expr }[] = [];
      for (const alternative of expr.alternatives) {
        const start = leading(alternative, rules);
        const shadow = start && earlier.find(({ pattern }) => covers(pattern, start));
        if (shadow) {
          session.error('This alternative is never reached', alternative.location, [
            {
              message: 'This one matches whenever it would. Fix: put the longer alternative first',
              location: shadow.expr.location,
            },
          ]);
        }
        const pattern = unconditional(alternative, rules);
        if (pattern !== undefined) earlier.push({ pattern, expr: alternative });
      }
    });
  }
};

interface Text {
  readonly type: 'text';
  readonly value: string;
  readonly ignoreCase: boolean;
}

type Pattern = Text | CharClass | { readonly type: 'any' };

function covers(pattern: Pattern, start: Text): boolean {
  if (pattern.type === 'any') return start.value !== '';
  if (pattern.type === 'class') {
    const first = start.value.charAt(0);
    const spellings = start.ignoreCase ? [first.toLowerCase(), first.toUpperCase()] : [first];
    return first !== '' && spellings.every((spelling) => classMatches(pattern, spelling.charCodeAt(0)));
  }
  if (pattern.ignoreCase) return start.value.toLowerCase().startsWith(pattern.value.toLowerCase());
  // A later alternative that ignores case also matches texts that the earlier one does not, unless it has no letters.
  const exact = !start.ignoreCase || pattern.value.toLowerCase() === pattern.value.toUpperCase();
  return exact && start.value.startsWith(pattern.value);
}

/** The one text or character class that an expression matches unconditionally; undefined for other expressions. */
function unconditional(expr: Expr, rules: ReadonlyMap<string, Rule>, depth = 0): Pattern | undefined {
  switch (expr.type) {
    case 'literal':
      return { type: 'text', value: expr.value, ignoreCase: expr.ignoreCase };
    case 'class':
      return expr.unicode ? undefined : expr;
    case 'any':
      return { type: 'any' };
    case 'sequence': {
      const parts = expr.elements.map((element) => unconditional(element, rules, depth));
      const texts = parts.flatMap((part) => (part?.type === 'text' ? [part] : []));
      return texts.length === parts.length ? joined(texts) : undefined;
    }
    case 'rule_ref':
      return through(expr.name, rules, depth, unconditional);
    case 'group':
    case 'labeled':
    case 'text':
    case 'action':
    case 'named':
      return unconditional(expr.expression, rules, depth);
    default:
      return undefined;
  }
}

/** The literal text that every match of an expression begins with. */
function leading(expr: Expr, rules: ReadonlyMap<string, Rule>, depth = 0): Text | undefined {
  switch (expr.type) {
    case 'literal':
      return { type: 'text', value: expr.value, ignoreCase: expr.ignoreCase };
    case 'sequence': {
      const texts: Text[] = [];
      for (const element of expr.elements) {
        if (isPredicate(element)) continue;
        const whole = unconditional(element, rules, depth);
        const text = whole?.type === 'text' ? whole : leading(element, rules, depth);
        if (text !== undefined) texts.push(text);
        if (whole?.type !== 'text') break;
      }
      return joined(texts);
    }
    case 'rule_ref':
      return through(expr.name, rules, depth, leading);
    case 'group':
    case 'labeled':
    case 'text':
    case 'action':
    case 'named':
    case 'one_or_more':
      return leading(expr.expression, rules, depth);
    default:
      return undefined;
  }
}

/** Joins texts of one kind; where the kind changes, it stops, so that the result is still a prefix. */
function joined(texts: readonly Text[]): Text | undefined {
  const [first] = texts;
  if (first === undefined || texts.some((text) => text.ignoreCase !== first.ignoreCase)) return undefined;
  return { ...first, value: texts.map((text) => text.value).join('') };
}

function isPredicate({ type }: Expr): boolean {
  return type === 'simple_and' || type === 'simple_not' || type === 'semantic_and' || type === 'semantic_not';
}

/** Follows a reference to a rule; the depth limit ends it for recursive rules. */
function through<Found>(
  name: string,
  rules: ReadonlyMap<string, Rule>,
  depth: number,
  look: (expr: Expr, rules: ReadonlyMap<string, Rule>, depth: number) => Found | undefined,
): Found | undefined {
  const rule = depth > rules.size ? undefined : rules.get(name);
  return rule && look(rule.expression, rules, depth + 1);
}
