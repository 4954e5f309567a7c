import type { IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sumOf } from '../../../src/extras/serve/retry/attempts.ts';
import { chunkOf, chunksOf, completionOf, eventsOf, isJson, jsonOf, readReply, request } from '../../openai/wire.ts';
import { textOf } from './started.ts';
import { type Pair, served } from './upstream.ts';

const ADD = { add: { parameters: { type: 'object', properties: { a: { type: 'number' } } } } };
const call = (name: string, a: unknown): string =>
  `<tool_call>{"name": "${name}", "arguments": {"a": ${a}}}</tool_call>`;
const BAD = call('ad', 1);

interface Asked {
  readonly messages: { role: string; content: string }[];
}

/** A server that gives these answers, one after the other, and what it was asked. */
async function answering(
  retry: number,
  answers: readonly (string | number)[],
): Promise<{ pair: Pair; asked: Asked[] }> {
  const asked: Asked[] = [];
  const pair = await served(
    async (incoming: IncomingMessage, response) => {
      const body = JSON.parse(await textOf(incoming));
      asked.push(body);
      const answer = answers[asked.length - 1] ?? 500;
      if (typeof answer === 'number') {
        response.writeHead(answer, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
      } else if (incoming.url === '/api/chat') {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        const line = { model: 'm', message: { role: 'assistant', content: answer }, done: false };
        const last = { model: 'm', message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' };
        response.end(`${JSON.stringify(line)}\n${JSON.stringify({ ...last, prompt_eval_count: 2, eval_count: 3 })}\n`);
      } else if (body.stream === true) {
        const usage = { prompt_tokens: 2, completion_tokens: 3, prompt_tokens_details: { cached_tokens: 1 } };
        const end = { ...chunkOf({}), choices: [], usage };
        const pieces = answer.match(/.{1,7}/gs) ?? [];
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(eventsOf([...chunksOf(pieces), end, '[DONE]']));
      } else {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completionOf(answer)));
      }
    },
    { retry },
  );
  return { pair, asked };
}

describe('a call that cannot be handed out', () => {
  it('is told to the model, in the same request', async () => {
    const { pair, asked } = await answering(2, [`So: ${BAD}`, `Sorry: ${call('add', 1)}`]);
    const reply = await readReply(await fetch(`${pair.url}/chat/completions`, request(ADD)));
    expect(reply.choices).toMatchObject([
      { content: 'So:', calls: [{ name: 'add', arguments: '{"a":1}' }], finishReason: 'tool_calls', findings: [] },
    ]);
    expect(reply.comments).toBe(1);
    expect(reply.isDone).toBe(true);
    expect(reply.usage).toEqual({
      prompt_tokens: 4,
      completion_tokens: 6,
      prompt_tokens_details: { cached_tokens: 2 },
    });
    expect(asked.map(({ messages }) => messages.length)).toEqual([1, 3]);
    const [, said, told] = asked[1]?.messages ?? [];
    expect(said).toEqual({ role: 'assistant', content: `So: ${BAD}` });
    expect(told?.role).toBe('user');
    expect(told?.content).toContain('"ad"');
  });

  it('takes nothing back: a call that was handed out is not made again', async () => {
    const { pair, asked } = await answering(1, [call('add', 1) + BAD, call('add', 1) + call('add', 2)]);
    const { choices } = await readReply(await fetch(`${pair.url}/chat/completions`, request(ADD)));
    expect(choices[0]?.calls.map((one) => one.arguments)).toEqual(['{"a":1}', '{"a":2}']);
    expect(new Set(choices[0]?.calls.map(({ id }) => id)).size).toBe(2);
    expect(asked[1]?.messages[2]?.content).toContain('do not write it again: add {"a":1}');
  });

  it('is told as without it when the model does no better, or cannot be asked', async () => {
    for (const [answers, times] of [
      [[BAD, BAD, BAD], 3],
      [[BAD, 500], 2],
    ] as const) {
      const { pair, asked } = await answering(2, answers);
      const { choices, isDone, error } = await readReply(await fetch(`${pair.url}/chat/completions`, request(ADD)));
      expect(asked).toHaveLength(times);
      expect(choices[0]?.calls).toHaveLength(1);
      expect(isJson(choices[0]?.calls[0]?.arguments ?? '{}')).toBe(false);
      expect([isDone, error, choices[0]?.findings.includes('tools/unknown-tool')]).toEqual([true, undefined, true]);
    }
  });

  it('gives the text of a model that calls nothing then', async () => {
    const { pair } = await answering(1, [BAD, 'There is no such tool.']);
    const { choices } = await readReply(await fetch(`${pair.url}/chat/completions`, request(ADD)));
    expect(choices).toMatchObject([{ content: 'There is no such tool.', calls: [], finishReason: 'stop' }]);
  });

  it('is told in answers that come whole', async () => {
    const { pair, asked } = await answering(1, [`So: ${BAD}`, call('add', 2)]);
    const body = await jsonOf(fetch(`${pair.url}/chat/completions`, request(ADD, { stream: false })));
    expect(body).toMatchObject({
      id: 'c1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: 'So:',
            tool_calls: [{ function: { name: 'add', arguments: '{"a":2}' } }],
          },
          peglot: { retried: [{ dialect: 'hermes', findings: [{ code: 'tools/unknown-tool' }] }] },
        },
      ],
      usage: { prompt_tokens: 2, completion_tokens: 2, total_tokens: 4 },
    });
    expect(asked).toHaveLength(2);
  });

  it('stays text in a whole answer when the model does no better', async () => {
    const { pair } = await answering(1, [`So: ${BAD}`, BAD]);
    const { choices } = await jsonOf(fetch(`${pair.url}/chat/completions`, request(ADD, { stream: false })));
    expect(choices[0].message.content).toContain('{"name": "ad", "arguments": {"a": 1}}');
    expect(choices[0].message.tool_calls).toBeUndefined();
  });
});

