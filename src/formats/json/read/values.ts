import type {
  BadParenthesesNode,
  ConstantNode,
  FlawedNameNode,
  KeyNode,
  NumberNode,
  RepairedAmountNode,
  RepairedAmountsNode,
  RepairedPlaceholderNode,
  RepairedRootNode,
  RepairedTextNode,
  RepairedWordNode,
  TextNode,
} from '../../../../generated/json.ts';

/** A word that stands for a value. */
export type ValueNode =
  | TextNode
  | NumberNode
  | ConstantNode
  | RepairedWordNode['value']
  | RepairedTextNode['value']
  | RepairedAmountNode['value']
  | RepairedAmountsNode['value']
  | RepairedPlaceholderNode['value']
  | RepairedRootNode['value'];

/** A word that stands for a name. */
export type NameNode = KeyNode['name'];

/** The value of a word; undefined for a number that consists of a sign only. */
export function wordOf(node: ValueNode): string | number | boolean | null | undefined {
  switch (node.type) {
    case 'Text':
      return textOf(node);
    case 'Number':
      return Number(node.text);
    case 'Constant':
      return node.text === 'null' ? null : node.text === 'true';
    case 'BadConstant':
    case 'BadCutWord':
      return constantOf(node.raw.toLowerCase());
    case 'BadNan':
    case 'BadDots':
      return null;
    case 'BadCutSign':
      return undefined;
    case 'BadCutNumber':
      return Number(node.text);
    case 'BadLeadingZero':
      return node.rest === '' ? node.code : Number(node.code + node.rest);
    case 'RepairedNumber':
      return numberOf(node.sign, node.digits);
    case 'BadThousands':
      return Number(node.raw.replaceAll(',', ''));
    case 'BadConstructor':
    case 'BadParentheses':
      return wordOf(node.value);
    case 'BadOpenQuote':
      return unescaped(node.text);
    case 'BadAmount':
    case 'BadBareString':
      return node.text;
    case 'BadPlaceholder':
      return node.raw;
    case 'BadQuotedBracket':
      return node.text;
    default:
      return quotedOf(node);
  }
}

/** The name in a word. */
export function nameOf(node: NameNode): string {
  switch (node.type) {
    case 'Text':
      return textOf(node);
    case 'MissingKey':
      return '';
    case 'BadBareKey':
      return nameOfBare(node.raw);
    case 'BadQuotedName':
    case 'BadOddName':
      return unescaped(node.text);
    case 'FlawedName':
      return node.parts.map(partOf).join('');
    case 'BadSmartName':
    case 'BadPrefixedName':
    case 'BadColonInside':
    case 'BadLastName':
    case 'BadLostQuote':
    case 'BadEarlyQuote':
    case 'BadOtherQuote':
    case 'BadDoubledName':
    case 'BadTwiceClosed':
    case 'BadOpenName':
    case 'BadSquareName':
      return node.text;
    default:
      return quotedOf(node);
  }
}

/** A name without quotes, and without a colon before it. */
export function nameOfBare(raw: string): string {
  return raw.startsWith(':') ? raw.slice(1) : raw;
}

/** The text of a part of a name. */
function partOf(part: FlawedNameNode['parts'][number]): string {
  if (typeof part === 'string') return unescaped(part);
  if (part.type === 'BadSignEscape') return part.sign ?? part.raw;
  return part.type === 'BadEscape' ? escapeOf(part.code, part.char, part.raw) : part.raw;
}

function textOf({ plain, escaped }: TextNode): string {
  return plain ?? unescaped(escaped ?? '');
}

function quotedOf(node: Exclude<RepairedTextNode['value'], BadParenthesesNode>): string {
  switch (node.type) {
    // Escaped once too often.
    case 'BadCutEscaped':
    case 'BadEscapedQuotes':
      return isEscapedOnce(node.text) ? unescaped(node.text) : unescaped(unescaped(node.text));
    case 'BadTwiceEscapedQuotes':
      return unescaped(unescaped(unescaped(node.text)));
    case 'BadEntityQuotes':
      return unescaped(withoutEntities(node.text));
    case 'BadDoubledQuotes':
      return unescaped(node.text);
  }
}

/** In escaped quotes: whether the contents were escaped only once, so that `\\\\frac` is `\\frac`. */
export function isEscapedOnce(text: string): boolean {
  return /\\(?!["\\/nrt]|u[0-9a-fA-F]{4})/.test(unescaped(text).replaceAll('\\\\', ''));
}

/** A text in which signs are written as entities. */
export function withoutEntities(text: string): string {
  return text.replace(ENTITY, (entity) => ENTITIES.get(entity) ?? entity);
}

const ENTITY = /&(?:amp|lt|gt|apos|quot|#39|#34);/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&quot;', '"'],
  ['&#34;', '"'],
]);

/** The value of a constant in any language, in lower case. */
export function constantOf(word: string): boolean | null {
  return word.startsWith('t') ? true : word.startsWith('f') ? false : null;
}

/** A number in the notation of any programming language: `+1`, `.5`, `1_000`, `-0x10`. */
function numberOf(sign: string, digits: string | { readonly raw: string }): number {
  const value = Number((typeof digits === 'string' ? digits : digits.raw).replaceAll('_', ''));
  return sign === '-' ? -value : value;
}

/** A text with its escapes resolved; other backslashes stay. */
export function unescaped(text: string): string {
  return text.includes('\\') ? text.replace(ESCAPE, (raw, hex) => charOf(raw, hex)) : text;
}

/** `unescaped`, except that a backslash stays if it may belong to a path, a pattern or a LaTeX command. */
export function literal(text: string): string {
  return text.replace(ESCAPE, (raw, hex, at) => (COMMAND.test(text.slice(at, at + 3)) ? raw : charOf(raw, hex)));
}

function charOf(raw: string, hex: string | undefined): string {
  return hex ? unit(hex) : (ESCAPED.get(raw[1] ?? '') ?? raw);
}

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|["\\/bfnrt])/g;
/** Before a capital letter or a blank, `\n` is a line end. */
const COMMAND = /^\\(?:[bft]|r(?!\\)|n[a-z])/;
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function unit(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** The character for an escape of another language. */
export function escapeOf(code: string | null, char: string | null, raw: string): string {
  if (char !== null) return char === '0' ? '\0' : char === 'v' ? '\v' : char;
  if (code === null) return raw === '\\' ? raw : '';
  const point = Number.parseInt(code, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : raw;
}
