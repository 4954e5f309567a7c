import type { Parsed } from 'peglot';
import { parse, type SkillOutput } from 'peglot/skill';
import { describe, expect, it } from 'vitest';

const result = '{"success": true, "confidence": 0.9, "deliverables": ["a.ts"], "metrics": {"n": 2}, "errors": []}';
const other = result.replace('0.9', '0.4');
const value = { success: true, confidence: 0.9, deliverables: ['a.ts'], metrics: { n: 2 }, errors: [] };

/** Severity and code of each finding. */
function findings({ diagnostics }: Parsed<SkillOutput>): string[] {
  return diagnostics.map(({ severity, code }) => `${severity} ${code.replace('skill/', '')}`);
}

/** A result with one field written otherwise, as text; without it when no text is given. */
function withField(name: string, text: string | undefined): string {
  const fields = new Map([
    ['success', 'true'],
    ['confidence', '0.9'],
    ['deliverables', '[]'],
    ['metrics', '{}'],
    ['errors', '[]'],
  ]);
  if (text === undefined) fields.delete(name);
  else fields.set(name, text);
  return `{${[...fields].map(([field, written]) => `"${field}": ${written}`).join(', ')}}`;
}

describe('required fields', () => {
  it.each(['success', 'confidence', 'deliverables', 'metrics', 'errors'])('%s is required', (name) => {
    const parsed = parse(withField(name, undefined));
    expect(findings(parsed)).toEqual(['error missing-field']);
    expect(parsed.diagnostics[0]).toMatchObject({ message: `Missing required field: ${name}`, path: [name] });
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['success', '"true"', 'success must be a boolean, not the string "true"'],
    ['success', '1', 'success must be a boolean, not 1'],
    ['success', 'null', 'success must be a boolean, not null'],
    ['confidence', '"0.9"', 'confidence must be a number, not the string "0.9"'],
    ['confidence', '1.5', 'Confidence must be between 0.0 and 1.0, not 1.5'],
    ['confidence', '-0.5', 'Confidence must be between 0.0 and 1.0, not -0.5'],
    ['confidence', '90', 'Confidence must be between 0.0 and 1.0, not 90'],
    ['deliverables', '"a.ts"', 'deliverables must be an array, not the string "a.ts"'],
    ['deliverables', '{}', 'deliverables must be an array, not an object'],
    ['deliverables', '["a", 2]', 'deliverables[1] must be a string, not 2'],
    ['metrics', '[]', 'metrics must be an object, not an array'],
    ['metrics', '{"n": "2"}', 'metrics.n must be a number, not the string "2"'],
    ['metrics', '{"__proto__": true}', 'metrics.__proto__ must be a number, not true'],
    ['errors', '"none"', 'errors must be an array, not the string "none"'],
    ['errors', '["broken"]', 'errors[0] must be an object, not the string "broken"'],
    ['errors', '[{"message": "x"}]', 'Missing required field: errors[0].code'],
    ['errors', '[{"code": "X"}]', 'Missing required field: errors[0].message'],
    ['errors', '[{"code": 1, "message": "x"}]', 'errors[0].code must be a string, not 1'],
    ['errors', '[{"code": "X", "message": "x", "stack": []}]', 'errors[0].stack must be a string, not an array'],
    [
      'errors',
      '[{"code": "X", "message": "x", "context": "y"}]',
      'errors[0].context must be an object, not the string "y"',
    ],
  ];
  it.each(wrong)('%s: %s', (name, written, message) => {
    const text = withField(name, written);
    const { ok, complete, via, diagnostics } = parse(text);
    expect({ ok, complete, via }).toEqual({ ok: false, complete: true, via: 'json' });
    expect(diagnostics.filter((found) => found.severity === 'error').map((found) => found.message)).toEqual([message]);
    expect(diagnostics[0]?.path?.[0]).toBe(name);
  });

  const right: readonly (readonly [string, string])[] = [
    ['confidence', '0'],
    ['confidence', '1.0'],
    ['metrics', '{"n": -1.5e3}'],
    ['deliverables', '["/abs/x", "rel/y", "C:\\\\z"]'],
    ['errors', '[{"code": "X_1", "message": "", "stack": "", "context": {"deep": [{}]}}]'],
  ];
  it.each(right)('%s: %s is in order', (name, written) => {
    expect(parse(withField(name, written)).diagnostics).toEqual([]);
  });

  it('all violations are told at once, each at its place', () => {
    const text = '{"success": 1, "confidence": 2, "deliverables": [3], "metrics": {"a": "b"}, "errors": [4]}';
    const shown = parse(text).diagnostics.map(({ range }) => text.slice(range.start, range.end));
    expect(shown).toEqual(['1', '2', '3', '"b"', '4']);
  });

  it('what is wrong is left out, what is right stays', () => {
    const text =
      '{"success": true, "confidence": 7, "deliverables": [1, "b.ts"], "metrics": {"a": "x", "b": 2}, "errors": [{"code": "A"}, {"code": "B", "message": "m", "stack": 5}]}';
    const parsed = parse(text);
    expect(parsed.value).toEqual({
      success: true,
      confidence: 0,
      deliverables: ['b.ts'],
      metrics: { b: 2 },
      errors: [{ code: 'B', message: 'm' }],
    });
    const place = parsed.locate(['deliverables', 0]);
    expect(text.slice(place?.start, place?.end)).toBe('"b.ts"');
  });

  it('unknown fields are told, wherever they are', () => {
    const text = withField('errors', '[{"code": "A", "message": "m", "level": 3}], "status": "ok"');
    expect(findings(parse(text))).toEqual(['warning unknown-field', 'warning unknown-field']);
    expect(parse(text).value.errors).toEqual([{ code: 'A', message: 'm' }]);
    expect(findings(parse(text, { strict: true }))).toEqual(['error unknown-field', 'error unknown-field']);
  });

  it('the guidelines are told as style', () => {
    expect(findings(parse(withField('errors', '[{"code": "file missing", "message": "m"}]')))).toEqual([
      'info error-code-style',
    ]);
    // What `printf '%s\n' "${EMPTY[@]}" | jq -R . | jq -s .` gives.
    expect(findings(parse(withField('deliverables', '[""]')))).toEqual(['warning empty-deliverable']);
  });
});

describe('mistakes that scripts make', () => {
  const guessed: readonly (readonly [string, string, string])[] = [
    ['an empty variable', withField('confidence', ''), 'error missing-value'],
    ['an empty variable at the end', withField('errors', ''), 'error missing-value'],
    ['a name twice', withField('confidence', '0.9, "confidence": 0.8'), 'error duplicate-key'],
  ];
  it.each(guessed)('%s is an error', (_, text, finding) => {
    const parsed = parse(text);
    expect(parsed).toMatchObject({ via: 'json', ok: false, complete: true });
    expect(findings(parsed)).toContain(finding);
  });

  it('an empty variable is named', () => {
    const [finding] = parse(withField('confidence', '')).diagnostics;
    expect(finding).toMatchObject({ path: ['confidence'] });
    expect(finding?.message).toBe('confidence must be a number, but has no value: was a variable empty?');
    expect(finding?.hint).toMatch(/^Write the value/);
  });

  const notation: readonly (readonly [string, string])[] = [
    ['a trailing comma', `${result.slice(0, -1)},}`],
    ['a missing comma', result.replace('true,', 'true')],
    ['single quotes', result.replaceAll('"', "'")],
    ['names without quotes', result.replace(/"(\w+)":/g, '$1:')],
    ['a number without a digit before the point', result.replace('0.9', '.900')],
    ['a comment', result.replace('true,', 'true, # it worked\n')],
    ['constants of Python', result.replace('true', 'True')],
  ];
  it.each(notation)('%s is repaired', (_, text) => {
    const parsed = parse(text);
    expect(parsed.value).toEqual(value);
    expect(parsed).toMatchObject({ via: 'json', ok: true, complete: true });
    expect(findings(parsed).every((finding) => finding.startsWith('warning '))).toBe(true);
    expect(findings(parsed)).not.toEqual([]);
  });

  const members = result.slice(1, -1);
  const failed = members.replace('true', 'false');
  const colons: readonly (readonly [string, string, string])[] = [
    ['equals signs', `{${failed.replaceAll('":', '" =')}}`, 'warning bad-colon'],
    ['hash rockets', `{${failed.replaceAll('":', '" =>')}}`, 'warning bad-colon'],
    ['full-width colons', `{${failed.replaceAll('":', '"：')}}`, 'warning bad-colon'],
    ['no colons', `{${failed.replaceAll('":', '"')}}`, 'warning missing-colon'],
    ['no opening bracket', `${failed}}`, 'error missing-open'],
  ];
  it.each(colons)('%s: a failure stays a failure', (_, text, finding) => {
    for (const whole of [text, `starting\n${text}\n`]) {
      const parsed = parse(whole);
      expect(parsed).toMatchObject({ via: 'json', complete: true, value: { ...value, success: false } });
      expect(findings(parsed)).toContain(finding);
    }
  });

  it('braces and equals signs in a log are no result', () => {
    const parsed = parse(
      '[worker] Job{success=true, count=3} f() { x = 1; }\n"total": 3, "left": 0\nFAILED\nConfidence: 0.3',
    );
    expect(parsed).toMatchObject({ via: 'legacy', ok: true, complete: true, value: { success: false } });
  });

  it('a comma without a value before it may stand for one that is missing', () => {
    expect(findings(parse(withField('deliverables', '[,]')))).toEqual(['error bad-comma']);
  });

  it.each(['NaN', '1e400', '-Infinity'])('%s is no number, told once', (written) => {
    const [finding, ...more] = parse(withField('metrics', `{"x": ${written}}`)).diagnostics;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', code: 'skill/bad-field', path: ['metrics', 'x'] });
    expect(finding?.message).toMatch(`not ${written}`);
    expect(findings(parse(withField('confidence', written)))).toHaveLength(1);
  });

  it('NaN in the context of an error is notation', () => {
    const parsed = parse(withField('errors', '[{"code": "A", "message": "m", "context": {"x": NaN}}]'));
    expect(parsed.value.errors[0]?.context).toEqual({ x: null });
    expect(findings(parsed)).toEqual(['warning bad-nan']);
  });

  it('unescaped quotes in a message are repaired and told', () => {
    const text = withField('errors', '[{"code": "A", "message": "the file "a b.ts" is gone"}]');
    expect(parse(text).value.errors).toEqual([{ code: 'A', message: 'the file "a b.ts" is gone' }]);
    expect(parse(text).diagnostics).not.toEqual([]);
  });
});

describe('finding the result', () => {
  it('takes it from between lines of a log', () => {
    const parsed = parse(`{"level": "info", "msg": "{"}\n\x1b[33mworking\x1b[0m {x} [1/2]\n${result}\ntook 3s }\n`);
    expect(parsed).toMatchObject({ via: 'json', ok: true, value });
    expect(findings(parsed)).toContain('warning wrapped-result');
  });

  it('reads what jq --color-output prints', () => {
    const text =
      '\x1b[1;39m{\n  \x1b[0m\x1b[34;1m"success"\x1b[0m\x1b[1;39m:\x1b[0m \x1b[0;39mtrue\x1b[0m\x1b[1;39m,\n  \x1b[0m\x1b[34;1m"confidence"\x1b[0m\x1b[1;39m:\x1b[0m \x1b[0;39m0.9\x1b[0m\x1b[1;39m,\n  "deliverables": [], "metrics": {}, "errors": []\x1b[1;39m}\x1b[0m\n';
    expect(parse(text)).toMatchObject({ ok: true, value: { success: true, confidence: 0.9 } });
    expect(findings(parse(text))).toEqual(['warning bad-noise']);
  });

  it('other objects are lines of a log', () => {
    const parsed = parse(`{"level": "info"}\n{"level": "warn"}\n${result}`);
    expect(findings(parsed)).toEqual(['info other-json', 'warning wrapped-result'].sort());
    expect(parsed.diagnostics.find((found) => found.code === 'skill/other-json')?.message).toMatch(/^2 /);
  });

  it('two results: the last one counts, and it is an error', () => {
    const parsed = parse(`${other}\n${result}`);
    expect(parsed.value).toEqual(value);
    expect(findings(parsed)).toEqual(['error duplicate-result']);
    expect(parsed.diagnostics[0]?.related).toEqual({ start: 0, end: other.length });
  });

  it('the last complete one counts, even before one that is cut off', () => {
    const parsed = parse(`${result}\n${other.slice(0, 50)}`);
    expect(parsed.value).toEqual(value);
    expect(parsed).toMatchObject({ ok: false, complete: false });
    expect(findings(parsed)).toContain('error duplicate-result');
  });

  it.each([`${result}\n`, 'starting\n'])('nothing behind %j that is cut off counts as whole', (before) => {
    for (const behind of [
      other,
      `[${other}]`,
      '{"level": "info"}',
      '{success: true, confidence: 1}',
      "{'success': true}",
    ]) {
      for (let at = 1; at < behind.length; at++) {
        const text = before + behind.slice(0, at);
        expect(parse(text), text).toMatchObject({ via: 'json', ok: false, complete: false });
      }
    }
  });

  it('a cut-off array or object is no success', () => {
    for (const text of ['[{"success": false, "conf', '[{"suc', '[', '{\n  success', '{"success" = f']) {
      expect(parse(text)).toMatchObject({ via: 'json', ok: false, complete: false, value: { success: false } });
    }
  });

  it('chat on both sides is told twice', () => {
    expect(findings(parse(`before ${result} behind`))).toEqual(['warning wrapped-result', 'warning wrapped-result']);
    expect(findings(parse(`x\n\`\`\`\n${result}\n\`\`\`\ny`))).toEqual([
      'warning wrapped-result',
      'warning wrapped-result',
    ]);
    expect(findings(parse(`\`\`\`\n${result}\ny\n\`\`\``))).toEqual(['warning bad-wrapper', 'warning wrapped-result']);
  });

  it('what is only shown is no result', () => {
    const shown = parse(`I would print \`${result}\` here.\nFAILED`);
    expect(shown).toMatchObject({ via: 'legacy', value: { success: false } });
    expect(findings(shown)).toContain('warning mentioned-result');
    const example = parse(`For example:\n\`\`\`json\n${result}\n\`\`\`\n${other}\n`);
    expect(example).toMatchObject({ via: 'json', ok: true, value: { confidence: 0.4 } });
    expect(findings(example)).toContain('warning mentioned-result');
    expect(parse(`Shown: \`${result}\`\n${other}`)).toMatchObject({ ok: true, value: { confidence: 0.4 } });
  });

  it('inline code is the result when nothing else tells one', () => {
    expect(parse(`Result: \`${result}\``)).toMatchObject({ via: 'json', ok: true, value });
    expect(parse(`\`${result}\`\nFAILED`)).toMatchObject({ via: 'json', ok: true, value });
  });

  it('a result in another object is told once', () => {
    expect(findings(parse(`{"result": ${result}}`))).toEqual(['error nested-result']);
    expect(findings(parse(`log\n{"result": ${result}}`))).toEqual(['error nested-result']);
  });

  it('an array is an error where it comes last', () => {
    expect(findings(parse(`${result}\n[${other}]`))).toContain('error nested-result');
    expect(parse(`[${other}]\n${result}`)).toMatchObject({ ok: true, value });
  });

  it('a broken one is read when there is no other', () => {
    expect(parse(`starting\n${result.slice(0, -1)},}\ndone`)).toMatchObject({ ok: true, value });
  });

  it('one that is cut off is never whole', () => {
    const parsed = parse(`starting\n${result.slice(0, 40)}`);
    expect(parsed).toMatchObject({ via: 'json', ok: false, complete: false });
    expect(findings(parsed)).not.toContain('error missing-field');
  });

  it.each(['null', '"SUCCESS"', '42', 'true', '[]', '[1, 2]'])('%s is no result', (text) => {
    expect(parse(text)).toMatchObject({ via: 'json', ok: false, value: { success: false, confidence: 0 } });
    expect(findings(parse(text))).toEqual(['error not-a-result']);
  });

  it('an object in an array or another object is no result', () => {
    for (const text of [
      `[${result}]`,
      `log\n[${other},\n${result}]\nSUCCESS\n`,
      `log\n{"output": ${result}}\nSUCCESS\n`,
    ]) {
      expect(parse(text)).toMatchObject({ via: 'json', ok: false, value: { success: false } });
      expect(findings(parse(text))).toContain('error nested-result');
    }
  });

  it('a result that a broken object swallowed is not passed over', () => {
    for (const text of [`curl: {"error": {"code": 5} ${result}`, `list [\n 1, ${result}\nSUCCESS\n`]) {
      expect(parse(text)).toMatchObject({ via: 'json', ok: false, value: { success: false } });
    }
  });

  it('JSON that is there and invalid is never read as lines of text', () => {
    for (const text of ['{"success": true}', '{}', '{"Confidence": 0.9}']) {
      expect(parse(`${text}\n`)).toMatchObject({ via: 'json', ok: false });
    }
    expect(findings(parse('{"level": "info"}\n{"level": "info"}\n'))).toContain('error no-result');
  });

  it('a fence, a byte order mark, line ends and tokens are told', () => {
    expect(findings(parse(`\`\`\`json\n${result}\n\`\`\`\n`))).toEqual(['warning bad-wrapper']);
    expect(findings(parse(`~~~~\n${result}\n~~~~`))).toEqual(['warning bad-wrapper']);
    expect(findings(parse(`\ufeff${result}`))).toEqual(['warning bad-bom']);
    expect(findings(parse(`${result.replaceAll(', ', ',\r\n')}\r\n`))).toEqual(['warning bad-line-end']);
    expect(findings(parse(`<|start|>tool<|message|>${result}<|end|>`))).toEqual(['warning bad-noise']);
    expect(findings(parse(`Here it is:\n\`\`\`json\n${result}\n\`\`\`\n`))).toEqual(['warning wrapped-result']);
  });

  it('a fence that never closes is cut off', () => {
    expect(parse(`\`\`\`json\n${result}\n`)).toMatchObject({ ok: false, complete: false, value });
  });

  it('knows where things are, behind colours too', () => {
    const text = `\x1b[32mok\x1b[0m\n${result}`;
    const place = parse(text).locate(['deliverables', 0]);
    expect(text.slice(place?.start, place?.end)).toBe('"a.ts"');
  });
});

it('noise behind a value is no part of its place', () => {
  const text = 'Created out/a.txt\u001b[0m\nCreated \u001b[1mb.txt\u001b[0m\n';
  const { value, locate } = parse(text);
  const shown = value.deliverables.map((_, at) => {
    const { start, end } = locate(['deliverables', at]) ?? { start: 0, end: 0 };
    return text.slice(start, end);
  });
  expect(shown).toEqual(['out/a.txt', 'b.txt']);
});
