import type { Token } from './tokens.ts';

/** One of several, the same for the same seed. */
export type Pick = <One>(from: readonly One[]) => One;

/** Something that goes wrong in one place of a text. */
export interface Damage {
  readonly name: string;
  readonly group: string;
  /** Whether the token can be damaged so. */
  fits(token: Token, at: number, tokens: readonly Token[]): boolean;
  /** Damages the texts of the tokens. */
  change(texts: string[], at: number, tokens: readonly Token[], pick: Pick): void;
}

type Write = (text: string, pick: Pick, token: Token) => string;

function local(group: string, name: string, fits: (token: Token) => boolean, write: Write): Damage {
  return {
    name,
    group,
    fits,
    change(texts, at, tokens, pick) {
      const token = tokens[at];
      if (token !== undefined) texts[at] = write(token.text, pick, token);
    },
  };
}

const isString = ({ kind }: Token): boolean => kind === 'string';
const isName = ({ kind }: Token): boolean => kind === 'name';
const isQuoted = (token: Token): boolean => isString(token) || isName(token);
const isNumber = ({ kind }: Token): boolean => kind === 'number';
const isScalar = (token: Token): boolean => isString(token) || isNumber(token) || token.kind === 'constant';
const isInner = (token: Token): boolean => token.inside !== null;
const inObject = ({ inside }: Token): boolean => inside === 'object';
const isPlain = ({ text }: Token): boolean => /^"[^"'`\\]+"$/.test(text);
/** Without its quotes, nobody can see that it is a string otherwise. */
const isNoScalar = ({ text }: Token): boolean => !/^"(?:-?\d+(?:\.\d+)?|true|false|null)"$/.test(text);
const isWordy = ({ text }: Token): boolean => /^"[A-Za-z_]\w*"$/.test(text);
const inside = (text: string): string => text.slice(1, -1);
const both =
  <One>(...all: ((one: One) => boolean)[]): ((one: One) => boolean) =>
  (one) =>
    all.every((is) => is(one));

const quotes = (name: string, fits: (token: Token) => boolean, open: string, close = open): Damage =>
  local('quotes', name, both(isInner, fits), (text) => open + inside(text) + close);

/** The line ends of a string as they are; at most so many of them. */
export function bareEnds(text: string, most = Number.POSITIVE_INFINITY): string {
  let left = most;
  return text.replace(/\\./g, (pair) => (pair === '\\n' && left-- > 0 ? '\n' : pair));
}

/** The token of a kind that comes next, gaps passed over. */
function nextOf(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (tokens[next]?.kind === 'gap') next++;
  return next;
}

