import { type Gbnf, readGbnf } from './read-gbnf.ts';

/**
 * Reads the Lark that the exporter writes, as llguidance documents it: literals are JSON strings, `/[…]/` is a class of
 * Rust's regular expressions, rule names are in snake case. The rules come in GBNF's form, to be compared with it.
 */
export function readLark(text: string): Gbnf {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('//'))
    .map((line) => {
      const [, name, body] = /^([a-z][a-z0-9_]*): (.*)$/.exec(line) ?? [];
      if (name === undefined || body === undefined) throw new Error(`no rule: ${line}`);
      return `${gbnfName(name)} ::= ${gbnfBody(body)}`;
    });
  return readGbnf(`${lines.join('\n')}\n`);
}

function gbnfName(name: string): string {
  if (name === 'start') return 'root';
  return name === 'start_rule' ? 'start' : name.replaceAll('_', '-');
}

// The strings are those of llguidance's own lexer.
const TOKEN =
  /(?<string>"(?:\\(?:["\\/bfnrt]|u[a-fA-F0-9]{4})|[ !#-[\]-~\x80-\uffff])*")|\/\[(?<negated>\^?)(?<class>(?:\\.|[^\]\\/])+)\]\/|(?<name>[a-z][a-z0-9_]*)|(?<sign> \| | |[()*+?])/y;

function gbnfBody(body: string): string {
  let out = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(body)?.groups;
    if (found === undefined) throw new Error(`llguidance reads no ${body.slice(at)}`);
    if (found.string !== undefined)
      out += `"${[...literal(found.string)].map((char) => hex(char.codePointAt(0))).join('')}"`;
    else if (found.class !== undefined) out += `[${found.negated}${ranges(found.class)}]`;
    else out += found.name === undefined ? found.sign : gbnfName(found.name);
  }
  return out;
}

function literal(json: string): string {
  const text: unknown = JSON.parse(json);
  if (typeof text !== 'string') throw new Error('no string');
  return text;
}

const CHARACTER =
  /\\x(?<x>[0-9a-f]{2})|\\u(?<u>[0-9a-f]{4})|\\U(?<U>[0-9a-f]{8})|\\(?<control>[nrt])|\\(?<mark>[!-/:-@[-`{-~])|(?<plain>[^\\[\]&~^-])|(?<range>-)/y;

function ranges(inside: string): string {
  let out = '';
  CHARACTER.lastIndex = 0;
  while (CHARACTER.lastIndex < inside.length) {
    const at = CHARACTER.lastIndex;
    const found = CHARACTER.exec(inside)?.groups;
    if (found === undefined) throw new Error(`Rust reads no ${inside.slice(at)}`);
    const digits = found.x ?? found.u ?? found.U;
    if (digits !== undefined) out += hex(Number.parseInt(digits, 16));
    else if (found.control !== undefined) out += `\\${found.control}`;
    else out += found.range ?? hex((found.mark ?? found.plain ?? '').codePointAt(0));
  }
  return out;
}

function hex(code = 0): string {
  return `\\U${code.toString(16).toUpperCase().padStart(8, '0')}`;
}
