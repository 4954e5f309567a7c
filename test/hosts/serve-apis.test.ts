import { createServer } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { toolCalls } from '../../src/tools/index.ts';
import { chunkOf, chunksOf, completionOf, eventsOf } from '../openai/wire.ts';
import { started, textOf } from '../serve/started.ts';
import { servedAt } from '../serve/upstream.ts';

const RAW = '<think>Both.</think>I add.<tool_call>\n{"name": "add", "arguments": {"a": 1, "b": 2}}\n</tool_call>';
const IN_STRING = '<tool_call>\n{"name": "add", "arguments": {"a": "one and';
const SUM = 'It is 3.';
const USAGE = {
  prompt_tokens: 30,
  prompt_tokens_details: { cached_tokens: 10 },
  completion_tokens: 4,
  total_tokens: 34,
};

type Body = { model: string; stream?: boolean; tools?: unknown[]; messages: { role: string; content: unknown }[] };

/** A server of chat completions that leaves calls in the text. `cut` is a model that stops in a call, `dies` one that breaks off. */
async function chatServer(): Promise<{ url: URL; seen: Body[] }> {
  const seen: Body[] = [];
  const url = await started(
    createServer(async (asked, response) => {
      if (asked.url !== '/v1/chat/completions') {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no such page"}');
        return;
      }
      const sent: Body = JSON.parse(await textOf(asked));
      seen.push(sent);
      if (sent.model === 'none') {
        const error = { message: 'the model none is not there', type: 'NotFoundError', code: 404 };
        response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
        return;
      }
      const whole = sent.messages.some(({ role }) => role === 'tool') ? SUM : RAW;
      const text = { m: whole, 'cut-in-string': IN_STRING }[sent.model] ?? RAW.slice(0, -25);
      const reason = sent.model.startsWith('cut') ? 'length' : 'stop';
      if (sent.stream !== true) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ ...completionOf(text, reason), usage: USAGE }));
        return;
      }
      const chunks = chunksOf(text.match(/.{1,3}/gs) ?? [], reason);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (sent.model === 'dies') response.write(eventsOf(chunks.slice(0, -1)), () => response.destroy());
      else response.end(eventsOf([...chunks, { ...chunkOf({}), choices: [], usage: USAGE }, '[DONE]']));
    }),
  );
  return { url, seen };
}

async function clients(): Promise<{ openai: OpenAI; anthropic: Anthropic; seen: Body[] }> {
  const { url: upstream, seen } = await chatServer();
  const { url } = await servedAt(upstream, { dialect: (tools) => toolCalls({ dialect: 'hermes', tools }) });
  return {
    openai: new OpenAI({ baseURL: String(url), apiKey: 'k', maxRetries: 0 }),
    anthropic: new Anthropic({ baseURL: url.origin, apiKey: 'k', maxRetries: 0 }),
    seen,
  };
}

const parameters = { type: 'object' as const, properties: { a: { type: 'number' }, b: { type: 'number' } } };

