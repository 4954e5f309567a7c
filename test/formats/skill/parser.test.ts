import { print, SkillOutputParser } from 'peglot/skill';
import { describe, expect, it } from 'vitest';

const output = {
  success: true,
  confidence: 0.88,
  deliverables: ['lib/queue.ts'],
  metrics: { execution_time_ms: 300 },
  errors: [],
};
const json = print(output);
const parser = new SkillOutputParser();

describe('SkillOutputParser', () => {
  it('reads JSON', () => {
    expect(parser.parse(json)).toEqual({
      success: true,
      output,
      parseMethod: 'json',
      confidence: 0.88,
      errors: [],
      warnings: [],
    });
  });

  it('tells whether the output could be read, not whether the skill succeeded', () => {
    const failed = print({ ...output, success: false, confidence: 0.1 });
    expect(parser.parse(failed)).toMatchObject({ success: true, output: { success: false }, parseMethod: 'json' });
  });

  it('falls back to lines of text', () => {
    const result = parser.parse('SUCCESS\nConfidence: 0.7\nCreated: lib/queue.ts\n');
    expect(result).toMatchObject({ success: true, parseMethod: 'legacy', confidence: 0.7, errors: [], warnings: [] });
    expect(result.output).toEqual({ ...output, confidence: 0.7, metrics: {} });
  });

  it('gives lines of text the default confidence', () => {
    expect(parser.parse('SUCCESS\n')).toMatchObject({ confidence: 0.5, output: { confidence: 0.5 } });
    expect(new SkillOutputParser({ defaultConfidence: 0.8 }).parse('SUCCESS\n').confidence).toBe(0.8);
    expect(new SkillOutputParser({ defaultConfidence: 0.8 }).parse('Confidence: 0.3\n').confidence).toBe(0.3);
    expect(parser.parse('SUCCESS\n').warnings.join()).toContain('set to 0.5');
  });

  it('never gives JSON the default confidence', () => {
    expect(parser.parse('{"success": true, "deliverables": [], "metrics": {}, "errors": []}').confidence).toBe(0);
  });

  it.each([-0.1, 1.1, Number.NaN])('refuses %d as the default confidence', (defaultConfidence) => {
    expect(() => new SkillOutputParser({ defaultConfidence })).toThrow(RangeError);
  });

  it('reads no lines of text when told so', () => {
    const strictly = new SkillOutputParser({ enableLegacyParsing: false });
    const result = strictly.parse('SUCCESS\nConfidence: 0.7\n');
    expect(result).toMatchObject({ success: false, parseMethod: 'validation_failed', output: { success: false } });
    expect(result.errors).toEqual(['The output has no JSON result']);
    expect(strictly.parse(`log\n${json}`).parseMethod).toBe('json');
  });

  it('does not take invalid JSON for lines of text', () => {
    const result = parser.parse('Confidence: 0.9\nSUCCESS\n{"success": true, "confidence": 1.5}\n');
    expect(result).toMatchObject({ success: false, parseMethod: 'validation_failed', confidence: 0 });
    expect(result.errors).toEqual([
      'Missing required field: deliverables',
      'Missing required field: metrics',
      'Missing required field: errors',
      'Confidence must be between 0.0 and 1.0, not 1.5',
    ]);
  });

  it('lets unknown fields pass with a warning, and not under strict validation', () => {
    const more = json.replace('{', '{"status": "done",');
    expect(parser.parse(more)).toMatchObject({ success: true, parseMethod: 'json' });
    expect(parser.parse(more).warnings).toEqual(['The field "status" is not in the specification; it was left out']);
    const strict = new SkillOutputParser({ strictValidation: true }).parse(more);
    expect(strict).toMatchObject({ success: false, parseMethod: 'validation_failed', warnings: [] });
    expect(strict.errors).toHaveLength(1);
  });

  it.each(['', ' \n\t', '\ufeff'])('knows that %j is no success', (text) => {
    const result = parser.parse(text);
    expect(result).toMatchObject({ success: false, confidence: 0, output: { success: false } });
    expect(result.parseMethod).toBe('validation_failed');
    expect(result.errors).toEqual(['The output is empty']);
  });

  it('reads a batch, each output for itself', () => {
    const results = parser.parseBatch([json, 'SUCCESS\n', '{"success": ', '']);
    expect(results.map((result) => result.parseMethod)).toEqual([
      'json',
      'legacy',
      'validation_failed',
      'validation_failed',
    ]);
    expect(parser.parseBatch([])).toEqual([]);
  });

  it('keeps the results of a batch apart', () => {
    const [one, other] = parser.parseBatch([json, json]);
    one?.output.deliverables.push('x');
    expect(other?.output.deliverables).toEqual(['lib/queue.ts']);
  });
});
