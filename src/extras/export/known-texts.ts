import type { Grammar } from '../../grammar/tree.ts';
import { ExportError } from './export-error.ts';

/**
 * The grammar with texts in place of rules: what is known before the model writes, such as the id of its task.
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
