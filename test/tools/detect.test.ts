import { describe, expect, test } from 'vitest';
import { detect, toolCalls } from '../../src/tools/index.ts';
import { callCases, detectCases } from './corpus.ts';

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
    expect(() => auto.print({ text, reasoning: '', calls: [] })).toThrow(
      /would be read as a reply in the dialect mistral/,
    );
  });

  test('gives in a stream what it gives at once', () => {
    for (const { input } of callCases('qwen3-coder')) {
      const stream = auto.createStream();
      for (const char of input) stream.push(char);
      const { events: _, locate: _locate, ...streamed } = stream.end();
      const { locate: _whole, ...whole } = auto.parse(input);
      expect(streamed).toEqual(whole);
    }
  });
});
