import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { PrintError } from 'peglot';
import { parse, print } from 'peglot/skill';
import { describe, expect, it } from 'vitest';
import { schemas, schemaText } from '../../../scripts/schemas.ts';
import { runs } from '../../laws/law.ts';
import { nearlyOutputs, outputs } from '../../laws/skill-texts.ts';

const file = new URL('../../../schemas/skill-output-v1.schema.json', import.meta.url);
const validate = new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(readFileSync(file, 'utf8')));

const good = { success: true, confidence: 0.9, deliverables: ['a.ts'], metrics: { n: 1 }, errors: [] };
const error = { code: 'TIMEOUT', message: 'no answer', stack: 'at x', context: { after_ms: 500, tried: [1, 2] } };

const bad: readonly (readonly [string, unknown])[] = [
  ['no object', []],
  ['a missing field', { success: true, confidence: 1, deliverables: [], metrics: {} }],
  ['success as a string', { ...good, success: 'true' }],
  ['confidence above 1', { ...good, confidence: 1.01 }],
  ['confidence below 0', { ...good, confidence: -0.01 }],
  ['confidence as a string', { ...good, confidence: '0.9' }],
  ['a deliverable that is no string', { ...good, deliverables: ['a', 1] }],
  ['deliverables as an object', { ...good, deliverables: {} }],
  ['a negative number of files', { ...good, metrics: { files_created: -1 } }],
  ['a negative time', { ...good, metrics: { execution_time_ms: -0.5 } }],
  ['a metric that is no number', { ...good, metrics: { n: '1' } }],
  ['a hidden metric that is no number', { ...good, metrics: JSON.parse('{"__proto__": "1"}') }],
  ['metrics as an array', { ...good, metrics: [1] }],
  ['an error without a code', { ...good, errors: [{ message: 'x' }] }],
  ['an error without a message', { ...good, errors: [{ code: 'X' }] }],
  ['an error that is a string', { ...good, errors: ['x'] }],
  ['a stack that is no string', { ...good, errors: [{ ...error, stack: ['x'] }] }],
  ['a context that is no object', { ...good, errors: [{ ...error, context: [] }] }],
];

describe('the published JSON Schema', () => {
  it('is what the model says', () => {
    for (const entry of schemas) {
      const text = readFileSync(new URL(`../../../${entry.file}`, import.meta.url), 'utf8');
      expect(text, 'run npm run generate').toBe(schemaText(entry));
    }
  });

  it('is of draft 7, which the command of the specification reads', () => {
    expect(validate.schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#' });
  });

  it.each([
    good,
    { ...good, errors: [error] },
    { ...good, deliverables: [], metrics: {} },
    { ...good, metrics: { delta: -1 } },
    { ...good, more: 1 },
  ])('accepts %j', (value) => {
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(bad)('refuses %s, and so does the parser', (_, value) => {
    expect(validate(value)).toBe(false);
    expect(parse(JSON.stringify(value)).ok).toBe(false);
  });

  it('the printer names the part that it refuses', () => {
    const pathOf = (value: typeof good): unknown => {
      try {
        print(value);
      } catch (error) {
        return error instanceof PrintError ? [error.path, error.message] : error;
      }
      return undefined;
    };
    expect(pathOf({ ...good, confidence: 7 })).toEqual([
      ['confidence'],
      'confidence: Confidence must be between 0.0 and 1.0, not 7',
    ]);
    expect(pathOf({ ...good, metrics: { n: Number.NaN } })).toEqual([
      ['metrics', 'n'],
      'metrics.n: must be a number, not NaN',
    ]);
    const infinite = pathOf({ ...good, metrics: { n: Number.POSITIVE_INFINITY } });
    expect(infinite).toEqual([['metrics', 'n'], 'metrics.n: must be a finite number, not Infinity']);
    expect(pathOf(good)).toBeUndefined();
  });

  it('the context of an error is printed as deep as it is read', () => {
    const textOf = (depth: number): string => {
      let context: Record<string, unknown> = {};
      for (let at = 1; at < depth; at++) context = { a: context };
      return print({ ...good, success: false, errors: [{ code: 'DEEP', message: 'too deep', context }] });
    };
    expect(parse(textOf(997)).diagnostics).toEqual([]);
    expect(() => textOf(998)).toThrow('nests deeper than 1000 levels');
  });

  it('agrees with the parser on every JSON text', () => {
    fc.assert(
      fc.property(fc.oneof(outputs, nearlyOutputs), (value) => {
        const text = JSON.stringify(value);
        expect(parse(text).ok).toBe(validate(JSON.parse(text)));
      }),
      runs(1000),
    );
  });
});
