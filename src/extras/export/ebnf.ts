import type { ContextFree, Points } from './cfg.ts';
import { type Notation, written } from './notation.ts';

/** A grammar in the EBNF that the W3C writes: texts as they are, other characters by their numbers. */
export function ebnfOf(grammar: ContextFree): string {
  const notation: Notation = { text: quoted, characters, rule: (name) => name };
  return [...grammar.rules].map(([name, part]) => `${name} ::= ${written(part, notation)}\n`).join('');
}

/** A text in either kind of quotation marks; what can be in neither is a part of its own, in brackets where there are several. */
function quoted(text: string): string {
  if (text === '') return "''";
  const parts = [...text.matchAll(/[ !#-~]+|"[ !-&(-~]*|./gsu)].map(([part]) => {
    if (!/^[ -~]+$/.test(part)) return number(part.codePointAt(0) ?? 0);
    return part.includes('"') ? `'${part}'` : `"${part}"`;
  });
  return parts.length === 1 ? parts.join('') : `(${parts.join(' ')})`;
}

function characters(points: Points, negated: boolean): string {
  const ranges = points.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`));
  return `[${negated ? '^' : ''}${ranges.join('')}]`;
}

/** A character of a class. */
function point(code: number): string {
  const char = String.fromCodePoint(code);
  return /^[!-~]$/.test(char) && !'[]^-#'.includes(char) ? char : number(code);
}

function number(code: number): string {
  return `#x${code.toString(16).toUpperCase()}`;
}
