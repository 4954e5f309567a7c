import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { PrintError } from 'peglot';
import { type JsonSchema, typed } from 'peglot/json';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const schema = z.object({
  id: z.string(),
  city: z.string(),
  tags: z.array(z.string()),
  days: z.number().optional(),
});
const Trip = typed(schema);

async function statesOf(chunks: Iterable<string>): Promise<unknown[]> {
  const states: unknown[] = [];
  for await (const state of Trip.partials(chunks)) states.push(state);
  return states;
}

it('hands out no item while two lists are possible', async () => {
  const listOf = (type: string): JsonSchema => ({ type: 'array', items: { type } });
  const statesAs = async (anyOf: JsonSchema[]): Promise<unknown[]> => {
    const states: unknown[] = [];
    for await (const state of typed({ anyOf }).partials(['["1', '2", "1', '3"', ', "x"]'])) states.push(state);
    return states;
  };
  expect(await statesAs([listOf('number'), listOf('string')])).toEqual([['12', '13', 'x']]);
  expect(await statesAs([{ type: 'number' }, listOf('string')])).toContainEqual(['12', '1']);
});

describe('schemas', () => {
  it('that do not say what they are as JSON Schema are refused with what to do', () => {
    // @ts-expect-error it takes what can be described
    expect(() => typed(42)).toThrow('the schema must be a Standard Schema (Zod, Valibot, …) or a JSON Schema');
    expect(() => typed(v.object({ a: v.string() }))).toThrow('wrap it: toStandardJsonSchema(schema)');
    expect(() => typed({ type: 'object', unevaluatedProperties: false })).toThrow('unevaluatedProperties at #');
    expect(() => typed({ type: 'text' })).toThrow('the type "text", which does not exist');
    expect(() => typed({ $ref: 'other.json' }).parse('1')).toThrow('the schema refers to other.json');
    expect(() => typed({ $ref: '#/%' })).toThrow('the schema refers to #/%');
    const circle: Record<string, unknown> = { type: 'object' };
    circle.properties = { next: circle };
    expect(() => typed(circle)).toThrow('nested too deeply, or holds itself: use $ref');
  });

  const self = { $ref: '#/$defs/self' };
  const chain = (length: number, of: (next: object) => object): Record<string, unknown> => ({
    $ref: '#/$defs/n0',
    $defs: Object.fromEntries(
      Array.from({ length }, (_, at) => [`n${at}`, of({ $ref: `#/$defs/n${(at + 1) % length}` })]),
    ),
  });
  it.each<[string, Record<string, unknown>]>([
    [
      'itself beside fields',
      { ...self, $defs: { self: { anyOf: [self, { type: 'object' }], properties: { a: self } } } },
    ],
    [
      'what it is with others',
      {
        ...self,
        $defs: { self: { anyOf: ['object', 'array'].map((type) => ({ allOf: [self, { type, items: self }] })) } },
      },
    ],
    [
      'all that twenty others are with it',
      {
        ...self,
        $defs: {
          self: {
            anyOf: Array.from({ length: 20 }, (_, at) => ({ allOf: [self, { properties: { [`a${at}`]: self } }] })),
          },
        },
      },
    ],
    ['nothing but others', chain(5000, (next) => next)],
    ['all of others', chain(5000, (next) => ({ allOf: [next, next], oneOf: [next] }))],
    ['others, and objects of them', chain(100, (next) => ({ anyOf: [next, { properties: { a: next } }] }))],
    ['objects of others', chain(5000, (next) => ({ properties: { a: next } }))],
  ])('that are %s end', (_, schema) => {
    const type = typed(schema);
    for (const text of ['"x"', '{"a": {"a": {"a": 1}}}', '[[1]]', '{"a": ["x", {"a":'])
      expect(type.parse(text).diagnostics.length).toBeLessThan(20);
    expect(type.prompt()).toContain('type ');
  });

  it('a message names the value where it has no path', () => {
    const whole = typed({ type: 'integer', minimum: 5 } as const);
    expect(whole.parse('3').diagnostics).toMatchObject([{ message: 'The value: must be at least 5' }]);
    expect(whole.check(3)).toMatchObject([{ message: 'The value: must be at least 5' }]);
    const list = typed({ type: 'array', contains: { type: 'string' } } as const);
    expect(list.parse('[1, 2]').diagnostics).toMatchObject([
      { message: 'The value: does not hold the items that it must' },
    ]);
  });

  it.each([
    ['{"a": "k", "b": "y"}', []],
    ['{"a": "m"}', []],
    ['{"a": "k"}', ['b: is missing']],
    ['{"a": "m", "b": "x"}', ['b: has a form that is forbidden']],
    ['{"a": "m", "c": 1}', ['The value: has a form that is forbidden']],
  ])('with conditions and what is forbidden: %s', (text, messages) => {
    const schema = {
      properties: { a: { type: 'string' }, b: { not: { const: 'x' } } },
      not: { required: ['c'] },
      if: { properties: { a: { const: 'k' } } },
      // biome-ignore lint/suspicious/noThenProperty: a key of JSON Schema
      then: { required: ['b'] },
    };
    expect(
      typed({ type: 'object', ...schema })
        .parse(text)
        .diagnostics.map(({ message }) => message),
    ).toEqual(messages);
  });

  it('of which JSON Schema cannot say a part are judged by themselves there, and never in silence', () => {
    const dated = typed(z.object({ at: z.date(), n: z.number() }));
    const { value, ok, diagnostics } = dated.parse('{"at": "2026-01-02", "n": "3"}');
    expect(value).toEqual({ at: '2026-01-02', n: 3 });
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([
      { code: 'typed/invalid-value', path: ['at'], range: { start: 7, end: 19 } },
      { code: 'typed/other-kind', path: ['n'], fix: { range: { start: 26, end: 29 }, text: '3' } },
    ]);
    const valibot = typed(
      toStandardJsonSchema(v.object({ at: v.pipe(v.string(), v.minLength(3)), d: v.optional(v.date()) })),
    );
    expect(valibot.parse('{"at": 12}').diagnostics.map(({ code }) => code)).toEqual([
      'typed/invalid-value',
      'typed/other-kind',
    ]);
  });

  it('whose own code throws give a finding', () => {
    const schema = z.string().transform((text) => JSON.parse(text));
    const { ok, diagnostics } = typed(schema, { apply: true }).parse('"{"');
    expect(ok).toBe(false);
    expect(diagnostics[0]?.code).toBe('typed/invalid-value');
  });

  it('of JSON give their defaults when they are applied', () => {
    const schema = { type: 'object', properties: { a: { type: 'number', default: 7 }, b: { type: 'number' } } };
    expect(typed(schema).parse('{"b": 1}').value).toEqual({ b: 1 });
    expect(typed(schema, { apply: true }).parse('{"b": "1"}').value).toEqual({ a: 7, b: 1 });
  });
});

