import fc from 'fast-check';
import { isRecord } from '../../src/core/record.ts';

/** Texts with which a printer could forge structure, lose something, or print what reads back as another text. */
export const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\n',
    '\r',
    'a\r',
    'a\rb',
    'a\r\nb',
    '\ta',
    'a ',
    '\n\na',
    'a\n\n\nb',
    '\ufeffa',
    '\0',
    '\ud83e',
    '\u2028',
  ],
  ...['a | b', 'a || b', '|', '\\|', '`', '```', '```\na', '~~~', '**a**', '**a:** b', '# a', '### a', '---', '- a'],
  ...['1. a', '## Status: Complete', '**Recovery**: a', '[MOOD] 0.1', '[ACTION_0_CONTENT_END]'],
  ...['a\r[ACTION_0_CONTENT_END]\nb', '> a', '<think>', 'a\n</think>', 'a</think>', '<tool_call>', '<!-- a'],
  ...['🦆▶️[T:a]◀️🦆', ']◀️🦆', '{{F:a}}', '\\🦆\\', '{"a": 1}', '"', '{', 'N/A', 'None', 'null', '__proto__', '-0'],
  ...[
    '<|channel>thought',
    'a\n[BEGIN FINAL RESPONSE]',
    '[INST] a',
    '<｜User｜>a',
    '**User:** a',
    '### User',
    'Observation 1: a',
    '$ a',
  ],
  ...['é', 'a: b', 'a - b', 'a -> b', 'SU-001', 'GET', 'x'.repeat(200)],
];

/** Numbers that are written in several ways, or lose something. */
export const NUMBERS: readonly number[] = [
  ...[0, -0, 1, -1, 0.1, 1e-7, 1e21, 9_007_199_254_740_991, 9_007_199_254_740_994, 200, 404, Number.MIN_VALUE],
];

/** What of JSON Schema the models are written in. */
export interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const NAMES = ['alpha', 'beta', 'gamma'];
const ODD_NAMES = ['__proto__', 'constructor', 'a b', 'A', ''];

/** Fields in which a plain word means nothing. */
const PLAIN: Readonly<Record<string, string>> = { front_matter: 'owner: ann', timestamp: '2026-01-31T12:00:00Z' };

/**
 * Models with every field of a schema, also with one that was added today. Most of their parts are as plain as can be, so that
 * many can be printed; one in `rare` is a corner.
 */
export function modelsOf(schema: Schema, rare: number, name = ''): fc.Arbitrary<unknown> {
  const of = (part: Schema, field?: string): fc.Arbitrary<unknown> => modelsOf(part, rare, field);
  const names = mostly(fc.constantFrom(...NAMES), fc.constantFrom(...ODD_NAMES), rare);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((one) => of(one)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined)
    return mostly<unknown>(fc.constantFrom(...schema.enum), fc.constantFrom(...TEXTS), rare);
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, names, rare, of);
    case 'array':
      return fc.array(of(schema.items ?? {}), { maxLength: 2 });
    case 'boolean':
      return fc.boolean();
    case 'string': {
      const least = schema.minLength ?? 0;
      const plain = fc.constantFrom('one', 'two', 'three').map((word) => {
        const lead = schema.pattern === '^/' ? '/' : '';
        return PLAIN[name] ?? lead + word.repeat(Math.max(1, Math.ceil(least / word.length)));
      });
      return mostly(plain, fc.constantFrom(...TEXTS), rare);
    }
    case 'number':
    case 'integer': {
      const { minimum: min = 0, maximum: max = 999 } = schema;
      const plain = schema.type === 'integer' || max > 1 ? fc.integer({ min, max }) : fc.constantFrom(0.5, 0.25, 1);
      return mostly(plain, fc.constantFrom(...NUMBERS), rare);
    }
    default:
      return fc.oneof(fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, null, true), fc.dictionary(names, fc.boolean()));
  }
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  names: fc.Arbitrary<string>,
  rare: number,
  of: (schema: Schema, field?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const made = of(schema, name);
      return [name, required.includes(name) ? made : mostly(made.filter(saysSomething), made, rare)];
    }),
  );
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object') return known;
  const own = fc.dictionary(names, of(additionalProperties), { maxKeys: 2 });
  return fc
    .tuple(known, own)
    .map(([model, more]) => Object.fromEntries([...Object.entries(more), ...Object.entries(model)]));
}

/** What may be left out is not there where it says nothing: then a text has no place for it. */
function saysSomething(value: unknown): boolean {
  return value !== false && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function mostly<T>(plain: fc.Arbitrary<T>, corner: fc.Arbitrary<T>, rare: number): fc.Arbitrary<T> {
  return fc.oneof({ weight: rare - 1, arbitrary: plain }, { weight: 1, arbitrary: corner });
}

/** The fields of a schema: `actions.type`, `sections.*`, `segments.<text>.kind`. */
export function fieldsOf(schema: Schema, at: readonly string[] = []): readonly string[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return alternatives.flatMap((one) => fieldsOf(one, [...at, kindOf(one)]));
  if (schema.type === 'array') return fieldsOf(schema.items ?? {}, at);
  if (schema.type !== 'object') return [at.join('.')];
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, [...at, name]));
  const own = schema.additionalProperties;
  return typeof own === 'object' ? [...known, ...fieldsOf(own, [...at, '*'])] : known;
}

/** Those of them that are in a model. */
export function fieldsIn(model: unknown, schema: Schema, at: readonly string[] = []): readonly string[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) {
    const kind = `<${String(isRecord(model) ? model.kind : '')}>`;
    const one = alternatives.find((alternative) => kindOf(alternative) === kind);
    return one === undefined ? [] : fieldsIn(model, one, [...at, kind]);
  }
  if (Array.isArray(model)) return model.flatMap((item) => fieldsIn(item, schema.items ?? {}, at));
  if (schema.type !== 'object' || !isRecord(model)) return [at.join('.')];
  const own = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return Object.entries(model).flatMap(([name, part]) => {
    const known = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    return known === undefined ? fieldsIn(part, own, [...at, '*']) : fieldsIn(part, known, [...at, name]);
  });
}

function kindOf({ properties }: Schema): string {
  return `<${String(properties?.kind?.const)}>`;
}
