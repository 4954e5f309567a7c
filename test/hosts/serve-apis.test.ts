import { createServer } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';
import { Ollama } from 'ollama';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { toolCalls } from '../../src/tools/index.ts';
import { started, textOf } from '../extras/serve/started.ts';
import { servedAt } from '../extras/serve/upstream.ts';
import { chunkOf, chunksOf, completionOf, eventsOf } from '../openai/wire.ts';

const RAW = '<think>Both.</think>I add.<tool_call>\n{"name": "add", "arguments": {"a": 1, "b": 2}}\n</tool_call>';
const IN_STRING = '<tool_call>\n{"name": "add", "arguments": {"a": "one and';
const PATCH = '<tool_call>{"name": "patch", "arguments": {"input": "*** Begin"}}</tool_call>';
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
      const text = { m: whole, patches: PATCH, 'cut-in-string': IN_STRING }[sent.model] ?? RAW.slice(0, -25);
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
      ...answer.output.filter(
        (item) => item.type === 'reasoning' || item.type === 'message' || item.type === 'function_call',
      ),
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
    const stream = openai.responses.stream({ ...asked, model: 'patches', tools: [{ type: 'custom', name: 'patch' }] });
    const { output } = await stream.finalResponse();
    expect(output.at(-1)).toMatchObject({ type: 'custom_tool_call', name: 'patch', input: '*** Begin' });
    expect(seen[0]?.tools).toMatchObject([{ function: { name: 'patch', parameters: { required: ['input'] } } }]);
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
    // The server counts no tokens: they are estimated.
    const { input_tokens } = await anthropic.messages.countTokens({ model: 'm', messages: [question] });
    expect(input_tokens).toBeGreaterThan(0);
  });
});

describe('openai with the older functions', () => {
  const functions = [{ name: 'add', description: 'Adds', parameters }];
  const asked = { model: 'm', messages: [{ role: 'user' as const, content: 'x' }], functions };

  it('has the call, streamed and whole, and takes its result', async () => {
    const { openai, seen } = await clients();
    const { choices } = await openai.chat.completions.create(asked);
    const [choice] = choices;
    expect(choice).toMatchObject({
      finish_reason: 'function_call',
      message: { content: 'I add.', function_call: { name: 'add', arguments: '{"a":1,"b":2}' } },
    });
    const stream = openai.chat.completions.stream({ ...asked, stream_options: { include_usage: true } });
    const last = await stream.finalChatCompletion();
    expect(last.choices[0]?.message.function_call).toEqual({ name: 'add', arguments: '{"a":1,"b":2}' });
    expect(last.usage?.total_tokens).toBe(34);
    const result = { role: 'function' as const, name: 'add', content: '3' };
    const message = choice?.message ?? { role: 'assistant', content: '' };
    const next = await openai.chat.completions.create({ ...asked, messages: [...asked.messages, message, result] });
    expect(next.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: SUM } });
    const id = Object(seen[2]?.messages[1]).tool_calls[0].id;
    expect(seen[2]?.messages[2]).toEqual({ role: 'tool', tool_call_id: id, content: '3' });
    expect(seen[0]).toMatchObject({ tools: [{ function: { name: 'add' } }], parallel_tool_calls: false });
  });
});

/** Ollama, whose template leaves calls in the text. */
async function ollamaServer(): Promise<{ url: URL; seen: Body[] }> {
  const seen: Body[] = [];
  const url = await started(
    createServer(async (asked, response) => {
      const sent: Body = JSON.parse(await textOf(asked));
      seen.push(sent);
      const isChat = asked.url === '/api/chat';
      const text = sent.model === 'cut' ? RAW.slice(0, -25) : RAW;
      const head = { model: sent.model, created_at: '2026-11-28T00:00:00Z' };
      const said = (content: string) => (isChat ? { message: { role: 'assistant', content } } : { response: content });
      const end = {
        done: true,
        done_reason: sent.model === 'cut' ? 'length' : 'stop',
        total_duration: 7,
        eval_count: 4,
      };
      response.setHeader('content-type', sent.stream === false ? 'application/json' : 'application/x-ndjson');
      if (sent.stream === false) {
        response.end(JSON.stringify({ ...head, ...said(text), ...end }));
        return;
      }
      for (const piece of text.match(/.{1,3}/gs) ?? []) {
        response.write(`${JSON.stringify({ ...head, ...said(piece), done: false })}\n`);
      }
      if (sent.model === 'dies') setTimeout(() => response.destroy(), 20);
      else response.end(`${JSON.stringify({ ...head, ...said(''), ...end })}\n`);
    }),
  );
  return { url, seen };
}

