import { AIMessage } from '@langchain/core/messages';
import { wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { toolCallMiddleware } from 'peglot/ai-sdk';
import { genkitFormat } from 'peglot/genkit';
import { ToolCallOutputParser } from 'peglot/langchain';
import { openai } from 'peglot/openai';
import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import type { HandedOut } from '../src/hosts/handed-out.ts';
import {
  chunksOf,
  completionOf,
  eventsOf,
  isJson,
  jsonOf,
  readReply,
  request,
  streamed,
  URL_OF_CHAT,
} from './openai/wire.ts';

const write = {
  parameters: {
    type: 'object',
    properties: { path: { type: 'string' }, lines: { type: 'integer' } },
    required: ['path'],
  },
} as const;
const tools = { write };
const format = toolCalls({ dialect: 'hermes', tools });
const call = (written: string): string => `<tool_call>\n${written}\n</tool_call>`;
const BODY = '{"name": "write", "arguments": {"path": "good"}}';
const GOOD = call(BODY);
const GOOD_TWICE = { ok: ['good', 'good'], complete: ['good', 'good'], all: ['good', 'good'] };

/** What a model writes, and the paths of the calls that are handed out by each choice. */
const replies: readonly [what: string, text: string, expected: Record<HandedOut, readonly unknown[]>][] = [
  ['what is right', GOOD, { ok: ['good'], complete: ['good'], all: ['good'] }],
  [
    'what is repaired and clear',
    call('{"name": "write", "arguments": {"path": "good", "lines": "3",}}'),
    { ok: ['good'], complete: ['good'], all: ['good'] },
  ],
  [
    'a missing argument',
    call('{"name": "write", "arguments": {"lines": 3}}'),
    { ok: [], complete: [undefined], all: [undefined] },
  ],
  [
    'an unknown tool',
    call('{"name": "wipe", "arguments": {"path": "bad"}}'),
    { ok: [], complete: ['bad'], all: ['bad'] },
  ],
  [
    'a value that is none of the schema',
    call('{"name": "write", "arguments": {"path": "bad", "lines": "many"}}'),
    { ok: [], complete: ['bad'], all: ['bad'] },
  ],
  [
    'a key that is given twice',
    call('{"name": "write", "arguments": {"path": "one", "path": "bad"}}'),
    { ok: [], complete: ['bad'], all: ['bad'] },
  ],
  [
    'a value that is cut',
    '<tool_call>{"name": "write", "arguments": {"path": "ba',
    { ok: [], complete: [], all: ['ba'] },
  ],
  [
    'a bad call between good ones',
    `${GOOD}${call('{"name": "wipe", "arguments": {"path": "bad"}}')}${GOOD}`,
    { ok: ['good', 'good'], complete: ['good', 'bad', 'good'], all: ['good', 'bad', 'good'] },
  ],
  [
    'an error before a call that is none of its own',
    `Done.</tool_call>\n${GOOD}`,
    { ok: ['good'], complete: ['good'], all: ['good'] },
  ],
  [
    'a call that was quoted before it was made',
    `I write \`{"name": "write", "arguments": {"lines": 3}}\`.\n${call('{"name": "write", "arguments": {"lines": 3}}')}`,
    { ok: [], complete: [undefined], all: [undefined] },
  ],
  ['a call that a sentence goes on behind', `Send ${GOOD} to write it.`, { ok: [], complete: ['good'], all: ['good'] }],
  [
    'calls that a sentence goes on behind, and one below it',
    `Send <tool_call>[${BODY}, ${BODY}]</tool_call> to write it.\n${GOOD}`,
    { ok: ['good'], complete: ['good', 'good', 'good'], all: ['good', 'good', 'good'] },
  ],
  ['calls behind words in their line', `Both: ${GOOD} ${GOOD}`, GOOD_TWICE],
  ['calls between sentences', `First. ${GOOD} Second. ${GOOD}\nThird.`, GOOD_TWICE],
];

const WHICH: readonly HandedOut[] = ['ok', 'complete', 'all'];
const sent = request(tools);
const pathOf = (given: unknown): unknown => Object(given).path;

/** The paths of the calls that each host hands out. */
const hosts: Readonly<Record<string, (text: string, calls: HandedOut | undefined) => Promise<unknown[]>>> = {
  'openai, whole': async (text, calls) => {
    const options = calls === undefined ? {} : { calls };
    const send = openai({ ...options, dialect: 'hermes', fetch: async () => Response.json(completionOf(text)) });
    const { choices } = await jsonOf(send(URL_OF_CHAT, sent));
    const made: readonly { function: { arguments: string } }[] = choices[0].message.tool_calls ?? [];
    return made.map((one) => pathOf(JSON.parse(one.function.arguments)));
  },
  'openai, a stream': async (text, calls) => {
    const options = calls === undefined ? {} : { calls };
    const bytes = new TextEncoder().encode(eventsOf([...chunksOf([text]), '[DONE]']));
    const send = openai({ ...options, dialect: 'hermes', fetch: async () => streamed([bytes]) });
    const [choice] = (await readReply(await send(URL_OF_CHAT, sent))).choices;
    return (choice?.calls ?? []).flatMap(({ arguments: made }) => (isJson(made) ? [pathOf(JSON.parse(made))] : []));
  },
  langchain: async (text, calls) => {
    const parser = new ToolCallOutputParser(format, calls === undefined ? {} : { calls });
    const message = await parser.invoke(new AIMessage(text));
    return (message.tool_calls ?? []).map(({ args }) => pathOf(args));
  },
  'ai-sdk': async (text, calls) => {
    const inner = new MockLanguageModelV3({
      doGenerate: async () => ({
        content: [{ type: 'text', text }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      }),
    });
    const middleware = toolCallMiddleware(() => format, calls === undefined ? {} : { calls });
    const { content } = await wrapLanguageModel({ model: inner, middleware }).doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Go.' }] }],
      tools: [{ type: 'function', name: 'write', inputSchema: write.parameters }],
    });
    return content.flatMap((part) => (part.type === 'tool-call' ? [pathOf(JSON.parse(part.input))] : []));
  },
};

