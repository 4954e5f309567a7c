import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Json, JsonSchema, Typed } from 'peglot/json';
import { typed } from 'peglot/json';
import { grammar } from '../../generated/json.ts';
import { codes } from '../../src/formats/json/typed/codes.ts';
import { containerTexts, fragments as jsonFragments, validTexts } from '../formats/json/json-texts.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';
import { damaged, scratched } from './texts.ts';

const trip: JsonSchema = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    days: { type: 'integer', minimum: 0 },
    firstName: { type: 'string' },
    price: { type: ['number', 'null'] },
    tags: { type: 'array', items: { enum: ['sun', 'rain', 'heavy rain'] } },
    open: { type: 'boolean' },
    home: { type: 'object', properties: { street: { type: 'string' }, no: { type: 'integer' } }, required: ['street'] },
  },
  required: ['city', 'days', 'price', 'tags'],
};

const shapes: JsonSchema = {
  $defs: {
    shape: {
      oneOf: [
        {
          type: 'object',
          properties: { kind: { const: 'circle' }, r: { type: 'number' }, note: { type: 'string' } },
          required: ['kind', 'r'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { kind: { const: 'group' }, parts: { type: 'array', items: { $ref: '#/$defs/shape' } } },
          required: ['kind', 'parts'],
        },
      ],
    },
  },
  type: 'array',
  items: { $ref: '#/$defs/shape' },
};

const loose: JsonSchema = {
  type: 'object',
  properties: { answer: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'object', properties: {} }] } },
  additionalProperties: { anyOf: [{ type: 'number' }, { type: 'array', items: { type: ['string', 'boolean'] } }] },
};

const places = fc.record({ street: fc.string(), no: fc.integer() }, { requiredKeys: ['street'] });
const trips: fc.Arbitrary<Json> = fc.record(
  {
    city: fc.string(),
    days: fc.nat(),
    firstName: fc.string(),
    price: fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true })),
    tags: fc.array(fc.constantFrom('sun', 'rain', 'heavy rain')),
    open: fc.boolean(),
    home: places,
    more: fc.constantFrom<Json>(null, 'x', [1]),
  },
  { requiredKeys: ['city', 'days', 'price', 'tags'] },
);

const { shape } = fc.letrec<{ shape: Json }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('circle'), r: fc.integer(), note: fc.string() }, { requiredKeys: ['kind', 'r'] }),
    fc.record({ kind: fc.constant('group'), parts: fc.array(tie('shape'), { maxLength: 3 }) }),
  ),
}));

const loosely: fc.Arbitrary<Json> = fc
  .tuple(
    fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.array(fc.oneof(fc.string(), fc.boolean()), { maxLength: 3 }))),
    fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.integer())),
  )
  .map(([others, answer]): Json => ({ ...others, answer }));

const fragments = [
  ...jsonFragments,
  ...['"city": ', '"City": ', 'first_name: ', '"days": ', '"3"', '"3.5"', '"$1,234.50"', '50%', '007', '1,000'],
  ...['"tags": ', '["sun"]', '"SUN"', 'rain, ', '"heavy rain"', '"It is rain"', '{"answer": ', '"kind": ', '"circle"'],
  ...['"group"', '"parts": [', '{"kind": "circle", "r": 1}', '"r": "2"', '"n/a"', 'null', '"yes"', 'or ', '\\"'],
  ...['city: Rome\n', 'days = 3\n', '- sun\n', '<city>Rome</city>', '| city | days |\n|--|--|\n', '| Rome | 3 |\n'],
  ...['Answer: ', '<think>', '</think>', 'trip(city="Rome", days=3)', 'tags:\n  - sun\n', '**days**: 3', 'a,b\n'],
  ...['{"city": "a", "days": 1, "price": 2, "tags": []}', '"{\\"city\\": \\"b\\"}"', '"home": {', '"street": 12'],
];

function lawsFor(schema: JsonSchema, models: fc.Arbitrary<Json>): FormatLaws<unknown> {
  const format: Typed<unknown> = typed(schema);
  const written = models.map((value) => JSON.stringify(value));
  return new FormatLaws<unknown>({
    format,
    empty: () => undefined,
    tiles: (text) => tilesOf(grammar, text),
    fragments,
    texts: fc.oneof(
      damaged(fragments),
      validTexts,
      written.map(coerced),
      fc.oneof(written, containerTexts).chain((text) => scratched(coerced(text), fragments)),
    ),
    // Half a character is a finding of JSON, also where it was in the value.
    models: models
      .map((value): Json => JSON.parse(JSON.stringify(value)))
      .filter((value) => !/\\ud[89a-f]/i.test(JSON.stringify(value))),
    expectSound({ value, ok, diagnostics }) {
      for (const { code } of diagnostics)
        assert(!code.startsWith('typed/') || Object.hasOwn(codes, code.slice(6)), code);
      if (ok) assert.deepEqual(format.check(value), []);
    },
  });
}

/** A text with names in another case and numbers as texts. */
function coerced(text: string): string {
  return text
    .replace(/"(?:firstName|days|kind)":/g, (name) => name.toUpperCase())
    .replace(/:(\d+)/g, ':"$1"')
    .replace(/"sun"/g, '"Sun!"');
}

/** The laws of typed answers, for types of several shapes. */
export const laws: readonly (readonly [string, FormatLaws<unknown>])[] = [
  ['an object', lawsFor(trip, trips)],
  ['a list of a recursive union', lawsFor(shapes, fc.array(shape, { maxLength: 3 }))],
  ['a record with unions', lawsFor(loose, loosely)],
  [
    'a tree of lists',
    lawsFor(
      {
        $defs: { t: { anyOf: [{ type: 'number' }, { type: 'array', items: { $ref: '#/$defs/t' } }] } },
        $ref: '#/$defs/t',
      },
      fc.oneof(fc.integer(), fc.array(fc.array(fc.integer(), { maxLength: 3 }), { maxLength: 3 })),
    ),
  ],
  ['a word', lawsFor({ enum: ['sun', 'rain', 1] }, fc.constantFrom<Json>('sun', 'rain', 1))],
  ['a text', lawsFor({ type: 'string' }, fc.string())],
];
