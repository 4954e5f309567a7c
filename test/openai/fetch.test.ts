import { describe, expect, it, vi } from 'vitest';
import { exportCalls } from '../../src/entries/tools.ts';
import { type OpenAiOptions, openai, openaiStream } from '../../src/hosts/openai/index.ts';
import {
  bodyOf,
  type ClientReply,
  chunkOf,
  chunksOf,
  completionOf,
  eventsOf,
  jsonOf,
  readReply,
  request,
  streamed,
  URL_OF_CHAT,
} from './wire.ts';

const CALL = '<tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call>';
const TEXT = `<think>Hm.</think>So: ${CALL}`;
const ADD = { add: { parameters: { type: 'object', properties: { a: { type: 'number' } } } } };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function through(response: Response, options: OpenAiOptions = {}): Promise<Response> {
  return openai({ dialect: 'hermes', ...options, fetch: async () => response })(URL_OF_CHAT, request(ADD));
}

async function replyTo(events: string, options?: OpenAiOptions): Promise<ClientReply> {
  return readReply(await through(streamed([bytes(events)]), options));
}

describe('a whole completion', () => {
  it('gets its calls out of the text', async () => {
    const answer = await jsonOf(through(Response.json(completionOf(TEXT))));
    expect(answer).toMatchObject({
      usage: { total_tokens: 2 },
      choices: [
        {
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: 'So:',
            reasoning_content: 'Hm.',
            tool_calls: [
              {
                id: expect.stringMatching(/^[A-Za-z0-9]{9}$/),
                type: 'function',
                function: { name: 'add', arguments: '{"a":1}' },
              },
            ],
          },
        },
      ],
    });
    expect(answer.choices[0]).not.toHaveProperty('peglot');
  });

  it('has no content where all of it was calls', async () => {
    const { choices } = await jsonOf(through(Response.json(completionOf(CALL))));
    expect(choices[0].message.content).toBeNull();
  });

  it('says what was found', async () => {
    const text = '<tool_call>{"name": "ad", "arguments": {"a": 1}}</tool_call>';
    const { choices } = await jsonOf(through(Response.json(completionOf(text))));
    expect(choices[0].peglot).toMatchObject({
      dialect: 'hermes',
      findings: [{ code: 'tools/unknown-tool', severity: 'error' }],
    });
  });

  it('keeps a call that was cut off as text, and does not end well', async () => {
    const text = CALL.slice(0, CALL.indexOf('1'));
    const { choices } = await jsonOf(through(Response.json(completionOf(text))));
    expect(choices[0].finish_reason).toBe('length');
    expect(choices[0].message.content).toContain('"arguments": {"a":');
    expect(choices[0].message).not.toHaveProperty('tool_calls');
  });

  it('is read choice by choice', async () => {
    const two = {
      ...completionOf(TEXT),
      choices: [TEXT, 'No.'].map((content, index) => ({ index, message: { content }, finish_reason: 'stop' })),
    };
    const heard: [string, object][] = [];
    const answer = await jsonOf(
      through(Response.json(two), { onReply: (parsed, about) => heard.push([parsed.via, about]) }),
    );
    expect(answer.choices.map((choice: { finish_reason: string }) => choice.finish_reason)).toEqual([
      'tool_calls',
      'stop',
    ]);
    expect(heard).toEqual([
      ['hermes', { choice: 0, model: 'm' }],
      ['hermes', { choice: 1, model: 'm' }],
    ]);
  });

  it('has other headers where they are about the bytes', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': '7', 'x-request-id': 'r1' };
    const { headers: read } = await through(Response.json(completionOf(TEXT), { headers }));
    expect(Object.fromEntries(read)).toEqual({ 'content-type': 'application/json', 'x-request-id': 'r1' });
  });

  it('ends with an error where it is too long', async () => {
    const response = await through(Response.json(completionOf('x'.repeat(5000))), { maxLength: 1000 });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: 'reply_too_long' } });
  });
});

