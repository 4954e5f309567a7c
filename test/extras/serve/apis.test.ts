import { describe, expect, it } from 'vitest';
import { toCompletion as toChat } from '../../../src/extras/serve/apis/messages/request.ts';
import { toCompletion } from '../../../src/extras/serve/apis/responses/request.ts';
import { chunkOf, eventsOf, jsonOf } from '../../openai/wire.ts';
import { textOf } from './started.ts';
import { served } from './upstream.ts';

const ADD = { name: 'add', description: 'Adds', input_schema: { type: 'object' } };
const QUESTION = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }], tools: [ADD] };
const STREAM = { 'content-type': 'text/event-stream' };

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers };
}

/** The data of the events of a stream. */
async function eventsIn(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
}

describe("a request of Anthropic's API", () => {
  it('is one for a chat completion', () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QQ==' } };
    const left: string[] = [];
    const completion = toChat(
      {
        model: 'm',
        max_tokens: 9,
        system: [
          { type: 'text', text: 'One.' },
          { type: 'text', text: 'Two.' },
        ],
        stop_sequences: ['END'],
        top_k: 3,
        stream: true,
        tools: [ADD, { type: 'web_search_20250305', name: 'web_search' }],
        tool_choice: { type: 'tool', name: 'add', disable_parallel_tool_use: true },
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'Look.' }, image] },
          { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'add', input: { a: 1 } }] },
          {
            role: 'user',
            content: [
              {
                type: 'tool_result',
                tool_use_id: 'c1',
                is_error: true,
                content: [{ type: 'text', text: 'no' }, image],
              },
            ],
          },
        ],
      },
      (what) => left.push(what),
    );
    const url = { type: 'image_url', image_url: { url: 'data:image/png;base64,QQ==' } };
    expect(completion).toEqual({
      model: 'm',
      max_tokens: 9,
      stop: ['END'],
      top_k: 3,
      stream: true,
      stream_options: { include_usage: true },
      tools: [{ type: 'function', function: { name: 'add', description: 'Adds', parameters: { type: 'object' } } }],
      tool_choice: { type: 'function', function: { name: 'add' } },
      parallel_tool_calls: false,
      messages: [
        { role: 'system', content: 'One.\n\nTwo.' },
        { role: 'user', content: [{ type: 'text', text: 'Look.' }, url] },
        {
          role: 'assistant',
          content: '',
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'add', arguments: '{"a":1}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'Error: no' },
        { role: 'user', content: [url] },
      ],
    });
    expect(left).toEqual(['tools of the type web_search_20250305']);
  });
});

describe("a request of OpenAI's Responses API", () => {
  it('is one for a chat completion', () => {
    const left: string[] = [];
    const completion = toCompletion(
      {
        model: 'm',
        instructions: 'Be brief.',
        max_output_tokens: 9,
        reasoning: { effort: 'low' },
        previous_response_id: 'resp_1',
        text: { format: { type: 'json_schema', name: 'n', schema: {}, strict: true } },
        tools: [
          {
            type: 'custom',
            name: 'patch',
            description: 'Patches.',
            format: { type: 'grammar', syntax: 'lark', definition: 'start: X' },
          },
          { type: 'web_search' },
        ],
        tool_choice: { type: 'custom', name: 'patch' },
        parallel_tool_calls: false,
        input: [
          { role: 'developer', content: [{ type: 'input_text', text: 'Rules.' }] },
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'See' },
              { type: 'input_image', image_url: 'https://h/i' },
            ],
          },
          { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'Hm.' }] },
          { type: 'custom_tool_call', call_id: 'c1', name: 'patch', input: '*** Begin' },
          { type: 'function_call', call_id: 'c2', name: 'add', arguments: '{"a":1}' },
          { type: 'custom_tool_call_output', call_id: 'c1', output: 'done' },
          { type: 'function_call_output', call_id: 'c2', output: [{ type: 'input_text', text: '3' }] },
          { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'So.' }] },
          { type: 'function_call', call_id: 'c3', name: 'add', arguments: '{}' },
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'More.' }] },
        ],
      },
      (what) => left.push(what),
    );
    const call = (id: string, name: string, given: string) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    });
    expect(completion).toEqual({
      model: 'm',
      max_tokens: 9,
      reasoning_effort: 'low',
      response_format: { type: 'json_schema', json_schema: { name: 'n', schema: {}, strict: true } },
      tools: [
        {
          type: 'function',
          function: {
            name: 'patch',
            description: 'Patches.\n\nIts input is in this grammar (lark):\nstart: X',
            parameters: {
              type: 'object',
              properties: { input: { type: 'string' } },
              required: ['input'],
              additionalProperties: false,
            },
          },
        },
      ],
      tool_choice: { type: 'function', function: { name: 'patch' } },
      parallel_tool_calls: false,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'developer', content: 'Rules.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'See' },
            { type: 'image_url', image_url: { url: 'https://h/i' } },
          ],
        },
        {
          role: 'assistant',
          content: '',
          reasoning_content: 'Hm.',
          tool_calls: [call('c1', 'patch', '{"input":"*** Begin"}'), call('c2', 'add', '{"a":1}')],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'done' },
        { role: 'tool', tool_call_id: 'c2', content: '3' },
        { role: 'assistant', content: 'So.', tool_calls: [call('c3', 'add', '{}')] },
        { role: 'assistant', content: '', reasoning_content: 'More.' },
      ],
    });
    expect(left).toEqual(['previous_response_id', 'tools of the type web_search']);
  });
});