describe('openai.responses on a server of chat completions', () => {
  const tools = [{ type: 'function' as const, name: 'add', description: 'Adds', parameters, strict: false }];
  const asked = { model: 'm', instructions: 'Add.', input: 'What is 1 + 2?', tools };

  it('has the items of an answer, and takes the result of a call', async () => {
    const { openai, seen } = await clients();
    const answer = await openai.responses.create(asked);
    expect(answer).toMatchObject({ object: 'response', status: 'completed', model: 'm', output_text: 'I add.' });
    expect(answer.output).toMatchObject([
      { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Both.' }] },
      { type: 'message', role: 'assistant', status: 'completed' },
      { type: 'function_call', name: 'add', arguments: '{"a":1,"b":2}', status: 'completed' },
    ]);
    expect(answer.usage).toMatchObject({
      input_tokens: 30,
      input_tokens_details: { cached_tokens: 10 },
      output_tokens: 4,
      total_tokens: 34,
    });
    const call = answer.output.find((item) => item.type === 'function_call');
    const input = [
      { role: 'user' as const, content: asked.input },
      ...answer.output,
      { type: 'function_call_output' as const, call_id: call?.call_id ?? '', output: '3' },
    ];
    expect((await openai.responses.create({ ...asked, input })).output_text).toBe(SUM);
    expect(seen[1]?.messages).toEqual([
      { role: 'system', content: 'Add.' },
      { role: 'user', content: 'What is 1 + 2?' },
      {
        role: 'assistant',
        content: 'I add.',
        reasoning_content: 'Both.',
        tool_calls: [{ id: call?.call_id, type: 'function', function: { name: 'add', arguments: '{"a":1,"b":2}' } }],
      },
      { role: 'tool', tool_call_id: call?.call_id, content: '3' },
    ]);
    expect(seen[1]?.tools).toEqual([{ type: 'function', function: { name: 'add', description: 'Adds', parameters } }]);
  });

  it('has the same by its stream', async () => {
    const { openai } = await clients();
    const stream = openai.responses.stream(asked);
    const types: string[] = [];
    for await (const { type } of stream) if (types.at(-1) !== type) types.push(type);
    expect(types).toEqual(
      [
        ...['created', 'in_progress'],
        ...['output_item.added', 'content_part.added', 'reasoning_text.delta', 'reasoning_text.done'],
        ...['content_part.done', 'output_item.done'],
        ...['output_item.added', 'content_part.added', 'output_text.delta', 'output_text.done'],
        ...['content_part.done', 'output_item.done'],
        ...['output_item.added', 'function_call_arguments.delta', 'function_call_arguments.done', 'output_item.done'],
        'completed',
      ].map((type) => `response.${type}`),
    );
    const answer = await stream.finalResponse();
    expect(answer.output_text).toBe('I add.');
    expect(answer.output.at(-1)).toMatchObject({ type: 'function_call', arguments: '{"a":1,"b":2}' });
    expect(answer.usage).toMatchObject({ input_tokens: 30, output_tokens: 4 });
  });

  it('has the text of a tool that takes one, as Codex patches files', async () => {
    const { openai, seen } = await clients();
    const stream = openai.responses.stream({ ...asked, tools: [{ type: 'custom', name: 'add', description: 'Adds' }] });
    const { output } = await stream.finalResponse();
    expect(output.at(-1)).toMatchObject({ type: 'custom_tool_call', name: 'add', input: '{"a":1,"b":2}' });
    expect(seen[0]?.tools).toMatchObject([{ function: { name: 'add', parameters: { required: ['input'] } } }]);
  });

  it('has no whole call of an answer that is cut off, and an error of one that breaks off', async () => {
    const { openai } = await clients();
    const cut = await openai.responses.stream({ ...asked, model: 'cut' }).finalResponse();
    expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    const call = cut.output.find((item) => item.type === 'function_call');
    expect(call?.status).toBe('incomplete');
    expect(() => JSON.parse(call?.arguments ?? '')).toThrow();
    const stream = await openai.responses.create({ ...asked, model: 'dies', stream: true });
    let last: unknown;
    for await (const event of stream) last = event;
    expect(last).toMatchObject({ type: 'response.failed', response: { status: 'failed' } });
  });

  it('hears why there is no answer', async () => {
    const { openai } = await clients();
    await expect(openai.responses.create({ ...asked, model: 'none' })).rejects.toThrow(OpenAI.NotFoundError);
  });
});

describe('@anthropic-ai/sdk on a server of chat completions', () => {
  const tools = [{ name: 'add', description: 'Adds', input_schema: parameters }];
  const question = { role: 'user' as const, content: 'What is 1 + 2?' };
  const asked = { model: 'm', max_tokens: 100, system: 'Add.', messages: [question], tools };

  it('has the blocks of an answer, and takes the result of a call', async () => {
    const { anthropic, seen } = await clients();
    const answer = await anthropic.messages.create(asked);
    expect(answer).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'm',
      stop_reason: 'tool_use',
      content: [
        { type: 'thinking', thinking: 'Both.' },
        { type: 'text', text: 'I add.' },
        { type: 'tool_use', name: 'add', input: { a: 1, b: 2 } },
      ],
      usage: { input_tokens: 20, cache_read_input_tokens: 10, output_tokens: 4 },
    });
    const call = answer.content.find((block) => block.type === 'tool_use');
    const result = { type: 'tool_result' as const, tool_use_id: call?.id ?? '', content: '3' };
    const second = await anthropic.messages.create({
      ...asked,
      messages: [
        question,
        { role: 'assistant', content: answer.content },
        { role: 'user', content: [result, { type: 'text', text: 'And?' }] },
      ],
    });
    expect(second).toMatchObject({ stop_reason: 'end_turn', content: [{ type: 'text', text: SUM }] });
    expect(seen[1]).toMatchObject({
      max_tokens: 100,
      messages: [
        { role: 'system', content: 'Add.' },
        question,
        {
          role: 'assistant',
          content: 'I add.',
          reasoning_content: 'Both.',
          tool_calls: [{ id: call?.id, type: 'function', function: { name: 'add', arguments: '{"a":1,"b":2}' } }],
        },
        { role: 'tool', tool_call_id: call?.id, content: '3' },
        { role: 'user', content: 'And?' },
      ],
      tools: [{ type: 'function', function: { name: 'add', description: 'Adds', parameters } }],
    });
  });

  it('has the same by its stream', async () => {
    const { anthropic } = await clients();
    const stream = anthropic.messages.stream(asked);
    const types: string[] = [];
    for await (const { type } of stream) if (types.at(-1) !== type) types.push(type);
    const block = ['content_block_start', 'content_block_delta', 'content_block_stop'];
    expect(types).toEqual(['message_start', ...block, ...block, ...block, 'message_delta', 'message_stop']);
    expect(await stream.finalMessage()).toMatchObject({
      stop_reason: 'tool_use',
      content: [
        { type: 'thinking', thinking: 'Both.' },
        { type: 'text', text: 'I add.' },
        { type: 'tool_use', name: 'add', input: { a: 1, b: 2 } },
      ],
      usage: { input_tokens: 20, output_tokens: 4 },
    });
  });

  it('makes no call that is cut off', async () => {
    const { anthropic } = await clients();
    const whole = await anthropic.messages.create({ ...asked, model: 'cut' });
    expect(whole.stop_reason).toBe('max_tokens');
    expect(whole.content.filter(({ type }) => type === 'tool_use')).toEqual([]);
    for (const model of ['cut', 'cut-in-string']) {
      const stream = anthropic.messages.stream({ ...asked, model });
      await expect(stream.finalMessage(), model).rejects.toThrow(/JSON/);
    }
  });

  it('hears why there is no answer, and that one breaks off', async () => {
    const { anthropic } = await clients();
    await expect(anthropic.messages.create({ ...asked, model: 'none' })).rejects.toThrow(Anthropic.NotFoundError);
    await expect(anthropic.messages.create({ ...asked, model: 'none' })).rejects.toThrow(/the model none is not there/);
    const stream = anthropic.messages.stream({ ...asked, model: 'dies' });
    await expect(stream.finalMessage()).rejects.toThrow(/stream_(cut|broken)/);
    await expect(anthropic.messages.countTokens({ model: 'm', messages: [question] })).rejects.toThrow(/no such page/);
  });
});