describe('what a request says of calls', () => {
  const THINKS = `<think>Hm.</think>So: ${CALL} Then ${CALL}`;

  it.each([
    [{ tool_choice: 'none' }, 0],
    [{ parallel_tool_calls: false }, 1],
    [{ parallel_tool_calls: true }, 2],
  ])('%j is kept, and leaves no markup in the text', async (more, count) => {
    const send = openai({ dialect: 'hermes', fetch: async () => Response.json(completionOf(THINKS)) });
    const { choices } = await jsonOf(send(URL_OF_CHAT, request(ADD, more)));
    const [{ message, peglot }] = choices;
    expect([message.content, message.reasoning_content]).toEqual([expect.stringMatching(/^So:\s+Then$/), 'Hm.']);
    expect(message.tool_calls ?? []).toHaveLength(count);
    const codes = (peglot?.findings ?? []).map(({ code }: { code: string }) => code);
    expect(codes.includes('openai/calls-left-out')).toBe(count < 2);
    const events = eventsOf([...chunksOf(THINKS.match(/.{1,5}/gs) ?? []), '[DONE]']);
    const stream = openai({ dialect: 'hermes', fetch: async () => streamed([new TextEncoder().encode(events)]) });
    const reply = await readReply(await stream(URL_OF_CHAT, request(ADD, more)));
    expect(reply.choices[0]).toMatchObject({
      content: message.content,
      finishReason: count === 0 ? 'stop' : 'tool_calls',
    });
    expect(reply.choices[0]?.calls).toHaveLength(count);
  });

  it.each(['reasoning_content', 'reasoning'])('calls in %s are read where that is asked for', async (name) => {
    const thought = `Now I call. ${CALL}`;
    const whole = { ...completionOf(''), choices: [{ index: 0, message: { content: 'So.', [name]: thought } }] };
    const events = eventsOf([
      ...(thought.match(/.{1,5}/gs) ?? []).map((piece) => chunkOf({ [name]: piece })),
      ...chunksOf(['So.']),
      '[DONE]',
    ]);
    for (const readThoughts of [true, false]) {
      const given = { dialect: 'hermes', readThoughts } as const;
      const send = openai({ ...given, fetch: async () => Response.json(whole) });
      const { choices } = await jsonOf(send(URL_OF_CHAT, request(ADD)));
      expect(choices[0].message.tool_calls ?? []).toHaveLength(readThoughts ? 1 : 0);
      expect(choices[0].message.content).toBe('So.');
      if (readThoughts) expect(choices[0].message.reasoning_content).toBe('Now I call.');
      else expect(choices[0].message[name]).toBe(thought);
      const stream = openai({ ...given, fetch: async () => streamed([new TextEncoder().encode(events)]) });
      const reply = await readReply(await stream(URL_OF_CHAT, request(ADD)));
      expect(reply.choices[0]?.content).toBe('So.');
      expect(reply.choices[0]?.calls).toHaveLength(readThoughts ? 1 : 0);
      if (readThoughts) expect(reply.choices[0]?.reasoning).toBe('Now I call.');
    }
  });
});

describe('what passes as it is', () => {
  const own = { ...completionOf(''), choices: [{ index: 0, message: { content: TEXT, tool_calls: [{ id: '1' }] } }] };

  it.each<[string, unknown, object | undefined]>([
    ['an answer with calls of its own', own, undefined],
    ['an answer to a request without tools', completionOf(TEXT), { tools: [] }],
    ['no completion', { object: 'list' }, undefined],
    ['no text', completionOf(''), undefined],
  ])('%s', async (_, body, more) => {
    const send = openai({ dialect: 'hermes', fetch: async () => Response.json(body) });
    expect(await (await send(URL_OF_CHAT, request(ADD, more))).json()).toEqual(body);
  });

  it('errors, other addresses, other methods, and bodies that are no JSON', async () => {
    const sent: unknown[] = [];
    const response = Response.json({ error: { message: 'no model' } }, { status: 404 });
    const send = openai({
      inject: true,
      fetch: async (...given) => {
        sent.push(given);
        return response;
      },
    });
    const init = request(ADD);
    expect(await openai({ fetch: async () => response })(URL_OF_CHAT, init)).toBe(response);
    const given: [string, RequestInit | undefined][] = [
      ['http://127.0.0.1:1/v1/models', undefined],
      ['http://127.0.0.1:1/v1/embeddings', init],
      [URL_OF_CHAT, { ...init, method: 'PUT' }],
      [URL_OF_CHAT, { method: 'POST', body: '{' }],
      [URL_OF_CHAT, { method: 'POST', body: '[]' }],
    ];
    for (const one of given) expect(await send(...one)).toBe(response);
    expect(sent).toEqual(given);
  });

  it('a broken body', async () => {
    const broken = new Response('{"choices":', { headers: { 'content-type': 'application/json' } });
    expect(await (await through(broken)).text()).toBe('{"choices":');
  });
});

