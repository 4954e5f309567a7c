import { parse, print } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';

const vitals = '[CONFIDENCE] 0.9\n[MOOD] 0.8\n[FOCUS] 0.7\n[STAMINA] 0.6\n';

describe('what is meant is read', () => {
  it.each(['\n', '\nAnd mine:\n\n', '\nAnd mine:\n```js\nx\n```\n'])(
    'a fenced example is no reply when one follows after %j',
    (between) => {
      const parsed = parse(
        `It looks like this:\n\`\`\`\n[REASONING]\nAn example.\n[MOOD] 0.1\n\`\`\`${between}[REASONING]\nMine.\n\n${vitals}`,
      );
      expect(parsed.value.reasoning).toBe('Mine.');
      expect(parsed.value.vitals.mood).toBe(0.8);
      expect(parsed.ok).toBe(true);
    },
  );

  it.each([' ', ', ', '; ', ' | '])('vitals on one line are parted by %j', (separator) => {
    const parsed = parse(`[REASONING]\nx\n${vitals.trim().replaceAll('\n', separator)}\n`);
    expect(parsed.value.vitals).toEqual({ confidence: 0.9, mood: 0.8, focus: 0.7, stamina: 0.6 });
    expect(parsed.ok).toBe(true);
  });

  it('a number may have a plus sign', () => {
    const parsed = parse(`[REASONING]\nx\n${vitals.replace('0.8', '+0.8')}`);
    expect(parsed.value.vitals.mood).toBe(0.8);
    expect(parsed.diagnostics.map((found) => found.code)).toEqual(['duckflow/bad-numeral']);
  });

  it.each([
    ['a trailing comma', '{"reasoning": "x", "actions": [],}'],
    ['a missing end', '{"reasoning": "x", "actions": ['],
  ])('JSON with %s is never reported as clean', (_, text) => {
    const parsed = parse(text);
    expect(parsed.via).toBe('json');
    expect(parsed.ok).toBe(false);
    expect(parsed.diagnostics.map((found) => found.code)).toContain('duckflow/bad-json');
  });

  it('an object that is closed is not cut off', () => {
    expect(parse('{"reasoning": "x",}').complete).toBe(true);
    expect(parse('{"a": {"reasoning": "x"}}').complete).toBe(true);
    expect(parse('{"reasoning": "x"').complete).toBe(false);
  });

  it('a remark never swallows another vital', () => {
    expect(parse('[MOOD] 0.8 and [FOCUS] 0.7\n').value.vitals).toEqual({ mood: 0.8, focus: 0.7 });
  });

  it('no beginning of a printed block looks whole', () => {
    const value = { reasoning: 'x', vitals: { confidence: 1, mood: 1, focus: 1, stamina: 1 }, sections: {} };
    const params = { path: 'a.txt' };
    const text = print({
      ...value,
      actions: [{ index: 0, type: 'create_file', params, content: '[ACTION_0_CONTENT_END]x' }],
    });
    const start = text.indexOf('CONTENT_START]');
    const end = text.lastIndexOf(']');
    for (let at = start; at <= end; at++) expect(parse(text.slice(0, at)).ok, text.slice(0, at)).toBe(false);
  });
});
