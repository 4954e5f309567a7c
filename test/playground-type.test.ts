import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../site/playground/type.pegjs', import.meta.url), 'utf8');
const { parse } = peggy.generate(source);

it('types of TypeScript are read as a JSON Schema', () => {
  const trip = `// What is asked for.
export interface Trip {
  /** Where to. */
  city: string;
  readonly readonly?: boolean
  days: Day[], tags: Array<'sun' | "rain">; more: Record<string, number | null>
}
type Day = { date: Date; hours: (number)[] };`;
  expect(parse(trip)).toEqual({
    $ref: '#/$defs/Trip',
    $defs: {
      Trip: {
        type: 'object',
        properties: {
          city: { type: 'string' },
          readonly: { type: 'boolean' },
          days: { type: 'array', items: { $ref: '#/$defs/Day' } },
          tags: { type: 'array', items: { enum: ['sun', 'rain'] } },
          more: { type: 'object', additionalProperties: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
        },
        required: ['city', 'days', 'tags', 'more'],
      },
      Day: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date-time' },
          hours: { type: 'array', items: { type: 'number' } },
        },
        required: ['date', 'hours'],
      },
    },
  });
  expect(parse('{ a: 1 }')).toEqual({ type: 'object', properties: { a: { const: 1 } }, required: ['a'] });
});

it('what is no type is told, with its place', () => {
  expect(() => parse('{ a: Partial<B> }')).toThrow(expect.objectContaining({ location: expect.anything() }));
});