describe('a stream', () => {
  it('gets its calls out of the text, and keeps the rest', async () => {
    const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
    const events = eventsOf([...chunksOf([...TEXT]), { ...chunkOf({}), choices: [], usage }, '[DONE]']);
    const { choices, usage: read, isDone } = await replyTo(`: hello\n\n${events}`);
    expect(choices).toEqual([
      {
        content: 'So:',
        reasoning: 'Hm.',
        calls: [{ id: expect.stringMatching(/^[A-Za-z0-9]{9}$/), name: 'add', arguments: '{"a":1}' }],
        finishReason: 'tool_calls',
        findings: [],
      },
    ]);
    expect({ read, isDone }).toEqual({ read: usage, isDone: true });
  });

  it('keeps choices apart that come mixed, and in one chunk', async () => {
    const texts = [CALL, 'Only text.', `First. ${CALL}`];
    const chunks = Array.from({ length: 70 }, (_, at) => ({
      ...chunkOf({}),
      choices: texts.map((text, index) => ({ index, delta: { content: text[at] ?? '' }, finish_reason: null })),
    }));
    const ends = texts.map((_, index) => chunkOf({}, { index }, 'stop'));
    const { choices } = await replyTo(eventsOf([...chunks, ...ends, '[DONE]']));
    expect(choices.map(({ content, calls, finishReason }) => [content, calls.length, finishReason])).toEqual([
      ['', 1, 'tool_calls'],
      ['Only text.', 0, 'stop'],
      ['First.', 1, 'tool_calls'],
    ]);
  });

  it('ends a choice whose last chunk has no delta', async () => {
    for (const delta of [null, undefined]) {
      const last = { ...chunkOf({}), choices: [{ index: 0, delta, finish_reason: 'stop' }] };
      const chunks = chunksOf([...TEXT]).slice(0, -1);
      const text = await (await through(streamed([bytes(eventsOf([...chunks, last, '[DONE]']))]))).text();
      expect(text.match(/"finish_reason":"\w+"/g)).toEqual(['"finish_reason":"tool_calls"']);
    }
  });

  it('passes calls of the server on as they are, behind those of the text', async () => {
    const native = { index: 0, id: 'own', type: 'function', function: { name: 'sum', arguments: '{}' } };
    const raw = eventsOf([
      chunkOf({ role: 'assistant', content: null }),
      chunkOf({ tool_calls: [native] }),
      chunkOf({}, {}, 'tool_calls'),
      '[DONE]',
    ]);
    expect(await (await through(streamed([bytes(raw)]))).text()).toBe(raw);
    const mixed = [...chunksOf([TEXT]).slice(0, -1), chunkOf({ tool_calls: [native] }), chunkOf({}, {}, 'tool_calls')];
    const [choice] = (await replyTo(eventsOf([...mixed, '[DONE]']))).choices;
    expect(choice?.calls.map(({ name }) => name)).toEqual(['add', 'sum']);
    expect(choice?.finishReason).toBe('tool_calls');
  });

  it('hands text out as soon as it is certain, and waits for what is not', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const source = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
    const response = await through(new Response(source, { headers: { 'content-type': 'text/event-stream' } }));
    const reader = response.body?.getReader();
    const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    const send = (content: string): void => controller?.enqueue(bytes(eventsOf([chunkOf({ content })])));
    send('So: ');
    expect(await next()).toContain('"content":"So:');
    send('<tool_');
    send('call>{"name": "add", "arguments": {"a"');
    expect(await next()).toContain('"name":"add"');
    await reader?.cancel();
    expect(() => send('x')).toThrow();
  });

  it('asks for no more than it is asked for', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(bytes(eventsOf([chunkOf({ content: 'x ' })]))),
    );
    const source = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    const { body } = await through(new Response(source, { headers: { 'content-type': 'text/event-stream' } }));
    const reader = body?.getReader();
    for (let at = 0; at < 5; at++) await reader?.read();
    expect(pull.mock.calls.length).toBeLessThan(8);
    await reader?.cancel();
  });

  it.each([
    ['ends before its end', eventsOf(chunksOf(['So: ', CALL.slice(0, 40)]).slice(0, -1)), 'stream_cut'],
    ['ends in half a chunk', `${eventsOf(chunksOf(['So: ', CALL]).slice(0, -1))}data: {"choices":[{"ind`, 'stream_cut'],
    ['says an error', eventsOf([...chunksOf(['So: ']).slice(0, -1), { error: { code: 'own' } }]), 'own'],
  ])('that %s gives what was read and an error', async (_, events, code) => {
    const { choices, error } = await replyTo(events);
    expect(choices[0]).toMatchObject({ content: expect.stringMatching(/^So:/), finishReason: null });
    expect(error).toMatchObject({ code });
  });

  it('that breaks off gives what was read and an error', async () => {
    const pieces = [bytes(eventsOf(chunksOf(['So: ', CALL.slice(0, 50)]).slice(0, -1)))];
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.error(new TypeError('terminated'));
        else controller.enqueue(piece);
      },
    });
    const response = await through(new Response(source, { headers: { 'content-type': 'text/event-stream' } }));
    const { choices, error, isDone } = await readReply(response);
    expect(choices[0]).toMatchObject({ content: 'So:', calls: [{ name: 'add' }], finishReason: null });
    expect(error).toEqual({
      message: "the server's answer broke off: terminated",
      type: 'upstream_error',
      param: null,
      code: 'stream_broken',
    });
    expect(isDone).toBe(true);
  });

  it('that its user stops is stopped, and no error of the server', async () => {
    const stop = new AbortController();
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason)),
    });
    const response = await through(new Response(source, { headers: { 'content-type': 'text/event-stream' } }));
    const text = response.text();
    stop.abort();
    await expect(text).rejects.toThrow(/abort/);
  });

  it('needs no last blank line, no finish reason and no [DONE]', async () => {
    const whole = chunksOf([TEXT]);
    for (const events of [
      eventsOf([...whole, '[DONE]']).trimEnd(),
      eventsOf(whole).trimEnd(),
      eventsOf([...whole.slice(0, -1), '[DONE]']),
    ]) {
      const { choices, error } = await replyTo(events);
      expect(error).toBeUndefined();
      expect(choices[0]).toMatchObject({ calls: [{ name: 'add' }], finishReason: 'tool_calls' });
    }
  });

  it('keeps a limit of tokens as the reason', async () => {
    const { choices } = await replyTo(eventsOf([...chunksOf([TEXT], 'length'), '[DONE]']));
    expect(choices[0]?.finishReason).toBe('length');
  });

  it('that is too long ends with an error, and the server is told', async () => {
    const cancel = vi.fn();
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes(eventsOf([chunkOf({ content: 'word '.repeat(50) })]))),
      cancel,
    });
    const response = await through(new Response(source, { headers: { 'content-type': 'text/event-stream' } }), {
      maxLength: 1000,
    });
    expect((await readReply(response)).error).toMatchObject({ code: 'reply_too_long' });
    expect(cancel).toHaveBeenCalled();
  });

  it('is read without fetch', async () => {
    const body = bodyOf([bytes(eventsOf([...chunksOf([TEXT]), '[DONE]']))]).pipeThrough(openaiStream());
    const { choices } = await readReply(new Response(body));
    expect(choices[0]?.calls).toMatchObject([{ name: 'add', arguments: '{"a":1}' }]);
  });
});

