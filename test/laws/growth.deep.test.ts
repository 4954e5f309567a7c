import { describe, expect, it } from 'vitest';
import { cases } from '../growth/cases.ts';
import { loadCounted } from '../growth/counted.ts';
import { NOTHING } from '../growth/pumped.ts';
import { growthOf } from '../growth/search.ts';
import { subjectsOf } from '../growth/subjects.ts';

const subjects = new Map(subjectsOf(await loadCounted()).map((subject) => [subject.name, subject]));

describe('twice the text takes at most 2.1 times the work', () => {
  it.each(cases)('$subject: $prefix, $unit', ({ subject: name, known = [], ...parts }) => {
    const subject = subjects.get(name);
    if (subject === undefined) throw new Error(`there is no ${name}`);
    const found = growthOf(subject, { ...NOTHING, ...parts });
    expect(found.map(({ step }) => step).sort(), 'mended? Then take it out of `known`').toEqual([...known].sort());
  });
});
