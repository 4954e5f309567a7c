import { createServer } from 'node:http';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { AIMessageChunk, HumanMessage, ToolMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, jsonSchema, stepCountIs, streamText, tool } from 'ai';
import { describe, expect, it } from 'vitest';
import { toolCalls } from '../../src/tools/index.ts';
import { started, textOf } from '../extras/serve/started.ts';
import { servedAt } from '../extras/serve/upstream.ts';
import { chunkOf, chunksOf, completionOf, eventsOf } from '../openai/wire.ts';

const BAD = '<tool_call>{"name": "ad", "arguments": {"a": 1, "b": 2}}</tool_call>';
const CALL = '<think>Both.</think>I add.<tool_call>{"name": "add", "arguments": {"a": 1, "b": 2}}</tool_call>';
const SUM = 'It is 3.';
const USAGE = { prompt_tokens: 30, completion_tokens: 4, total_tokens: 34 };
const parameters = {
  type: 'object' as const,
  properties: { a: { type: 'number' as const }, b: { type: 'number' as const } },
  required: ['a', 'b'],
};

interface Body {
  readonly stream?: boolean;
  readonly messages: readonly { role: string; content: string }[];
}

/** Our server in front of one that leaves calls in the text, and makes a slip first where it is not asked again. */
async function base(slips = false): Promise<string> {
  const upstream = await started(
    createServer(async (asked, response) => {
      const { messages, stream }: Body = JSON.parse(await textOf(asked));
      const isAnswered = messages.some(({ role }) => role === 'tool');
      const text = isAnswered ? SUM : slips && messages.length === 1 ? BAD : CALL;
      response.setHeader('content-type', stream === true ? 'text/event-stream' : 'application/json');
      if (stream !== true) response.end(JSON.stringify({ ...completionOf(text), usage: USAGE }));
      else {
        const chunks = chunksOf(text.match(/.{1,3}/gs) ?? []);
        response.end(eventsOf([...chunks, { ...chunkOf({}), choices: [], usage: USAGE }, '[DONE]']));
      }
    }),
  );
  const dialect = (tools: Parameters<typeof toolCalls>[0]['tools']) =>
    toolCalls({ dialect: 'hermes', ...(tools && { tools }) });
  const { url } = await servedAt(upstream, { dialect, retry: 1 });
  return String(url);
}

describe('the AI SDK', () => {
  const add = tool({
    inputSchema: jsonSchema<{ a: number; b: number }>(parameters),
    execute: ({ a, b }) => a + b,
  });
  const asked = async (slips: boolean) => ({
    model: createOpenAICompatible({ name: 'local', baseURL: await base(slips), apiKey: 'k' })('m'),
    prompt: 'What is 1 + 2?',
    tools: { add },
    stopWhen: stepCountIs(3),
  });

  it.each([false, true])('calls a tool and goes on with its result; a slip of the model first: %s', async (slips) => {
    const { steps, text } = await generateText(await asked(slips));
    expect(steps[0]?.toolCalls).toMatchObject([{ toolName: 'add', input: { a: 1, b: 2 } }]);
    expect(steps[0]?.toolResults).toMatchObject([{ output: 3 }]);
    expect(steps[0]?.finishReason).toBe('tool-calls');
    expect(text).toBe(SUM);
  });

  it.each([false, true])('does so in a stream; a slip of the model first: %s', async (slips) => {
    const result = streamText(await asked(slips));
    const types = new Set<string>();
    for await (const part of result.fullStream) types.add(part.type);
    expect([...types]).toEqual(expect.arrayContaining(['tool-input-start', 'tool-call', 'tool-result', 'text-delta']));
    expect(types.has('error')).toBe(false);
    const steps = await result.steps;
    expect(steps.flatMap((step) => step.toolCalls)).toHaveLength(1);
    expect(await result.text).toBe(SUM);
  });
});

describe.each([false, true])('LangChain, by the Responses API: %s', (useResponsesApi) => {
  const offered = [{ type: 'function' as const, function: { name: 'add', description: 'Adds', parameters } }];
  const modelAt = async (slips: boolean) =>
    new ChatOpenAI({
      model: 'm',
      apiKey: 'k',
      useResponsesApi,
      maxRetries: 0,
      configuration: { baseURL: await base(slips) },
    }).bindTools(offered);

  it.each([false, true])('calls a tool and goes on with its result; a slip of the model first: %s', async (slips) => {
    const model = await modelAt(slips);
    const question = new HumanMessage('What is 1 + 2?');
    const answer = await model.invoke([question]);
    expect(answer.tool_calls).toMatchObject([{ name: 'add', args: { a: 1, b: 2 } }]);
    const [call] = answer.tool_calls ?? [];
    const result = new ToolMessage({ content: '3', tool_call_id: call?.id ?? '' });
    expect((await model.invoke([question, answer, result])).text).toBe(SUM);
  });

  it.each([false, true])('does so in a stream; a slip of the model first: %s', async (slips) => {
    const model = await modelAt(slips);
    let whole: AIMessageChunk | undefined;
    for await (const chunk of await model.stream([new HumanMessage('What is 1 + 2?')]))
      whole = whole === undefined ? chunk : whole.concat(chunk);
    expect(whole).toBeInstanceOf(AIMessageChunk);
    expect(whole?.tool_calls).toMatchObject([{ name: 'add', args: { a: 1, b: 2 } }]);
  });
});
