import type { Json } from '../../src/formats/json/index.ts';
import { bareEnds, type Pick } from './damages.ts';
import type { Token } from './tokens.ts';

/** Something that goes wrong with a whole text. */
export interface WholeDamage {
  readonly name: string;
  readonly group: 'around' | 'all over';
  write(text: string, pick: Pick, tokens: readonly Token[], value: Json): string | undefined;
}

const around = (name: string, write: (text: string, pick: Pick) => string): WholeDamage => ({
  name,
  group: 'around',
  write: (text, pick) => write(text, pick),
});

/** Each token written in another way. */
const each = (name: string, write: (token: Token) => string): WholeDamage => ({
  name,
  group: 'all over',
  write: (_, __, tokens) => tokens.map(write).join(''),
});

const BEFORE = [
  'Here is the JSON you asked for:\n\n',
  'Sure! ',
  'Result: ',
  'I think {this} works [mostly]:\n',
  '[INFO] 12:00:01 reply=',
  'Let\'s see - it\'s "done":\n',
  '<think>The user wants {"a": JSON}.</think>\n',
  'json\n',
  '### Answer\n\n',
];
const BEHIND = [
  '\n\nLet me know if you need more.',
  ' Done!',
  '\n\nNote: the field "name" (see [1]) is required.',
  '\n// end',
  '\n</json>',
  ';',
  '.',
  '\n---\n',
  "\nThat's all; it's {final}.",
];

const AROUND: readonly WholeDamage[] = [
  around('words before', (text, pick) => pick(BEFORE) + text),
  around('words behind', (text, pick) => text + pick(BEHIND)),
  around('words on both sides', (text, pick) => pick(BEFORE) + text + pick(BEHIND)),
  around('fence', (text, pick) =>
    `${pick(['```json', '```', '```JSON5', '~~~', '````json'])}\n${text}\n${'```'}`.replace(
      /^(~~~|````)([\s\S]*)```$/,
      '$1$2$1',
    ),
  ),
  around('fence and words', (text, pick) => `${pick(BEFORE)}\n\`\`\`json\n${text}\n\`\`\`${pick(BEHIND)}`),
  around('fence on the line', (text) => `\`\`\`json ${text} \`\`\``),
  around('fence that closes only', (text) => `${text}\n\`\`\``),
  around('single backticks', (text) => `\`${text}\``),
  around('tags of XML', (text, pick) =>
    pick(['<json>X</json>', '<answer>\nX\n</answer>', '<tool_call>X</tool_call>']).replace('X', () => text),
  ),
  around('call', (text, pick) =>
    pick(['callback(X);', 'cb(X)', '(X)', 'JSON.parse(X)', 'print(X)', 'dict(X)', 'final_answer(X)']).replace(
      'X',
      () => text,
    ),
  ),
  around('assignment', (text, pick) =>
    pick([
      'const a = X;',
      'result = X',
      'export default X;',
      'return X',
      'var x=X',
      'json: X',
      'let out: T = X;',
    ]).replace('X', () => text),
  ),
  around('byte order mark', (text) => `\ufeff${text}`),
  around('closing fence and more', (text) => `${text}\n\`\`\`\n\nHope this helps! {smile}`),
  around('quotes around', (text, pick) => pick(["'X'", '"X"', '`X`']).replace('X', () => text)),
  around('brackets of a template', (text) => `{${text}}`),
  around('value and a comma', (text) => `${text},`),
  around('tokens of a template', (text) => `<|start|>${text}<|end|>`),
];

const SINGLE = (text: string): string => `'${text.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Where a line begins: not between the two signs of a line end. */
const LINE = /^|(?<=\n)/g;

const ALL_OVER: readonly WholeDamage[] = [
  each('all names bare', ({ kind, text }) =>
    kind === 'name' && /^"[A-Za-z_$][\w$]*"$/.test(text) ? text.slice(1, -1) : text,
  ),
  each('all quotes single, escaped', ({ kind, text }) => (kind === 'name' || kind === 'string' ? SINGLE(text) : text)),
  each('all quotes single', ({ kind, text }) =>
    kind === 'name' || kind === 'string' ? `'${text.slice(1, -1).replaceAll('\\"', '"')}'` : text,
  ),
  each('all quotes typographic', ({ kind, text }) =>
    kind === 'name' || kind === 'string' ? `“${text.slice(1, -1)}”` : text,
  ),
  each('as Python writes it', ({ kind, text }) => {
    if (kind === 'constant') return text === 'null' ? 'None' : text === 'true' ? 'True' : 'False';
    if (kind !== 'name' && kind !== 'string') return text;
    return text.includes("'") && !text.includes('\\"') ? text : SINGLE(text);
  }),
  each('as JavaScript writes it', ({ kind, text }) => {
    if (kind === 'name') return /^"[A-Za-z_$][\w$]*"$/.test(text) ? text.slice(1, -1) : SINGLE(text);
    return kind === 'string' ? SINGLE(text) : text;
  }),
  each('as Ruby writes it', ({ kind, text }) => (kind === 'colon' ? '=>' : text === 'null' ? 'nil' : text)),
  each('all commas missing', ({ kind, text }) => (kind === 'comma' ? ' ' : text)),
  each('all commas semicolons', ({ kind, text }) => (kind === 'comma' ? ';' : text)),
  each('all inner quotes bare', ({ kind, text }) =>
    kind === 'string' ? `"${text.slice(1, -1).replaceAll('\\"', '"')}"` : text,
  ),
  each('all line ends bare', ({ kind, text }) => (kind === 'string' ? bareEnds(text) : text)),
  each('all brackets doubled', ({ kind, text }) =>
    (kind === 'open' || kind === 'close') && /[{}]/.test(text) ? text + text : text,
  ),
  each('a blank of another kind everywhere', ({ kind, text }) =>
    kind === 'gap' ? text.replaceAll(' ', '\u00a0') : text,
  ),
  each('a trailing comma everywhere', ({ kind, text }) => (kind === 'close' ? `,${text}` : text)),
  each('a bullet before each member', ({ kind, text }) => (kind === 'name' ? `- ${text}` : text)),
  { name: 'escaped once too often', group: 'all over', write: (text) => JSON.stringify(text).slice(1, -1) },
  {
    name: 'escaped twice too often',
    group: 'all over',
    write: (text) => JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
  },
  {
    name: 'entities for all quotes',
    group: 'all over',
    write: (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  },
  {
    name: 'a mark before each line',
    group: 'all over',
    write: (text, pick) => (text.includes('\n') ? text.replace(LINE, pick(['> ', '+ ', '| '])) : undefined),
  },
  {
    name: 'a number before each line',
    group: 'all over',
    write: (text) => {
      let line = 0;
      return text.includes('\n') ? text.replace(LINE, () => `${++line}: `) : undefined;
    },
  },
];

/** What may go wrong with a whole text. */
export const WHOLES: readonly WholeDamage[] = [...AROUND, ...ALL_OVER];
