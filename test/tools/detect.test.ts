import { describe, expect, test } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';
import { detect, toolCalls } from '../../src/tools/index.ts';
import { expectReadByAuto, toldTexts } from './auto.ts';
import { callDialects, detectCases } from './corpus.ts';

describe('detect', () => {
  test.each(detectCases())('$title', ({ input, value }) => {
    expect(detect(input)).toBe(value);
  });
});

describe('auto', () => {
  const auto = toolCalls({ dialect: 'auto' });

  test('reads a reply in the dialect that its markers tell', () => {
    const text = 'Now.<|tool_call>call:ping{}<tool_call|>';
    expect(auto.parse(text).value).toEqual(toolCalls({ dialect: 'gemma4' }).parse(text).value);
  });

  test('prints nothing that reads as a reply in another dialect', () => {
    const text = 'Write [TOOL_CALLS]ping[ARGS]{} then.';
    expect(() => auto.print({ text, reasoning: '', calls: [] })).toThrow(PrintError);
  });

  // Some look like another one in all that they write.
  const told = callDialects.filter((dialect) => toldTexts(dialect).length > 0);
  test.each(told.filter((_, at) => at % 5 === 2))('reads %s as the dialect does, in chunks too', (dialect) => {
    expectReadByAuto(dialect, 4);
  });

  test('hands out prose and thoughts before a marker tells the dialect', () => {
    const stream = auto.createStream();
    stream.push('<think>Husum first, ');
    expect(stream.value.reasoning).toBe('Husum first,');
    stream.push('then Emden.</think>I will <b>look</b> at [both](x) now. <tool');
    expect(stream.value.text).toBe('I will <b>look</b> at [both](x) now.');
    stream.push('_call>\n<function=ping>\n</');
    expect(stream.value.calls).toMatchObject([{ name: 'ping' }]);
  });

  test.each(['Here: <tool_call', 'Here: <function=ping>', 'Here: [TOOL_CA'])('is cut off in a marker: %s', (text) => {
    const { value, complete, diagnostics } = auto.parse(text);
    expect({ text: value.text, complete }).toEqual({ text, complete: false });
    expect(diagnostics.map(({ code }) => code)).toEqual(['tools/cut-off']);
  });

  test('takes no prose between markers for a name, and says so', () => {
    const text = 'It begins with <tool_call> and ends with </tool_call>.';
    const { value, diagnostics } = auto.parse(text);
    expect(value).toEqual({ text, reasoning: '', calls: [] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['tools/other-dialect']);
    const drift = '<tool_call>ping {"n": 6}</tool_call>';
    expect(auto.parse(drift).value).toEqual(toolCalls({ dialect: 'glm' }).parse(drift).value);
  });

  test.each([
    ['hermes', '<tool_call>\n```json\n{"name": "ping", "arguments": {}}\n```\n</tool_call>'],
    ['qwen3-coder', '<tool_call>\n<function>ping</function>\n<parameter=n>\n6\n</parameter>\n</tool_call>'],
    ['hy3', '<tool_call>ping<tool_sep>\n<arg_key>n</arg_key>\n<arg_value>6</arg_value>\n</tool_call>'],
    [
      'anthropic',
      '<function_calls>\ninvoke name="ping">\n<parameter name="n">6</parameter>\n</invoke>\n</function_calls>',
    ],
  ] as const)('knows %s by a marker that drifted', (dialect, text) => {
    const { value, via } = auto.parse(text);
    expect(value.calls).toMatchObject([{ name: 'ping', complete: true }]);
    expect(value).toEqual(toolCalls({ dialect }).parse(text).value);
    expect(via).toBe(dialect);
  });

  test.each([
    ['llama3-json', '{"type":"function","function":"ping","parameters":{"n":6}}', { n: 6 }, 'wrong-key'],
    ['llama3-json', '{"type":"function","function":{"name":"ping","arguments":{"n":6}}}', { n: 6 }, 'nested-call'],
    ['pythonic', "[ping('now')]", {}, 'positional-argument'],
  ] as const)('reads what opens a reply as a flawed call of %s: %s', (dialect, text, given, code) => {
    const { value, via, diagnostics } = auto.parse(text);
    expect(value).toMatchObject({ text: '', calls: [{ name: 'ping', arguments: given, complete: true }] });
    expect(via).toBe(dialect);
    expect(diagnostics.map((one) => one.code)).toEqual([`tools/${code}`]);
  });

  test.each([
    'Now: {"type":"function","function":"ping","parameters":{"n":6}}',
    'Now: {"type":"function","function":"ping","input":{"n":6}}',
    "Now: [ping('now')]",
    'Now: [ping(n=6)]',
    'Now: [ping()], and on',
    "Now: [pong('now')]",
  ])('tells what looks like a call in the text: %s', (text) => {
    const { value, diagnostics } = toolCalls({ dialect: 'auto', tools: { ping: { parameters: {} } } }).parse(text);
    expect(value).toMatchObject({ text, calls: [] });
    expect(diagnostics.map((one) => one.code)).toEqual(['tools/other-dialect']);
  });

  test.each(['See [ping()](https://example.org) and [ping].', 'A [note (see x)] and [pong(1)].'])(
    'says nothing of prose in brackets: %s',
    (text) => {
      const { value, diagnostics } = toolCalls({ dialect: 'auto', tools: { ping: { parameters: {} } } }).parse(text);
      expect({ value, diagnostics }).toMatchObject({ value: { text, calls: [] }, diagnostics: [] });
    },
  );

  test('reads calls of several dialects in one reply', () => {
    const text = [
      'One.<tool_call>{"name": "a", "arguments": {}}</tool_call>',
      'Two.[TOOL_CALLS]b[ARGS]{"x": "<tool_call>"}',
      'Three.<minimax:tool_call><invoke name="c"></invoke></minimax:tool_call>Over.',
    ].join('');
    const { value, ok, via } = auto.parse(text);
    expect(value.calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(value.text).toBe('One.\n\nTwo.\n\nThree.\n\nOver.');
    expect({ ok, via }).toEqual({ ok: true, via: 'hermes' });
  });
});
