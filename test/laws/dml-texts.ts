import fc from 'fast-check';
import { type Document, type Macro, macro, parse, type Segment } from 'peglot/dml';
import { canonicalOf } from '../../src/formats/dml/print.ts';
import { anyUnit } from '../../src/testing/any-unit.ts';
import { anyTexts, damaged, noise } from './texts.ts';

/** Pieces that damaged documents are made of: the mistakes that models make, and everything that looks like syntax. */
export const fragments: readonly string[] = [
  '🦆▶️[',
  '🦆▶️[T:',
  '🦆▶️[T:run_tests]◀️🦆',
  '🦆▶️[T:read_file|{{F:main}}]◀️🦆',
  '🦆▶️[T:write_file|a|b|c',
  '🦆▶️[F:main=src/a.py]◀️🦆',
  '🦆▶️[F:main=b]◀️🦆',
  '🦆▶️[S:cwd]◀️🦆',
  '🦆▶️[]◀️🦆',
  '🦆▶️[foo]◀️🦆',
  '🦆▶️[foo\n',
  'bar]◀️🦆',
  '🦆▶[ tool ：',
  '🦆 ▶️［',
  '｜',
  '|',
  ':',
  '=',
  '{{F:main}}',
  '{{ f : x }}',
  '{{F:',
  '}}',
  '{',
  ']◀️🦆',
  ']◀🦆',
  '] ◀️ 🦆',
  '］◀',
  ']◀️',
  '🦆',
  '🦆▶️',
  '▶️',
  '\ufe0f',
  '\ufe0e',
  '🤔',
  '[T:x',
  '🦆>[',
  '``',
  '```',
  '~~~',
  '\n```\n',
  '```js\n',
  '   ```',
  '\\`',
  '\\',
  'Thought: ',
  'Action:\n',
  '思考：',
  'foo bar ',
  '\n🦆',
  '`🦆▶️[`',
  '`🦆▶️[T:run_tests]◀️🦆`',
  '🦆▶️[T:write_file|a|\n```\n',
  '🦆▶️[T:write_file|a|see `',
  '\n```\n🦆▶️[T:run_tests]◀️🦆\n```\n',
  'T:',
  'x'.repeat(120),
  ...noise,
];

/** Documents damaged in every way. */
export const damagedTexts: fc.Arbitrary<string> = damaged(fragments);

/** Arguments, some of which no macro can hold. */
export const argumentTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'src/app.py',
    '{{F:main}}',
    'a b',
    ' outer blanks ',
    '',
    'x|y',
    '# 見出し\n```py\nprint(1)\n```\n',
    'データベース接続',
    '🦆',
    '{"a": [1]}',
    ']',
    'a=b:c',
    '\r\n',
    ']◀️🦆',
    '🦆▶️[',
    '｜',
  ),
  fc.string({ unit: anyUnit, maxLength: 8 }),
);

const plainName = fc.constantFrom('main', 'user_api', '日本', 'constructor', 'x2');

/** Macros that keep every rule of the specification, if they can be written. */
export const macros: fc.Arbitrary<Macro> = fc.oneof(
  fc
    .tuple(
      argumentTexts.filter((path) => path.trim() !== ''),
      argumentTexts,
    )
    .map(([path, content]) => macro('T', ['write_file', path, content])),
  fc.tuple(argumentTexts, argumentTexts).map((args) => macro('T', ['own_tool', ...args])),
  fc.constant(macro('T', ['run_tests'])),
  fc.constantFrom('cwd', 'last_error', '__proto__').map((key) => macro('S', [key])),
  fc.constantFrom('no_guesswork', 'own_rule').map((key) => macro('I', [key])),
  fc
    .tuple(plainName, fc.constantFrom('src/a.py', 'a=b', 'x|y'))
    .map(([alias, path]) => macro('F', [`${alias}=${path}`])),
);

/** Texts that hold no macro and nothing to complain about. */
const cleanTexts: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom('Thought: まず読む。\n', 'Action:\n', ' and ', '`code` ', '🦆 ', '\n\n') },
    { weight: 1, arbitrary: damagedTexts },
    { weight: 1, arbitrary: anyTexts },
  )
  .filter((text) => {
    const { value, diagnostics } = parse(text);
    return value.segments.length === 1 && value.segments[0]?.kind === 'text' && diagnostics.length === 0;
  });

const quoted = macros.map((live): Segment[] => [
  { kind: 'text', text: 'as in `' },
  { ...live, quoted: true },
  { kind: 'text', text: '`.' },
]);

/** Documents of which most can be written. */
export const documents: fc.Arbitrary<Document> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: macros.map((live): Segment[] => [live]) },
      { weight: 2, arbitrary: cleanTexts.map((text): Segment[] => [{ kind: 'text', text }]) },
      { weight: 1, arbitrary: quoted },
    ),
    { maxLength: 6 },
  )
  // What holds a macro in its content is written escaped: `source` tells what is written.
  .map((parts) => canonicalOf({ segments: joined(parts.flat()) }, {}))
  .filter(({ segments }) => {
    const text = segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join('');
    return !parse(text).diagnostics.some(({ code }) => BY_CHANCE.has(code));
  });

/** What parts that are clean by themselves may make together. Noise in a text can be written, and is still noise. */
const BY_CHANCE: ReadonlySet<string> = new Set([
  'dml/undefined-alias',
  'dml/duplicate-alias',
  'dml/bad-reference',
  'dml/bad-noise',
  'dml/bad-bom',
  'dml/bad-line-end',
]);

/** Texts in a row are one text. */
function joined(segments: readonly Segment[]): Segment[] {
  const out: Segment[] = [];
  for (const segment of segments) {
    const last = out.at(-1);
    if (segment.kind === 'text' && last?.kind === 'text')
      out[out.length - 1] = { kind: 'text', text: last.text + segment.text };
    else out.push(segment);
  }
  return out;
}