describe.each(['Ollama', 'a server of chat completions'])('ollama on %s', (kind) => {
  const isOllama = kind === 'Ollama';
  const tools = [{ type: 'function', function: { name: 'add', description: 'Adds', parameters: { ...parameters } } }];
  const messages = [{ role: 'user', content: 'x' }];

  async function ollama(): Promise<{ client: Ollama; seen: Body[] }> {
    const { url: upstream, seen } = await (isOllama ? ollamaServer() : chatServer());
    const dialect: Parameters<typeof servedAt>[1] = {
      dialect: (offers) => toolCalls({ dialect: 'hermes', tools: offers }),
    };
    const { url } = await servedAt(upstream, { ...dialect, ...(!isOllama && { speaks: 'chat' }) });
    return { client: new Ollama({ host: url.origin }), seen };
  }

  const call = { function: { name: 'add', arguments: { a: 1, b: 2 } } };

  it('has the calls of an answer, whole', async () => {
    const { client } = await ollama();
    const answer = await client.chat({ model: 'm', messages, tools, stream: false });
    expect(answer).toMatchObject({
      model: 'm',
      done: true,
      done_reason: 'stop',
      eval_count: 4,
      message: { role: 'assistant', content: 'I add.', thinking: 'Both.', tool_calls: [call] },
    });
    if (isOllama) expect(answer.total_duration).toBe(7);
  });

  it('has them in a stream', async () => {
    const { client } = await ollama();
    let content = '';
    let thinking = '';
    const calls: unknown[] = [];
    let last: object = {};
    for await (const part of await client.chat({ model: 'm', messages, tools, stream: true })) {
      content += part.message.content;
      thinking += part.message.thinking ?? '';
      calls.push(...(part.message.tool_calls ?? []));
      last = part;
    }
    expect({ content, thinking, calls }).toMatchObject({ content: 'I add.', thinking: 'Both.', calls: [call] });
    expect(last).toMatchObject({
      done: true,
      done_reason: 'stop',
      eval_count: 4,
      ...(isOllama && { total_duration: 7 }),
    });
  });

  it('has no call that is cut off, and an error where an answer breaks off', async () => {
    const { client } = await ollama();
    const parts: { message: { content: string; tool_calls?: unknown }; done_reason?: string }[] = [];
    for await (const part of await client.chat({ model: 'cut', messages, tools, stream: true })) parts.push(part);
    expect(parts.every(({ message }) => message.tool_calls === undefined)).toBe(true);
    expect(parts.map(({ message }) => message.content).join('')).toContain('add {');
    expect(parts.at(-1)?.done_reason).toBe('length');
    const reading = (async () => {
      for await (const _ of await client.chat({ model: 'dies', messages, tools, stream: true }));
    })();
    await expect(reading).rejects.toThrow(/stream_(cut|broken)/);
  });

  it('has texts that go on, with the tools that a request names', async () => {
    const { client } = await ollama();
    const asked = { model: 'm', prompt: 'x', tools };
    const whole = await client.generate({ ...asked, stream: false });
    expect(whole).toMatchObject({ response: 'I add.', thinking: 'Both.', tool_calls: [call], done: true });
    let text = '';
    for await (const part of await client.generate({ ...asked, stream: true })) text += part.response;
    expect(text).toBe('I add.');
    const plain = await client.generate({ model: 'm', prompt: 'x', stream: false });
    expect(plain.response).toBe(RAW);
  });
});
