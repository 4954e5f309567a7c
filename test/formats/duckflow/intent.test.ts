import { feedback, PrintError } from 'peglot';
import { createStream, parse, print } from 'peglot/duckflow';
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

  it.each([
    '[ACTION_0_CONTENT_START]\nHello.\n[ACTION_0_CONTENT_END]',
    '[ACTION_0_CONTENT_START]\nHello.\n[ACTION_0_CONTENT_END]  # done',
    '[ACTION_CONTENT_START]\nHello.\n[ACTION_CONTENT_END]',
    '[ACTION_0_CONTENT]\nHello.\n[/ACTION_0_CONTENT]',
  ])('an action is found with its END marker, its content without: %j', (block) => {
    const action = `[ACTION_0_TYPE] create_file\n[ACTION_0_PATH] a.txt\n${block}`;
    const text = `[REASONING]\nDone.\n\n${action}\n\n[NOTES]\nNone.\n`;
    const parsed = parse(text);
    const shown = (...path: (string | number)[]): string => {
      const { start = 0, end = 0 } = parsed.locate(path) ?? {};
      return text.slice(start, end);
    };
    expect(shown('actions', 0)).toBe(action);
    expect(shown('actions', 0, 'content')).toBe('Hello.');
  });

  it('a code block of plain text is found as the content of its action', () => {
    const block = '```sh\nboil\n```';
    const text = `Like this:\n${block}\nReady.\n`;
    const { start, end } = parse(text).locate(['actions', 0, 'content']) ?? {};
    expect(text.slice(start, end)).toBe(block);
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

  it.each(['**[ACTION_1_TY', '  [ACTION_1_TY', '[action_1_ty', '【ACTION_1', '## [NOT', '- ['])(
    'a text that ends in %j is cut off',
    (stump) => {
      const text = `[REASONING]\nx\n${vitals}[ACTION_0_TYPE] finish\n[ACTION_0_RESULT] tea\n${stump}`;
      const stream = createStream();
      for (const char of text) stream.push(char);
      for (const parsed of [parse(text), stream.end()]) {
        expect(parsed).toMatchObject({ ok: false, complete: false });
        expect(parsed.value.actions[0]?.params).toEqual({ result: 'tea' });
      }
    },
  );

  it('a stump that could be no marker is text', () => {
    expect(parse(`[REASONING]\nx\n${vitals}\n[NOTES]\nSee\n[link`)).toMatchObject({ ok: true, complete: true });
  });

  it.each([
    ['reasoning', { reasoning: '[MOOD] 0.1' }],
    ['vitals["mood x"]', { vitals: { mood: 0.1, 'mood x': 0.1 } }],
    ['sections["a b"]', { sections: { notes: 'x', 'a b': 'y' } }],
    ['actions[0].params.path', { actions: [{ index: 0, type: 'read_file', params: { path: '`tea.md`' } }] }],
    ['actions[0].params["a b"]', { actions: [{ index: 0, type: 'finish', params: { result: 'x', 'a b': 'c' } }] }],
  ])('what cannot be written is named: %s', (place, part) => {
    const write = (): string => print({ reasoning: 'a', vitals: {}, sections: {}, actions: [], ...part });
    expect(write).toThrow(PrintError);
    expect(write).toThrow(place);
  });

  it('what the model is told is for the model to do', () => {
    const text = `[REASONING]\nx\n${vitals}[ACTION_0_TY`;
    const told = feedback(parse(text), text);
    expect(told).toContain('write all of it again');
    expect(told).not.toContain('ask for');
  });

  it.each([' [ACTION_0_CONTENT_END]', '[action_0_content_end]'])('an END line like %j is its block’s own', (end) => {
    const parsed = parse(`[ACTION_0_TYPE] finish\n[ACTION_0_CONTENT_START]\ntea\n${end}\n`);
    const found = parsed.diagnostics.find(({ code }) => code === 'duckflow/bad-content-end');
    expect(found).toMatchObject({ severity: 'warning', fix: { text: '[ACTION_0_CONTENT_END]' } });
    expect(parsed.value.actions[0]?.content).toBe('tea');
  });

  it('what begins with a brace is JSON first, in a stream too', () => {
    const text = '{"reasoning": "A", "actions": [{"type": "finish", "result": "x\n[MOOD] 0.5\ny"}]}';
    const stream = createStream();
    for (const char of text) stream.push(char);
    for (const parsed of [parse(text), stream.end()]) {
      expect(parsed).toMatchObject({ via: 'json', complete: true });
      expect(parsed.value.vitals).toEqual({});
      expect(parsed.value.actions[0]?.params.result).toBe('x\n[MOOD] 0.5\ny');
    }
  });

  it('a JSON object that is no reply does not hide the markers behind it', () => {
    expect(parse('{"tea": 1}\n[REASONING]\nx\n')).toMatchObject({ via: 'markdown-kv', value: { reasoning: 'x' } });
  });

  it('all names of a JSON reply count in any case', () => {
    const { value } = parse('{"Reasoning": "x", "actions": [{"TYPE": "finish", "Result": "a"}]}');
    expect(value.actions).toEqual([{ index: 0, type: 'finish', params: { result: 'a' } }]);
  });
});

it('hands out events as they come when words stand before an object of JSON and a marker', () => {
  const stream = createStream();
  const paths = stream
    .push('Hello\n\n\n{"reasoning": "x"}\n[MOOD] 1\n[FOCUS] 1\n')
    .flatMap((event) => (event.type === 'set' ? [event.path.join('.')] : []));
  expect(paths).toEqual(['vitals.mood', 'vitals.focus']);
});
