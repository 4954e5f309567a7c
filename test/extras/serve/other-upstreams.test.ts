import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedApi } from '../../../src/extras/serve/apis/api.ts';
import { chat } from '../../../src/extras/serve/apis/chat.ts';
import { messages } from '../../../src/extras/serve/apis/messages/index.ts';
import { ollamaChat } from '../../../src/extras/serve/apis/ollama/index.ts';
import { responses } from '../../../src/extras/serve/apis/responses/index.ts';
import { exchangeOf } from '../../../src/hosts/openai/exchange.ts';
import { EventReader } from '../../../src/hosts/openai/stream.ts';
import { runs } from '../../laws/law.ts';
import { readReply, request } from '../../openai/wire.ts';
import { messagesServer, type Part, responsesServer } from './other-upstreams.ts';
import { servedAt } from './upstream.ts';

const PARAMETERS = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } };
const RAW: readonly Part[] = [{ text: 'I add.<tool_call>{"name": "add", "arguments": {"a": 1, "b": 2}}</tool_call>' }];
const NATIVE: readonly Part[] = [
  { thought: 'Both.', seal: 'SEALED' },
  { text: 'I add.' },
  { call: 'add', json: '{"a":1,"b":2}' },
];
const SERVERS = { messages: messagesServer, responses: responsesServer } as const;

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { method: 'POST', body: JSON.stringify(body), headers })).text();
/** The data of the events of a stream. */
const dataOf = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));

describe.each(['messages', 'responses'] as const)('a client of chat completions on a server of %s alone', (speaks) => {
  it.each([
    ['raw markup', RAW],
    ['calls of its own', NATIVE],
  ])('has %s as calls, streamed and whole', async (_, parts) => {
    const upstream = await SERVERS[speaks](parts);
    const { url } = await servedAt(upstream.url, { speaks });
    const asked = request({ add: { parameters: PARAMETERS } }, { stream_options: { include_usage: true } });
    const reply = await readReply(await fetch(`${url}/chat/completions`, asked));
    expect(reply.choices).toMatchObject([
      { content: 'I add.', calls: [{ name: 'add', arguments: '{"a":1,"b":2}' }], finishReason: 'tool_calls' },
    ]);
    expect(reply.choices[0]?.reasoning).toBe(parts === NATIVE ? 'Both.' : '');
    expect(reply.usage).toMatchObject({ prompt_tokens: 30, completion_tokens: 4, total_tokens: 34 });
    expect(reply.isDone).toBe(true);
    const whole = request({ add: { parameters: PARAMETERS } }, { stream: false });
    const answer = await (await fetch(`${url}/chat/completions`, whole)).json();
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'm',
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: { role: 'assistant', content: 'I add.', tool_calls: [{ function: { name: 'add' } }] },
        },
      ],
      usage: { total_tokens: 34 },
    });
  });

  it('asks it again, in its own API, where a call is of no use', async () => {
    const bad: readonly Part[] = [{ text: '<tool_call>{"name": "ad", "arguments": {}}</tool_call>' }];
    const upstream = await SERVERS[speaks](bad, RAW);
    const { url } = await servedAt(upstream.url, { speaks, retry: 1 });
    const reply = await readReply(await fetch(`${url}/chat/completions`, request({ add: { parameters: PARAMETERS } })));
    expect(reply.choices[0]?.calls).toMatchObject([{ name: 'add' }]);
    const [, again] = upstream.asked;
    expect(again?.body.messages ?? again?.body.input).toHaveLength(3);
  });

  it('hears why there is no answer', async () => {
    const upstream = await SERVERS[speaks](RAW);
    const { url } = await servedAt(new URL('/v2', upstream.url), { speaks });
    const answer = JSON.parse(await post(`${url}/chat/completions`, { model: 'm', messages: [] }));
    expect(answer.error).toMatchObject({ message: 'no such page' });
  });
});

const CONVERSATION = {
  model: 'm',
  max_tokens: 9,
  stop: 'END',
  seed: 7,
  response_format: { type: 'json_schema', json_schema: { name: 'n', schema: { type: 'object' } } },
  tools: [{ type: 'function', function: { name: 'add', description: 'Adds', parameters: PARAMETERS } }],
  tool_choice: { type: 'function', function: { name: 'add' } },
  parallel_tool_calls: false,
  messages: [
    { role: 'system', content: 'Add.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look.' },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,QQ==' } },
      ],
    },
    {
      role: 'assistant',
      content: 'So:',
      reasoning_content: 'Hm.',
      tool_calls: [1, 2].map((a) => ({
        id: `c${a}`,
        type: 'function',
        function: { name: 'add', arguments: `{"a":${a}}` },
      })),
    },
    { role: 'tool', tool_call_id: 'c1', content: '1' },
    { role: 'tool', tool_call_id: 'c2', content: '2' },
    { role: 'user', content: 'And?' },
  ],
};

