import { unitEscape } from '../../core/escape-controls.ts';
import { quoted } from '../../grammar/generate/chars.ts';
import type { ContextFree, Points } from './cfg.ts';
import { type Notation, written } from './notation.ts';

/**
 * A grammar in the Lark dialect of llguidance: rules over literals, which are JSON strings there, and classes of one
 * character, which are regular expressions of Rust; the start rule is `start`.
 */
export function larkOf(grammar: ContextFree): string {
  // Names are in snake case there.
  const rule = (name: string): string => {
    if (name === grammar.start) return 'start';
    return name === 'start' ? 'start_rule' : name.replaceAll('-', '_');
  };
  const notation: Notation = { text: quoted, characters, rule };
  const lines = [...grammar.rules].map(([name, part]) => `${rule(name)}: ${written(part, notation)}`);
  return `${lines.join('\n')}\n`;
}

function characters(points: Points, negated: boolean): string {
  const ranges = points.map(([from, to]) => (from === to ? point(from) : `${point(from)}-${point(to)}`));
  return `/[${negated ? '^' : ''}${ranges.join('')}]/`;
}

/** A character of a class. */
function point(code: number): string {
  const char = String.fromCodePoint(code);
  if ('[]\\^-/&~'.includes(char)) return `\\${char}`;
  if (char === '\n') return '\\n';
  if (char === '\r') return '\\r';
  if (char === '\t') return '\\t';
  if (code >= 0x20 && code <= 0x7e) return char;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code <= 0xffff ? unitEscape(code) : `\\U${code.toString(16).padStart(8, '0')}`;
}
