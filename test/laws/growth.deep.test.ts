import { describe, expect, it } from 'vitest';
import { cases } from '../growth/cases.ts';
import { loadCounted } from '../growth/counted.ts';
import { work } from '../growth/natives.ts';
import { NOTHING } from '../growth/pumped.ts';
import { growthOf } from '../growth/search.ts';
import { subjectsOf, TYPES } from '../growth/subjects.ts';

const counted = await loadCounted();
const subjects = new Map(subjectsOf(counted).map((subject) => [subject.name, subject]));

describe('twice the text takes at most 2.1 times the work', () => {
  it.each(cases)('$subject: $prefix, $unit', ({ subject: name, known = [], ...parts }) => {
    const subject = subjects.get(name);
    if (subject === undefined) throw new Error(`there is no ${name}`);
    const found = growthOf(subject, { ...NOTHING, ...parts });
    expect(found.map(({ step }) => step).sort(), 'mended? Then take it out of `known`').toEqual([...known].sort());
  });
});

function workOf(run: () => unknown): number {
  const before = work.units;
  run();
  return work.units - before;
}

it.each([
  ['{h', '\\"'],
  ['{"', '\\"'],
  ['', '['],
  ['', '[{'],
  ['', '(['],
  ['', '{["'],
  ['', '[A'],
  ['', '{"success": '],
  ['{"a": "x', '", "'],
  ['{"a":', '\\"'],
  ['', ":'"],
  ['', 'return"""'],
])('JSON, however hostile, takes at most 400 steps a unit: %j, %j', (head, unit) => {
  const text = head + unit.repeat(8000 / unit.length);
  expect(workOf(() => counted.formats.json.parse(text).diagnostics)).toBeLessThan(400 * text.length);
});

describe('a long text takes hardly more steps by a type than by none', () => {
  const types = ['people', 'page', 'tree', 'either', 'texts'] as const;
  it.each([
    ['', '{name:A age:1} '],
    ['', '｛｝'],
    ['', '{}'],
    ['', '[]'],
    ['[', '1.5.2,'],
  ])('%s%s', (head, unit) => {
    const text = head + unit.repeat(70_000 / unit.length);
    const plain = workOf(() => counted.formats.json.parse(text).diagnostics);
    for (const type of types)
      expect(
        workOf(() => counted.typed(TYPES[type]).parse(text).diagnostics),
        type,
      ).toBeLessThan(1.2 * plain);
  });
});

it.each(['[1],', '{"a": 1}\n', '[A]\n\n', '- a\n'])('detect and parseAny take at most 750 steps a unit: %j', (unit) => {
  const text = unit.repeat(8000 / unit.length);
  expect(workOf(() => counted.detect(text))).toBeLessThan(750 * text.length);
  expect(workOf(() => counted.parseAny(text)?.diagnostics)).toBeLessThan(750 * text.length);
});

it.each(['[1],', '[[1]],', '{"a": 1}\n'])(
  'detect makes no fixes: a long text takes no more for each unit: %j',
  (unit) => {
    const [short = 0, long = 0] = [8000, 80_000].map((length) => {
      const text = unit.repeat(length / unit.length);
      return workOf(() => counted.detect(text)) / text.length;
    });
    expect(long).toBeLessThan(1.05 * short);
  },
);

describe('a type that is a part of itself is fitted once to each node', () => {
  const nested = (open: string, close: string, levels: number): string =>
    `${open.repeat(levels)}"x"${close.repeat(levels)}`;
  const texts = [
    ['{"items":[', ']}'],
    ['{"type":"group","items":[', ']}'],
    ['{"left":', '}'],
    ['[{"left":', '}]'],
    ['{"replies":[', ']}'],
    ['{"body":"a","replies":', '}'],
  ] as const;
  const schemas = {
    page: TYPES.page,
    tree: TYPES.tree,
    comment: TYPES.comment,
    // Two descriptions that hold each other in two ways, both of them at once.
    both: {
      $ref: '#/$defs/a',
      $defs: {
        a: { allOf: [{ $ref: '#/$defs/b' }, { anyOf: [{ $ref: '#/$defs/b' }, { $ref: '#/$defs/c' }] }] },
        b: { properties: { items: { items: { $ref: '#/$defs/a' } }, left: { $ref: '#/$defs/a' } } },
        c: { properties: { items: { items: { $ref: '#/$defs/a' } }, left: { $ref: '#/$defs/c' } } },
      },
    },
  };
  const pairs = Object.entries(schemas).flatMap(([name, schema]) =>
    texts.map(([open, close]) => [name, open, close, schema] as const),
  );
  it.each(pairs)('%s: %s…%s', (_, open, close, schema) => {
    const type = counted.typed(schema);
    const few = workOf(() => type.parse(nested(open, close, 6)).diagnostics);
    const many = workOf(() => type.parse(nested(open, close, 12)).diagnostics);
    expect(many).toBeLessThan(6 * few);
  });
});

