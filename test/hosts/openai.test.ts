import { createServer } from 'node:http';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { HumanMessage, ToolMessage } from '@langchain/core/messages';
import { tool as langchainTool } from '@langchain/core/tools';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, stepCountIs, streamText, tool } from 'ai';
import OpenAI, { APIError } from 'openai';
import { openai } from 'peglot/openai';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveCommand, started, textOf } from '../extras/serve/started.ts';
import { chunkOf, chunksOf, completionOf, eventsOf } from '../openai/wire.ts';

const RAW = '<think>Both.</think>I add.<tool_call>\n{"name": "add", "arguments": {"a": 1, "b": 2}}\n</tool_call>';
const SUM = 'It is 3.';

/** How the server of models is reached, and where it has a template for tools. */
interface Way {
  readonly baseURL: string;
  readonly fetch?: typeof globalThis.fetch;
}

type Body = { stream?: boolean; tools?: unknown[]; messages: { role: string; content: unknown }[] };

/** A server that leaves calls in the text; `dies` is a model of its own. */
function answerOf({ stream, messages }: Body, model: string): { type: string; body: string; dies: boolean } {
  const last = messages.at(-1);
  const isAnswered = last?.role === 'tool' || String(last?.content).startsWith('<tool_response>');
  const text = isAnswered ? SUM : RAW;
  if (stream !== true) return { type: 'application/json', body: JSON.stringify(completionOf(text)), dies: false };
  const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
  const chunks = chunksOf(text.match(/.{1,3}/gs) ?? []);
  const dies = model === 'dies';
  const all = dies ? chunks.slice(0, -8) : [...chunks, { ...chunkOf({}), choices: [], usage }, '[DONE]'];
  return { type: 'text/event-stream', body: eventsOf(all), dies };
}

/** What the server was sent. */
const seen: Body[] = [];

async function upstream(): Promise<URL> {
  return started(
    createServer(async (asked, response) => {
      if (asked.method !== 'POST') return void response.writeHead(404).end();
      const sent = JSON.parse(await textOf(asked));
      seen.push(sent);
      const { type, body, dies } = answerOf(sent, sent.model);
      response.writeHead(200, { 'content-type': type }).write(body);
      if (dies) setTimeout(() => response.destroy(), 20);
      else response.end();
    }),
  );
}

const ways: [string, () => Promise<Way>][] = [
  ['a fetch', async () => ({ baseURL: `${await upstream()}`, fetch: openai() })],
  ['a fetch that injects', async () => ({ baseURL: `${await upstream()}`, fetch: openai({ inject: true }) })],
  ['peglot serve', async () => ({ baseURL: (await serveCommand(await upstream())).url })],
];

const parameters = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } };
const offered = [{ type: 'function' as const, function: { name: 'add', description: 'Adds', parameters } }];
const question = [{ role: 'user' as const, content: 'What is 1 + 2?' }];

describe.each(ways)('openai by %s', (_, way) => {
  const clientOf = async (): Promise<OpenAI> => new OpenAI({ ...(await way()), apiKey: 'none', maxRetries: 0 });

  it('has the calls of an answer', async () => {
    const client = await clientOf();
    const answer = await client.chat.completions.create({ model: 'm', messages: question, tools: offered });
    expect(answer.choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: {
        content: 'I add.',
        reasoning_content: 'Both.',
        tool_calls: [{ type: 'function', function: { name: 'add', arguments: '{"a":1,"b":2}' } }],
      },
    });
  });

  it('runs tools in streams to the end', async () => {
    const client = await clientOf();
    const given: unknown[] = [];
    const runner = client.chat.completions.runTools({
      model: 'm',
      messages: question,
      stream: true,
      stream_options: { include_usage: true },
      tools: [
        {
          type: 'function',
          function: {
            name: 'add',
            description: 'Adds',
            parameters,
            parse: JSON.parse,
            function: (numbers: { a: number; b: number }) => {
              given.push(numbers);
              return String(numbers.a + numbers.b);
            },
          },
        },
      ],
    });
    expect(await runner.finalContent()).toBe(SUM);
    expect(given).toEqual([{ a: 1, b: 2 }]);
    expect(await runner.totalUsage()).toMatchObject({ total_tokens: 14 });
  });

  it('has what was read of an answer that breaks off, and an error', async () => {
    const client = await clientOf();
    const stream = await client.chat.completions.create({
      model: 'dies',
      messages: question,
      tools: offered,
      stream: true,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    })();
    await expect(reading).rejects.toThrow(APIError);
    await expect(reading).rejects.toThrow(/the server's answer (broke off|ended before its end)/);
    expect(text).toBe('I add.');
  });
});

