import Anthropic from '@anthropic-ai/sdk';
import { Ollama } from 'ollama';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { messagesServer, type OtherUpstream, type Part, responsesServer } from '../extras/serve/other-upstreams.ts';
import { servedAt } from '../extras/serve/upstream.ts';

const NATIVE: readonly Part[] = [
  { thought: 'Both.', seal: 'SEALED' },
  { text: 'I add.' },
  { call: 'add', json: '{"a":1,"b":2}' },
];
const RAW: readonly Part[] = [
  {
    text: '<think>Both.</think>I add.<tool_call>\n{"name": "add", "arguments": {"a": 1, "b": 2}}\n</tool_call>',
  },
];
const SUM: readonly Part[] = [{ text: 'It is 3.' }];
const SERVERS = { messages: messagesServer, responses: responsesServer } as const;
const parameters = {
  type: 'object' as const,
  properties: { a: { type: 'number' as const }, b: { type: 'number' as const } },
};
const offered = { name: 'add', description: 'Adds', parameters };
const question = { role: 'user' as const, content: 'What is 1 + 2?' };

/** What a client has of an answer, and of the one to the result of its call. */
interface Walked {
  readonly thought: string;
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
  readonly sum: string;
}

/** Each asks twice, streams the first answer, and gives the result of the call. */
const CLIENTS: Readonly<Record<string, (base: URL) => Promise<Walked>>> = {
  'openai, chat completions': async (base) => {
    const client = new OpenAI({ baseURL: String(base), apiKey: 'k', maxRetries: 0 });
    const asked = { model: 'm', tools: [{ type: 'function' as const, function: offered }] };
    const stream = client.chat.completions.stream({ ...asked, messages: [question] });
    let thought = '';
    stream.on('chunk', ({ choices }) => {
      thought += Object(choices[0]?.delta).reasoning_content ?? '';
    });
    const [choice] = (await stream.finalChatCompletion()).choices;
    const message: OpenAI.ChatCompletionMessage | undefined = choice?.message;
    if (message === undefined) throw new Error('the answer has no choice');
    const results = (message.tool_calls ?? []).map(({ id }) => ({
      role: 'tool' as const,
      tool_call_id: id,
      content: '3',
    }));
    const second = await client.chat.completions.create({ ...asked, messages: [question, message, ...results] });
    return {
      thought,
      text: String(message.content),
      calls: (message.tool_calls ?? []).map((call) => ({
        name: Object(call).function.name,
        arguments: JSON.parse(Object(call).function.arguments),
      })),
      sum: String(second.choices[0]?.message.content),
    };
  },
  'openai, responses': async (base) => {
    const client = new OpenAI({ baseURL: String(base), apiKey: 'k', maxRetries: 0 });
    const asked = { model: 'm', tools: [{ type: 'function' as const, ...offered, strict: false }] };
    const first = await client.responses.stream({ ...asked, input: [question] }).finalResponse();
    const calls = first.output.filter((item) => item.type === 'function_call');
    const kept = first.output.filter((item) => item.type !== 'reasoning');
    const results = calls.map(({ call_id }) => ({ type: 'function_call_output' as const, call_id, output: '3' }));
    const input: OpenAI.Responses.ResponseInput = JSON.parse(JSON.stringify([question, ...kept, ...results]));
    const second = await client.responses.create({ ...asked, input });
    const thoughts = first.output.flatMap((item) => (item.type === 'reasoning' ? (item.content ?? []) : []));
    return {
      thought: thoughts.map(({ text }) => text).join(''),
      text: first.output_text,
      calls: calls.map(({ name, arguments: json }) => ({ name, arguments: JSON.parse(json) })),
      sum: second.output_text,
    };
  },
  '@anthropic-ai/sdk': async (base) => {
    const client = new Anthropic({ baseURL: base.origin, apiKey: 'k', maxRetries: 0 });
    const asked = {
      model: 'm',
      max_tokens: 100,
      tools: [{ name: 'add', description: 'Adds', input_schema: parameters }],
    };
    const first = await client.messages.stream({ ...asked, messages: [question] }).finalMessage();
    const calls = first.content.filter((block) => block.type === 'tool_use');
    const results = calls.map(({ id }) => ({ type: 'tool_result' as const, tool_use_id: id, content: '3' }));
    const second = await client.messages.create({
      ...asked,
      messages: [question, { role: 'assistant', content: first.content }, { role: 'user', content: results }],
    });
    const textOf = (message: Anthropic.Message): string =>
      message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    return {
      thought: first.content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join(''),
      text: textOf(first),
      calls: calls.map(({ name, input }) => ({ name, arguments: input })),
      sum: textOf(second),
    };
  },
  ollama: async (base) => {
    const client = new Ollama({ host: base.origin });
    const tools = [{ type: 'function', function: offered }];
    const said = { thought: '', text: '' };
    const calls: { function: { name: string; arguments: Record<string, unknown> } }[] = [];
    for await (const { message } of await client.chat({ model: 'm', messages: [question], tools, stream: true })) {
      said.thought += message.thinking ?? '';
      said.text += message.content;
      calls.push(...(message.tool_calls ?? []));
    }
    const messages = [
      question,
      { role: 'assistant', content: said.text, tool_calls: calls },
      { role: 'tool', tool_name: 'add', content: '3' },
    ];
    const second = await client.chat({ model: 'm', messages, tools, stream: false });
    const made = calls.map(({ function: { name, arguments: given } }) => ({ name, arguments: given }));
    return { ...said, calls: made, sum: second.message.content };
  },
};

const WALKED: Walked = {
  thought: 'Both.',
  text: 'I add.',
  calls: [{ name: 'add', arguments: { a: 1, b: 2 } }],
  sum: 'It is 3.',
};

describe.each(['messages', 'responses'] as const)('in front of a server of %s alone', (speaks) => {
  const walk = async (name: string, parts: readonly Part[]): Promise<[Walked | undefined, OtherUpstream]> => {
    const upstream = await SERVERS[speaks](parts, SUM);
    const { url } = await servedAt(upstream.url, { speaks });
    return [await CLIENTS[name]?.(url), upstream];
  };

  it.each(Object.keys(CLIENTS))('%s has the calls in the text, and takes their results', async (name) => {
    const [walked, { asked }] = await walk(name, RAW);
    expect(walked).toEqual(WALKED);
    expect(JSON.stringify(asked[1]?.body)).toMatch(/"(?:content|output)":"3"/);
  });

  it.each(Object.keys(CLIENTS))("%s has the server's own calls, and takes their results", async (name) => {
    const [walked] = await walk(name, NATIVE);
    expect(walked).toEqual(WALKED);
  });
});

it('these servers answer as the real ones do: their own clients read them without ours between', async () => {
  const { url: messages } = await messagesServer(NATIVE, SUM);
  expect(await CLIENTS['@anthropic-ai/sdk']?.(messages)).toEqual(WALKED);
  const { url: responses } = await responsesServer(NATIVE, SUM);
  expect(await CLIENTS['openai, responses']?.(responses)).toMatchObject({ calls: WALKED.calls, sum: WALKED.sum });
});
