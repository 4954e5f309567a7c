import { type Code, type Expr, type Grammar, type Rule, walk } from '../tree.ts';

const MAX_LENGTH = 40;

/** Words that may matter to the code of a grammar: its literals, and the strings in its code. */
export function grammarWords(grammar: Grammar): string[] {
  const words = new Set<string>();
  const add = (word: string): void => {
    if (word !== '' && word.length <= MAX_LENGTH) words.add(word);
  };
  const initializers = [grammar.initializer ?? [], grammar.topLevelInitializer ?? []].flat(2);
  for (const { code } of initializers satisfies readonly Code[]) for (const word of stringsIn(code)) add(word);
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type === 'literal') add(expr.value);
      if ('code' in expr) for (const word of stringsIn(expr.code)) add(word);
    });
  }
  return [...words];
}

/** The names in a text, as they are and as a hasty writer would have them. */
export function namesIn(text: string): string[] {
  const names = text.match(/[\p{L}_][\p{L}\p{N}_-]*/gu) ?? [];
  return names.flatMap((name) => [name, name.toLowerCase(), name.replaceAll('_', '-'), name.slice(0, -1)]);
}

/** Names in quotes: they may be names that a text has to hold. */
function stringsIn(code: string): string[] {
  return [...code.matchAll(/(['"`])([\w.:/-]+)\1/g)].map(([, , word]) => word ?? '');
}

/** The expressions that a word could stand for, each with a rule of its own by which a parser can tell. */
export function wordRules(grammar: Grammar): { readonly names: ReadonlyMap<Expr, string>; readonly rules: Rule[] } {
  const names = new Map<Expr, string>();
  const rules: Rule[] = [];
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (!standsForWords(expr)) return;
      const name = `peg$word${names.size}`;
      names.set(expr, name);
      rules.push({ ...rule, name, expression: structuredClone(expr) });
    });
  }
  return { names, rules };
}

/** `$(…)` and runs of characters, unless code in them needs labels from outside. */
function standsForWords(expr: Expr): boolean {
  const isRun = expr.type === 'one_or_more' || expr.type === 'zero_or_more';
  if (expr.type !== 'text' && !(isRun && expr.expression.type === 'class')) return false;
  let hasCode = false;
  walk(expr, (inner) => {
    hasCode ||= 'code' in inner;
  });
  return !hasCode;
}
