import { expect, it } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { editBlocks, editDialects } from '../../src/tools/edits/index.ts';
import { type ToolReply, type Tools, toolCalls } from '../../src/tools/index.ts';
import { editCases } from './corpus.ts';

// What each dialect writes of arguments, texts and thoughts of every kind, and which it refuses, written down: a printer that
// is broken refuses what it wrote before, for what it writes is read back. `npx vitest run test/tools/printed.test.ts -u`
// writes it anew.

/** Arguments that are hard to write: blanks, line ends, quotes, brackets, marks of other kinds of values. */
const ARGUMENTS: readonly unknown[] = [
  ...['a', '', ' ', ' a ', 'a\nb', '\na', 'a\n', '\n', 'a\r\nb', 'a\tb', '"q"', "it's", '`c`', '```\nc\n```', 'é 🦆'],
  ...[
    '7',
    '-0.5',
    'true',
    'None',
    'null',
    '{"x": 1}',
    '[1]',
    '<b>',
    '</b>',
    '&amp;',
    'a & b',
    'a < b',
    'a > b',
    '\\',
    '\\n',
    'a, b',
    'x=1',
  ],
  ...[
    7,
    -0.5,
    1e21,
    true,
    false,
    null,
    [],
    {},
    [1, 'a', null],
    { x: { y: [true, 'é "q"'] } },
    [[]],
    { '': 1, 'a b': 2 },
  ],
];

const KEYS = ['port', 'a b', 'a-b', 'é', '1', 'a.b', '<a>', '"a"'];

const call = (given: unknown, more: object = {}): ToolReply['calls'][number] => ({
  name: 'tide_at',
  arguments: given,
  complete: true,
  raw: '',
  ...more,
});

const replies: readonly ToolReply[] = [
  ...ARGUMENTS.map((argument) => ({ text: '', reasoning: '', calls: [call({ port: argument })] })),
  ...KEYS.map((key) => ({ text: '', reasoning: '', calls: [call({ [key]: 'x', last: 1 })] })),
  ...['', ' ', 'Now. ', 'Now.\n', '\nNow.', 'One.\n\nTwo.'].flatMap((text) =>
    ['', 'Hm.', 'Hm.\n'].flatMap((reasoning) => [
      { text, reasoning, calls: [] },
      { text, reasoning, calls: [call({ port: 'a' })] },
    ]),
  ),
  { text: '', reasoning: '', calls: [call({ port: 'a' }), call({}, { name: 'ping' }), call({ port: 'b' })] },
  { text: '', reasoning: '', calls: [call({ port: 'a' }, { id: 'call_1' }), call({}, { id: 'call_2', name: 'ping' })] },
  { text: '', reasoning: '', calls: [call('print(1)\n', { name: 'python' })] },
];

// Of a type that knows no names: replies of all kinds are written.
const tools: Tools = { tide_at: {}, ping: {} };

it.each(dialectNames)('what %s writes of calls', async (dialect) => {
  const format = toolCalls({ dialect, tools });
  const given = replies.map((reply) => `${shown(reply)}\n  ${outcomeOf(() => format.print(reply))}\n`);
  await expect(given.join('')).toMatchFileSnapshot(`./printed/${dialect}.txt`);
});

it.each(editDialects)('what %s writes of edits', async (dialect) => {
  const format = editBlocks({ dialect });
  const texts = ['', 'Now.', 'Now. ', 'Now.\n', '\nNow.', ' '];
  const given = editCases(dialect).flatMap(({ input }) => {
    const { value } = format.parse(input);
    return texts.map(
      (text) => `${JSON.stringify({ ...value, text })}\n  ${outcomeOf(() => format.print({ ...value, text }))}\n`,
    );
  });
  await expect(given.join('')).toMatchFileSnapshot(`./printed/${dialect}.txt`);
});

function shown({ text, reasoning, calls }: ToolReply): string {
  const written = calls.map(({ name, id, arguments: given }) => ({
    name,
    ...(id !== undefined && { id }),
    arguments: given,
  }));
  return JSON.stringify({ ...(text !== '' && { text }), ...(reasoning !== '' && { reasoning }), calls: written });
}

function outcomeOf(print: () => string): string {
  try {
    return JSON.stringify(print());
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return `is refused: ${JSON.stringify(error.message)}`;
  }
}
