import fc from 'fast-check';
import type { Json } from 'peglot/json';
import { anyUnit } from '../../../src/testing/any-unit.ts';

/** Pieces that damaged JSON is made of: the mistakes that models make, and everything that looks like syntax. */
export const fragments: readonly string[] = [
  ...['{', '}', '[', ']', ',', ':', '"', "'", '`', '“', '”', '\\', '//', '/*', '*/', '#', ';', '=', '=>', '+', '-'],
  ...['true', 'True', 'None', 'NaN', '.5', '+1', '0x1F', '007', '1', 'e', '"a"', "'b'", 'key', '"""', '...', '…'],
  ...[
    '```json\n',
    '```',
    'cb(',
    ');',
    'var x = ',
    '\\u00',
    '\\"',
    '{"a": 1}',
    '{"a": 1}\n',
    '[1, 2]',
    '"a": ',
    ' ',
    '\n',
  ],
  ...[
    '\ufeff',
    '\x1b[1m',
    '<|end|>',
    '\u00a0',
    '\ud83d',
    '\0',
    '\r',
    'hello world',
    'ObjectId("x")',
    '{"a": {"b": ["x',
  ],
  ...[`"${'y'.repeat(600)}"`, 'word '.repeat(120)],
];

const words = fc.constantFrom(
  ...['', 'a', 'b c', "it's", 'say "x"', 'a, b', '{x}', '[1]', 'a: b', ':', ',', '}', ']', '\n', '\t', '\\', '\u2028'],
  ...['é', '鴨', '🦆', '\ud83e', '//x', '/*', '#h', 'true', '1', '"', '\\u', '", "x": 1', '“q”', '```', '\0', '\r\n'],
  ...['__proto__', 'constructor', 'toString', 'https://x.example/z?a=b', 'x'.repeat(40)],
);

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.oneof(
      fc.constantFrom<Json>(null, true, false, 0, -0, 1, -1.5, 1e21, 1e-7, 0.1),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      words,
      fc.string({ unit: anyUnit, maxLength: 8 }),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(words, fc.string({ maxLength: 5 })), tie('value')), { maxLength: 4 })
      .map((members): Json => Object.fromEntries(members)),
  ),
}));

/** Any JSON value. */
export const values: fc.Arbitrary<Json> = value;

/** A value as somebody may write it: odd white space, needless escapes, numbers in any notation. */
export function written(one: Json): fc.Arbitrary<string> {
  return fc.infiniteStream(fc.nat({ max: 11 })).map((dice) => {
    const roll = (): number => dice.next().value ?? 0;
    const blank = (): string => ['', '', '', '', '', '', ' ', '\n', '\t ', '\r\n  ', '  ', '\n'][roll()] ?? '';
    const text = (string: string): string =>
      JSON.stringify(string).replace(/(\\u....|\\.)|([ -~])/g, (char, escaped) =>
        escaped !== undefined || char === '"' || roll() > 0
          ? char
          : char === '/'
            ? '\\/'
            : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    const number = (number: number): string => {
      if (Object.is(number, -0)) return ['-0', '-0.0', '-0e5'][roll() % 3] ?? '-0';
      const plain = String(number);
      return /[.e]/.test(plain) ? plain : plain + (['', '', '', '.0', 'e0', 'E+0', '.00e-0'][roll()] ?? '');
    };
    const write = (part: Json): string => {
      if (typeof part === 'string') return text(part);
      if (typeof part === 'number') return number(part);
      if (Array.isArray(part))
        return `[${blank()}${part.map((item) => `${write(item)}${blank()}`).join(`,${blank()}`)}]`;
      if (typeof part !== 'object' || part === null) return String(part);
      const members = Object.entries(part).map(
        ([name, member]) => `${text(name)}${blank()}:${blank()}${write(member)}${blank()}`,
      );
      return `{${blank()}${members.join(`,${blank()}`)}}`;
    };
    return blank() + write(one) + blank();
  });
}

/** Valid texts. */
export const validTexts: fc.Arbitrary<string> = fc.oneof(values.chain(written), fc.json());

/** Valid texts of objects and arrays. */
export const containerTexts: fc.Arbitrary<string> = validTexts.filter((text) => /^\s*[[{]/.test(text));
