import { typed } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyOf } from '../../../../src/formats/json/typed/read.ts';
import { planOf } from '../../../../src/formats/json/typed/schema/plan.ts';
import { moreGroups } from './more-situations.ts';
import { lines } from './of-lines.ts';
import { objects } from './of-objects.ts';
import { unions } from './of-unions.ts';
import { words } from './of-words.ts';
import { groups } from './situations.ts';

describe.each([...groups, ...moreGroups, ...words, ...objects, ...unions, ...lines])(
  'situations: $title',
  ({ schema, situations }) => {
    const format = schema instanceof z.ZodType ? typed(schema) : typed(schema);
    it.each(situations)('%j', (text, value, grade) => {
      const read = format.parse(text);
      const isClean = read.diagnostics.length === 0;
      expect({ value: read.value, grade: isClean ? 'clean' : read.ok ? 'sure' : 'guess' }).toEqual({
        value: value === undefined ? emptyOf(planOf(schema).type) : value,
        grade,
      });
    });
  },
);
