import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Cursor, cursorOf, type Tree } from '../../src/engine/cursor.ts';
import { defineFormat } from '../../src/engine/index.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { applyEvent, type Event } from '../../src/index.ts';

const grammar = compileInMemory([
  {
    source: 'nests.peggy',
    text: `Nests = part*
part = Pair / Key / Value / Nest / Deep / Flat / BadSign / [ ,]
/** @shortcut */
Pair = key:word "=" value:word ","
Key = key:word "="
Value = value:word &[, ]
word = $[a-z]+
/** @stream */
Nest = Open part* Close?
Open = "("
Close = ")"
Deep = inNest "!"
Flat = "!"
/** @inside Nest */
inNest = ""
/**
 * A sign that means nothing.
 * @severity warning
 * @example ?
 * @hint Leave it out.
 */
BadSign = "?"`,
  },
]);

function formatWith(mistakesFirst: boolean) {
  return defineFormat({
    name: 'nests',
    grammar,
    schema: v.any(),
    empty: (): Tree => [],
    codes: {},
    mistakesFirst,
    endsAnywhere: true,
    adapt: (to) => {
      const cursor = cursorOf(to);
      cursor.open('array');
      const pair = (key: string, value: string): void => {
        cursor.open('object');
        cursor.name(key);
        cursor.put(value);
        cursor.close();
      };
      let key = '';
      return {
        Pair: (node: { key: string; value: string }) => pair(node.key, node.value),
        Key: (node: { key: string }) => {
          key = node.key;
        },
        Value: (node: { value: string }) => pair(key, node.value),
        Open: () => void cursor.open('array'),
        Close: () => cursor.close(),
        Deep: () => cursor.put('deep'),
        Flat: () => cursor.put('flat'),
      };
    },
    print: () => '',
  });
}

describe('a tree of any shape', () => {
  it('knows in what it stands, and reads in one go what else comes in parts', () => {
    const text = '!a=b,((!c=d,)!)!';
    const expected = ['flat', { a: 'b' }, [['deep', { c: 'd' }], 'deep'], 'flat'];
    expect(formatWith(false).parse(text).value).toEqual(expected);
    const stream = formatWith(false).createStream();
    const events = [...text].flatMap((char) => stream.push(char));
    const end = stream.end();
    expect(end.value).toEqual(expected);
    expect([...events, ...end.events].reduce<unknown>(applyEvent, undefined)).toEqual(expected);
  });

  it('what a shortcut would have to wait for is read in parts', () => {
    const stream = formatWith(false).createStream();
    stream.push('a=bc ');
    expect(stream.value).toEqual([{ a: 'bc' }]);
  });

  it('a text that may end anywhere is not said to end in a value', () => {
    expect(formatWith(true).parse('!').diagnostics).toEqual([]);
    expect(
      formatWith(true)
        .parse('?')
        .diagnostics.map(({ code }) => code),
    ).toEqual(['nests/bad-sign']);
  });
});

describe('an adapter that changes what it wrote', () => {
  const words = compileInMemory([
    {
      source: 'words.peggy',
      text: `/** @stream */
Words = (Word / " ")*
Word = text:($[a-z]+ / BadQuoted)
/**
 * A word in quotes.
 * @severity warning
 * @example 'a'
 * @hint Leave the quotes out.
 */
BadQuoted = "'" text:$[a-z]+ "'"`,
    },
  ]);

  /** One word is itself, several are a list: that it is one is told with the second. */
  const format = (mistakesFirst: boolean, seen: string[]) =>
    defineFormat({
      name: 'words',
      grammar: words,
      schema: v.any(),
      empty: (): Tree => '',
      codes: { several: { severity: 'info', meaning: 'There are several words.', example: 'a b', hint: 'Write one.' } },
      mistakesFirst,
      endsAnywhere: true,
      adapt: (to, _reading, cursor = cursorOf(to)) => ({
        Word: ({ text: read }: { text: string | { text: string } }) => {
          const text = typeof read === 'string' ? read : read.text;
          seen.push(text);
          const before = to.value;
          if (before === '') {
            cursor.put(text);
            return;
          }
          const list = Array.isArray(before) ? [...before, text] : [before, text];
          const diagnostic = to.note('several', { message: `${list.length} words` });
          cursor.reviseRoot(list, diagnostic);
        },
        BadQuoted: () => void seen.push('mistake'),
      }),
      print: () => '',
    });

  it('tells a finding with the event that it belongs to', () => {
    const stream = format(false, []).createStream();
    const events = ['a', ' b '].flatMap((chunk) => stream.push(chunk));
    const { value, diagnostics } = stream.end();
    expect(value).toEqual(['a', 'b']);
    expect(diagnostics).toMatchObject([{ code: 'words/several', message: '2 words', range: { start: 2, end: 3 } }]);
    expect(events).toEqual([
      { type: 'set', path: [], value: 'a' },
      { type: 'revise', path: [], value: ['a', 'b'], diagnostic: diagnostics[0] },
    ]);
    expect(events.reduce<unknown>(applyEvent, undefined)).toEqual(value);
  });

  it.each([
    [false, ['a', 'mistake']],
    [true, ['mistake', 'a']],
  ])('hears of a mistake before the part that it is in: %s', (mistakesFirst, expected) => {
    const seen: string[] = [];
    format(mistakesFirst, seen).parse("'a'");
    expect(seen).toEqual(expected);
  });
});

describe('a cursor', () => {
  it('gives each event its path, however deep, and a text grows at the root too', () => {
    const events: Event[] = [];
    let root: Tree = null;
    const cursor = new Cursor(
      (event) => events.push(event),
      (value) => {
        root = value;
      },
    );
    for (let depth = 0; depth < 30; depth++) cursor.open('array');
    cursor.put(1);
    for (let depth = 0; depth < 30; depth++) cursor.close();
    expect(events.at(30)).toEqual({ type: 'set', path: new Array(30).fill(0), value: 1 });
    expect(events.reduce<unknown>(applyEvent, undefined)).toEqual(root);
  });

  it('keeps names of prototypes as names', () => {
    let root: Tree = null;
    const cursor = new Cursor(null, (value) => {
      root = value;
    });
    cursor.open('object');
    cursor.name('__proto__');
    cursor.open('object');
    cursor.name('a');
    cursor.put(1);
    cursor.close();
    expect(Object.keys(Object(root))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(root)).toBe(Object.prototype);
    expect(JSON.stringify(root)).toBe('{"__proto__":{"a":1}}');
  });

  it('a text at the root comes in pieces', () => {
    const events: Event[] = [];
    const cursor = new Cursor(
      (event) => events.push(event),
      () => {},
    );
    cursor.openText();
    cursor.append('a');
    cursor.append('b');
    expect(cursor.closeText()).toBe('ab');
    expect(events.reduce<unknown>(applyEvent, undefined)).toBe('ab');
  });
});
