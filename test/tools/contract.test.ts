import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Event } from '../../src/core/event.ts';
import {
  detect,
  editBlocks,
  exportCalls,
  fromResponseTemplate,
  type ToolCallFormat,
  toolCalls,
} from '../../src/entries/tools.ts';
import { ToolReader } from '../../src/hosts/tool-reader.ts';
import { type DialectName, dialectNames } from '../../src/tools/dialects/index.ts';

const given = { n: 6, s: 'say "<tool_call>" or [TOOL_CALLS],\nthen go on' };
const tools = {
  ping: { description: 'Pings.', parameters: { properties: { n: { type: 'integer' }, s: { type: 'string' } } } },
};

function replyIn(format: ToolCallFormat): string {
  const call = { name: 'ping', arguments: given, complete: true, raw: '' };
  return format.print({ text: 'Hi.', reasoning: 'Hm.', calls: [call, { ...call, arguments: { n: 7, s: '' } }] });
}

function codes(format: ToolCallFormat, text: string, options = {}): string[] {
  return format.parse(text, options).diagnostics.map(({ code }) => code.replace('tools/', ''));
}

/** The events of a text that comes in the pieces that a cut makes. */
function eventsOf(format: ToolCallFormat, chunks: readonly string[]): Event[] {
  const stream = format.createStream();
  return [...chunks.flatMap((chunk) => stream.push(chunk)), ...stream.end().events];
}

describe.each(dialectNames)('%s', (dialect) => {
  const format = toolCalls({ dialect, tools });
  const text = replyIn(format);

  it('prints what it reads: text, thought, and two calls with their source and place', () => {
    const { value, ok, complete, diagnostics, locate } = format.parse(text);
    expect({ ok, complete, diagnostics }).toEqual({ ok: true, complete: true, diagnostics: [] });
    expect([value.text, value.reasoning]).toEqual(['Hi.', 'Hm.']);
    expect(value.calls.map((call) => [call.name, call.arguments, call.complete])).toEqual([
      ['ping', given, true],
      ['ping', { n: 7, s: '' }, true],
    ]);
    for (const [index, { raw, name }] of value.calls.entries()) {
      const { start = 0, end = 0 } = locate(['calls', index]) ?? {};
      expect(text.slice(start, end)).toBe(raw);
      expect(raw).toContain(name);
    }
  });

  it('opens a call with its name, and lets its strings grow', () => {
    const events = eventsOf(format, [...text]);
    const [first] = events.filter(
      ({ type: kind, ...rest }) => kind === 'set' && 'path' in rest && rest.path.length === 2,
    );
    expect(first).toMatchObject({ path: ['calls', 0], value: { name: 'ping', arguments: {}, complete: false } });
    const grown = events.filter((event) => event.type === 'delta' && event.path.join('.') === 'calls.0.arguments.s');
    expect(grown.length).toBeGreaterThan(4);
  });

  it('comes to hosts as calls whose arguments are JSON that grows', () => {
    const reader = new ToolReader(format);
    const pieces = [...text].flatMap((char) => reader.push(char)).concat(reader.end().pieces);
    for (const [index, { arguments: expected }] of format.parse(text).value.calls.entries()) {
      const own = pieces.filter((piece) => 'at' in piece && piece.at === index);
      expect([own[0]?.type, own.at(-1)?.type]).toEqual(['call', 'call-end']);
      expect(own.at(-1)).toMatchObject({ whole: true });
      expect(JSON.parse(own.map((piece) => (piece.type === 'input' ? piece.text : '')).join(''))).toEqual(expected);
    }
    expect(pieces.filter((piece) => piece.type === 'input').length).toBeGreaterThan(8);
  });

  it('explains itself and its tools, and exports a grammar', () => {
    expect(format.prompt()).toContain('"description":"Pings."');
    expect(exportCalls({ dialect, tools }, 'gbnf')).toMatch(/ping/);
  });
});

describe('the options', () => {
  it.each([
    [{ dialect: 'nope' }, /no calls in the dialect nope: it is auto, or one of hermes/],
    [{ dialect: '__proto__' }, /no calls in the dialect/],
    [{ dialect: 'hermes', startsInside: 'thought' }, /startsInside is 'reasoning' or 'recipient'/],
    [{ dialect: 'hermes', tools: null }, /tools is an object/],
    [{ dialect: 'hermes', tools: { ping: 5 } }, /the tool ping needs a Standard Schema/],
    [{ dialect: 'hermes', toolChoice: 'none' }, /toolChoice is 'auto', 'required' or { tool: its name }/],
    [
      { dialect: 'hermes', toolChoice: { tool: 'pin' }, tools: { ping: {} } },
      /toolChoice names pin; did you mean "ping"/,
    ],
  ])('%j are refused with what is meant', (options, message) => {
    expect(() => Reflect.apply(toolCalls, undefined, [options])).toThrow(message);
  });

  it('say what the prompt opened', () => {
    const inside = (dialect: DialectName, what: 'reasoning' | 'recipient', text: string): object =>
      toolCalls({ dialect, startsInside: what }).parse(text).value;
    expect(inside('hermes', 'reasoning', 'Hm.</think>Hi.')).toMatchObject({ text: 'Hi.', reasoning: 'Hm.' });
    expect(inside('functionary', 'recipient', 'all\nHi.')).toMatchObject({ text: 'Hi.' });
    expect(inside('harmony', 'recipient', 'functions.ping<|message|>{}<|call|>')).toMatchObject({
      calls: [{ name: 'ping', arguments: {}, complete: true }],
    });
  });

  it('refuse notations that are none, and to export what no model writes', () => {
    expect(() => Reflect.apply(exportCalls, undefined, [{ dialect: 'hermes' }, 'yaml'])).toThrow(/no notation yaml/);
    expect(() => Reflect.apply(exportCalls, undefined, [{ dialect: 'auto' }, 'gbnf'])).toThrow(/name the dialect/);
    expect(() => Reflect.apply(editBlocks, undefined, [{ dialect: 'nope' }])).toThrow(/it is one of aider/);
    expect(() => Reflect.apply(fromResponseTemplate, undefined, [{ fields: {} }])).toThrow(/prefix: give the prompt/);
  });
});

