import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { Event } from '../../src/core/event.ts';
import type { Format } from '../../src/core/format.ts';
import type { Parsed } from '../../src/core/parsed.ts';
import type { Path } from '../../src/core/path.ts';
import { PrintError } from '../../src/core/print-error.ts';
import {
  chunked,
  expectFindings,
  expectRoundTrip,
  expectStopped,
  expectTotal,
  lawsOfFormat,
} from '../../src/testing/laws.ts';

// A law that held for everything would go unnoticed: each is shown what breaks it, and what only looks so.

interface Model {
  text: string;
}

const PARSED = { diagnostics: [], complete: true, format: 'x', via: 'x', ok: true, locate: () => undefined };

/** A format whose text is its model, but for what is given. */
function formatWith(own: object = {}): Format<Model> {
  const parse = (text: string): object => ({ ...PARSED, value: { text } });
  const print = ({ text }: Model): string => text;
  return Object({ name: 'x', parse, createStream: () => streamOf(), print, check: () => [], ...own });
}

const open: Event = { type: 'open', path: ['text'], kind: 'text' };
const delta = (text: string): Event => ({ type: 'delta', path: ['text'], text });
const set = (value: unknown, path: Path = ['text']): Event => ({ type: 'set', path, value });

/** A stream of which each push gives these events; without, those of the text. */
function streamOf(own?: { push?: (chunk: string) => Event[]; end?: object; events?: Event[] }): object {
  let text = '';
  return {
    value: { text: '' },
    push(chunk: string) {
      text += chunk;
      return own?.push?.(chunk) ?? (text === chunk ? [open, delta(chunk)] : [delta(chunk)]);
    },
    end: () => ({ ...PARSED, value: { text }, events: own?.events ?? [], ...own?.end }),
  };
}

const finding = (own: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'x/y',
  severity: 'warning',
  message: 'm',
  range: { start: 0, end: 0 },
  ...own,
});
const error = finding({ severity: 'error' });
const parsed = (own: object): Parsed<unknown> => Object({ ...PARSED, value: { text: 'abc', list: [1] }, ...own });

/** What the law says of a format. */
function saidOf(name: string, own: object): string {
  const law = lawsOfFormat(formatWith(own)).find((one) => one.name === name);
  return said(() => law?.hold('abc', [1]));
}

function said(hold: () => unknown): string {
  try {
    hold();
    return 'holds';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'no error';
  }
}

it.each(lawsOfFormat(formatWith()).map(({ name }) => name))('%s: holds for a format that is right', (name) => {
  expect(saidOf(name, {})).toBe('holds');
});

describe('total', () => {
  it.each<[string, object]>([
    ['ok in spite of an error', { diagnostics: [error] }],
    ['incomplete without an error', { complete: false }],
    ['holds', { complete: false, ok: false, diagnostics: [error] }],
    ['holds', { diagnostics: [finding()] }],
  ])('%s', (message, own) => {
    expect(said(() => expectTotal(parsed(own), 'abc'))).toBe(message);
  });

  const at = (start: number, end: number): Diagnostic => finding({ range: { start, end } });
  const on = (...path: (string | number)[]): Diagnostic => finding({ path });
  it.each<[string, Diagnostic[]]>([
    ['holds', [at(0, 3), at(0, 0), at(3, 3)]],
    ['x/y has a range outside the text', [at(-1, 0)]],
    ['x/y has a range outside the text', [at(0, 4)]],
    ['x/y has a range outside the text', [at(2, 1)]],
    ['x/y is out of text order', [at(1, 1), at(0, 0)]],
    ['holds', [on(), on('no'), on('list', 1)]],
    ['x/y has a path that the value has not: no.more', [on('no', 'more')]],
    ['x/y has a path that the value has not: text.more', [on('text', 'more')]],
  ])('%s: %j', (message, diagnostics) => {
    expect(said(() => expectFindings(parsed({ diagnostics }), 'abc'))).toBe(message);
  });
});

