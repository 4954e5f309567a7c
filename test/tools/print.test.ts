import { describe, expect, test } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';
import { dialectNames, dialects } from '../../src/tools/dialects/index.ts';
import { type ToolReply, type Tools, toolCalls } from '../../src/tools/index.ts';
import { every } from '../laws/law.ts';

const described = (...keys: string[]): object => ({
  parameters: { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, {}])) },
});
const tools: Tools = {
  tide_at: described('port', 'hour', 'deep'),
  ping: described('__proto__', 'constructor'),
  tool_name: {},
  other_tool: {},
};

const reply: ToolReply = {
  text: 'Now.',
  reasoning: 'Hm.',
  calls: [
    { name: 'tide_at', arguments: { port: 'Emden', hour: 6, deep: { a: [1, null, true] } }, complete: true, raw: '' },
    { name: 'ping', arguments: {}, complete: true, raw: '' },
  ],
};

describe.each(dialectNames)('%s', (dialect) => {
  // Only the tools tell the tags of xml-tools from others.
  const format = toolCalls({ dialect, ...(dialect === 'xml-tools' && { tools }) });

  test('prints what reads back clean', () => {
    const { value, diagnostics, complete } = format.parse(format.print(reply));
    expect(diagnostics).toEqual([]);
    expect(complete).toBe(true);
    expect(format.meaning?.(value)).toEqual(format.meaning?.(reply));
  });

  test('has a prompt with an example that reads as calls', () => {
    expect(format.prompt()).toContain('tool_name');
  });

  test('keeps keys that reach for the prototype', () => {
    const key = '__proto__';
    const given = JSON.parse(`{"${key}": "x", "constructor": "y"}`);
    const printed = format.print({ ...reply, calls: [{ name: 'ping', arguments: given, complete: true, raw: '' }] });
    expect(JSON.stringify(format.parse(printed).value.calls[0]?.arguments)).toBe(JSON.stringify(given));
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

test.each(dialectNames.filter((name) => dialects[name].shape === undefined))(
  '%s: a reply that the prompt began inside a thought is printed from there',
  (dialect) => {
    const format = toolCalls({ dialect, startsInside: 'reasoning', ...(dialect === 'xml-tools' && { tools }) });
    for (const reasoning of ['Hm.', '']) {
      const { value, diagnostics } = format.parse(format.print({ ...reply, reasoning }));
      expect(diagnostics).toEqual([]);
      expect(format.meaning?.(value)).toEqual(format.meaning?.({ ...reply, reasoning }));
    }
  },
);

test.each(['llama3-json', 'functionary'] as const)('%s: code is printed as code, behind the calls', (dialect) => {
  const format = toolCalls({ dialect });
  const code = { name: 'python', arguments: 'print(1)\nx = 2', complete: true, raw: '' };
  for (const calls of [[code], [...reply.calls, code]]) {
    const { value, diagnostics } = format.parse(format.print({ ...reply, calls }));
    expect(diagnostics).toEqual([]);
    expect(format.meaning?.(value)).toEqual(format.meaning?.({ ...reply, calls }));
  }
});

test('functionary: a reply behind the recipient that the prompt opened is printed from there', () => {
  const format = toolCalls({ dialect: 'functionary', startsInside: 'recipient' });
  const code = { name: 'python', arguments: 'print(1)', complete: true, raw: '' };
  expect(format.print({ ...reply, reasoning: '', calls: [] })).toBe('all\nNow.');
  const bare: ToolReply = { ...reply, text: '', reasoning: '' };
  expect(format.print({ ...bare, calls: [] })).toBe('all\n');
  for (const one of [reply, bare, { ...bare, calls: [...reply.calls, code] }, { ...bare, calls: [code] }]) {
    const { value, diagnostics } = format.parse(format.print(one));
    expect(diagnostics).toEqual([]);
    expect(format.meaning?.(value)).toEqual(format.meaning?.(one));
  }
});

test.each([
  ['harmony', 'reasoning', 'Hm.<|end|>'],
  ['harmony', 'recipient', '<|channel|>analysis<|message|>Hm.<|end|>'],
  ['llm-jp-4', 'reasoning', 'Hm. <|end|>'],
  ['llm-jp-4', 'recipient', ' <|channel|> analysis <|message|> Hm. <|end|>'],
  ['muse', 'reasoning', 'Hm.<|eom|>'],
  ['muse', 'recipient', 'self<|message|>Hm.<|eom|>'],
] as const)('%s: a reply inside what the prompt opened, %s, is printed from there', (dialect, startsInside, head) => {
  const format = toolCalls({ dialect, startsInside });
  expect(format.print(reply).slice(0, head.length)).toBe(head);
  for (const one of [reply, { ...reply, reasoning: '' }, { ...reply, text: '', reasoning: '' }]) {
    const { value, diagnostics } = format.parse(format.print(one));
    expect(diagnostics).toEqual([]);
    expect(format.meaning?.(value)).toEqual(format.meaning?.(one));
  }
});

test.each(dialectNames)('%s prints arguments however deep, or refuses them', (dialect) => {
  const format = toolCalls({ dialect, ...(dialect === 'xml-tools' && { tools }) });
  for (const depth of every(3, [2000, 2500, 3000, 3500, 4000, 5000, 50_000])) {
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const call = { name: 'ping', arguments: { port: deep }, complete: true, raw: '' };
    expect(outcomeOf(() => format.print({ text: '', reasoning: '', calls: [call] }))).toMatch(/^(?:printed|refused)$/);
  }
});

function outcomeOf(print: () => string): string {
  try {
    return print() === '' ? 'nothing' : 'printed';
  } catch (error) {
    return error instanceof PrintError ? 'refused' : String(error);
  }
}

test('blanks around the id of a call are layout: what is printed is printed again alike', () => {
  const format = toolCalls({ dialect: 'kimi-k2' });
  const call = { id: 'functions.ping:0 ', name: 'ping', arguments: {}, complete: true, raw: '' };
  const printed = format.print({ text: '', reasoning: '', calls: [call] });
  expect(format.print(format.parse(printed).value)).toBe(printed);
});