it('is told to the model, too, where it is in what the server tells as thoughts', async () => {
  const asked: Asked[] = [];
  const { url } = await served(
    async (incoming, response) => {
      asked.push(JSON.parse(await textOf(incoming)));
      const thought = { reasoning_content: asked.length === 1 ? BAD : call('add', 2) };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(eventsOf([chunkOf(thought), chunkOf({}, {}, 'stop'), '[DONE]']));
    },
    { retry: 1, readThoughts: true },
  );
  const { choices } = await readReply(await fetch(`${url}/chat/completions`, request(ADD)));
  expect(choices[0]?.calls).toMatchObject([{ name: 'add', arguments: '{"a":2}' }]);
  expect(asked[1]?.messages[1]).toEqual({ role: 'assistant', content: BAD });
});

it('keeps the client alive while the model thinks again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;
  const { url } = await served(
    async (incoming, response) => {
      await textOf(incoming);
      count++;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (count === 1) response.end(eventsOf([...chunksOf([BAD]), '[DONE]']));
      else {
        await vi.advanceTimersByTimeAsync(25_000);
        response.end(eventsOf([...chunksOf([call('add', 2)]), '[DONE]']));
      }
    },
    { retry: 1 },
  );
  const reply = await readReply(await fetch(`${url}/chat/completions`, request(ADD)));
  expect(reply.comments).toBe(3);
  expect(reply.choices[0]?.calls).toMatchObject([{ name: 'add', arguments: '{"a":2}' }]);
});

describe('a model is asked again by clients of other APIs', () => {
  const tools = [{ name: 'add', input_schema: ADD.add.parameters }];
  const question = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }], tools };

  it.each([true, false])("Anthropic's, streamed: %s", async (stream) => {
    const { pair, asked } = await answering(1, [BAD, call('add', 2)]);
    const init = { method: 'POST', body: JSON.stringify({ ...question, stream }) };
    const text = await (await fetch(`${pair.url}/messages`, init)).text();
    expect(text).toContain('"name":"add"');
    expect(text).toMatch(/"stop_reason":"tool_use"/);
    expect(text).not.toContain('"ad"');
    expect(asked).toHaveLength(2);
  });

  it('Ollama’s, of an upstream that speaks it', async () => {
    const { pair, asked } = await answering(1, [BAD, call('add', 2)]);
    const offered = [{ type: 'function', function: { name: 'add', ...ADD.add } }];
    const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }], tools: offered });
    const text = await (await fetch(new URL('/api/chat', pair.url), { method: 'POST', body })).text();
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.flatMap(({ message }) => message.tool_calls ?? [])).toMatchObject([
      { function: { name: 'add', arguments: { a: 2 } } },
    ]);
    expect(lines.at(-1)).toMatchObject({ done: true, done_reason: 'stop', prompt_eval_count: 4, eval_count: 6 });
    expect(asked[1]?.messages).toHaveLength(3);
  });
});

it.each(['Hello.', `So: ${call('add', 1)}`, `<think>Hm.</think>${call('add', 1)}${call('add', 1)}`])(
  'an answer without such a call is as without it: %s',
  async (answer) => {
    const read = async (retry: number, stream: boolean): Promise<unknown> => {
      const { pair, asked } = await answering(retry, [answer]);
      const response = await fetch(`${pair.url}/chat/completions`, request(ADD, { stream }));
      const given = stream ? await readReply(response) : await response.json();
      expect(asked).toHaveLength(1);
      return JSON.parse(JSON.stringify(given), (key, value) => (key === 'id' ? 'id' : value));
    };
    for (const stream of [true, false]) expect(await read(3, stream)).toEqual(await read(0, stream));
  },
);

it('adds up what two answers took', () => {
  expect(sumOf({ a: 1, b: { c: 2 }, d: 'x' }, { a: 2, b: { c: 3, e: 1 }, f: 1 })).toEqual({
    a: 3,
    b: { c: 5, e: 1 },
    d: 'x',
    f: 1,
  });
  expect(sumOf(undefined, { a: 1 })).toEqual({ a: 1 });
});
