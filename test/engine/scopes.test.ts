import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineFormat } from '../../src/engine/index.ts';
import type { RecoveryNode, TextPiece } from '../../src/engine/tree-node.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { generateParser } from '../../src/grammar/generate/generate.ts';

const source = {
  source: 'books.peggy',
  text: `Books = item*
item = Box / Note
/** @stream */
Box = BoxHead inBox* BoxEnd?
BoxHead = "[" name:$[a-z]+
BoxEnd = "]"
inBox = Box / Note / Shelf / BadSign
/** @stream */
Shelf = ShelfHead (Note / Words)*
ShelfHead = "#"
Note = "." text:$[a-z]+
/** @stream */
Words = "'" [a-z ]* "'"?
/**
 * A sign that means nothing.
 * @severity warning
 * @example ?
 * @hint Leave it out.
 */
BadSign = "?"`,
};
const grammar = compileInMemory([source]);

class Box {
  readonly said: string[] = [];
  readonly around: Box | null;
  constructor(around: Box | null) {
    this.around = around;
  }
}

/** Tells what is entered, read and left, each with the part that is open. */
function formatInto(told: string[]) {
  const nameOf = (part: unknown): string => (part instanceof Box ? part.said.join('') : 'model');
  return defineFormat({
    name: 'books',
    grammar,
    schema: v.any(),
    empty: () => ({}),
    codes: {},
    endsAnywhere: true,
    adapt: () => ({
      Box: {
        enter: (around: unknown, start: number) => {
          told.push(`<${start} in ${nameOf(around)}`);
          return new Box(around instanceof Box ? around : null);
        },
        leave: (box: Box, end: number) => void told.push(`${nameOf(box)} ${end}>`),
      },
      BoxHead: ({ name }: { name: string }, box: Box) => void box.said.push(name),
      BoxEnd: () => {},
      // A shelf opens no part: what is on it gets the box around.
      ShelfHead: () => {},
      Note: ({ text }: { text: string }, part: unknown) => void told.push(`${text} in ${nameOf(part)}`),
      Words: {
        enter: (part: unknown) => void told.push(`words in ${nameOf(part)}`),
        piece: (_: TextPiece, part: unknown) => void told.push(`piece in ${nameOf(part)}`),
        leave: (part: unknown) => void told.push(`end of words in ${nameOf(part)}`),
      },
      BadSign: (_: RecoveryNode, part: unknown) => void told.push(`sign in ${nameOf(part)}`),
    }),
    print: () => '',
  });
}

function toldOf(chunks: readonly string[]): string[] {
  const told: string[] = [];
  const stream = formatInto(told).createStream();
  for (const chunk of chunks) stream.push(chunk);
  stream.end();
  return told;
}

const TEXT = ".a[b.c[d?#.e'f']#.g].h[i";
const EXPECTED = [
  'a in model',
  '<2 in model',
  'c in b',
  '<6 in b',
  'sign in d',
  'e in d',
  'words in d',
  'piece in d',
  'end of words in d',
  'd 16>',
  'g in b',
  'b 20>',
  'h in model',
  '<22 in model',
  'i 24>',
];

describe('streamed rules with a handler', () => {
  it('open a part that the handlers inside them get, and close it', () => {
    const told: string[] = [];
    formatInto(told).parse(TEXT);
    expect(told.filter((line, at) => line !== told[at - 1])).toEqual(EXPECTED);
  });

  it('do the same however the text is cut', () => {
    const isPiece = (line: string) => !line.startsWith('piece');
    for (let size = 1; size < TEXT.length; size++) {
      const chunks = Array.from({ length: Math.ceil(TEXT.length / size) }, (_, at) =>
        TEXT.slice(at * size, (at + 1) * size),
      );
      expect(toldOf(chunks).filter(isPiece)).toEqual(EXPECTED.filter(isPiece));
    }
  });

  it('are told to the compiler: which of them may be the innermost around each rule', () => {
    const code = generateParser([source], { engine: 'engine' });
    const types = code.slice(code.indexOf('export type Around')).split(';')[0];
    expect(types?.split(/\s+& /)).toEqual([
      "export type Around = Readonly<Record<'Box', 'Box' | 'model'>>",
      "Readonly<Record<'Note', 'Box' | 'Shelf' | 'model'>>",
      "Readonly<Record<'BoxHead' | 'BoxEnd' | 'Shelf' | 'BadSign', 'Box'>>",
      "Readonly<Record<'ShelfHead' | 'Words', 'Shelf'>>",
    ]);
  });
});

it('a part that is open keeps what opened it when the text is read in another way; what is around it is another', () => {
  const told: string[] = [];
  const handlersFor = (name: string, turn: (at: number) => void) => ({
    handlers: {
      Box: {
        enter: (around: string) => `${name} in ${around}`,
        leave: (box: string) => void told.push(`${box} ends`),
      },
      BoxHead: () => {},
      BoxEnd: () => {},
      ShelfHead: () => {},
      Note: ({ text, end }: { text: string; end: number }, part: string) => {
        told.push(`${text} in ${part}`);
        if (text === 'b') turn(end);
      },
      Words: { piece: () => {} },
    },
    model: `model of ${name}`,
  });
  const format = defineFormat({
    name: 'books',
    grammar,
    schema: v.any(),
    empty: () => ({}),
    codes: {},
    endsAnywhere: true,
    adapt: (_, reading) =>
      handlersFor('first', (at) =>
        reading.goOn(
          at,
          { start: 'Books', words: {}, fixedWords: {} },
          handlersFor('second', () => {}),
        ),
      ),
    print: () => '',
  });
  format.parse('.a[x.b.c[y.d]');
  expect(told).toEqual([
    'a in model of first',
    'b in first in model of first',
    'first in model of first ends',
    'c in model of second',
    'd in second in model of second',
    'second in model of second ends',
  ]);
});

it('finds the path of a mistake in what was noted when its rule was entered', () => {
  const format = defineFormat({
    name: 'books',
    grammar: compileInMemory([
      {
        source: 'boxes.peggy',
        text: `Boxes = Box*
/** @stream */
Box = Head Sign*
Head = "[" BadSign? "]"
Sign = "!"
/**
 * A sign that means nothing.
 * @severity warning
 * @example ?
 * @hint Leave it out.
 */
BadSign = "?"`,
      },
    ]),
    schema: v.any(),
    empty: () => ({ boxes: [{}] }),
    codes: {},
    endsAnywhere: true,
    adapt: (to) => ({
      Box: { enter: () => to.list('boxes').place(0, { start: 0, end: 3 }) },
      Head: () => {},
      Sign: () => {},
    }),
    print: () => '',
  });
  expect(format.parse('[?]!').diagnostics).toMatchObject([{ path: ['boxes', 0] }]);
});