it("a chat completion is asked for as a message of Anthropic's API", async () => {
  const notes: string[] = [];
  const upstream = await messagesServer(NATIVE);
  const { url } = await servedAt(upstream.url, { speaks: 'messages', note: (what) => notes.push(what) });
  await post(`${url}/chat/completions`, CONVERSATION, { authorization: 'Bearer KEY' });
  const [asked] = upstream.asked;
  expect(asked?.headers).toMatchObject({ 'x-api-key': 'KEY', 'anthropic-version': '2023-06-01' });
  expect(asked?.body).toEqual({
    model: 'm',
    max_tokens: 9,
    system: 'Add.',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look.' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QQ==' } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'So:' },
          { type: 'tool_use', id: 'c1', name: 'add', input: { a: 1 } },
          { type: 'tool_use', id: 'c2', name: 'add', input: { a: 2 } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c1', content: '1' },
          { type: 'tool_result', tool_use_id: 'c2', content: '2' },
          { type: 'text', text: 'And?' },
        ],
      },
    ],
    stop_sequences: ['END'],
    tools: [{ name: 'add', description: 'Adds', input_schema: PARAMETERS }],
    tool_choice: { type: 'tool', name: 'add', disable_parallel_tool_use: true },
    output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
  });
  expect(notes).toEqual(['left out of /v1/chat/completions: seed']);
});

it('a chat completion is asked for as a response', async () => {
  const notes: string[] = [];
  const upstream = await responsesServer(NATIVE);
  const { url } = await servedAt(upstream.url, { speaks: 'responses', note: (what) => notes.push(what) });
  await post(`${url}/chat/completions`, CONVERSATION, { authorization: 'Bearer KEY' });
  const [asked] = upstream.asked;
  expect(asked?.headers.authorization).toBe('Bearer KEY');
  expect(asked?.body).toEqual({
    model: 'm',
    input: [
      { role: 'system', content: 'Add.' },
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Look.' },
          { type: 'input_image', image_url: 'data:image/png;base64,QQ==' },
        ],
      },
      { role: 'assistant', content: 'So:' },
      { type: 'function_call', call_id: 'c1', name: 'add', arguments: '{"a":1}' },
      { type: 'function_call', call_id: 'c2', name: 'add', arguments: '{"a":2}' },
      { type: 'function_call_output', call_id: 'c1', output: '1' },
      { type: 'function_call_output', call_id: 'c2', output: '2' },
      { role: 'user', content: 'And?' },
    ],
    store: false,
    max_output_tokens: 9,
    tools: [{ type: 'function', name: 'add', description: 'Adds', parameters: PARAMETERS, strict: false }],
    tool_choice: { type: 'function', name: 'add' },
    parallel_tool_calls: false,
    text: { format: { type: 'json_schema', name: 'n', schema: { type: 'object' } } },
  });
  expect(notes).toEqual(['left out of /v1/chat/completions: stop', 'left out of /v1/chat/completions: seed']);
});

