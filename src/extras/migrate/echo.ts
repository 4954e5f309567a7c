import {
  type DirectiveNode,
  type EchoOctalNode,
  type EscapeNode,
  type FormatOctalNode,
  grammar,
} from '../../../generated/shell-echo.ts';
import { visit } from '../../engine/visit.ts';

/** A part of a printf format: text, a directive, or a width that is an argument. */
type FormatPart =
  | { readonly type: 'Text'; readonly text: string }
  | {
      readonly type: 'Directive';
      readonly text: string;
      /** It prints its argument unchanged. */
      readonly plain: boolean;
      readonly number: boolean;
    }
  | { readonly type: 'Star' };

/** The output of `echo -e` for a text. */
export function echoed(text: string): string {
  let printed = '';
  const add = (more: string): void => {
    printed += more;
  };
  visit(grammar, text, {
    Plain: (node) => add(node.text),
    EchoOctal: (node) => add(octal(node)),
    Escape: (node) => add(escaped(node, text)),
  });
  return printed;
}

/** The parts of a printf format, with neighbouring texts merged. */
export function formatParts(text: string): FormatPart[] {
  const parts: FormatPart[] = [];
  const add = (more: string): void => {
    const last = parts.at(-1);
    if (last?.type === 'Text') parts[parts.length - 1] = { type: 'Text', text: last.text + more };
    else parts.push({ type: 'Text', text: more });
  };
  visit(
    grammar,
    text,
    {
      Text: (node) => add(node.text),
      FormatOctal: (node) => add(octal(node)),
      Escape: (node) => add(escaped(node, text)),
      Directive: (node) => void parts.push(directiveOf(node, text)),
      Star: () => void parts.push({ type: 'Star' }),
    },
    'Format',
  );
  return parts;
}

function directiveOf(node: DirectiveNode, text: string): FormatPart {
  const { start, end, flags, width, precision, conversion } = node;
  const plain = flags === '' && width === '' && precision === '' && 'dis'.includes(conversion);
  return { type: 'Directive', text: text.slice(start, end), plain, number: !'csbqQ'.includes(conversion) };
}

function octal({ digits }: EchoOctalNode | FormatOctalNode): string {
  return String.fromCharCode(Number.parseInt(`0${digits}`, 8) % 256);
}

function escaped({ code, letter, start, end }: EscapeNode, text: string): string {
  if (letter !== null) return LETTERS.get(letter) ?? letter;
  const point = Number.parseInt(code ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : text.slice(start, end);
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['e', '\x1b'],
  ['E', '\x1b'],
]);