describe('schemas that refer to others', () => {
  const kid = {
    type: 'object',
    properties: { name: { type: 'string' }, kids: list('#/$defs/kid') },
    required: ['name'],
  };
  const sized = {
    type: 'object',
    properties: { size: { type: 'integer' }, name: { type: 'string' } },
    required: ['size'],
  };

  function list(ref: string): object {
    return { type: 'array', items: { $ref: ref } };
  }

  it('reads by all of them at once', () => {
    const both = typed({ allOf: [{ $ref: '#/$defs/kid' }, sized], $defs: { kid } });
    const { value, diagnostics } = both.parse('{"name": 7, "size": "3", "kids": [{"name": 8, "size": "x"}]}');
    expect(value).toEqual({ name: '7', size: 3, kids: [{ name: '8', size: 'x' }] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['typed/other-kind', 'typed/other-kind', 'typed/other-kind']);
    const missing = both.parse('{"kids": []}').diagnostics.map(({ message }) => message);
    expect(missing).toEqual(['The field "name" is missing', 'The field "size" is missing']);
  });

  it('knows nothing of other fields where one of them forbids these', () => {
    const closed = typed({ allOf: [{ ...sized, additionalProperties: false }, { type: 'object' }] });
    expect(closed.parse('{"size": 1, "name": "a"}').diagnostics).toEqual([]);
    const { value, diagnostics } = closed.parse('{"size": 1, "colour": "red"}');
    expect(value).toEqual({ size: 1 });
    expect(diagnostics.map(({ code }) => code)).toEqual(['typed/unknown-field']);
  });

  it('holds fields to others that they need beside them', () => {
    const word: JsonSchema = { type: 'string' };
    const card = typed({
      type: 'object',
      properties: { card: word, name: word },
      dependentRequired: { card: ['name'] },
      dependentSchemas: { name: { minProperties: 2 } },
    });
    const messages = (text: string): string[] => card.parse(text).diagnostics.map(({ message }) => message);
    expect(messages('{"card": "1"}')).toEqual(['name: is missing beside card']);
    expect(messages('{"name": "a"}')).toEqual(['The value: must have at least 2 fields']);
    expect(messages('{}')).toEqual([]);
    expect(messages('{"card": "1", "name": "a"}')).toEqual([]);
  });

  it('writes types in the prompt as TypeScript does, in brackets where they are needed', () => {
    const word: JsonSchema = { type: 'string' };
    const either: JsonSchema = { anyOf: [word, { type: 'number' }] };
    const schema: JsonSchema = {
      type: 'object',
      required: ['words'],
      properties: {
        words: { type: 'array', items: word },
        mixed: { type: 'array', items: either },
        rows: { type: 'array', items: { type: 'object', properties: { cell: { type: ['string', 'null'] } } } },
        pair: { type: 'array', prefixItems: [word], items: either },
        both: { allOf: [either, { enum: ['x', 3] }] },
      },
    };
    expect(typed(schema).prompt().split('\n\n').at(-1)).toBe(
      [
        '{',
        '  words: string[];',
        '  mixed?: (string | number)[];',
        '  rows?: {',
        '    cell?: string | null;',
        '  }[];',
        '  pair?: [string, ...(string | number)[]];',
        '  both?: (string | number) & ("x" | 3);',
        '}\n',
      ].join('\n'),
    );
  });

  it('take a literal that is a text as it is written without quotes', () => {
    const Version = typed(z.object({ version: z.enum(['1.0', '2']) }));
    expect(Version.parse('{"version": 1.0}')).toMatchObject({ value: { version: '1.0' }, ok: true });
  });

  it('lose no name of a record that is a field', () => {
    const { ok, value } = typed(z.object({ m: z.record(z.string(), z.string()) })).parse('{"m": {"a": {"b": "c"}}}');
    expect({ ok, value }).toEqual({ ok: false, value: { m: { a: '{"b": "c"}' } } });
  });

  it('names each type once in the prompt', () => {
    const prompt = typed({
      $ref: '#/$defs/a b',
      $defs: {
        'a b': { type: 'object', properties: { self: { $ref: '#/$defs/a b' }, other: { $ref: '#/$defs/a_b' } } },
        a_b: { type: 'object', properties: { all: { $ref: '#' }, word: { $ref: '#/$defs/1st' } } },
        '1st': { type: 'string' },
      },
    }).prompt();
    expect(prompt).toContain('\n\ntype a_b = {\n  self?: a_b;\n  other?: a_b2;\n}\n');
    expect(prompt).toContain('\ntype a_b2 = {\n  all?: Answer;\n  word?: Type1st;\n}\n');
    expect(prompt).toContain('type Answer = a_b');
    expect(prompt).toContain('type Type1st = string');
  });
});

describe('a value that is of its type', () => {
  const types = {
    texts: { type: 'object', properties: { a: { type: 'string' } } },
    numbers: { type: 'object', properties: { a: { type: 'number' } } },
    'a record': { type: 'object', additionalProperties: { type: 'number' } },
    'a list': { type: 'object', properties: { a: { type: 'array', items: { type: 'string' } } } },
    'a union': { type: 'object', properties: { a: { type: ['string', 'number'] } } },
    anything: { type: 'object', properties: { a: {} } },
    'a word': { type: 'object', properties: { a: { enum: [0, 'x'] } } },
    'an odd name': { type: 'object', properties: { '\ud800': { type: 'number' } } },
    itself: { type: 'object', properties: { a: { $ref: '#' } } },
  } as const;

  it.each([
    ['texts', '{"a": "x", "a": "y"}', 'json/duplicate-key'],
    ['texts', '{"a": "\\ud800"}', 'json/lone-surrogate'],
    ['numbers', '{"a": 12345678901234567890}', 'json/imprecise-number'],
    ['numbers', '{"a": 1e-400}', 'json/imprecise-number'],
    ['a record', '{"\\ud800": 1}', 'json/lone-surrogate'],
    ['a list', '{"a": ["x", "\\ud800"]}', 'json/lone-surrogate'],
    ['a union', '{"a": "\\ud800"}', 'json/lone-surrogate'],
    ['anything', '{"a": [{"b": 1, "b": 2}]}', 'json/duplicate-key'],
    ['a word', '{"a": 1e-400}', 'json/imprecise-number'],
    ['an odd name', '{"\\ud800": 1}', 'json/lone-surrogate'],
    ['itself', `${'{"a": '.repeat(300)}{}${'}'.repeat(300)}`, 'json/too-deep'],
  ] as const)('may hold what JSON has something to say of: %s, %s', (type, text, code) => {
    expect(
      typed(types[type])
        .parse(text)
        .diagnostics.map((found) => found.code),
    ).toContain(code);
  });
});

describe('values while they arrive', () => {
  const text = '{"id": "a-17", "city": "Rome", "tags": ["old", 7], "days": "3"}';

  it('grow, each state as it is', async () => {
    const states = await statesOf([text.slice(0, 29), text.slice(29)]);
    expect(states[0]).toEqual({ id: 'a-17', city: 'Rome' });
    expect(states.at(-1)).toEqual({ id: 'a-17', city: 'Rome', tags: ['old', '7'], days: 3 });
  });

  it('grow under names in another case, too', () => {
    const stream = Trip.createStream();
    stream.push('{"ID": "a-17", "City": "Ro');
    expect(stream.value).toEqual({ id: 'a-17', city: 'Ro' });
    stream.push('me", "city": "Bonn", "CITY": "x", "tags": []');
    expect(stream.value).toEqual({ id: 'a-17', city: 'Rome' });
    expect(stream.end().value).toMatchObject({ id: 'a-17', city: 'Bonn', tags: [] });
    const whole = typed(schema, { whole: ['city'] }).createStream();
    whole.push('{"ID": "a-17", "City": "Ro');
    expect(whole.value).toEqual({ id: 'a-17' });
  });

  it('hold a part back that is to be whole', () => {
    const whole = typed(schema, { whole: ['tags'] });
    const stream = whole.createStream();
    stream.push('{"id": "a-17", "tags": ["o", "p", ');
    expect(stream.value).toEqual({ id: 'a-17' });
    stream.push('"q"], "city": ');
    expect(stream.value).toEqual({ id: 'a-17', tags: ['o', 'p', 'q'] });
  });

  it('tell the member of a union as soon as its field is there', () => {
    const shape = typed(
      z.object({
        shape: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), body: z.string() }),
          z.object({ kind: z.literal('line'), length: z.number() }),
        ]),
      }),
    );
    const stream = shape.createStream();
    stream.push('{"shape": {"length": "3", ');
    expect(stream.value).toEqual({});
    stream.push('"kind": "Line", "x": ');
    expect(stream.value).toEqual({ shape: { length: 3, kind: 'line' } });
  });

  it('say when they were cut off, also when only the end tells', () => {
    const stream = Trip.createStream();
    stream.push('{"id": "a", "city": "b", "tags": []}');
    expect(stream.end({ finished: false })).toMatchObject({ ok: false, complete: false });
    expect(Trip.parse('{"id": "a"', { finished: false })).toMatchObject({ ok: false, complete: false });
  });
});

