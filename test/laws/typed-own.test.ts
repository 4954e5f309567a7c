import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { type Json, type JsonSchema, typed } from 'peglot/json';
import { describe, it } from 'vitest';
import { values } from '../formats/json/json-texts.ts';
import { runs } from './law.ts';
import { laws } from './typed-laws.ts';

/** Any schema of the keywords that steer a reading, and some that only the schema itself looks at. */
const { schema: anySchema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<JsonSchema>(
      {},
      { type: 'string' },
      { type: 'string', minLength: 1, maxLength: 5 },
      { type: 'string', pattern: '^[a-z]' },
      { type: 'number' },
      { type: 'number', exclusiveMinimum: 0, maximum: 1000, multipleOf: 0.5 },
      { type: 'integer', maximum: 3 },
      { type: 'boolean' },
      { type: 'null' },
      { enum: ['a', 'b', 1, null] },
      { const: true },
      { type: ['string', 'integer'] },
      { type: 'object' },
      { type: 'array', uniqueItems: true },
      { $ref: '#/$defs/tree' },
      { $ref: '#/$defs/word' },
    ),
    fc.record({ type: fc.constant('array'), items: tie('schema'), maxItems: fc.constantFrom(1, 4) }),
    fc.record({ type: fc.constant('array'), prefixItems: fc.tuple(tie('schema')), items: fc.constant(false) }),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 }),
      required: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('schema'), type: fc.constantFrom('object', 'string', 'array') }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }),
  ),
}));
const schemas = anySchema.map(
  (schema): Exclude<JsonSchema, boolean> => ({
    allOf: [schema],
    $defs: {
      tree: {
        type: 'object',
        properties: { a: { type: 'number' }, b: { type: 'array', items: { $ref: '#/$defs/tree' } } },
        required: ['a'],
      },
      word: { type: 'string', enum: ['a', 'x'] },
    },
  }),
);

const small = fc.oneof(
  values,
  fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom<Json>('a', 'b', 'x', '', 'A', '1', 0.5, 1, 2, 7, true, false, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 3 }),
    ),
  })).value,
);
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

describe('the laws of typed answers', () => {
  it('a schema means what it means to Ajv, and a value that it accepts comes out as it is', () => {
    fc.assert(
      fc.property(schemas, fc.array(small, { minLength: 1, maxLength: 8 }), (schema, all) => {
        const format = typed(schema);
        const isValid = ajv.compile(schema);
        for (const given of all) {
          const value: Json = JSON.parse(JSON.stringify(given));
          // A field in another spelling is read as that field.
          if (/"(?![abc]":)[\s_.-]*[abc][\s_.-]*":/i.test(JSON.stringify(value))) continue;
          // Ajv calls the methods of objects that it compares.
          if (/"(?:toString|valueOf)":/.test(JSON.stringify(value))) continue;
          const accepted = isValid(value);
          assert.equal(format.check(value).length === 0, accepted, JSON.stringify(value));
          if (!accepted || /\\ud[89a-f]/i.test(JSON.stringify(value))) continue;
          const read = format.parse(JSON.stringify(value));
          assert.deepEqual(read.value, value);
          assert.deepEqual(read.diagnostics, []);
        }
      }),
      runs(2000),
    );
  });

  it.each(laws)(
    'nothing of %s is made another value without a finding',
    (_, { subject, prints, nearlyClean, texts }) => {
      fc.assert(
        fc.property(fc.oneof(prints, nearlyClean, texts), (text) => {
          const { value, diagnostics } = subject.format.parse(text);
          if (diagnostics.every(({ severity }) => severity === 'info')) assert.deepEqual(value, JSON.parse(text));
        }),
        runs(500),
      );
    },
  );

  it.each(laws)('of %s, ok says that the schema accepts the value', (_, { subject, nearlyClean, texts }) => {
    fc.assert(
      fc.property(fc.oneof(nearlyClean, texts), (text) => {
        const { value, ok } = subject.format.parse(text);
        if (ok) assert.deepEqual(subject.format.check(value), []);
      }),
      runs(500),
    );
  });
});

describe('what has no sign of an object is none', () => {
  const one = typed({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] });
  const word = typed({ type: 'object', properties: { mood: { enum: ['sun', 'rain'] } } });
  const parts = [
    'sun',
    'rain',
    'city',
    'Rome',
    '"',
    "'",
    ' ',
    '\n',
    '- ',
    '1. ',
    '3',
    '?',
    '. ',
    ', ',
    'null',
    'true',
    '**',
    '`',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(''));
  it.each([one, word])('a text without a bracket, a colon or a table is never ok', (format) => {
    const law = fc.property(texts, (text) => assert(!format.parse(text).ok, text));
    fc.assert(law, runs(1000));
  });

  const open = typed({ type: 'object' });
  const tags = typed({
    type: 'object',
    properties: { tags: { type: 'array', items: { type: 'string' } } },
    required: ['tags'],
  });
  const words = fc.array(fc.constantFrom('sun', 'city', 'tags', 'and rain', 'Rome'), { minLength: 1, maxLength: 3 });
  const lines = fc.array(
    fc.tuple(words, fc.constantFrom(', ', '; ')).map(([some, comma]) => some.join(comma)),
    { minLength: 2, maxLength: 4 },
  );
  it.each([one, word, open, tags])('lines of words with commas are no table without a head of fields', (format) => {
    const law = fc.property(lines, (some) => {
      const [first = ''] = some;
      fc.pre(!/^(?:city|tags)$/.test(first));
      assert(!format.parse(some.join('\n')).ok, some.join('\n'));
    });
    const refusal = ['Sorry, I cannot', 'Please, try again'];
    fc.assert(law, { ...runs(1000), examples: [[refusal], [[...refusal, 'Oh, no']]] });
  });
});