describe('a union of many objects that refer on', () => {
  const members = (count: number, make: (at: number) => object): Record<string, unknown> => ({
    anyOf: Array.from({ length: count }, (_, at) => ({ type: 'object', ...make(at) })),
  });
  const own = (at: number): object => ({ [`b${at}`]: { type: 'string' } });
  const kinds = {
    'to the union': () => ({ required: ['a'], properties: { a: { $ref: '#' } } }),
    'to the union, beside a field of their own': (at: number) => ({ properties: { ...own(at), a: { $ref: '#' } } }),
    'to lists of it': (at: number) => ({ properties: { ...own(at), a: { type: 'array', items: { $ref: '#' } } } }),
    'with a field that is missing': (at: number) => ({
      required: [`b${at}`],
      properties: { ...own(at), a: { $ref: '#' } },
    }),
  };
  const texts = ['{"a":{"a":{"a":1}}}', '{"a":[{"a":["x"]}]}', '{"a":"x"}', '{"c":{"a":true}}'];
  const pairs = Object.entries(kinds).flatMap(([name, make]) => texts.map((text) => [name, text, make] as const));
  it.each(pairs)('%s, in %s', (_, text, make) => {
    const [few = 0, many = 0] = [100, 400].map((count) =>
      workOf(() => counted.typed(members(count, make)).parse(text).diagnostics),
    );
    expect(many).toBeLessThan(6 * few);
  });
});

describe('descriptions that refer to one another without end', () => {
  const chain = (keyword: string, length: number): Record<string, unknown> => ({
    $ref: '#/$defs/n0',
    $defs: Object.fromEntries(
      Array.from({ length }, (_, at) => {
        const next = { $ref: `#/$defs/n${(at + 1) % length}` };
        return [`n${at}`, { [keyword]: [next, next, { minLength: at }] }];
      }),
    ),
  });
  it('a text may be each of them, in every order', () => {
    const holders = (length: number): Record<string, unknown> => ({
      $ref: '#/$defs/n0',
      $defs: Object.fromEntries(
        Array.from({ length }, (_, at) => {
          const next = { $ref: `#/$defs/n${(at + 1) % length}` };
          return [`n${at}`, { anyOf: [next, { type: 'object', properties: { [`a${at}`]: next } }] }];
        }),
      ),
    });
    const [few, many] = [5, 10].map((length) => workOf(() => counted.typed(holders(length)).parse('"x"').diagnostics));
    expect(many).toBeLessThan(6 * (few ?? 0));
  });
  it.each(['allOf', 'anyOf', 'oneOf'])('%s', (keyword) => {
    const [few, many] = [10, 20].map((length) =>
      workOf(() => counted.typed(chain(keyword, length)).parse('"x"').diagnostics),
    );
    expect(many).toBeLessThan(6 * (few ?? 0));
  });
});

it('names of many types are told apart in a prompt with work that grows with them', () => {
  const [few = 0, many = 0] = [500, 1000].map((count) => {
    // All of them have the same letters: signs tell them apart.
    const signs = (at: number): string => at.toString(2).padStart(10, '0').replaceAll('0', '-').replaceAll('1', '.');
    const names = Array.from({ length: count }, (_, at) => `a${signs(at)}b`);
    const type = counted.typed({
      type: 'object',
      properties: Object.fromEntries(names.map((name, at) => [`p${at}`, { $ref: `#/$defs/${name}` }])),
      $defs: Object.fromEntries(names.map((name) => [name, { type: 'object', properties: {} }])),
    });
    return workOf(() => type.prompt());
  });
  expect(many).toBeLessThan(2.5 * few);
});

it('the words of an enum are taken apart once, however many texts are held against them', () => {
  const words = Array.from({ length: 1000 }, (_, at) => `Word number ${at}`);
  const type = counted.typed({ type: 'array', items: { enum: words } });
  const work = (count: number): number =>
    workOf(() =>
      type.parse(JSON.stringify(words.slice(0, count).map((word) => word.toUpperCase().replaceAll(' ', '-')))),
    );
  work(1);
  const each = (work(40) - work(20)) / 20;
  expect(each / words.length).toBeLessThan(100);
});

it('an unknown name is held against a thousand tools with limited work', () => {
  const letter = (at: number): string => String.fromCharCode(97 + (at % 26));
  const name = (seed: number): string =>
    Array.from({ length: 40 }, (_, at) => letter(seed * 7 + at * (1 + (seed % 25)))).join('');
  const tools = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [name(at), { parameters: {} }]));
  const { parse } = counted.toolCalls({ dialect: 'hermes', tools });
  const call = (one: string): string => `<tool_call>{"name": "${one}", "arguments": {}}</tool_call>`;
  const told = (one: string): string => JSON.stringify(parse(call(one)).diagnostics);
  expect(told(`${name(700).slice(0, 20)}_${name(700).slice(20)}`)).toContain(name(700));
  const [known = 0, cased = 0, unknown = 0] = [name(700), name(700).toUpperCase(), 'x'.repeat(40)].map((one) =>
    workOf(() => told(one)),
  );
  expect(unknown - known).toBeLessThan(30_000);
  expect(cased - known).toBeLessThan(10_000);
});
