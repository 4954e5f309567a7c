import type { Cfg, ContextFree, Points } from './cfg.ts';
import { writtenClass } from './classes.ts';

/** A grammar in the GBNF that llama.cpp and XGrammar both read: one rule a line, the start rule called `root`. */
export function gbnfOf(grammar: ContextFree): string {
  const lines = [...grammar.rules].map(
    ([name, part]) =>
      `${name === grammar.start ? 'root' : nameOf(name)} ::= ${written(part, name === grammar.start ? 'root' : name, 0)}`,
  );
  return `${lines.join('\n')}\n`;

  function nameOf(name: string): string {
    if (name === grammar.start) return 'root';
    return name === 'root' ? 'root-rule' : name;
  }

  /** `depth`: 0 where a choice may stand, 1 where a sequence may, 2 where one repetition may, 3 where only one thing may. */
  function written(part: Cfg, rule: string, depth: number): string {
    switch (part.kind) {
      case 'text':
        return quoted(part.text);
      case 'set':
        return classOf(part.points);
      case 'rule':
        return nameOf(part.name);
      case 'sequence':
        if (part.items.length === 0) return '""';
        return grouped(part.items.map((item) => written(item, rule, 2)).join(' '), depth > 1);
      case 'choice':
        return grouped(part.items.map((item) => written(item, rule, 1)).join(' | '), depth > 0);
      default:
        return grouped(`${written(part.item, rule, 3)}${SIGNS[part.kind]}`, depth > 2);
    }
  }
}

const SIGNS = { many: '*', some: '+', optional: '?' } as const;

function grouped(text: string, group: boolean): string {
  return group ? `(${text})` : text;
}

/** A text in quotation marks. */
function quoted(text: string): string {
  return `"${[...text].map((char) => (char === '"' || char === '\\' ? `\\${char}` : escaped(char))).join('')}"`;
}

function classOf(all: Points): string {
  const { negated, points } = writtenClass(all);
  const ranges = points.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`));
  return `[${negated ? '^' : ''}${ranges.join('')}]`;
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

/** XGrammar reads as many digits behind `\x` as there are: only `\u` and `\U` end by themselves. */
function hex(code: number): string {
  if (code <= 0xffff) return `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return `\\U${code.toString(16).toUpperCase().padStart(8, '0')}`;
}
