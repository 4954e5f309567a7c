import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { PrintError } from 'peglot';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../src/cli/json-schema.ts';
import type { Format } from '../../src/core/format.ts';
import { formats } from '../../src/detect.ts';
import { readCase } from '../corpus-file.ts';
import { runs } from './law.ts';
import { fieldsIn, fieldsOf, modelsOf, NUMBERS, TEXTS } from './schema-models.ts';

/** A place in a value, and what is put there. */
interface Corner {
  readonly at: number;
  readonly with: number;
}

describe.each(['acor', 'design', 'dml', 'duckflow', 'skill'] as const)('models of %s with corners', (name) => {
  const format = formats[name] as Format<unknown>;
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  const models = readdirSync(folder)
    .map((file) => format.parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input).value)
    .filter((model) => tried(() => format.print(model)) !== undefined);

  it('are printed, or check tells why not', () => {
    expect(models.length).toBeGreaterThan(20);
    const corner = fc.record({ at: fc.nat(1e6), with: fc.nat(1e6) });
    const corners = fc.array(corner, { minLength: 1, maxLength: 2 });
    let [tries, printed] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(...models), corners, (model, changes) => {
        tries++;
        if (holdsFor(format, changes.reduce(withCorner, model))) printed++;
      }),
      runs(10_000),
    );
    // Otherwise this would say little.
    expect(printed).toBeGreaterThan(tries / 20);
  });
});

// What a message of ACOR is stands in its header and its body: of models that are made otherwise, few can be printed.
describe.each([
  ['acor', /^messages\.<(?!other)|blocks/, 0.2],
  ['design', null, 0.1],
  ['dml', null, 0.3],
  ['duckflow', null, 0.3],
  ['skill', null, 0.7],
] as const)('models of the schema of %s', (name, unprinted, share) => {
  const format = formats[name] as Format<unknown>;
  const schema = jsonSchemaOf(format);

  it('are printed, or check tells why not; each field is in one that is printed', () => {
    let [tries, printed] = [0, 0];
    const left = new Set(fieldsOf(schema).filter((field) => unprinted?.test(field) !== true));
    const models = fc.oneof(modelsOf(schema, 10), modelsOf(schema, 60));
    const law = fc.property(models, (model) => {
      tries++;
      if (!holdsFor(format, model)) return;
      printed++;
      for (const field of fieldsIn(model, schema)) left.delete(field);
    });
    // A field may be rare: until each was in one that is printed, there are more models.
    for (let numRuns = Math.max(100, runs(4000).numRuns); left.size > 0 && numRuns < 40_000; numRuns *= 2) {
      fc.assert(law, { numRuns });
    }
    expect(printed).toBeGreaterThan(tries * share);
    expect([...left]).toEqual([]);
  });
});

/** What `print` refuses, `check` tells; what it writes reads back as it is. Whether it was printed. */
function holdsFor(format: Format<unknown>, model: unknown): boolean {
  const text = tried(() => format.print(model));
  if (text === undefined) {
    const found = format.check(model).filter(({ severity }) => severity !== 'info');
    assert(found.length > 0, `check says nothing of what print refuses: ${JSON.stringify(model)}`);
    return false;
  }
  const meaning = (value: unknown): unknown => structuredClone(format.meaning?.(value) ?? value);
  assert.deepStrictEqual(meaning(format.parse(text).value), meaning(model), JSON.stringify(text));
  return true;
}

/** Fields that hold each of these texts: that print refuses one would be a loss. */
describe.each([
  ['duckflow', /^actions\.\d+\.content$/, TEXTS],
  ['skill', /^errors\.\d+\.(?:message|stack)$/, TEXTS],
  ['skill', /^deliverables\.\d+$/, TEXTS],
  ['skill', /^metrics\./, NUMBERS.filter((number) => number >= 0)],
  ['design', /^data_schemas\.\d+\.columns\.\d+\.constraints$/, ['a | b', 'a || b', 'CHECK (a || b)', '|', 'a\\']],
] as const)('%s, %s', (name, field, values) => {
  const format = formats[name] as Format<unknown>;
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  const found = readdirSync(folder)
    .map((file) => format.parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input).value)
    .filter((model) => tried(() => format.print(model)) !== undefined)
    .flatMap((model) => leavesOf(model).map(([path]) => ({ model, path })))
    .find(({ path }) => field.test(path.join('.')));

  it.each<string | number>([...values])('holds %j', (value) => {
    assert(found !== undefined, 'no text of the corpus has the field');
    const model = replaced(found.model, found.path, value);
    expect(format.parse(format.print(model)).value).toEqual(model);
  });
});

type Leaf = readonly [path: readonly (string | number)[], value: unknown];

/** The texts, numbers and truths in a value. */
function leavesOf(value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  if (Array.isArray(value)) {
    const items = value.flatMap((item, at) => leavesOf(item, [...path, at]));
    return items.length === 0 ? [[path, value]] : items;
  }
  const parts = Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
  return parts.length === 0 ? [[path, value]] : parts;
}

/** The value with a corner in one place. */
function withCorner(model: unknown, { at, with: which }: Corner): unknown {
  const leaves = leavesOf(model).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  const leaf = leaves[at % leaves.length];
  if (leaf === undefined) return model;
  const [path, value] = leaf;
  if (typeof value === 'string') return replaced(model, path, TEXTS[which % TEXTS.length]);
  if (typeof value === 'number') return replaced(model, path, NUMBERS[which % NUMBERS.length]);
  return replaced(model, path, !value);
}

function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? replaced(item, rest, by) : item));
  const parts = { ...(value as Record<string, unknown>) };
  return { ...parts, [key]: replaced(parts[key], rest, by) };
}

/** What is printed; undefined where it is refused. */
function tried(print: () => string): string | undefined {
  try {
    return print();
  } catch (error) {
    if (error instanceof PrintError) return undefined;
    throw error;
  }
}