describe('whatever the upstream sends', () => {
  const native = (calls: object[]): string => eventsOf([chunkOf({ tool_calls: calls })]);
  const call = (index: number | undefined, id: string, json: string) => ({
    ...(index !== undefined && { index }),
    id,
    type: 'function',
    function: { name: 'add', arguments: json },
  });
  const END = eventsOf([chunkOf({}, {}, 'tool_calls'), '[DONE]']);

  it.each([
    ['all with the number 0', [call(0, 'a', '{"a":1}'), call(0, 'b', '{"a":2}')]],
    ['without numbers', [call(undefined, 'a', '{"a":1}'), call(undefined, 'b', '{"a":2}')]],
    ['with numbers', [call(0, 'a', '{"a":1}'), call(1, 'b', '{"a":2}')]],
  ])('its own calls, %s, are calls', async (_, calls) => {
    const { url } = await served((_, response) => {
      response.writeHead(200, STREAM).end(calls.map((one) => native([one])).join('') + END);
    });
    const events = await eventsIn(await fetch(`${url}/messages`, post({ ...QUESTION, stream: true })));
    expect(events.filter(({ type }) => type === 'content_block_start')).toMatchObject([
      { index: 0, content_block: { type: 'tool_use', id: 'a', name: 'add' } },
      { index: 1, content_block: { type: 'tool_use', id: 'b', name: 'add' } },
    ]);
    expect(events.filter(({ type }) => type === 'content_block_delta')).toMatchObject([
      { delta: { partial_json: '{"a":1}' } },
      { delta: { partial_json: '{"a":2}' } },
    ]);
    expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' } });
  });

  it('calls that interleave are an error, and lose nothing silently', async () => {
    const more = { index: 0, function: { arguments: '1}' } };
    const { url } = await served((_, response) => {
      response.writeHead(200, STREAM).end(native([call(0, 'a', '{"a":'), call(1, 'b', '{}'), more]) + END);
    });
    const events = await eventsIn(await fetch(`${url}/responses`, post({ model: 'm', input: 'x', stream: true })));
    expect(events.at(-1)).toMatchObject({ type: 'response.failed', response: { error: { code: 'calls_interleave' } } });
  });

  it('what it keeps is bounded: its own thoughts and calls count', async () => {
    const long = eventsOf([chunkOf({ reasoning_content: 'x'.repeat(60_000) })]);
    const { url } = await served((_, response) => {
      response.writeHead(200, STREAM).write(long + long);
    });
    const events = await eventsIn(await fetch(`${url}/messages`, post({ ...QUESTION, stream: true })));
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      error: { message: expect.stringContaining('reply_too_long') },
    });
  });

  it.each(['null', '[]', '"x"', '{}', '{"choices":3}', '{"choices":[null]}', '{"choices":[{"delta":7}]}'])(
    'chunks and answers like %s are no fault of ours',
    async (text) => {
      for (const type of ['text/event-stream', 'application/json']) {
        const body = type === 'application/json' ? text : `data: ${text}\n\n${END}`;
        const { url } = await served((_, response) => void response.writeHead(200, { 'content-type': type }).end(body));
        for (const path of ['messages', 'responses'])
          for (const stream of [true, false]) {
            const response = await fetch(`${url}/${path}`, post({ ...QUESTION, input: 'x', stream }));
            expect([200, 502]).toContain(response.status);
            expect(await response.text()).not.toContain('unexpected');
          }
      }
    },
  );

  it('nests as deep as it likes', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const text = `<tool_call>{"name": "add", "arguments": {"a": ${deep}}}</tool_call>`;
    const { url } = await served((_, response) => {
      response.writeHead(200, STREAM).end(eventsOf([chunkOf({ content: text }), chunkOf({}, {}, 'stop'), '[DONE]']));
    });
    for (const path of ['messages', 'responses']) {
      const body = `{"model": "m", "stream": true, "input": "x", "messages": [], "tools": [{"type": "function", "name": "add", "input_schema": {"default": ${deep}}, "parameters": {"default": ${deep}}}]}`;
      const response = await fetch(`${url}/${path}`, post(body));
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('unexpected');
    }
  });

  it('refuses in a shape that the client knows, and tells its keys the upstream alone', async () => {
    const seen: unknown[] = [];
    const { url } = await served(async (asked, response) => {
      seen.push(
        asked.url,
        asked.headers.authorization,
        asked.headers['x-api-key'],
        JSON.parse(await textOf(asked)).model,
      );
      response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '7' }).end('slow down');
    });
    const limited = await fetch(`${url}/messages?beta=true`, post(QUESTION, { 'x-api-key': 'KEY' }));
    expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([
      429,
      '7',
      { type: 'error', error: { type: 'rate_limit_error', message: 'slow down (upstream_error)' } },
    ]);
    expect(seen).toEqual(['/v1/chat/completions', 'Bearer KEY', undefined, 'm']);
    const large = await fetch(`${url}/messages`, post('x'.repeat(100_001)));
    expect([large.status, await jsonOf(Promise.resolve(large))]).toMatchObject([413, { type: 'error' }]);
    const wrong = await fetch(`${url}/responses`, post('['));
    expect([wrong.status, await jsonOf(Promise.resolve(wrong))]).toMatchObject([400, { error: { code: 'no_json' } }]);
  });
});

