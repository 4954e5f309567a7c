import type { ContextFree, Points } from './cfg.ts';
import { type Notation, written } from './notation.ts';

/** A grammar in the GBNF that llama.cpp and XGrammar both read: one rule a line, the start rule called `root`. */
export function gbnfOf(grammar: ContextFree): string {
  const rule = (name: string): string => {
    if (name === grammar.start) return 'root';
    return name === 'root' ? 'root-rule' : name;
  };
  const notation: Notation = { text: quoted, characters, rule };
  const lines = [...grammar.rules].map(([name, part]) => `${rule(name)} ::= ${written(part, notation)}`);
  return `${lines.join('\n')}\n`;
}

/** A text in quotation marks. */
function quoted(text: string): string {
  return `"${[...text].map((char) => (char === '"' || char === '\\' ? `\\${char}` : escaped(char))).join('')}"`;
}

function characters(points: Points, negated: boolean): string {
  const stretches = negated ? points : caretLast(points.flatMap(([from, to]) => cut(from, to)));
  const ranges = stretches.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`));
  return `[${negated ? '^' : ''}${ranges.join('')}]`;
}

/** The last characters that take one, two and three bytes of UTF-8. */
const WIDTHS = [0x7f, 0x7ff, 0xffff];

/**
 * A stretch of characters, in pieces that every XGrammar reads right: up to September 2026 it took overlong UTF-8 where a
 * stretch holds characters of different lengths, and refused characters at the end of a stretch that spans several blocks
 * of 4096 (https://github.com/mlc-ai/xgrammar/pull/909).
 */
function cut(from: number, to: number): Points {
  const width = WIDTHS.find((last) => from <= last && last < to);
  if (width !== undefined) return [...cut(from, width), ...cut(width + 1, to)];
  const block = to - (to % 0x1000);
  const cuts = block > from && (to + 1) % 0x1000 !== 0;
  return cuts ? [[from, block - 1] as const, [block, to] as const] : [[from, to]];
}

const CARET = 0x5e;

/** At the beginning of a class even an escaped `^` negates it for XGrammar. */
function caretLast(points: Points): Points {
  const [first, ...others] = points;
  if (first?.[0] !== CARET) return points;
  return [...(first[1] > CARET ? [[CARET + 1, first[1]] as const] : []), ...others, [CARET, CARET]];
}

/** A character of a class. */
function point(code: number): string {
  const char = String.fromCodePoint(code);
  return '[]\\^-'.includes(char) ? hex(code) : escaped(char);
}

function escaped(char: string): string {
  if (char === '\n') return '\\n';
  if (char === '\r') return '\\r';
  if (char === '\t') return '\\t';
  return char >= ' ' && char <= '~' ? char : hex(char.codePointAt(0) ?? 0);
}

/** XGrammar reads as many digits after `\x` as there are: only `\u` and `\U` end by themselves. */
function hex(code: number): string {
  if (code <= 0xffff) return `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return `\\U${code.toString(16).toUpperCase().padStart(8, '0')}`;
}