describe('places are in the text', () => {
  const range = { start: 1, end: 2 };
  const behind = { start: 2, end: 4 };
  it.each<[string, object]>([
    ['holds', { diagnostics: [finding({ range, related: range, fix: { range, text: '' } })], locate: () => range }],
    ['x/y has a range outside the text', { diagnostics: [finding({ range: behind })] }],
    ['x/y has a range outside the text', { diagnostics: [finding({ related: behind })] }],
    ['x/y has a range outside the text', { diagnostics: [finding({ fix: { range: behind, text: '' } })] }],
    ['text has a place outside the text', { locate: ([key]: Path) => (key === 'text' ? behind : range) }],
    ['list[0] has a place outside the text', { locate: (path: Path) => (path.length === 2 ? behind : range) }],
    ['text has a place outside the text', { locate: ([key]: Path) => key && { start: 2, end: 1 } }],
  ])('%s: %j', (message, own) => {
    const one = formatWith({ parse: (text: string) => ({ ...PARSED, value: { list: [1], text }, ...own }) });
    const law = lawsOfFormat(one).find(({ name }) => name === 'places are in the text');
    expect(said(() => law?.hold('abc', [1]))).toBe(message);
  });
});

it.each([
  { value: { text: 'b' } },
  { diagnostics: [finding()] },
  { ok: false },
  { complete: false },
  { format: 'y' },
  { via: 'y' },
])('chunking: a stream says something else at its end: %j', (end) => {
  expect(saidOf('chunking', { createStream: () => streamOf({ end }) })).toMatch(/^Expected values to be/);
});

it('chunking: a chunk gives other events than the text at once', () => {
  const push = (chunk: string): Event[] => [delta(chunk.toUpperCase().slice(0, 1))];
  expect(saidOf('chunking', { createStream: () => streamOf({ push }) })).toMatch(/^Expected values to be/);
  const elsewhere = (chunk: string): Event[] => [...chunk].map((text) => ({ ...delta(text), path: [text] }));
  expect(saidOf('chunking', { createStream: () => streamOf({ push: elsewhere }) })).toBe('holds');
});

describe('events fold to the value', () => {
  const fold = (...turns: Event[][]): string =>
    saidOf('events fold to the value', {
      createStream: () => {
        const left = turns.slice();
        return streamOf({ push: () => left.shift() ?? [], events: [set('abc')] });
      },
    });
  const revise: Event = { type: 'revise', path: ['text'], value: 'x', diagnostic: finding() };

  it.each<[string, Event[]]>([
    ['holds', []],
    ['holds', [set('a'), set('ab')]],
    ['holds', [revise, { ...revise, value: 'abc' }]],
    ['a set takes back what was handed out at text: name the code that says so, { twice: CODE }', [set('x')]],
    ['a set takes back what was handed out at text: name the code that says so, { twice: CODE }', [open, delta('x')]],
    ['a revise says why', [Object({ ...revise, diagnostic: undefined })]],
    ['holds', [set([1, { a: 'b' }], ['list']), set([1, { a: 'bc' }, 2], ['list'])]],
  ])('%s: %j', (message, events) => {
    const given = fold(events);
    // What is in the model besides is another model: the law says so at last.
    expect(given.startsWith('Expected values to be') ? 'holds' : given).toBe(message);
  });

  it.each<[unknown, unknown]>([
    [[1], [2]],
    [{ a: 1 }, {}],
    [{ a: 1 }, null],
    [[1], 'x'],
    [1, { a: 1 }],
    [null, 1],
    ['x', 1],
  ])('a set takes %j back by %j', (before, after) => {
    expect(fold([set(before, ['a']), set(after, ['a'])])).toMatch(/^a set takes back what was handed out at a: /);
    expect(fold([set({ b: before }, ['a']), set({ b: after }, ['a'])])).toMatch(/^a set takes back .* at a: /);
  });

  it('an event does not change after it was told, and the events are the value', () => {
    const event = { type: 'set', path: ['text'], value: 'abc' } as const;
    const changing = { ...event, path: ['text'] };
    expect(fold([changing])).toBe('holds');
    const stream = (): object => ({
      ...streamOf({ push: () => [] }),
      end() {
        changing.path.push('more');
        return { ...PARSED, value: { text: 'abc' }, events: [] };
      },
      push: (chunk: string) => (chunk === 'a' ? [changing] : []),
    });
    expect(saidOf('events fold to the value', { createStream: stream })).toBe('an event changed after it was told');
    const other = { createStream: () => streamOf({ push: () => [] }) };
    expect(saidOf('events fold to the value', other)).toMatch(/^Expected values to be/);
  });
});

