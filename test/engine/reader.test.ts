import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineFormat, inParts } from '../../src/engine/index.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { applyEvent, type Event } from '../../src/index.ts';

const grammar = compileInMemory([
  {
    source: 'items.peggy',
    text: `Items = Item*
Item = Entry / BadLine
Entry = key:word "=" value:$[^\\n]* eol
/** @words KIND NAME · any case: BadCase */
word = [A-Za-z]+
eol = "\\n" / !.
/**
 * A key is not in capitals.
 * @code bad-case
 * @severity warning
 * @example kind=1
 * @hint Write it in capitals.
 */
/**
 * A line is no entry.
 * @severity error
 * @example ?
 * @hint Leave it out.
 */
BadLine = $[^\\n]+ eol / "\\n"`,
  },
]);

interface Model {
  items: { n: number }[];
  note: string;
}

const parts = {
  name: 'items',
  grammar,
  schema: v.object({ items: v.array(v.object({ n: v.number() })), note: v.string() }),
  empty: (): Model => ({ items: [], note: '' }),
  print: () => '',
};

function formatWith(isRecognised: boolean) {
  return defineFormat({
    ...parts,
    codes: {
      disorder: { severity: 'warning', meaning: 'Out of order.', example: '', hint: 'Sort.' },
      few: { severity: 'error', meaning: 'Too few.', example: '', hint: 'Add one.' },
    },
    adapt: (to, reading) => {
      reading.locate((path) => (path[0] === 'note' ? { start: 1, end: 2 } : undefined));
      reading.atEnd(() => to.list('items').sort((one, other) => one.n - other.n, 'disorder'));
      return {
        Entry: (node: { key: string; value: string }) => {
          if (isRecognised) reading.recognised();
          to.list('items').push({ n: Number(node.value) });
        },
        BadCase: (node: { word?: string; start: number; end: number }) => ({
          fix: { range: { start: node.start, end: node.end }, text: node.word ?? '' },
        }),
        BadLine: () => ({ path: ['note'] }),
      };
    },
    rules: [(value, find) => void (value.note === '' && find('few', ['note']))],
    fallback: (text, _, read) =>
      text.startsWith('!') ? { ...read, value: { items: [], note: text }, diagnostics: [], ok: true } : undefined,
  });
}

function follow(isRecognised: boolean, text: string): { before: Event[]; all: Event[]; value: Model; soFar: Model } {
  const stream = formatWith(isRecognised).createStream();
  const before = [...text].flatMap((char) => stream.push(char));
  const soFar = structuredClone(stream.value);
  const end = stream.end();
  return { before, all: [...before, ...end.events], value: end.value, soFar };
}

describe('a reading', () => {
  it('tells nothing until the text is recognised, and then all', () => {
    const kept = follow(false, 'KIND=2\nKIND=1\n');
    expect(kept.before).toEqual([]);
    expect(kept.soFar).toEqual({ items: [], note: '' });
    const told = follow(true, 'KIND=2\nKIND=1\n');
    expect(told.before.map(({ type }) => type)).toEqual(['set', 'set']);
    expect(kept.all).toEqual(told.all);
    expect(kept.all.reduce(applyEvent, parts.empty())).toEqual(kept.value);
  });

  it('says nothing of what it was taken for when it is read in another way', () => {
    const { all, value } = follow(false, '!?\n');
    expect(value.note).toBe('!?\n');
    expect(all.filter(({ type }) => type === 'diagnostic')).toEqual([]);
  });

  it('sorts a list with its places and findings', () => {
    const read = formatWith(true).parse('KIND=2\nkind=1\n');
    expect(read.value.items).toEqual([{ n: 1 }, { n: 2 }]);
    expect(read.locate(['items', 0])).toEqual({ start: 7, end: 14 });
    expect(read.locate(['note'])).toEqual({ start: 1, end: 2 });
    expect(read.locate(['items', 9])).toBeUndefined();
    const found = read.diagnostics.find(({ code }) => code === 'items/bad-case');
    expect(found).toMatchObject({ path: ['items', 0], fix: { range: { start: 7, end: 11 }, text: 'KIND' } });
  });

  it('takes handlers that stand in several objects', () => {
    const format = defineFormat({
      ...parts,
      adapt: (to) =>
        inParts(
          { Entry: (node: { value: string }) => void to.list('items').push({ n: Number(node.value) }) },
          { BadLine: () => ({ path: ['note'] }) },
        ),
    });
    const { value, diagnostics } = format.parse('KIND=2\n?\n');
    expect(value.items).toEqual([{ n: 2 }]);
    expect(diagnostics).toMatchObject([{ code: 'items/bad-line', path: ['note'] }]);
  });

  it('takes handlers that are the same for all texts, with what they get of each', () => {
    const handlers = {
      Entry: ({ value }: { value: string }, { add }: { add: (n: number) => void }) => add(Number(value)),
    };
    const format = defineFormat({
      ...parts,
      adapt: (to) => ({ handlers, model: { add: (n: number) => void to.list('items').push({ n }) } }),
    });
    const other = defineFormat({
      ...parts,
      adapt: (to) => ({ handlers, model: { add: (n: number) => void to.list('items').push({ n }) } }),
      fixes: { BadLine: () => ({ path: ['note'] }) },
    });
    expect(format.parse('KIND=2\n').value.items).toEqual([{ n: 2 }]);
    expect(format.parse('KIND=3\n').value.items).toEqual([{ n: 3 }]);
    expect(format.parse('?\n').diagnostics[0]?.path).toBeUndefined();
    expect(other.parse('?\n').diagnostics[0]?.path).toEqual(['note']);
  });

  it('a rule says nothing about what an error speaks of already', () => {
    const codes = (text: string): string[] =>
      formatWith(true)
        .parse(text)
        .diagnostics.map(({ code }) => code);
    expect(codes('KIND=1\n')).toContain('items/few');
    expect(codes('KIND=1\n?\n')).not.toContain('items/few');
  });

  it('what is missing in the whole stands at the end', () => {
    const found = formatWith(true)
      .parse('KIND=1\n')
      .diagnostics.find(({ code }) => code === 'items/few');
    expect(found?.range).toEqual({ start: 7, end: 7 });
  });

  it('loses nothing where an adapter without types has no handler', () => {
    const adapt: () => object = () => ({});
    const format = defineFormat({
      ...parts,
      grammar: compileInMemory([
        { source: 'x', text: 'Doc = (Word / Text)*\nWord = "a"\n/** @stream */\nText = [^a]+' },
      ]),
      adapt,
    });
    expect(() => format.parse('a')).toThrow('items has no handler for Word: write it into adapt');
    expect(() => format.parse('b')).toThrow('items has no handler for Text: write it into adapt');
  });

  it('tells the first findings of each code, and how many more there are', () => {
    const text = `kind=1\n${'?\n'.repeat(10_003)}`;
    const { diagnostics, ok } = formatWith(true).parse(text);
    expect(diagnostics.filter(({ code }) => code === 'items/bad-line')).toHaveLength(10_000);
    expect(diagnostics.filter(({ code }) => code === 'items/more-findings')).toMatchObject([
      { message: '3 more findings of items/bad-line are not shown', severity: 'info' },
    ]);
    expect(diagnostics.map(({ code }) => code)).toContain('items/bad-case');
    expect(ok).toBe(false);
    const stream = formatWith(true).createStream();
    const events = [...stream.push(text), ...stream.end().events];
    const told = events.flatMap((event) => ('diagnostic' in event ? [event.diagnostic] : []));
    expect(told).toHaveLength(diagnostics.length);
  });

  it('makes no findings but those that it tells', () => {
    let made = 0;
    const hint = (): string => {
      made++;
      return 'Leave it out.';
    };
    const format = defineFormat({
      ...parts,
      adapt: () => ({
        Entry: () => undefined,
        BadCase: () => undefined,
        BadLine: () => Object.defineProperty({}, 'hint', { get: hint }),
      }),
    });
    format.parse(`kind=1\n${'?\n'.repeat(10_003)}`);
    expect(made).toBe(10_000);
  });
});

