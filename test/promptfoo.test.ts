import { duckflow } from 'peglot';
import { parsesAs } from 'peglot/promptfoo';
import { describe, expect, it } from 'vitest';

const CLEAN = '[REASONING]\nDone.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.8\n[FOCUS] 0.7\n[STAMINA] 0.6\n';
const grade = parsesAs(duckflow);

describe('the assertion for promptfoo', () => {
  it('passes for a clean text', () => {
    const namedScores = { errors: 0, warnings: 0 };
    expect(grade(CLEAN)).toEqual({ pass: true, score: 1, reason: 'a clean duckflow text', namedScores });
  });

  it('passes with warnings, and not where they count as errors', () => {
    const text = CLEAN.replace('[MOOD] 0.8', '[mood] 0.8').replace('[FOCUS] 0.7', '[focus] 0.7');
    const loose = grade(text, { config: { strict: false } });
    expect(loose).toMatchObject({
      pass: true,
      reason: 'a clean duckflow text',
      namedScores: { errors: 0, warnings: 2 },
    });
    expect(loose.score).toBeCloseTo(0.81);
    expect(grade(text, {})).toEqual(loose);
    expect(grade(text, { config: { strict: 'yes' } })).toEqual(loose);
    const strict = grade(text, { config: { strict: true } });
    expect(strict).toMatchObject({ pass: false, namedScores: { errors: 2, warnings: 0 } });
    expect(strict.score).toBe(0.25);
  });

  it('says what is wrong, and gives less for more', () => {
    const one = grade(CLEAN.replace('0.8', 'high-ish'));
    expect(one).toMatchObject({ pass: false, namedScores: { errors: 1, warnings: 0 } });
    expect(one.score).toBe(0.5);
    expect(one.reason).toContain('high-ish');
    const both = grade(CLEAN.replace('0.8', 'high-ish').replace('[FOCUS] 0.7', '[focus] 0.7'));
    expect(both.score).toBeCloseTo(0.45);
  });

  it('takes an output that promptfoo has read as JSON for its text, and nothing for no text', () => {
    const { json } = {
      json: parsesAs({
        name: 'x',
        parse: (text) => ({ ...duckflow.parse(CLEAN), value: text, ok: text === '{"a":1}' }),
      }),
    };
    expect(json({ a: 1 }).pass).toBe(true);
    expect(json(undefined)).toMatchObject({ pass: false, score: 0.5 });
    expect(grade(undefined).pass).toBe(false);
  });

  it('is made of a format only', () => {
    expect(() => Reflect.apply(parsesAs, undefined, [{}])).toThrow(TypeError);
  });
});