describe('inject', () => {
  async function sent(more: object, options: OpenAiOptions = {}): Promise<Record<string, unknown>> {
    let body = '';
    const fetch: typeof globalThis.fetch = async (input, init) => {
      body = await new Request(input, init).text();
      return Response.json(completionOf(CALL));
    };
    const send = openai({ dialect: 'hermes', inject: true, ...options, fetch });
    await send(URL_OF_CHAT, request(ADD, more));
    return JSON.parse(body);
  }

  it('puts the tools into the system message, and leaves them out', async () => {
    const messages = [
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      { role: 'user', content: 'x' },
    ];
    const plain = await sent({ messages, tool_choice: 'required', parallel_tool_calls: true, temperature: 0 });
    expect(plain).toEqual({
      model: 'm',
      stream: true,
      temperature: 0,
      messages: [{ role: 'system', content: expect.stringMatching(/^Be brief\.\n\nYou can call tools/) }, messages[1]],
    });
    const [{ content }] = Object(plain.messages);
    expect(content).toContain('{"name":"add"');
    expect(content).toMatch(/Your answer must call one of the tools\.$/);
  });

  it('writes earlier calls and results as text', async () => {
    const call = (id: string, given: string): object => ({
      id,
      type: 'function',
      function: { name: 'add', arguments: given },
    });
    const { messages } = await sent({
      messages: [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: null, tool_calls: [call('a', '{"a":1}'), call('b', '')] },
        { role: 'tool', tool_call_id: 'a', content: '3' },
        { role: 'tool', tool_call_id: 'b', content: [{ type: 'text', text: 'no "number"' }] },
        { role: 'user', content: 'and?' },
      ],
    });
    expect(messages).toEqual([
      { role: 'system', content: expect.any(String) },
      { role: 'user', content: 'x' },
      {
        role: 'assistant',
        content: [
          '<tool_call>\n{"name":"add","arguments":{"a":1}}\n</tool_call>',
          '<tool_call>\n{"name":"add","arguments":{}}\n</tool_call>',
        ].join('\n'),
      },
      {
        role: 'user',
        content: '<tool_response>\n3\n</tool_response>\n<tool_response>\nno "number"\n</tool_response>\n',
      },
      { role: 'user', content: 'and?' },
    ]);
  });

  it('holds an answer that must call a tool to the dialect, where the server takes a grammar', async () => {
    const required = { tool_choice: { type: 'function', function: { name: 'add' } } };
    const { grammar } = await sent(required, { grammar: 'llama.cpp' });
    expect(grammar).toBe(exportCalls({ dialect: 'hermes', tools: ADD, toolChoice: { tool: 'add' } }, 'gbnf'));
    const { structured_outputs: held } = await sent(required, { grammar: 'vllm' });
    expect(JSON.parse(Object(held).structural_tag)).toMatchObject({ format: { at_least_one: true } });
    expect(await sent({}, { grammar: 'llama.cpp' })).not.toHaveProperty('grammar');
    expect(await sent(required, { grammar: 'llama.cpp', dialect: 'auto' })).not.toHaveProperty('grammar');
  });

  it('goes on where an earlier text cannot be written in the dialect', async () => {
    const said = 'I would write <tool_call>{"name": "add"}</tool_call>';
    const calls = [{ id: 'a', type: 'function', function: { name: 'add', arguments: '{"a":1}' } }];
    const { messages } = await sent({ messages: [{ role: 'assistant', content: said, tool_calls: calls }] });
    expect(Object(messages)[1].content).toBe(`${said}\n{"name":"add","arguments":{"a":1}}`);
  });

  it('writes calls in the dialect whose ids are those of another model', async () => {
    const calls = [{ id: 'call_1', type: 'function', function: { name: 'add', arguments: '{"a":1}' } }];
    const { messages } = await sent(
      { messages: [{ role: 'assistant', content: null, tool_calls: calls }] },
      { dialect: 'kimi-k2' },
    );
    expect(Object(messages)[1].content).toContain(
      'functions.add:0<|tool_call_argument_begin|>{"a":1}<|tool_call_end|>',
    );
  });

  it('takes a request of its own kind', async () => {
    let body = '';
    const send = openai({
      inject: true,
      fetch: async (input, init) => {
        body = await new Request(input, init).text();
        return Response.json(completionOf(CALL));
      },
    });
    const answer = await jsonOf(send(new Request(URL_OF_CHAT, request(ADD))));
    expect(body).toContain('You can call tools');
    expect(answer.choices[0].message.tool_calls).toHaveLength(1);
  });
});