describe('a client of an API that the upstream speaks, too', () => {
  const search = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { query: 'x' } };

  it('sends its request as it is, and has what only servers of responses say', async () => {
    const upstream = await responsesServer([{ thought: 'Hm.', seal: 'SEALED' }, { own: search }, ...RAW]);
    const { url } = await servedAt(upstream.url, { speaks: 'responses' });
    const tools = [{ type: 'function', name: 'add', parameters: PARAMETERS, strict: false }, { type: 'web_search' }];
    const asked = { model: 'm', input: 'x', previous_response_id: 'resp_0', tools };
    for (const stream of [true, false]) {
      const text = await post(`${url}/responses`, { ...asked, stream });
      expect(upstream.asked.at(-1)?.body).toEqual({ ...asked, stream });
      const events = stream ? dataOf(text) : [];
      const response = stream ? Object(events.at(-1)).response : JSON.parse(text);
      expect(response).toMatchObject({ id: 'resp_1', status: 'completed', usage: { total_tokens: 34 } });
      expect(response.output).toMatchObject([
        { type: 'reasoning', id: 'rs_0', encrypted_content: 'SEALED', content: [{ text: 'Hm.' }] },
        ...(stream ? [search] : []),
        { type: 'message', content: [{ text: 'I add.' }] },
        { type: 'function_call', name: 'add', arguments: '{"a":1,"b":2}' },
        ...(stream ? [] : [search]),
      ]);
      expect(events.map(({ sequence_number: at }) => at)).toEqual(events.map((_, at) => at));
    }
  });

  it("sends its request as it is, and has what only servers of Anthropic's API say", async () => {
    const use = { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'x' } };
    const upstream = await messagesServer([{ thought: 'Hm.', seal: 'SEALED' }, { own: use }, ...RAW]);
    const { url } = await servedAt(upstream.url, { speaks: 'messages' });
    const asked = {
      model: 'm',
      max_tokens: 9,
      system: [{ type: 'text', text: 'Add.', cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: 'x' }],
      tools: [{ name: 'add', input_schema: PARAMETERS }],
    };
    for (const stream of [true, false]) {
      const text = await post(`${url}/messages`, { ...asked, stream }, { 'anthropic-beta': 'b' });
      expect(upstream.asked.at(-1)?.body).toEqual({ ...asked, stream });
      expect(upstream.asked.at(-1)?.headers).toMatchObject({ 'anthropic-beta': 'b' });
      if (stream) {
        const events = dataOf(text);
        const begun = events.filter(({ type }) => type === 'content_block_start');
        expect(begun.map(({ content_block }) => content_block)).toMatchObject([
          { type: 'thinking' },
          use,
          { type: 'text' },
          { type: 'tool_use', name: 'add' },
        ]);
        expect(events.map(({ delta }) => delta)).toContainEqual({ type: 'signature_delta', signature: 'SEALED' });
        expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 4 } });
      } else
        expect(JSON.parse(text)).toMatchObject({
          stop_reason: 'tool_use',
          content: [
            { type: 'thinking', thinking: 'Hm.', signature: 'SEALED' },
            { type: 'text', text: 'I add.' },
            { type: 'tool_use', name: 'add', input: { a: 1, b: 2 } },
            use,
          ],
        });
    }
  });

  it('has its answer unread where it offers no tools', async () => {
    const upstream = await responsesServer(RAW);
    const { url } = await servedAt(upstream.url, { speaks: 'responses' });
    const asked = { model: 'm', input: 'x', stream: true };
    const text = await post(`${url}/responses`, asked);
    expect(text).toBe(await post(`${upstream.url}/responses`, asked));
  });
});

describe.each([messages, responses])('a stream of a server of $path', (asked: AskedApi) => {
  const request = {
    model: 'm',
    stream: true,
    messages: [],
    tools: [{ type: 'function', function: { name: 'add', parameters: PARAMETERS } }],
  };
  const { reading } = exchangeOf({ dialect: 'hermes' }, request);
  const read = (text: string): string[] =>
    [chat, messages, responses, ollamaChat].map((api) => {
      const reader = new EventReader(reading, api.writer(request), asked.server.wire());
      return reader.push(new TextEncoder().encode(text)) + reader.end(null);
    });
  /** What a client takes for the end of a whole answer. */
  const ENDED =
    /"finish_reason":"(stop|tool_calls)"|"stop_reason":"(end_turn|tool_use)"|"response.completed"|"done_reason":"stop"/;

  it.each([
    ['raw markup', RAW],
    ['calls of its own', NATIVE],
  ])('that is cut off in %s is the end of no answer', async (_, parts) => {
    const { url } = await SERVERS[asked === messages ? 'messages' : 'responses'](parts);
    const text = await post(`${url.origin}${asked.path}`, request);
    for (const whole of read(text)) expect(whole).toMatch(ENDED);
    // The end of the answer is told by one event; what follows it says nothing more.
    const last = text.lastIndexOf(asked === messages ? 'event: message_delta' : 'event: response.completed');
    for (let end = 0; end <= last; end += 29)
      for (const cut of read(text.slice(0, end))) expect(cut, `${end} units`).not.toMatch(ENDED);
  });

  it('throws at no event, whatever it holds', () => {
    const value = fc.oneof(
      fc.constantFrom('x', '', 0, null, 'text', 'thinking', 'tool_use', 'function_call', 'message', 'reasoning'),
      fc.constantFrom(
        { type: 'text', text: 'x' },
        { type: 'tool_use', name: 'a', input: {} },
        { type: 'function_call' },
      ),
      fc.constantFrom({ type: 'text_delta', text: 'x' }, { type: 'input_json_delta', partial_json: '{' }, [], {}),
      fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text)),
    );
    const type = fc.constantFrom(
      ...['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop', 'message_delta'],
      ...['message_stop', 'error', 'ping', 'response.created', 'response.output_item.added'],
      ...['response.output_item.done', 'response.output_text.delta', 'response.reasoning_text.delta'],
      ...['response.function_call_arguments.delta', 'response.completed', 'response.failed', 'response.incomplete'],
    );
    const names = ['message', 'content_block', 'delta', 'usage', 'error', 'index', 'response', 'item'];
    const event = fc.record(
      { type, ...Object.fromEntries(names.map((name) => [name, value])) },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), (events) => {
        for (const written of read(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')))
          expect(written).toBeTypeOf('string');
        for (const one of events) expect(() => asked.server.completionOf(one)).not.toThrow();
      }),
      runs(1000),
    );
  });
});
