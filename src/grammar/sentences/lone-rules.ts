import { type Code, type Expr, type Grammar, rulesByName, walk } from '../tree.ts';

/**
 * Rules that must not be tried alone: their predicates call a function of the per-parse code that loops with `while`.
 * Such a loop may rely on what other rules did before, and never end without it.
 */
export function rulesNeverAlone(grammar: Grammar): ReadonlySet<string> {
  const blocks: readonly Code[] = [grammar.initializer ?? []].flat();
  const looping = loopingFunctions(blocks.map((block) => block.code).join('\n'));
  if (looping.length === 0) return new Set();
  const calls = new RegExp(`\\b(?:${looping.join('|')})\\s*\\(`);
  const rules = rulesByName(grammar);
  const found = new Set<string>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, rule] of rules) {
      walk(rule.expression, (expr) => {
        if (isCall(expr) || (expr.type === 'rule_ref' && found.has(expr.name))) found.add(name);
      });
    }
  }
  return found;

  function isCall(expr: Expr): boolean {
    return 'code' in expr && calls.test(expr.code);
  }
}

/** The functions that loop with `while`, and those that call one of them. */
function loopingFunctions(code: string): string[] {
  const functions = code
    .split(/^(?=function )/m)
    .map((text) => ({ name: /^function\s+(\w+)/.exec(text)?.[1] ?? '', text }))
    .filter(({ name }) => name !== '');
  const looping = new Set(functions.filter(({ text }) => /\bwhile\s*\(/.test(text)).map(({ name }) => name));
  for (let size = -1; size !== looping.size; ) {
    size = looping.size;
    for (const { name, text } of functions) {
      if ([...looping].some((other) => other !== name && new RegExp(`\\b${other}\\s*\\(`).test(text)))
        looping.add(name);
    }
  }
  return [...looping];
}