describe('the rest of the format', () => {
  it('finds where parts stand, through all that was done for them', () => {
    const text = 'So: [{"answer": {"ID": "x", "city": "Rome", "tags": "one"}}]';
    const { locate, value } = Trip.parse(text);
    expect(value).toEqual({ id: 'x', city: 'Rome', tags: ['one'] });
    const at = (...path: string[]): string => text.slice(locate(path)?.start, locate(path)?.end);
    expect([at('id'), at('city'), at('tags')]).toEqual(['"x"', '"Rome"', '"one"']);
    expect(locate(['none'])).toBeUndefined();
  });

  it('prints what the schema takes, and nothing else', () => {
    expect(Trip.print({ id: 'a', city: 'b', tags: [] })).toBe('{"id":"a","city":"b","tags":[]}');
    // @ts-expect-error a list is missing
    expect(() => Trip.print({ id: 'a', city: 'b' })).toThrow(PrintError);
    // @ts-expect-error a list is missing
    expect(Trip.check({ id: 'a', city: 'b' })).toMatchObject([{ code: 'typed/invalid-value', path: ['tags'] }]);
  });

  it('counts warnings as errors where it is strict', () => {
    expect(Trip.parse('{"id": "a", "city": "b", "tags": "c"}', { strict: true })).toMatchObject({ ok: false });
  });

  it('reads hostile texts in linear time', () => {
    const tree = typed({
      $defs: {
        t: {
          anyOf: [
            { type: 'number' },
            { type: 'array', items: { $ref: '#/$defs/t' } },
            { type: 'object', additionalProperties: { $ref: '#/$defs/t' } },
          ],
        },
      },
      $ref: '#/$defs/t',
    });
    const timeOf = (text: string): number => {
      const start = performance.now();
      tree.parse(text);
      return performance.now() - start;
    };
    for (const text of [
      '['.repeat(900) + '"x"',
      '{"a":'.repeat(900) + '"x"',
      '["1",'.repeat(900),
      '"[1]",'.repeat(3000),
    ])
      expect(timeOf(text)).toBeLessThan(5000);
  });
});

