import { describe, expect, test } from 'vitest';
import { detect, parseAny } from '../src/index.ts';
import { run } from './cli/run.ts';
import { detectCases } from './tools/corpus.ts';

const CALL = '<tool_call>{"name": "ping", "arguments": {}}</tool_call>';

describe('detect', () => {
  test.each(detectCases().filter(({ value }) => value !== null))('tells a dialect: $title', ({ input, value }) => {
    expect(detect(input)).toBe(value);
  });

  test.each([
    ['a chat completion', JSON.stringify({ choices: [{ message: { content: `[TOOL_CALLS] ${CALL}` } }] }), 'json'],
    ['JSON with a name', '{"name": "Anna", "age": 7}', 'json'],
    ['a Duckflow reply that holds an edit', DUCKFLOW(), 'duckflow'],
    ['the beginning of a Duckflow reply', '[REASONING]\n', 'duckflow'],
    ['an INI file', '[server]\nport=1\n', undefined],
    ['prose around a JSON answer', 'Sure:\n```json\n{days: 3,}\n```\n', 'json'],
    ['prose that holds several objects', '{"a": 1} or {"b": 2}', undefined],
    ['prose', 'Hello.', undefined],
  ])('tells a format: %s', (_, text, name) => {
    expect(detect(text)).toBe(name);
  });

  test.each([
    ['holds a design', '# Design Specification: AB-1\n', 'qwen3-coder'],
    ['holds a macro', '🦆▶️[T:run_tests]◀️🦆', 'qwen3-coder'],
  ])('tells the dialect of a call that %s', (_, value, name) => {
    const text = `<tool_call>\n<function=save>\n<parameter=text>\n${value}\n</parameter>\n</function>\n</tool_call>`;
    expect(detect(text)).toBe(name);
    expect(parseAny('{"name": "ping", "arguments": {}}')?.format).toBe('json');
  });

  test('tells the format that messages or steps stand around', () => {
    expect(detect(`<|start|>assistant<|channel|>final<|message|>${DUCKFLOW()}`)).toBe('duckflow');
    expect(detect('Thought: I look.\nAction:\n🦆▶️[T:run_tests]◀️🦆\nAction Input: no')).toBe('dml');
  });

  test('tells the command line the same', async () => {
    for (const text of [CALL, `Now. ${CALL}`, DUCKFLOW(), 'Sure: {"a": 1}', 'Hello.'])
      expect((await run(['detect'], { input: text })).stdout).toBe(`${detect(text) ?? 'unknown'}\n`);
  });
});

function DUCKFLOW(): string {
  return [
    '[REASONING]\nMend it.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.8\n[FOCUS] 0.7\n[STAMINA] 0.6\n',
    '[ACTION_0_TYPE] create_file\n[ACTION_0_PATH] a.txt\n[ACTION_0_CONTENT_START]',
    '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n[ACTION_0_CONTENT_END]\n',
  ].join('\n');
}