it('tells beside the choice of calls that the older API has no place for', async () => {
  const call = (a: number) => ({ id: `c${a}`, type: 'function', function: { name: 'add', arguments: `{"a":${a}}` } });
  const message = { role: 'assistant', content: null, tool_calls: [call(1), call(2)] };
  const { url } = await served((_, response) => {
    const body = { id: 'c1', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const functions = [{ name: 'add', parameters: { type: 'object' } }];
  const asked = { model: 'm', messages: [{ role: 'user', content: 'x' }], functions };
  const { choices } = await jsonOf(fetch(`${url}/chat/completions`, post(asked)));
  expect(choices).toMatchObject([
    {
      finish_reason: 'function_call',
      message: { function_call: { name: 'add', arguments: '{"a":1}' } },
      peglot: { tool_calls: [{ name: 'add', arguments: '{"a":2}' }] },
    },
  ]);
});

describe("the length of a request of Anthropic's API", () => {
  const count = async (url: URL, body: object): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${url}/messages/count_tokens`, post(body));
    return { status: response.status, body: await response.json() };
  };

  it('is what the upstream says', async () => {
    const { url } = await served(async (asked, response) => {
      const { model } = JSON.parse(await textOf(asked));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ input_tokens: 7, of: [model, asked.url] }));
    });
    const body = { input_tokens: 7, of: ['m', '/v1/messages/count_tokens'] };
    expect(await count(url, QUESTION)).toEqual({ status: 200, body });
  });

  it('is estimated where that does not count, and told to be', async () => {
    const said: string[] = [];
    const { url } = await served((_, response) => void response.writeHead(404).end('no such page'), {
      note: (what) => said.push(what),
    });
    const lengthOf = async (content: unknown): Promise<number> => {
      const { body } = await count(url, { ...QUESTION, messages: [{ role: 'user', content }] });
      return Number(Object(body).input_tokens);
    };
    const none = await lengthOf('');
    const words = (await lengthOf('tide and dock '.repeat(100))) - none;
    expect(words).toBeGreaterThan(300);
    expect(words).toBeLessThan(600);
    const source = { type: 'base64', media_type: 'image/png', data: 'A'.repeat(50_000) };
    expect((await lengthOf([{ type: 'image', source }])) - none).toBeLessThan(3000);
    expect(new Set(said)).toEqual(new Set(['tokens are estimated: the upstream does not count them']));
  });
});
