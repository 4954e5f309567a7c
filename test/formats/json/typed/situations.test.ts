import { typed } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { emptyOf } from '../../../../src/formats/json/typed/read.ts';
import { planOf } from '../../../../src/formats/json/typed/schema/plan.ts';
import { moreGroups } from './more-situations.ts';
import { groups } from './situations.ts';

describe.each([...groups, ...moreGroups])('situations: $title', ({ schema, situations }) => {
  const format = typed(schema);
  it.each(situations)('%j', (text, value, grade) => {
    const read = format.parse(text);
    const isClean = read.diagnostics.length === 0;
    expect({ value: read.value, grade: isClean ? 'clean' : read.ok ? 'sure' : 'guess' }).toEqual({
      value: value === undefined ? emptyOf(planOf(schema).type) : value,
      grade,
    });
  });
});