it('a value that nests deeper than its schema can follow is a finding, and no throw', () => {
  interface Nested {
    list: Nested[];
  }
  const nested: v.GenericSchema<Nested> = v.object({ list: v.array(v.lazy(() => nested)) });
  let value: Nested = { list: [] };
  for (let depth = 0; depth < 20_000; depth++) value = { list: [value] };
  const format = defineFormat({
    name: 'nested',
    grammar: compileInMemory([{ source: 'nested.peggy', text: 'All = Any*\nAny = any:.' }]),
    schema: nested,
    empty: (): Nested => ({ list: [] }),
    adapt: (to) => ({ Any: () => to.set('list', value.list) }),
    print: () => '',
  });
  const [found] = format.parse('a').diagnostics;
  expect(found).toMatchObject({ code: 'nested/invalid-value', severity: 'error' });
  expect(found?.message).toBe('The value: it nests too deep for the schema to check it');
});

it('a printer that gives no text is told so, and a code that is nowhere where it belongs', () => {
  const adapt = () => ({ Entry: () => {} });
  expect(() => defineFormat({ ...parts, adapt, print: () => Object(undefined) }).print(parts.empty())).toThrow(
    'print gave an object, not a text',
  );
  const reporting = defineFormat({ ...parts, adapt: (to) => ({ Entry: () => to.report('no-code') }) });
  expect(() => reporting.parse('NAME=a\n')).toThrow('items has no code no-code: write it into codes');
});

it('a value may be cut off only where the text ends behind it, not where the rest was not read', () => {
  const prose = defineFormat({
    name: 'prose',
    grammar: compileInMemory([
      { source: 'prose.peggy', text: '/** @stream */\nProse = ProseText\n/** @stream */\nProseText = [^<]+' },
    ]),
    schema: v.object({ text: v.string() }),
    empty: () => ({ text: '' }),
    adapt: (to) => ({ ProseText: ({ text }: { text: string }) => to.append('text', text) }),
    print: ({ text }) => text,
  });
  const stream = prose.createStream();
  stream.push('a');
  stream.push('<b');
  for (const { diagnostics } of [stream.end(), prose.parse('a<b')]) {
    expect(diagnostics.map(({ code }) => code)).toEqual(['prose/unread']);
  }
  expect(prose.parse('a').diagnostics.map(({ code }) => code)).toEqual(['prose/ends-in-value']);
});

it('asks the schema what it thinks of the value: its issues are findings with places', () => {
  const narrow = v.object({ items: v.array(v.object({ n: v.pipe(v.number(), v.maxValue(9)) })), note: v.string() });
  const make = (isOfSchema: boolean) =>
    defineFormat({
      ...parts,
      schema: narrow,
      isOfSchema,
      adapt: (to) => ({ Entry: (node: { value: string }) => void to.list('items').push({ n: Number(node.value) }) }),
    });
  const text = 'KIND=1\nKIND=10\n';
  const read = make(false).parse(text);
  expect(read.diagnostics).toMatchObject([
    { code: 'items/invalid-value', severity: 'error', path: ['items', 1, 'n'], range: { start: 7, end: 15 } },
  ]);
  expect(read.ok).toBe(false);
  const stream = make(false).createStream();
  stream.push(text);
  expect(stream.end().diagnostics).toEqual(read.diagnostics);
  // A format that says that its values are of the schema is not asked again.
  expect(make(true).parse(text).ok).toBe(true);
});