const refuse = (): never => {
  throw new PrintError([], 'no');
};
const fail = (): never => {
  throw new TypeError('broken');
};
const warned = (text: string): object => ({ ...PARSED, value: { text }, diagnostics: [finding()] });
const info = (text: string): object => ({ ...PARSED, value: { text }, diagnostics: [finding({ severity: 'info' })] });

it.each<[string, object]>([
  ['check says nothing of a value that cannot be printed', { print: refuse }],
  ['holds', { print: refuse, check: () => [error] }],
  [
    'check says nothing of a value that cannot be printed',
    { print: refuse, check: () => [finding({ severity: 'info' })] },
  ],
  ['TypeError: broken', { print: fail, check: () => [error] }],
  ['Expected values to be strictly deep-equal:', { parse: warned }],
  ['holds', { parse: info }],
])('what check says nothing of prints: %s', (message, own) => {
  expect(saidOf('what check says nothing of prints', own)).toBe(message);
});

const upper = { parse: (text: string) => ({ ...PARSED, value: { text: text.toUpperCase() } }) };
const longer = { print: ({ text }: Model): string => `${text}!` };

it.each<[string, object]>([
  ['holds', { print: refuse }],
  ['TypeError: broken', { print: fail }],
  ['holds', upper],
  ['the printed text reads back as something else', longer],
  ['Expected values to be strictly equal:', { ...longer, meaning: () => 1 }],
  ['the printed text reads back as something else', { meaning: ({ text }: Model) => text, ...longer }],
])('print is a fixed point: %s', (message, own) => {
  expect(saidOf('print is a fixed point', own)).toBe(message);
});

it.each<[string, object]>([
  ['holds', {}],
  ['Expected values to be strictly deep-equal:', upper],
  ['no', { print: refuse }],
  ['Expected values to be strictly deep-equal:', { parse: warned }],
  ['holds', { parse: info }],
  ['Expected values to be strictly equal:', { ...longer, meaning: () => 1 }],
])('round trip: %s', (message, own) => {
  expect(said(() => expectRoundTrip(formatWith(own), { text: 'abc' }))).toBe(message);
});

it.each<[string, object]>([
  ['the model has not the shape of the schema: m', { check: () => [finding({ code: 'x/invalid-value' })] }],
  ['holds', { check: () => [finding({ code: 'y/invalid-value' }), finding()] }],
  [
    'holds',
    {
      check: () => [finding({ code: 'x/invalid-value' })],
      parse: (text: string) => ({ ...PARSED, value: { text }, ok: false }),
    },
  ],
])('what is read without an error is of the schema: %s', (message, own) => {
  expect(saidOf('what is read without an error is of the schema', own)).toBe(message);
});

it.each<[string, boolean, boolean]>([
  ['holds', false, false],
  ['a text that stopped early is taken for whole', true, false],
  ['a text that stopped early is taken for whole', false, true],
])('stopped early: %s (%s, %s)', (message, ok, complete) => {
  const parse = (text: string, { finished = true }: { finished?: boolean } = {}): object =>
    finished ? { ...PARSED, value: { text } } : { ...PARSED, value: { text }, ok, complete };
  expect(said(() => expectStopped(formatWith({ parse }), 'abc'))).toBe(message);
});

it('chunks have these sizes, over and over, and hold something', () => {
  expect(chunked('abcdefg', [1, 2])).toEqual(['a', 'bc', 'd', 'ef', 'g']);
  expect(chunked('abc', [])).toEqual(['a', 'b', 'c']);
  expect(chunked('abc', [0, -1])).toEqual(['a', 'b', 'c']);
  expect(chunked('', [3])).toEqual([]);
});
