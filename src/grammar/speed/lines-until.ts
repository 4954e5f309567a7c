import type { Expr, Rule } from '../tree.ts';

/**
 * Recognises one round of "lines up to a line that starts with …": `!"…" line`, where `line` is
 * `[^\r\n]* eol / [^\r\n]+` and `eol` is `"\r\n" / "\n" / "\r"`. Gives the literal that stops the lines.
 */
export function linesUntil(expr: Expr, rules: ReadonlyMap<string, Rule>): string | undefined {
  const round = resolved(expr, rules);
  if (round.type !== 'sequence' || round.elements.length !== 2) return undefined;
  const [not, line] = round.elements;
  if (not?.type !== 'simple_not' || line === undefined || !isLine(resolved(line, rules), rules)) return undefined;
  const stop = resolved(not.expression, rules);
  return stop.type === 'literal' && !stop.ignoreCase && isInLine(stop.value) ? stop.value : undefined;
}

/** Code that moves `p` to the next line that starts with a literal, or to the end. It searches the text once. */
export function jumpToLine(stop: string): string {
  const literal = JSON.stringify(stop);
  return `if (!input.startsWith(${literal}, p)) {
let q = input.indexOf(${literal}, p + 1);
while (q > 0 && (c = input.charCodeAt(q - 1)) !== 10 && c !== 13) q = input.indexOf(${literal}, q + 1);
p = q < 0 ? input.length : q;
}`;
}

function isLine(expr: Expr, rules: ReadonlyMap<string, Rule>): boolean {
  if (expr.type !== 'choice' || expr.alternatives.length !== 2) return false;
  const [ended, last] = expr.alternatives.map((alternative) => resolved(alternative, rules));
  if (ended?.type !== 'sequence' || ended.elements.length !== 2 || last?.type !== 'one_or_more') return false;
  const [content, end] = ended.elements.map((element) => resolved(element, rules));
  return (
    content?.type === 'zero_or_more' &&
    isNoLineEnd(resolved(content.expression, rules)) &&
    isNoLineEnd(resolved(last.expression, rules)) &&
    end !== undefined &&
    isLineEnd(end, rules)
  );
}

function isNoLineEnd(expr: Expr): boolean {
  return expr.type === 'class' && expr.inverted && !expr.unicode && [...expr.parts].sort().join('') === '\n\r';
}

function isLineEnd(expr: Expr, rules: ReadonlyMap<string, Rule>): boolean {
  if (expr.type !== 'choice') return false;
  // Peggy merges neighbouring one-character literals into a class before this pass sees them.
  const ends = expr.alternatives.map((alternative) => {
    const end = resolved(alternative, rules);
    if (end.type === 'literal') return end.value;
    return end.type === 'class' && !end.inverted && !end.unicode ? [...end.parts].sort().join('|') : '';
  });
  return ['\r\n,\n|\r', '\r\n,\n,\r', '\r\n,\r,\n', '\n,\r\n,\r'].includes(ends.join(','));
}

function isInLine(stop: string): boolean {
  return stop !== '' && !stop.includes('\n') && !stop.includes('\r');
}

/** The expression that a chain of rule references and parentheses stands for. */
function resolved(expr: Expr, rules: ReadonlyMap<string, Rule>): Expr {
  const seen = new Set<string>();
  let inner = expr;
  for (;;) {
    if (inner.type === 'group' || inner.type === 'text') inner = inner.expression;
    else if (inner.type === 'rule_ref' && !seen.has(inner.name)) {
      seen.add(inner.name);
      const rule = rules.get(inner.name);
      if (rule === undefined) return inner;
      inner = rule.expression;
    } else return inner;
  }
}
