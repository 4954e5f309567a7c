import { check, diagnostics, parse } from 'peglot/skill';
import { describe, expect, it } from 'vitest';
import { diagnostics as own } from '../../src/formats/skill/diagnostics.ts';

describe('the diagnostics', () => {
  it.each(Object.entries(own))('%s is what its example gives', (code, { example, severity }) => {
    const options = code === 'stopped-early' ? { finished: false } : {};
    const found = parse(example, options).diagnostics.find((one) => one.code === `skill/${code}`);
    expect(found).toMatchObject({ severity, hint: own[code as keyof typeof own].mend });
    expect(found?.message).not.toBe('');
  });

  it('are those of JSON too', () => {
    expect(diagnostics).toHaveProperty('missing-value');
    expect(Object.keys(diagnostics).length).toBeGreaterThan(Object.keys(own).length);
  });

  it('of a model have no place', () => {
    const model = { success: true, confidence: 2, deliverables: [''], metrics: {}, errors: [] };
    expect(check(model)).toMatchObject([
      { code: 'skill/confidence-out-of-range', range: { start: 0, end: 0 }, path: ['confidence'] },
      { code: 'skill/empty-deliverable', path: ['deliverables', 0] },
    ]);
  });
});