describe('what else a field or a word is called', () => {
  const Person = z.object({
    name: z.string().meta({ aliases: ['full name', 'nom'] }),
    age: z.number().int().describe('In years. @alias("age in years") @alias alter').nullable(),
    mood: z.enum(['sun', 'rain']).meta({ aliases: { rain: ['wet', 'pouring'] } }),
  });
  const ada = { name: 'Ada', age: 36, mood: 'rain' };

  it.each([
    '{"nom": "Ada", "alter": 36, "mood": "rain"}',
    '{"Full_Name": "Ada", "ageInYears": 36, "mood": "Pouring"}',
    'nom: Ada\nalter: 36\nmood: wet',
  ])('is read as what it is: %j', (text) => {
    expect(typed(Person).parse(text)).toMatchObject({ value: ada, ok: true });
  });

  it('is told', () => {
    const { diagnostics } = typed(Person).parse('{"nom": "Ada", "age": 36, "mood": "rain"}');
    expect(diagnostics).toMatchObject([{ code: 'typed/other-name', severity: 'warning' }]);
  });

  it('is a field of its own where both are there', () => {
    const { value } = typed(Person).parse('{"name": "Ada", "nom": "Bob", "age": 36, "mood": "rain"}');
    expect(value).toMatchObject(ada);
  });

  it('is none where it is the name of another field, or of two', () => {
    const both = typed(
      z.object({ a: z.string().meta({ aliases: ['b', 'c'] }), b: z.string().meta({ aliases: ['c'] }) }),
    );
    expect(both.parse('{"a": "1", "b": "2"}')).toMatchObject({ value: { a: '1', b: '2' }, diagnostics: [] });
    expect(both.parse('{"c": "1", "b": "2"}').ok).toBe(false);
  });

  it('comes in JSON Schema as x-aliases, and as examples of a literal', () => {
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'integer', 'x-aliases': ['number'] },
        kind: {
          oneOf: [
            { const: 'bug', examples: ['defect'] },
            { const: 'idea', 'x-aliases': ['wish'] },
          ],
        },
      },
      required: ['id', 'kind'],
    };
    expect(typed(schema).parse('{"number": 3, "kind": "Defect"}')).toMatchObject({
      value: { id: 3, kind: 'bug' },
      ok: true,
    });
  });

  it('is known in a stream', () => {
    const stream = typed(Person).createStream();
    stream.push('{"nom": "Ada Lov');
    expect(stream.value).toEqual({ name: 'Ada Lov' });
  });
});

