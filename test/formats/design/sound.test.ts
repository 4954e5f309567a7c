import type { DesignSpecification } from 'peglot/design';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSound } from '../../../src/formats/design/checks/sound.ts';
import { exampleDesign } from '../../../src/formats/design/example.ts';
import { shape } from '../../../src/formats/design/model.ts';

type Path = readonly (string | number)[];

/** Values around every bound of the schema, by type. */
const TEXTS = ['', '/', 'GET', 'get', 'Low', 'low', 'SU-001', 'SU-1', 'SU-0001', '2026-02-03', '2026-02-30', 'soon'];
const LENGTHS = [2, 3, 9, 10, 19, 20, 49, 50, 100, 101].map((length) => 'x'.repeat(length));
const NUMBERS = [0, 1, 1.5, 99, 100, 599, 600, 1000, 1001, Number.NaN, Number.POSITIVE_INFINITY];

describe('the direct checks of a design', () => {
  const example = { ...exampleDesign('AB-1'), extra: { Glossary: 'none' } };
  const places = [...walk(example, [])];

  it.each(places.map(({ path, value }) => [path.join('.'), path, value] as const))(
    'say what the schema says when %s is changed',
    (_, path, value) => {
      for (const other of others(value)) {
        const changed = changedAt(example, path, other);
        expect(isSound(changed), JSON.stringify(other)).toBe(v.is(shape, changed));
      }
    },
  );

  it('find the example in order, and many changes not', () => {
    expect(isSound(example)).toBe(true);
    const bad = places.flatMap(({ path, value }) => others(value).map((other) => changedAt(example, path, other)));
    expect(bad.filter((changed) => !isSound(changed)).length).toBeGreaterThan(200);
  });
});

function* walk(value: unknown, path: Path): Generator<{ path: Path; value: unknown }> {
  if (path.length > 0) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

function others(value: unknown): unknown[] {
  if (typeof value === 'string') return [...TEXTS, ...LENGTHS];
  if (typeof value === 'number') return NUMBERS;
  if (Array.isArray(value)) return [[], value.slice(0, -1)];
  return [];
}

function changedAt(design: DesignSpecification, path: Path, value: unknown): DesignSpecification {
  const copy = structuredClone(design);
  let inside: unknown = copy;
  for (const step of path.slice(0, -1)) inside = Object(inside)[step];
  Object(inside)[path.at(-1) ?? ''] = value;
  return copy;
}