describe.each(Object.entries(hosts))('%s', (_, host) => {
  it.each(replies)('hands out calls as it is told: %s', async (_what, text, expected) => {
    for (const calls of WHICH) expect([calls, await host(text, calls)]).toEqual([calls, expected[calls]]);
    expect(await host(text, undefined)).toEqual(expected.ok);
  });
});

it('genkit hands out a reply that is good enough, and throws otherwise', () => {
  const outputOf = (text: string, calls: HandedOut): unknown => {
    const [, handler] = genkitFormat(format, { calls });
    return handler()
      .parseMessage({ text })
      .calls.map((one) => pathOf(one.arguments));
  };
  const unknown = call('{"name": "wipe", "arguments": {"path": "bad"}}');
  const cut = '<tool_call>{"name": "write", "arguments": {"path": "ba';
  expect(outputOf(GOOD, 'ok')).toEqual(['good']);
  expect(() => outputOf(unknown, 'ok')).toThrow('unknown-tool');
  expect(outputOf(unknown, 'complete')).toEqual(['bad']);
  expect(() => outputOf(cut, 'complete')).toThrow('cut-off');
  expect(outputOf(cut, 'all')).toEqual(['ba']);
});

it('another choice is refused', () => {
  const calls = Object('most');
  const message = "calls is 'ok', 'complete', 'all', not most";
  expect(() => openai({ calls })).toThrow(message);
  expect(() => toolCallMiddleware(() => format, { calls })).toThrow(message);
  expect(() => new ToolCallOutputParser(format, { calls })).toThrow(message);
  expect(() => genkitFormat(format, { calls })).toThrow(message);
});