describe('whole', () => {
  const schema = z.object({ id: z.string(), items: z.array(z.object({ url: z.string() })) });

  it('names parts that there are', () => {
    expect(() => typed(schema, { whole: ['id', 'items', 'items.url'] })).not.toThrow();
    expect(() => typed(z.record(z.string(), z.object({ n: z.string() })), { whole: ['any.n'] })).not.toThrow();
  });

  it.each(['items[].id', 'items.0.url', 'ID', 'items.urls', 'id.x', ''])('%j is refused', (path) => {
    expect(() => typed(schema, { whole: [path] })).toThrow(
      `whole: the type has no part ${JSON.stringify(path)}: there are id, items, items.url; lists add nothing to a path`,
    );
  });

  it('ends with a type that is a part of itself', () => {
    const tree = z.object({
      label: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    expect(() => typed(tree, { whole: ['children.children.label'] })).not.toThrow();
    expect(() => typed(tree, { whole: ['children.name'] })).toThrow('there are label, children');
    const lists = { $defs: { list: { type: 'array', items: { $ref: '#/$defs/list' } } }, $ref: '#/$defs/list' };
    expect(() => typed(lists).events([]).elements('name')).toThrow("no list at 'name'");
  });
});

it('refuses a schema at once that demands what it does not know, wherever that is', () => {
  const inside = (part: object) => ({ type: 'object', properties: { a: { anyOf: [part, { type: 'null' }] } } });
  expect(() => typed(inside({ $ref: '#/$defs/none' }))).toThrow('refers to #/$defs/none');
  expect(() => typed(inside({ minimal: 1 }))).toThrow('the keyword minimal at #/properties/a/anyOf/0');
  expect(() => typed({ $defs: { never: { unless: {} } } })).toThrow('the keyword unless at #/$defs/never');
});