describe('a thought that its own marker does not close', () => {
  const draft = `<think>Perhaps ${CALL} or not.</think>So.`;
  const forgotten = `<think>So be it. ${CALL}`;

  it.each([
    [undefined, 0, 1],
    ['end-at-calls', 0, 1],
    ['end-at-once', 1, 1],
    ['closed-only', 0, 0],
  ] as const)('%s', async (thoughts, inDraft, inForgotten) => {
    const options = thoughts === undefined ? {} : { thoughts };
    const callsOf = async (text: string): Promise<number | undefined> =>
      (await replyTo(eventsOf([...chunksOf([text]), '[DONE]']), options)).choices[0]?.calls.length;
    expect(await callsOf(draft)).toBe(inDraft);
    expect(await callsOf(forgotten)).toBe(inForgotten);
  });
});

describe('without a dialect', () => {
  const send = openai({ fetch: async () => Response.json(completionOf('ping: [ping()]')) });
  const ask = async (model: string) => {
    const { choices } = await jsonOf(send(URL_OF_CHAT, request({ ping: { parameters: {} } }, { model })));
    return choices[0];
  };

  it('reads as the model writes whose name is known', async () => {
    const { message, peglot } = await ask('meta-llama/Llama-4-Scout-17B-16E-Instruct');
    expect(message.tool_calls).toMatchObject([{ function: { name: 'ping' } }]);
    expect(peglot).toBeUndefined();
  });

  it('says that the name is not known', async () => {
    const { message, peglot } = await ask('our-model');
    expect(message.tool_calls).toBeUndefined();
    expect(peglot.findings).toMatchObject([
      { code: 'openai/unknown-model', severity: 'info' },
      // The call of a known tool in brackets, which no marker tells.
      { code: 'tools/other-dialect', severity: 'warning' },
    ]);
    expect(peglot.findings[0].message).toContain('"our-model"');
  });
});

it('refuses what is no dialect or no end of thoughts, at once', () => {
  // @ts-expect-error -- what callers without types pass
  expect(() => openai({ thoughts: 'at-once' })).toThrow(/thoughts is 'end-at-calls' or/);
  // @ts-expect-error -- what callers without types pass
  expect(() => openai({ dialect: 'hermess' })).toThrow(/no calls in the dialect hermess; did you mean/);
});
