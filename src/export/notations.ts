import { unitEscape } from '../core/escape-controls.ts';
import { quoted } from '../grammar/generate/chars.ts';
import type { Cfg, ContextFree, Points } from './cfg.ts';

/** The differences between notations; sequences, choices and repetition signs are the same in all. */
interface Notation {
  rule(name: string, isStart: boolean): string;
  /** The text between a rule's name and its definition. */
  readonly is: string;
  text(text: string): string;
  /** A character of a class. */
  point(code: number): string;
  readonly brackets: readonly [open: string, close: string];
  /** How to split the ranges of a class, if necessary. */
  stretches?(points: Points): Points;
}

/** Writes a grammar in a notation, one rule on each line. */
type Writer = (grammar: ContextFree) => string;

/** The GBNF that llama.cpp and XGrammar both read; the start rule is called `root`. */
export const gbnfOf: Writer = writer({
  rule: (name, isStart) => (isStart ? 'root' : name === 'root' ? 'root-rule' : name),
  is: ' ::= ',
  text: (text) => `"${[...text].map((char) => (/["\\]/.test(char) ? `\\${char}` : gbnfChar(char))).join('')}"`,
  point: (code) => {
    const char = String.fromCodePoint(code);
    return '[]\\^-'.includes(char) ? gbnfHex(code) : gbnfChar(char);
  },
  brackets: ['[', ']'],
  stretches: (points) => caretLast(points.flatMap(([from, to]) => cut(from, to))),
});

/**
 * The Lark dialect of llguidance: rules in snake case over literals, which are JSON strings in this dialect, and
 * classes of one character, which are Rust regular expressions; the start rule is `start`.
 */
export const larkOf: Writer = writer({
  rule: (name, isStart) => (isStart ? 'start' : name === 'start' ? 'start_rule' : name.replaceAll('-', '_')),
  is: ': ',
  text: quoted,
  point: (code) => {
    const char = String.fromCodePoint(code);
    if ('[]\\^-/&~'.includes(char)) return `\\${char}`;
    if (code >= 0x20 && code <= 0x7e) return char;
    if (code <= 0xff) return CONTROLS[char] ?? `\\x${code.toString(16).padStart(2, '0')}`;
    return code <= 0xffff ? unitEscape(code) : `\\U${code.toString(16).padStart(8, '0')}`;
  },
  brackets: ['/[', ']/'],
});

/** The EBNF of the W3C: plain texts are quoted, other characters written as numbers. */
export const ebnfOf: Writer = /* @__PURE__ */ writer({
  rule: (name) => name,
  is: ' ::= ',
  // Characters that fit in neither kind of quotation marks are separate parts, in brackets where there are several.
  text: (text) => {
    const parts = [...text.matchAll(/[ !#-~]+|"[ !-&(-~]*|./gsu)].map(([part]) => {
      if (!/^[ -~]+$/.test(part)) return ebnfNumber(part.codePointAt(0) ?? 0);
      return part.includes('"') ? `'${part}'` : `"${part}"`;
    });
    if (text === '') return "''";
    return parts.length === 1 ? parts.join('') : `(${parts.join(' ')})`;
  },
  point: (code) => {
    const char = String.fromCodePoint(code);
    return /^[!-~]$/.test(char) && !'[]^-#'.includes(char) ? char : ebnfNumber(code);
  },
  brackets: ['[', ']'],
});

const SIGNS = { many: '*', some: '+', optional: '?' } as const;

function writer({ rule, is, text, point, brackets: [open, close], stretches = (points) => points }: Notation): Writer {
  return ({ start, rules }) => {
    return [...rules].map(([name, part]) => `${rule(name, name === start)}${is}${written(part, 0)}\n`).join('');

    /** `depth` is the allowed nesting: 0 for a choice, 1 for a sequence, 2 for one repetition, 3 for a single item. */
    function written(part: Cfg, depth: number): string {
      switch (part.kind) {
        case 'text':
          return text(part.text);
        case 'set':
          return characters(part.points);
        case 'rule':
          return rule(part.name, part.name === start);
        case 'sequence':
          if (part.items.length === 0) return text('');
          return grouped(part.items.map((item) => written(item, 2)).join(' '), depth > 1);
        case 'choice':
          return grouped(part.items.map((item) => written(item, 1)).join(' | '), depth > 0);
        default:
          return grouped(`${written(part.item, 3)}${SIGNS[part.kind]}`, depth > 2);
      }
    }
  };

  /**
   * A class, negated if its complement is a few ASCII characters: that is shorter, and all engines read it correctly.
   */
  function characters(points: Points): string {
    const others = complementOf(points);
    const isNegated = others.length > 0 && others.every(([, to]) => to <= 0x7f);
    const ranges = (isNegated ? others : stretches(points)).map(([from, to]) =>
      from === to ? point(from) : `${point(from)}-${point(to)}`,
    );
    return `${open}${isNegated ? '^' : ''}${ranges.join('')}${close}`;
  }
}

function grouped(text: string, group: boolean): string {
  return group ? `(${text})` : text;
}

const LAST_POINT = 0x10ffff;

function complementOf(points: Points): Points {
  const others: [number, number][] = [];
  let next = 0;
  for (const [from, to] of points) {
    if (from > next) others.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST_POINT) others.push([next, LAST_POINT]);
  return others;
}

/** The last characters that take one, two and three bytes of UTF-8. */
const WIDTHS = [0x7f, 0x7ff, 0xffff];

/**
 * Splits a range of characters so that every XGrammar reads it correctly: until September 2026 it accepted overlong
 * UTF-8 in a range with characters of different lengths, and rejected characters at the end of a range that spans
 * several blocks of 4096 (https://github.com/mlc-ai/xgrammar/pull/909).
 */
function cut(from: number, to: number): Points {
  const width = WIDTHS.find((last) => from <= last && last < to);
  if (width !== undefined) return [...cut(from, width), ...cut(width + 1, to)];
  const block = to - (to % 0x1000);
  const cuts = block > from && (to + 1) % 0x1000 !== 0;
  return cuts ? [[from, block - 1] as const, [block, to] as const] : [[from, to]];
}

const CARET = 0x5e;

/** At the beginning of a class, XGrammar reads even an escaped `^` as a negation. */
function caretLast(points: Points): Points {
  const [first, ...others] = points;
  if (first?.[0] !== CARET) return points;
  return [...(first[1] > CARET ? [[CARET + 1, first[1]] as const] : []), ...others, [CARET, CARET]];
}

const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function gbnfChar(char: string): string {
  return CONTROLS[char] ?? (/^[ -~]$/.test(char) ? char : gbnfHex(char.codePointAt(0) ?? 0));
}

/** XGrammar reads all digits after `\x`; only `\u` and `\U` have a fixed length. */
function gbnfHex(code: number): string {
  const [letter, digits] = code <= 0xffff ? ['u', 4] : ['U', 8];
  return `\\${letter}${code.toString(16).toUpperCase().padStart(Number(digits), '0')}`;
}

function ebnfNumber(code: number): string {
  return `#x${code.toString(16).toUpperCase()}`;
}