describe.each(ways)('the AI SDK by %s', (_, way) => {
  const tools = {
    add: tool({
      description: 'Adds',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      execute: async ({ a, b }) => a + b,
    }),
  };
  const modelOf = async () => createOpenAICompatible({ name: 'local', ...(await way()) })('m');

  it('takes steps in generateText', async () => {
    const { text, steps } = await generateText({
      model: await modelOf(),
      tools,
      prompt: 'x',
      stopWhen: stepCountIs(4),
    });
    expect(text).toBe(SUM);
    expect(steps.map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop']);
    expect(steps[0]).toMatchObject({
      text: 'I add.',
      reasoningText: 'Both.',
      toolResults: [{ input: { a: 1, b: 2 }, output: 3 }],
    });
  });

  it('takes steps in streamText', async () => {
    const result = streamText({ model: await modelOf(), tools, prompt: 'x', stopWhen: stepCountIs(4) });
    const types: string[] = [];
    for await (const part of result.fullStream) if (types.at(-1) !== part.type) types.push(part.type);
    expect(types).toEqual(
      expect.arrayContaining(['reasoning-delta', 'text-delta', 'tool-input-delta', 'tool-call', 'tool-result']),
    );
    expect(types).not.toContain('error');
    const steps = await result.steps;
    expect(steps.map(({ text }) => text)).toEqual(['I add.', SUM]);
    expect(steps[0]).toMatchObject({ finishReason: 'tool-calls', toolResults: [{ input: { a: 1, b: 2 }, output: 3 }] });
  });
});

describe.each(ways)('LangChain by %s', (_, way) => {
  const add = langchainTool(async ({ a, b }: { a: number; b: number }) => String(a + b), {
    name: 'add',
    description: 'Adds',
    schema: z.object({ a: z.number(), b: z.number() }),
  });
  const modelOf = async () => {
    const { baseURL, fetch } = await way();
    const configuration = { baseURL, ...(fetch !== undefined && { fetch }) };
    return new ChatOpenAI({ model: 'm', apiKey: 'none', maxRetries: 0, configuration }).bindTools([add]);
  };
  const calls = [{ type: 'tool_call', name: 'add', args: { a: 1, b: 2 } }];

  it('has the calls of an answer, and takes their results', async () => {
    const model = await modelOf();
    const asked = new HumanMessage('x');
    const message = await model.invoke([asked]);
    expect(message.tool_calls).toMatchObject(calls);
    expect(message.content).toBe('I add.');
    const [call] = message.tool_calls ?? [];
    const result = new ToolMessage({ content: '3', tool_call_id: call?.id ?? '' });
    expect((await model.invoke([asked, message, result])).content).toBe(SUM);
  });

  it('streams calls', async () => {
    const model = await modelOf();
    let whole: Awaited<ReturnType<typeof model.invoke>> | undefined;
    for await (const chunk of await model.stream([new HumanMessage('x')])) whole = whole?.concat(chunk) ?? chunk;
    expect(whole?.tool_calls).toMatchObject(calls);
    expect(whole?.content).toBe('I add.');
    expect(whole?.response_metadata.finish_reason).toBe('tool_calls');
  });
});

it('the server that injects was told of the tools in text alone', () => {
  const injected = seen.filter(({ tools }) => tools === undefined);
  expect(injected.length).toBeGreaterThan(5);
  for (const { messages } of injected) {
    expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('"name":"add"') });
    expect(messages.every(({ role }) => role !== 'tool')).toBe(true);
  }
});
