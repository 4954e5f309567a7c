import { check, diagnostics, parse } from 'peglot/skill';
import { describe, expect, it } from 'vitest';
import { grammar } from '../../../generated/skill.ts';
import { codes } from '../../../src/formats/skill/codes.ts';

const own: readonly string[] = [...Object.keys(codes), ...Object.values(grammar.mistakes).map(({ code }) => code)];

describe('the diagnostics', () => {
  it.each(own)('%s is what its example gives', (code) => {
    const info = diagnostics[code];
    const example = code === 'stopped-early' ? 'SUCCESS\n' : (info?.example ?? '');
    const options = code === 'stopped-early' ? { finished: false } : {};
    const found = parse(example, options).diagnostics.find((one) => one.code === `skill/${code}`);
    expect(found).toMatchObject({ severity: info?.severity });
    // Made from the text, where it says what to write.
    expect(found?.fix === undefined || found.hint === info?.hint || found.hint?.includes(found.fix.text)).toBe(true);
    if (found?.fix === undefined) expect(found?.hint).toBe(info?.hint);
    expect(found?.message).not.toBe('');
  });

  it('are those of JSON too', () => {
    expect(diagnostics).toHaveProperty('missing-value');
    expect(Object.keys(diagnostics).length).toBeGreaterThan(own.length);
  });

  it('of a model have no place', () => {
    const model = { success: true, confidence: 2, deliverables: [''], metrics: {}, errors: [] };
    expect(check(model)).toMatchObject([
      { code: 'skill/confidence-out-of-range', range: { start: 0, end: 0 }, path: ['confidence'] },
      { code: 'skill/empty-deliverable', path: ['deliverables', 0] },
    ]);
  });
});
