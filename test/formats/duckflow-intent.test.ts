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

  it('broken JSON is repaired, and each repair is said', () => {
    const text = `{'reasoning': "x", "confidence": .9, "actions": [{"type": "finish", "result": "ok",}]}`;
    const parsed = parse(text);
    expect(parsed).toMatchObject({ via: 'json', complete: true });
    expect(parsed.value).toEqual({
      reasoning: 'x',
      vitals: { confidence: 0.9 },
      sections: {},
      actions: [{ index: 0, type: 'finish', params: { result: 'ok' } }],
    });
    const codes = parsed.diagnostics.map(({ code, severity }) => `${severity} ${code}`);
    expect(codes.filter((code) => code.includes('json/'))).toEqual([
      'warning json/bad-single-quotes',
      'warning json/bad-fraction',
      'warning json/bad-trailing-comma',
    ]);
  });

  it('JSON that is cut off is never reported as clean', () => {
    const parsed = parse('{"reasoning": "x", "actions": [');
    expect(parsed).toMatchObject({ via: 'json', ok: false, complete: false });
    expect(parsed.value.reasoning).toBe('x');
    expect(parsed.diagnostics.map((found) => found.code)).toContain('duckflow/bad-json');
  });

  it('a name that is given twice is an error that names both places', () => {
    const text = '{"reasoning": "x", "reasoning": "y"}';
    const parsed = parse(text);
    expect(parsed.value.reasoning).toBe('y');
    const found = parsed.diagnostics.find(({ code }) => code === 'json/duplicate-key');
    expect(found).toMatchObject({ severity: 'error', range: { start: 19, end: 30 }, related: { start: 1, end: 12 } });
  });

  it('parts of a JSON reply are found where they stand', () => {
    const text =
      'So: {"thought": "x", "vitals": {"mood": 0.5}, "action": {"name": "finish", "parameters": {"result": "ok"}}}';
    const parsed = parse(text);
    const shown = (...path: (string | number)[]): string | undefined => {
      const range = parsed.locate(path);
      return range && text.slice(range.start, range.end);
    };
    expect(shown('reasoning')).toBe('"x"');
    expect(shown('vitals', 'mood')).toBe('0.5');
    expect(shown('actions', 0, 'type')).toBe('"finish"');
    expect(shown('actions', 0, 'params', 'result')).toBe('"ok"');
    expect(shown('actions', 0)).toBe('{"name": "finish", "parameters": {"result": "ok"}}');
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
