import { readFileSync } from 'node:fs';
import { readGrammar } from '../../src/grammar/read.ts';
import { type Expr, walk } from '../../src/grammar/tree.ts';

/** A file of the project. */
export function fileText(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** The expression of a rule of a grammar file. */
export function ruleOf(path: string, rule: string): Expr {
  const found = readGrammar([{ source: path, text: fileText(path) }]).rules.find(({ name }) => name === rule);
  if (found === undefined) throw new Error(`${path} has no rule ${rule}`);
  return found.expression;
}

/** The literals in an expression, in their order. */
export function literalsOf(expression: Expr): string[] {
  const found: string[] = [];
  walk(expression, (expr) => {
    if (expr.type === 'literal') found.push(expr.value);
  });
  return found;
}
