import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grammars } from '../../src/cli/grammar/grammars.ts';
import { formats } from '../../src/detect.ts';
import * as json from '../../src/formats/json/index.ts';
import { mistakesOf } from '../../src/grammar/mistakes.ts';
import { every } from '../laws/law.ts';
import { gives, isGivenElsewhere } from './examples.ts';

/** The grammar files of a format. */
function sourcesOf(format: string): { source: string; text: string }[] {
  const names = grammars.filter((entry) => (entry.format ?? entry.name) === format).flatMap((entry) => entry.sources);
  return [...new Set(names)].map((source) => ({
    source,
    text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
  }));
}

/** Mistakes whose severity depends on what is before them. */
const SHARED: ReadonlySet<string> = new Set(['bad-foreign-call', 'bad-thought-end']);

describe('the diagnostics of JSON', () => {
  // What the engine says in every format has no example of one.
  const given = Object.entries(json.diagnostics).filter(([, { example }]) => example !== '');
  it.each(given)('%s: the example gives the code', (code, { example, severity }) => {
    const found = json.parse(example).diagnostics.filter((one) => one.code === `json/${code}`);
    expect(found.some((one) => one.severity === severity)).toBe(!isGivenElsewhere(`json/${code}`));
  });

  it('are what the grammar says, and the rules', () => {
    const { mistakes, flaws } = mistakesOf(sourcesOf('json'));
    expect(flaws).toEqual([]);
    for (const { code, severity, meaning, example, hint } of mistakes) {
      expect(json.diagnostics[code]).toEqual({ severity, meaning, example, hint });
    }
  });
});

describe.each(Object.values(formats))('the diagnostics of $name', (format) => {
  const own = Object.entries(format.diagnostics);
  const codes = own.filter(([code, { hint }]) => json.diagnostics[code]?.hint !== hint);

  // What the engine says in every format has no example of one.
  const given = codes.filter(([code, { example }]) => example !== '' && !isGivenElsewhere(`${format.name}/${code}`));

  // The example of a design is tried at each of its lines.
  it.each(every(format.name === 'design' ? 16 : 1, given))(
    '%s: the example gives the code',
    (code, { example, severity }) => {
      const full = `${format.name}/${code}`;
      // What formats share is less grave where nothing is lost by it; the table has the gravest.
      const isShared = SHARED.has(code) && gives(format, example, { code: full, severity: 'warning' });
      expect(isShared || gives(format, example, { code: full, severity })).toBe(true);
    },
  );

  it('every mistake of the grammar is explained in the grammar, and the table holds what the grammar says', () => {
    const { mistakes, flaws } = mistakesOf(sourcesOf(format.name));
    expect(flaws).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { code, severity, meaning, example, hint, place } of mistakes) {
      // What formats share, each may explain and weigh in its own way.
      const isShared = place.includes('common/');
      expect(format.diagnostics[code]).toMatchObject(isShared ? {} : { severity, meaning, example, hint });
    }
  });
});