const QUOTES: readonly Damage[] = [
  quotes('value: opening quote missing', isString, '', '"'),
  quotes('value: closing quote missing', isString, '"', ''),
  quotes('value: no quotes, one word', both(isString, isWordy), ''),
  quotes('value: no quotes, any text', both(isString, isPlain, isNoScalar), ''),
  quotes('value: single quotes', both(isString, isPlain), "'"),
  local(
    'quotes',
    'value: single quotes, apostrophes inside',
    both(isString, isInner, ({ text }) => /[a-z]'[a-z]/.test(text)),
    (text) => `'${inside(text)}'`,
  ),
  quotes('value: typographic quotes', both(isString, isPlain), '“', '”'),
  quotes('value: German quotes', both(isString, isPlain), '„', '“'),
  quotes('value: guillemets', both(isString, isPlain), '«', '»'),
  quotes('value: backticks', both(isString, isPlain), '`'),
  quotes('value: triple quotes', both(isString, isPlain), '"""'),
  quotes('value: doubled quotes', isString, '""'),
  quotes('value: doubled single quotes', both(isString, isPlain), "''"),
  quotes('value: escaped quotes', isString, '\\"'),
  quotes('value: entities', both(isString, isPlain), '&quot;'),
  quotes('value: opening quote doubled', isString, '""', '"'),
  quotes('value: closing quote doubled', isString, '"', '""'),
  quotes('value: opened double, closed single', both(isString, isPlain), '"', "'"),
  quotes('value: opened single, closed double', both(isString, isPlain), "'", '"'),
  quotes('value: opened straight, closed typographic', both(isString, isPlain), '"', '”'),
  quotes('value: letter of Python before', isString, 'r"', '"'),
  quotes('value: in round brackets', isString, '("', '")'),
  quotes('name: no quotes, one word', both(isName, isWordy), ''),
  quotes('name: no quotes, any text', both(isName, isPlain), ''),
  quotes('name: single quotes', both(isName, isPlain), "'"),
  quotes('name: typographic quotes', isName, '“', '”'),
  quotes('name: backticks', isName, '`'),
  quotes('name: opening quote missing', isName, '', '"'),
  quotes('name: closing quote missing', isName, '"', ''),
  quotes('name: doubled quotes', isName, '""'),
  quotes('name: doubled single quotes', isName, "''"),
  quotes('name: opening quote doubled', isName, '""', '"'),
  quotes('name: closing quote doubled', isName, '"', '""'),
  quotes('name: escaped quotes', isName, '\\"'),
  quotes('name: opened double, closed single', isName, '"', "'"),
  quotes('name: in square brackets', isName, '["', '"]'),
];

const strings = (name: string, fits: RegExp, write: Write): Damage =>
  local(
    'strings',
    name,
    both(isQuoted, isInner, ({ text }) => fits.test(inside(text))),
    write,
  );

const STRINGS: readonly Damage[] = [
  strings('inner quotes bare', /\\"/, (text) => `"${inside(text).replaceAll('\\"', '"')}"`),
  strings('one inner quote bare', /\\"/, (text) => `"${inside(text).replace('\\"', '"')}"`),
  strings('line ends bare', /\\n/, (text) => bareEnds(text)),
  strings('one line end bare', /\\n/, (text) => bareEnds(text, 1)),
  strings('quotes and line ends bare', /\\n.*\\"|\\".*\\n/, (text) =>
    bareEnds(`"${inside(text).replaceAll('\\"', '"')}"`),
  ),
  strings('backslashes single', /\\\\/, (text) => text.replaceAll('\\\\', '\\')),
  strings('apostrophe escaped', /'/, (text) => text.replaceAll("'", "\\'")),
  strings('sign escaped', /[$_#|.]/, (text) => text.replace(/(?<!\\)[$_#|.]/, (sign) => `\\${sign}`)),
  strings('letter as \\x', /^[A-Za-z]/, (text) => `"\\x${text.charCodeAt(1).toString(16)}${text.slice(2)}`),
  strings('letter as \\u{}', /^[A-Za-z]/, (text) => `"\\u{${text.charCodeAt(1).toString(16)}}${text.slice(2)}`),
  strings('continued on the next line', /^[a-z]+ /, (text) => text.replace(' ', ' \\\n')),
  strings('slash escaped', /[^\\]\/\/?/, (text) => text.replaceAll('/', '\\/')),
  local(
    'strings',
    'joined with +',
    both(isString, ({ text }) => /^"[^"\\+]{2,}"$/.test(text)),
    (text) => {
      const middle = text.length >> 1;
      return `${text.slice(0, middle)}" + "${text.slice(middle)}`;
    },
  ),
];

const REMARKS = [
  ' (main)',
  ' (see above)',
  ' <- check',
  ' /* old */',
  ' [sic]',
  ' - sure',
  ' !',
  ' ...',
  ' ok',
  ' (2)',
];
const words = (name: string, fits: (token: Token) => boolean, write: Write): Damage =>
  local('words', name, fits, write);

const WORDS: readonly Damage[] = [
  words('remark behind a string', both(isString, isInner), (text, pick) => text + pick(REMARKS)),
  words(
    'remark behind a number or constant',
    both(isScalar, isInner, (token) => !isString(token)),
    (text, pick) => text + pick(REMARKS),
  ),
  words('remark behind a name', isName, (text, pick) => text + pick([' (opt)', ' /* n */', '?', ' '])),
  words(
    'remark before a value',
    both(isScalar, isInner),
    (text, pick) => pick(['/* v */ ', '(str) ', '=> ', '~ ']) + text,
  ),
  words('word before a member', isName, (text, pick) => pick(['and ', '- ', '* ', '1. ', '+ ', '• ', 'then ']) + text),
  words(
    'word before an element',
    both(isScalar, ({ inside }) => inside === 'array'),
    (text, pick) => pick(['- ', '* ', 'and ', '+', '• ']) + text,
  ),
  words(
    'constant of Python',
    ({ kind }) => kind === 'constant',
    (text) => ({ true: 'True', false: 'False', null: 'None' })[text] ?? text,
  ),
  words(
    'constant in capitals',
    ({ kind }) => kind === 'constant',
    (text) => text.toUpperCase(),
  ),
  words(
    'constant of another language',
    ({ text }) => text === 'null',
    (_, pick) => pick(['undefined', 'nil', 'NULL', 'Null']),
  ),
  words(
    'number with plus',
    both(isNumber, ({ text }) => !text.startsWith('-')),
    (text) => `+${text}`,
  ),
  words(
    'number without leading zero',
    both(isNumber, ({ text }) => /^-?0\.\d/.test(text)),
    (text) => text.replace('0.', '.'),
  ),
  words(
    'number with bare point',
    both(isNumber, ({ text }) => /^-?\d+$/.test(text)),
    (text) => `${text}.`,
  ),
  words(
    'number with underscores',
    both(isNumber, ({ text }) => /^\d{4,}$/.test(text)),
    (text) => text.replace(/\B(?=(\d{3})+$)/g, '_'),
  ),
  words(
    'number with thousands',
    both(isNumber, inObject, ({ text }) => /^\d{4,}$/.test(text)),
    (text) => text.replace(/\B(?=(\d{3})+$)/g, ','),
  ),
  words(
    'number in hexadecimal',
    both(isNumber, ({ text }) => /^\d+$/.test(text)),
    (text) => `0x${Number(text).toString(16)}`,
  ),
  words(
    'number in a call',
    both(isNumber, ({ text }) => /^-?\d+$/.test(text)),
    (text, pick) => `${pick(['NumberInt', 'Int', 'NumberLong', 'int'])}(${text})`,
  ),
  words('number in round brackets', both(isNumber, isInner), (text) => `(${text})`),
  words(
    'string in a call',
    isString,
    (text, pick) => `${pick(['ObjectId', 'ISODate', 'str', 'new Date', 'Decimal', 'UUID'])}(${text})`,
  ),
  words(
    'ellipsis at the end of an object or array',
    both(({ kind }) => kind === 'close'),
    (text, pick) => pick([', ...', ' ...', ', …']) + text,
  ),
];

const sign = (name: string, kind: Token['kind'], ...signs: readonly string[]): Damage =>
  local(
    'signs',
    name,
    (token) => token.kind === kind,
    (_, pick) => pick(signs),
  );

/** A comma before a closing bracket, after something. */
const isClosing = (token: Token, at: number, tokens: readonly Token[]): boolean =>
  token.kind === 'close' && tokens[at - 1]?.kind !== 'open';

/** Without a blank: there, nobody can see that a comma is missing or a full stop. */
const isBetweenNumbers = (at: number, tokens: readonly Token[]): boolean =>
  tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number';

const SIGNS: readonly Damage[] = [
  {
    ...sign('comma missing', 'comma', ''),
    fits: ({ kind }, at, tokens) => kind === 'comma' && !isBetweenNumbers(at, tokens),
  },
  sign('comma missing, a blank there', 'comma', ' '),
  sign('comma doubled', 'comma', ',,', ', ,'),
  sign('semicolon for a comma', 'comma', ';'),
  sign('full-width comma', 'comma', '，', '、'),
  {
    ...sign('full stop for a comma', 'comma', '.'),
    fits: ({ kind }, at, tokens) => kind === 'comma' && !isBetweenNumbers(at, tokens),
  },
  sign('line end for a comma', 'comma', '\n'),
  sign('bar for a comma', 'comma', ' |'),
  { ...local('signs', 'trailing comma', isInner, (text) => `,${text}`), fits: isClosing },
  { ...local('signs', 'trailing semicolon', isInner, (text) => `;${text}`), fits: isClosing },
  local(
    'signs',
    'leading comma',
    ({ kind }) => kind === 'open',
    (text) => `${text},`,
  ),
  sign('colon missing', 'colon', ''),
  sign('colon missing, a blank there', 'colon', ' '),
  sign('colon doubled', 'colon', '::', ': :'),
  sign('equals sign for a colon', 'colon', '=', ' = '),
  sign('arrow for a colon', 'colon', ' => ', '=>', ' -> '),
  sign('full-width colon', 'colon', '：'),
  sign('semicolon for a colon', 'colon', ';'),
  sign('comma for a colon', 'colon', ','),
  {
    ...local('signs', 'colon inside the quotes of the name', isName, (text) => `${text.slice(0, -1)}:"`),
    change(texts, at) {
      texts[at] = `${(texts[at] ?? '').slice(0, -1)}:"`;
      texts[at + 1] = '';
    },
  },
];

const bracket = (
  name: string,
  kind: Token['kind'],
  write: Write,
  deepest = Number.POSITIVE_INFINITY,
  least = 0,
): Damage =>
  local('brackets', name, (token) => token.kind === kind && token.depth <= deepest && token.depth >= least, write);
const otherClose = (text: string): string => (text === '}' ? ']' : '}');

const BRACKETS: readonly Damage[] = [
  bracket('opening bracket of the text missing', 'open', () => '', 0),
  bracket('opening bracket inside missing', 'open', () => '', undefined, 1),
  bracket('opening bracket doubled', 'open', (text) => text + text),
  bracket('opening bracket of the other kind', 'open', (text) => (text === '{' ? '[' : '{')),
  bracket('last bracket missing', 'close', () => '', 0),
  bracket('closing bracket inside missing', 'close', () => '', undefined, 1),
  bracket('closing bracket doubled, at the end', 'close', (text) => text + text, 0),
  bracket('closing bracket doubled, inside', 'close', (text) => text + text, undefined, 1),
  bracket('closing bracket of the other kind, at the end', 'close', otherClose, 0),
  bracket('closing bracket of the other kind, inside', 'close', otherClose, undefined, 1),
  bracket(
    'closing bracket too many of the other kind, inside',
    'close',
    (text) => text + otherClose(text),
    undefined,
    1,
  ),
  bracket(
    'closing bracket too many of the other kind, before it',
    'close',
    (text) => otherClose(text) + text,
    undefined,
    1,
  ),
  bracket('round brackets for an end', 'close', () => ')', undefined, 1),
  local(
    'brackets',
    'closing bracket behind a value',
    both(isScalar, isInner),
    (text, pick) => text + pick(['}', ']', ')']),
  ),
  local('brackets', 'opening bracket before a name', isName, (text) => `{${text}`),
  {
    name: 'two closing brackets in the wrong order',
    group: 'brackets',
    fits: (token, at, tokens) => {
      const next = tokens[nextOf(tokens, at)];
      return token.kind === 'close' && next?.kind === 'close' && next.text !== token.text;
    },
    change(texts, at, tokens) {
      const next = nextOf(tokens, at);
      [texts[at], texts[next]] = [texts[next] ?? '', texts[at] ?? ''];
    },
  },
  {
    name: 'round brackets for an array',
    group: 'brackets',
    fits: (token) => token.kind === 'open' && token.text === '[' && token.depth > 0,
    change(texts, at, tokens) {
      const close = tokens.findIndex(
        ({ kind, depth }, index) => index > at && kind === 'close' && depth === tokens[at]?.depth,
      );
      texts[at] = '(';
      texts[close] = ')';
    },
  },
  {
    name: 'doubled brackets around',
    group: 'brackets',
    fits: (token) => token.kind === 'open' && token.text === '{',
    change(texts, at, tokens) {
      const close = tokens.findIndex(
        ({ kind, depth }, index) => index > at && kind === 'close' && depth === tokens[at]?.depth,
      );
      texts[at] = '{{';
      texts[close] = '}}';
    },
  },
];

const GAPS = ['gap', 'comma', 'colon', 'open', 'close'];
const between = (name: string, ...parts: readonly string[]): Damage =>
  local(
    'between',
    name,
    ({ kind }) => GAPS.includes(kind),
    (text, pick) => text + pick(parts),
  );

const BETWEEN: readonly Damage[] = [
  between('comment of a line', '// a remark\n', "// don't\n", '# note: x\n', '// "old": 1,\n'),
  between('comment in stars', '/* a remark */', ' /* it\'s "so" */ ', '/* [1, 2] */'),
  between('comment of HTML or SQL', '<!-- a remark -->', '-- a remark\n'),
  between('odd blanks', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u2028'),
  between('null character', '\0'),
  between('colour of a terminal', '\x1b[32m', '\x1b[0m'),
  between('token of a template', '<|end|>', '<|im_end|>'),
  between('escaped line end', '\\n', '\\t'),
  between('tag of XML', '<br>', '</item>'),
];

/** What may go wrong in one place. */
export const DAMAGES: readonly Damage[] = [...QUOTES, ...STRINGS, ...WORDS, ...SIGNS, ...BRACKETS, ...BETWEEN];
