import { type Grammar, type Rule, walk } from '../grammar/tree.ts';
import { ExportError } from './export-error.ts';

/**
 * The grammar with fixed texts instead of some rules: text that is known before the model writes, such as a task id.
 *
 * @throws {ExportError} when there is no such rule
 * @example withGiven(grammar, { taskId: 'HW-001' })
 */
export function withGiven(grammar: Grammar, texts: Readonly<Record<string, string>>): Grammar {
  for (const name of Object.keys(texts))
    if (!grammar.rules.some((rule) => rule.name === name)) throw new ExportError(name, 'the grammar has no such rule');
  const rules = grammar.rules.map((rule) => {
    const value = Object.hasOwn(texts, rule.name) ? texts[rule.name] : undefined;
    if (value === undefined) return rule;
    return { ...rule, expression: { type: 'literal', value, ignoreCase: false, location: rule.location } as const };
  });
  return { ...grammar, rules };
}

/**
 * The grammar with every rule whose name ends in `0` copied for 1, 2, … `count - 1`. In each copy, the number replaces
 * the 0 at the end of rule names, and each 0 in a literal that is not next to another digit. A parsing grammar counts
 * with code; engines cannot run code, but they can have a rule for each number.
 *
 * @example withSeries(readGrammar([{ source: 'x', text: 'Row = item0 item1\nitem0 = "[0]"' }]), 2) // item1 = "[1]"
 */
export function withSeries(grammar: Grammar, count: number): Grammar {
  const rules = grammar.rules.flatMap((rule) =>
    isFirst(rule.name) ? [rule, ...Array.from({ length: count - 1 }, (_, at) => copied(rule, at + 1))] : [rule],
  );
  return { ...grammar, rules };
}

function isFirst(name: string): boolean {
  return /[A-Za-z_]0$/.test(name);
}

function copied(rule: Rule, number: number): Rule {
  const copy = structuredClone(rule);
  copy.name = copy.name.replace(/0$/, String(number));
  walk(copy.expression, (expr) => {
    if (expr.type === 'rule_ref' && isFirst(expr.name)) expr.name = expr.name.replace(/0$/, String(number));
    if (expr.type === 'literal') expr.value = expr.value.replaceAll(/(?<![0-9])0(?![0-9])/g, String(number));
  });
  return copy;
}
