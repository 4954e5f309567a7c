import type { Json } from '../../src/formats/json/index.ts';

/** A word or sign of a JSON text, or the white space between two. */
export interface Token {
  readonly kind: 'open' | 'close' | 'colon' | 'comma' | 'name' | 'string' | 'number' | 'constant' | 'gap';
  readonly text: string;
  /** What it is in: null at the root. */
  readonly inside: 'object' | 'array' | null;
  /** How many brackets are open around it. */
  readonly depth: number;
}

/** How a text is laid out. */
export interface Layout {
  readonly name: string;
  readonly eol: string;
  readonly indent: string;
  readonly afterColon: string;
  readonly afterComma: string;
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'compact', eol: '', indent: '', afterColon: '', afterComma: '' },
  { name: 'one line', eol: '', indent: '', afterColon: ' ', afterComma: ' ' },
  { name: 'lines', eol: '\n', indent: '  ', afterColon: ' ', afterComma: '' },
  { name: 'lines of Windows', eol: '\r\n', indent: '    ', afterColon: ' ', afterComma: '' },
];

/** The tokens of a value; joined, they are its JSON text. */
export function tokensOf(value: Json, layout: Layout): Token[] {
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], text: string, inside: Token['inside'], depth: number): void => {
    if (text !== '') tokens.push({ kind, text, inside, depth });
  };
  const write = (one: Json, inside: Token['inside'], depth: number): void => {
    if (typeof one !== 'object' || one === null) {
      const kind = typeof one === 'string' ? 'string' : typeof one === 'number' ? 'number' : 'constant';
      add(kind, JSON.stringify(one), inside, depth);
      return;
    }
    const isList = Array.isArray(one);
    const here = isList ? 'array' : 'object';
    const line = layout.eol + layout.indent.repeat(depth + 1);
    const parts: readonly [string | null, Json][] = isList ? one.map((part) => [null, part]) : Object.entries(one);
    add('open', isList ? '[' : '{', here, depth);
    parts.forEach(([name, part], at) => {
      if (at > 0) add('comma', ',', here, depth + 1);
      add('gap', (at > 0 ? layout.afterComma : '') + line.slice(layout.eol === '' ? line.length : 0), here, depth + 1);
      if (name !== null) {
        add('name', JSON.stringify(name), here, depth + 1);
        add('colon', ':', here, depth + 1);
        add('gap', layout.afterColon, here, depth + 1);
      }
      write(part, here, depth + 1);
    });
    if (parts.length > 0)
      add('gap', layout.eol === '' ? '' : layout.eol + layout.indent.repeat(depth), here, depth + 1);
    add('close', isList ? ']' : '}', here, depth);
  };
  write(value, null, 0);
  return tokens;
}
