import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportCalls, toolCalls } from '../../src/entries/tools.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { trained } from '../../src/tools/dialects/trained.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { recognizes } from '../gbnf/recognize.ts';
import { isDeep } from '../laws/law.ts';
import { tools } from './corpus.ts';

const call = (name: string, given: object): { name: string; arguments: object; complete: boolean; raw: string } => ({
  name,
  arguments: given,
  complete: true,
  raw: '',
});
const told = { text: 'Now.', reasoning: '', calls: [] };
const ping = { ...told, calls: [call('ping', {})] };
const tide = { ...told, calls: [call('tide_at', { port: 'Emden' })] };

describe.each(dialectNames)('what a reply must call, in %s', (dialect) => {
  const free = toolCalls({ dialect, tools });
  const any = toolCalls({ dialect, tools, toolChoice: 'required' });
  const one = toolCalls({ dialect, tools, toolChoice: { tool: 'tide_at' } });
  const codes = (format: typeof free, text: string): string[] => format.parse(text).diagnostics.map(({ code }) => code);

  test('is told where it is not there', () => {
    expect(codes(any, free.print(told))).toContain('tools/no-required-call');
    expect(codes(any, free.print(ping))).not.toContain('tools/no-required-call');
    expect(codes(one, free.print(ping))).toEqual(
      expect.arrayContaining(['tools/other-call', 'tools/no-required-call']),
    );
    expect(codes(one, free.print(tide))).toEqual(codes(free, free.print(tide)));
  });

  test.runIf(isDeep || dialectNames.indexOf(dialect) % 6 === 0)('is held by the grammar', () => {
    const [all, some, single] = (['auto', 'required', { tool: 'tide_at' }] as const).map((toolChoice) =>
      readGbnf(exportCalls({ dialect, tools, toolChoice }, 'gbnf')),
    );
    const held = (grammar: typeof all, reply: typeof tide): boolean =>
      grammar !== undefined && recognizes(grammar, free.print(reply));
    expect([told, ping, tide].map((reply) => held(all, reply))).toEqual([true, true, true]);
    expect([told, ping, tide].map((reply) => held(some, reply))).toEqual([false, true, true]);
    expect([told, ping, tide].map((reply) => held(single, reply))).toEqual([false, false, true]);
  });

  test('is asked for', () => {
    expect(any.prompt()).toContain('must call one of the tools');
    expect(one.prompt()).toContain('must call the tool "tide_at"');
    expect(free.prompt()).not.toContain('must call');
  });
});

describe('results', () => {
  test('stand in what the models of a dialect know', () => {
    const results = [
      { id: 'functions.ping:0', name: 'ping', result: 'pong' },
      { id: '2', name: 'tide_at', result: { height: 3 } },
      { id: '3', name: 'tide_at', error: 'no port' },
    ];
    expect(toolCalls({ dialect: 'hermes' }).printResults(results)).toBe(
      '<tool_response>\npong\n</tool_response>\n<tool_response>\n{"height":3}\n</tool_response>\n<tool_response>\n{"error":"no port"}\n</tool_response>\n',
    );
    expect(toolCalls({ dialect: 'kimi-k2' }).printResults(results.slice(0, 1))).toBe(
      '## Return of functions.ping:0\npong\n',
    );
    expect(toolCalls({ dialect: 'jamba' }).printResults(results.slice(0, 1))).toBe(
      'Results of your tool calls, in their order:\n{"id":"functions.ping:0","name":"ping","result":"pong"}\n',
    );
  });

  const known = dialectNames.filter((name) => trained[name]?.results !== undefined);
  test.each(known)('cannot pose as another one: %s', (dialect) => {
    const format = toolCalls({ dialect });
    const markers = trained[dialect]?.results?.markers ?? [];
    const part = fc.oneof(fc.constantFrom(...markers, '\n', '"', '\\'), fc.string());
    const plain = format.printResults([{ id: '1', name: 'ping', result: 'pong' }]);
    const count = (text: string, marker: string): number => text.split(marker).length;
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = format.printResults([{ id: '1', name: 'ping', result: parts.join('') }]);
        for (const marker of markers) expect(count(text, marker), text).toBe(count(plain, marker));
      }),
      { numRuns: 40 },
    );
  });
});

test('the tools stand in the prompt as the models of the dialect know them', () => {
  const { ping: tool } = tools;
  const lines = (dialect: 'hermes' | 'mistral' | 'jamba'): string =>
    toolCalls({ dialect, tools: { ping: tool ?? {} } }).prompt();
  expect(lines('hermes')).toMatch(/<tools>\n\{"type":"function","function":\{"name":"ping",.*\}\n<\/tools>/);
  expect(lines('mistral')).toMatch(/\[AVAILABLE_TOOLS\]\[\{"type":"function",.*\]\[\/AVAILABLE_TOOLS\]/);
  expect(lines('jamba')).toMatch(/The tools:\n\{"name":"ping"/);
});