describe('tools as Standard Schemas', () => {
  const text =
    '<tool_call>\n<function=read>\n<parameter=path>\n42\n</parameter>\n<parameter=n>\n42\n</parameter>\n</function>\n</tool_call>';
  it.each([
    ['Zod', z.object({ path: z.string(), n: z.number().optional() })],
    ['ArkType', type({ path: 'string', 'n?': 'number' })],
    ['Valibot', v.object({ path: v.string(), n: v.optional(v.number()) })],
  ])('%s types raw values', (_, read) => {
    const { value, diagnostics } = toolCalls({ dialect: 'qwen3-coder', tools: { read } }).parse(text);
    expect(value.calls[0]?.arguments).toEqual({ path: '42', n: 42 });
    expect(diagnostics).toEqual([]);
  });

  it('whose fields JSON Schema cannot say all keep what it can say', () => {
    const read = z.object({ path: z.string(), n: z.number(), at: z.date().optional() });
    const { value, diagnostics } = toolCalls({ dialect: 'qwen3-coder', tools: { read } }).parse(text);
    expect(value.calls[0]?.arguments).toEqual({ path: '42', n: 42 });
    expect(diagnostics).toEqual([]);
    expect(toolCalls({ dialect: 'qwen3-coder', tools: { read } }).prompt()).toContain('"path":{"type":"string"}');
  });

  it('may stand as the parameters of a description', () => {
    const read = { description: 'Reads a file.', parameters: z.object({ path: z.string(), n: z.string() }) };
    const format = toolCalls({ dialect: 'qwen3-coder', tools: { read } });
    expect(format.parse(text).value.calls[0]?.arguments).toEqual({ path: '42', n: '42' });
    expect(format.prompt()).toMatch(/"description":"Reads a file.","parameters":\{.*"path":\{"type":"string"\}/);
    expect(codes(format, text.replace('=path', '=place'))).toEqual(['missing-argument']);
  });

  it('hint words of Python where they say of themselves only what they take', () => {
    const read = v.object({ path: v.string(), all: v.boolean() });
    const all = text.replace('<parameter=n>\n42', '<parameter=all>\nTrue');
    const { value, diagnostics } = toolCalls({ dialect: 'qwen3-coder', tools: { read } }).parse(all);
    expect(value.calls[0]?.arguments).toEqual({ path: '42', all: true });
    const [found] = diagnostics;
    expect(found).toMatchObject({ code: 'tools/json-repaired' });
    expect(all.slice(found?.range.start, found?.range.end)).toBe('True');
  });

  it('a flaw of the arguments as a whole is one of them all', () => {
    const read = z.strictObject({ path: z.string() });
    const { diagnostics } = toolCalls({ dialect: 'qwen3-coder', tools: { read } }).parse(text);
    expect(diagnostics).toMatchObject([{ code: 'tools/wrong-type', path: ['calls', 0, 'arguments'] }]);
  });

  it('are shown in the prompt where they have a JSON Schema', () => {
    const read = z.object({ path: z.string().describe('Where') }).describe('Reads a file.');
    expect(toolCalls({ dialect: 'hermes', tools: { read } }).prompt()).toMatch(/Reads a file\..*"path":.*Where/);
  });
});

describe('tools as JSON Schemas', () => {
  const read = {
    parameters: {
      $defs: { Text: { type: 'string' }, 'a/b': { $ref: '#/$defs/Text' }, Loop: { $ref: '#/$defs/Loop' } },
      properties: {
        named: { $ref: '#/$defs/a~1b' },
        all: { allOf: [{ description: 'A text.' }, { $ref: '#/$defs/Text' }] },
        maybe: { type: 'string', nullable: true },
        number: { type: 'integer', nullable: true },
        rows: { type: 'array', items: { properties: { id: { $ref: '#/$defs/Text' } }, required: ['id'] } },
        loop: { $ref: '#/$defs/Loop' },
        elsewhere: { $ref: 'https://example.org/text.json' },
      },
    },
  };
  it.each([
    ['named', '1.10', '1.10', []],
    ['all', 'true', 'true', []],
    ['maybe', 'null', null, []],
    ['maybe', '7', '7', []],
    ['number', 'null', null, []],
    ['number', 'six', 'six', ['wrong-type']],
    ['rows', '[{"id": "a"}]', [{ id: 'a' }], []],
    ['rows', '[{"id": 1}]', [{ id: 1 }], ['wrong-type']],
    ['rows', "[{'n': 1}]", [{ n: 1 }], ['json-repaired', 'wrong-type']],
    ['loop', '7', 7, []],
    ['elsewhere', '7', 7, []],
  ])('%s: %s is read by references, parts and null', (key, raw, expected, found) => {
    const format = toolCalls({ dialect: 'minimax-m2', tools: { read } });
    const text = `<minimax:tool_call><invoke name="read"><parameter name="${key}">${raw}</parameter></invoke></minimax:tool_call>`;
    expect(format.parse(text).value.calls[0]?.arguments).toEqual({ [key]: expected });
    expect(codes(format, text)).toEqual(found);
  });
});

describe('what is said', () => {
  const hermes = toolCalls({ dialect: 'hermes', tools: { read_file: v.object({ path: v.string() }) } });
  const call = (name: string, args: string): string =>
    `<tool_call>{"name": "${name}", "arguments": ${args}}</tool_call>`;

  it('an unknown tool has the closest name as its hint, at its place', () => {
    const text = call('read_fil', '{"path": "a"}');
    const [found] = hermes.parse(text).diagnostics;
    expect(found).toMatchObject({ code: 'tools/unknown-tool', hint: 'Call read_file.', path: ['calls', 0, 'name'] });
    expect(text.slice(found?.range.start, found?.range.end)).toBe('read_fil');
  });

  it('an argument of the wrong type stays as it is, and its place is told', () => {
    const text = call('read_file', '{"path": 512}');
    const { value, diagnostics } = hermes.parse(text);
    expect(value.calls[0]?.arguments).toEqual({ path: 512 });
    expect(diagnostics).toMatchObject([{ code: 'tools/wrong-type', path: ['calls', 0, 'arguments', 'path'] }]);
    expect(text.slice(diagnostics[0]?.range.start, diagnostics[0]?.range.end)).toBe('512');
  });

  it('arguments that are encoded twice are decoded; strict makes errors of repairs', () => {
    const text = call('read_file', '"{\\"path\\": \\"a\\"}"');
    expect(hermes.parse(text)).toMatchObject({ ok: true, value: { calls: [{ arguments: { path: 'a' } }] } });
    expect(codes(hermes, text)).toEqual(['encoded-twice']);
    expect(hermes.parse(text, { strict: true }).ok).toBe(false);
  });

  it('a marker in code or in a thought is no call', () => {
    const shown = call('read_file', '{"path": "a"}');
    for (const text of [`Write \`${shown}\`.`, `So:\n\`\`\`\n${shown}\n\`\`\`\n`, `<think>${shown}</think>`]) {
      const { value, diagnostics } = hermes.parse(text);
      expect(value.calls).toEqual([]);
      expect(value.text + value.reasoning).toContain(shown);
      expect(diagnostics).toEqual([]);
    }
  });

  it.each<readonly [DialectName, string]>([
    ['hermes', '<tool_call>{"name": "ping", "arguments": {}}'],
    ['qwen3-coder', '<tool_call><function=ping></function>'],
    ['granite', '<tool_call>{"name": "ping", "arguments": {}}'],
    ['kimi-k2', '<|tool_calls_section_begin|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}'],
    ['react', '```\nAction: ping\nAction Input: {}\n'],
  ])('%s: a call that is whole is so without its closing marker, and the reply is not', (dialect, text) => {
    const { value, ok, complete, diagnostics } = toolCalls({ dialect }).parse(text);
    expect(value.calls).toMatchObject([{ name: 'ping', arguments: {}, complete: true }]);
    expect({ ok, complete }).toEqual({ ok: true, complete: false });
    expect(diagnostics.map(({ code }) => code)).toContain('tools/missing-close');
  });

  it('a call in a fence that is cut off may be an example, unless the model stopped by itself', () => {
    const xlam = toolCalls({ dialect: 'xlam' });
    const text = '```json\n[{"name": "ping", "arguments": {}}]';
    expect(xlam.parse(text).value.calls).toMatchObject([{ name: 'ping', complete: false }]);
    expect(xlam.parse(text, { finished: true }).value.calls).toMatchObject([{ name: 'ping', complete: true }]);
  });
});

it('auto reads what detect names, from its first marker on', () => {
  const auto = toolCalls({ dialect: 'auto' });
  const text = '<tool_call>{"name": "ping", "arguments": {}}</tool_call>';
  expect(detect(text)).toBe('hermes');
  expect(auto.parse(text)).toMatchObject({ via: 'hermes', ok: true, value: { calls: [{ name: 'ping' }] } });
  const stream = auto.createStream();
  expect(stream.push('<tool_call>')).toEqual([]);
  expect(stream.push('{"name": "ping", "arguments":').map(({ type: kind }) => kind)).toEqual(['set']);
});
