import type { Cfg, ContextFree } from './cfg.ts';

/** A grammar in the Lark dialect of llguidance: rules over literals and one-character classes; the start rule is `start`. */
export function larkOf(grammar: ContextFree): string {
  const lines = [...grammar.rules].map(([name, part]) => `${ruleName(grammar, name)}: ${written(grammar, part, 0)}`);
  return `${lines.join('\n')}\n`;
}

/** Names are in snake case there. */
function ruleName(grammar: ContextFree, name: string): string {
  if (name === grammar.start) return 'start';
  return name === 'start' ? 'start_rule' : name.replaceAll('-', '_');
}

/** `depth`: 0 where a choice may stand, 1 where a sequence may, 2 where one repetition may, 3 where only one thing may. */
function written(grammar: ContextFree, part: Cfg, depth: number): string {
  switch (part.kind) {
    case 'text':
      return `"${[...part.text].map((char) => escaped(char, '"\\')).join('')}"`;
    case 'set': {
      const point = (code: number): string => escaped(String.fromCodePoint(code), '[]\\^-/');
      const ranges = part.points.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`));
      return `/[${ranges.join('')}]/`;
    }
    case 'rule':
      return ruleName(grammar, part.name);
    case 'sequence':
      if (part.items.length === 0) return '""';
      return grouped(part.items.map((item) => written(grammar, item, 2)).join(' '), depth > 1);
    case 'choice':
      return grouped(part.items.map((item) => written(grammar, item, 1)).join(' | '), depth > 0);
    default:
      return grouped(`${written(grammar, part.item, 3)}${SIGNS[part.kind]}`, depth > 2);
  }
}

const SIGNS = { many: '*', some: '+', optional: '?' } as const;

function grouped(text: string, group: boolean): string {
  return group ? `(${text})` : text;
}

function escaped(char: string, special: string): string {
  if (special.includes(char)) return `\\${char}`;
  if (char === '\n') return '\\n';
  if (char === '\r') return '\\r';
  if (char === '\t') return '\\t';
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x20 && code <= 0x7e) return char;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
}
